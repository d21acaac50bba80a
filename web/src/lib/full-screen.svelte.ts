/** Full screen, where the browser has it. */

class FullScreen {
  isOn = $state(false);

  constructor() {
    if (typeof document === "undefined") return;
    document.addEventListener("fullscreenchange", () => (this.isOn = document.fullscreenElement !== null));
  }

  get isThere(): boolean {
    return document.fullscreenEnabled === true;
  }

  /** Switch it on or off; a browser that refuses leaves everything as it is. */
  toggle(): void {
    const done = this.isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => undefined);
  }
}

export const fullScreen = new FullScreen();

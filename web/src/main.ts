import { mount } from "svelte";
import App from "./App.svelte";
import { startSpeaking } from "./words";

// Without any words the pictures still play.
await startSpeaking().catch(() => undefined);
mount(App, { target: document.body });

/** Whether other devices can open an address. */

/** Does an address lead to the machine on which it is opened? */
export function isLoopback(url: string): boolean {
  const host = new URL(url, location.origin).hostname.toLowerCase();
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host.startsWith("127.");
}

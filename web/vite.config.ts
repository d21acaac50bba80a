import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/hairpin/server/page",
    emptyOutDir: true,
    // The server's Content-Security-Policy allows files of its own and nothing inline, not even data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // The words lie in the Python package.
  server: { fs: { allow: [".."] } },
});

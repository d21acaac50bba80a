import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv, type Plugin } from "vite";

/** Where `make dev` runs the table's server. */
const { HAIRPIN_SERVER: target } = loadEnv("development", ".", "HAIRPIN_");

/** Tells the page what its words are now; without it, every new wording would load the page anew. */
const words: Plugin = {
  name: "hairpin-words",
  apply: "serve",
  async hotUpdate({ type, file, read }) {
    const language = /\/words\/([^/]+)\.ftl$/.exec(file)?.[1];
    if (this.environment.name !== "client" || type !== "update" || language === undefined) return;
    this.environment.hot.send("hairpin:words", { language, text: await read() });
    return [];
  },
};

export default defineConfig({
  plugins: [svelte(), words],
  build: {
    outDir: "../src/hairpin/server/page",
    emptyOutDir: true,
    // The server's Content-Security-Policy allows files of its own and nothing inline, not even data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    // The words lie in the Python package.
    fs: { allow: [".."] },
    // No other page may read from here, as none may from the table's server.
    cors: false,
    // Host and Origin go through as they came: the table's server checks them itself.
    ...(target ? { proxy: { "^/(api|ws|schema)/": { target, ws: true, changeOrigin: false } } } : {}),
  },
});

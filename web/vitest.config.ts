import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "jsdom",
      pool: "vmThreads", // each file has a world of its own, without jsdom being loaded anew for it
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/test-setup.ts"],
      restoreMocks: true,
      testTimeout: 60_000,
    },
  }),
);

import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Sets and maps here are derived and never changed; what changes is replaced.
      "svelte/prefer-svelte-reactivity": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: "The Content-Security-Policy refuses style attributes: use a class or `style:property`.",
        },
      ],
    },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "no-eval": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
    },
  },
  {
    // The check of import directions does not see types that a component imports.
    files: ["src/**/*.ts", "src/**/*.svelte"],
    ignores: ["src/games/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "(^|/)games/(?!(index|kit)$)",
              message: "Shared code reaches a game through games/index.ts, and its types through games/kit.ts.",
            },
          ],
        },
      ],
    },
  },
);

/** The pictures of the rules. */

export { default as Defs } from "./Defs.svelte";
export { default as Pictures } from "./Pictures.svelte";

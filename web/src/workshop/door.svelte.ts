/** The way into the workshop; a packed board may come along. */

import { Door } from "../lib/door.svelte";

export const door = new Door("workshop");

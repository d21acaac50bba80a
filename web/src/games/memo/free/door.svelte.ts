/** The way into free play; a packed circuit may come along. */

import { Door } from "../../../lib/door.svelte";

export const door = new Door("free");

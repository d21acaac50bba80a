/** The address of free play; a packed circuit may be its payload. */

import { HashRoute } from "../../../lib/hash-route.svelte";

export const room = new HashRoute("free");

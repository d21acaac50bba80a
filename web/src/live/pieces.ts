/** What bar, coach and head starts consist of, in one part of the page. */

export { default as Bar } from "./Bar.svelte";
export { default as BarSwitch } from "./BarSwitch.svelte";
export { default as CoachSwitch } from "./CoachSwitch.svelte";
export { default as FairStartButton } from "./FairStartButton.svelte";
export { default as HeadStart } from "./HeadStart.svelte";
export { default as HeadStarts } from "./HeadStarts.svelte";
export { default as LiveNews } from "./LiveNews.svelte";
export { default as OwlBadge } from "./OwlBadge.svelte";

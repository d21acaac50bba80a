import { mount } from "svelte";
import App from "./App.svelte";
import { startSpeaking } from "./words";

await startSpeaking();
mount(App, { target: document.body });

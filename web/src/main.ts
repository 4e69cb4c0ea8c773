import { mount } from "svelte";
import "./shell/theme.css";
import App from "./App.svelte";
import { watchRoom } from "./shell/room.svelte";
import { settings } from "./shell/settings.svelte";
import { LANGUAGES, languageFor, speak } from "./words/language.svelte";

watchRoom();
const chosen = LANGUAGES.find((each) => each === settings.language);
// Not awaited at the top: then the parts that are fetched later could not share this file's.
void speak(chosen ?? languageFor(navigator.languages)).then(() =>
  mount(App, { target: document.getElementById("page")! }));

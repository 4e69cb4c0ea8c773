import { mount } from "svelte";
import "./shell/theme.css";
import App from "./App.svelte";
import { settings } from "./shell/settings.svelte";
import { LANGUAGES, languageFor, speak } from "./words/language.svelte";

const chosen = LANGUAGES.find((each) => each === settings.language);
await speak(chosen ?? languageFor(navigator.languages));
mount(App, { target: document.getElementById("page")! });

import { mount } from "svelte";
import "./shell/theme.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("page")! });

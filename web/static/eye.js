// What the eye sees: the picture, what is known of it and what was read there, asked for once a second.

import { $, clear, el, read } from "./dom.js";
import { eyePicture } from "./eye_picture.js";

const ui = read("ui");
const language = document.documentElement.lang;
const ASK_MS = 1500;
const picture = eyePicture($("#eye"), ui);

function draw(state) {
  picture.draw({ ...state.overlay, zones: state.overlay.zones_known ? state.overlay.zones : {}, readings: state.readings });
  $("#camera").textContent = state.camera;
  $("#state").textContent = state.state;
  clear($("#says"), state.says.map((text) => el("div", { class: `banner ${state.paused ? "bad" : "warn"}` }, el("span", { class: "sign", "aria-hidden": "true" }, "!"), el("p", {}, text))));
  $("#none").hidden = state.readings.length > 0;
  clear($("#readings"), state.readings.map((one) => el("li", { class: one.sure ? "" : "unsure" }, one.text, one.sure ? "" : " ?")));
}

async function ask() {
  if (document.visibilityState === "visible") {
    const answer = await fetch(`/calibration/eye.json?lang=${language}`, { cache: "no-store" }).catch(() => null);
    if (answer?.ok) draw(await answer.json());
  }
  setTimeout(ask, ASK_MS);
}
draw(read("state"));
setTimeout(ask, ASK_MS);

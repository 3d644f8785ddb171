// A phone or tablet as the four pads: a touch is sent the moment it lands.

import { post } from "./command.js";
import { $, clear, el, read } from "./dom.js";
import { live, showState, stayAwake } from "./live.js";
import { sound } from "./sound.js";

const ui = read("ui");
const model = read("model");
const language = document.documentElement.lang;
const ear = sound(language);
const seen = showState(ui, language);

function pad(seat, kind) {
  const button = el("button", { type: "button", class: kind, "data-pad": `${seat}.${kind}`, "aria-label": `${seat} ${ui[kind]}` }, ui[kind]);
  const hit = () => {
    post("/pads/touch", { seat, pad: kind }).catch(() => {});
    button.classList.add("hit");
    setTimeout(() => button.classList.remove("hit"), 200);
    navigator.vibrate?.(30);
  };
  button.addEventListener("pointerdown", (event) => { event.preventDefault(); hit(); });
  button.addEventListener("keydown", (event) => { if ([" ", "Enter"].includes(event.key) && !event.repeat) hit(); });
  return button;
}

function draw(next) {
  const racing = next.wants.find((want) => want.sense === "race");
  document.body.classList.toggle("is-go", next.go);
  $("#call").textContent = next.go ? ui.go : racing ? ui.touch : next.prompts[0]?.text || ui.not_now;
  for (const button of document.querySelectorAll("[data-pad]")) button.classList.toggle("off", !racing?.zones.includes(button.dataset.pad));
}

function show(next) {
  draw(next);
  ear.take(next);
}

for (const seat of ["N", "S"]) clear($(`.edge[data-seat="${seat}"]`), [pad(seat, "main"), pad(seat, "magic")]);
show(model);
live({ model, language, referee: true, build: document.body.dataset.build, onModel: show, onState: (state) => {
  seen(state);
  if (state === "live") ear.awoke();
  else ear.slept();
} });
stayAwake();
document.addEventListener("contextmenu", (event) => event.preventDefault());

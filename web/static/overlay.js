// The overlay of a stream: it shows and follows, and nothing on it can be clicked.

import { $, clear, el, num, read, who } from "./dom.js";
import { live } from "./live.js";

const ui = read("ui");
const language = document.documentElement.lang;
const { size, build } = document.body.dataset;
// The pages' policy forbids styles in tags, so the script sets the size.
document.documentElement.style.setProperty("--size", Number(size) / 100);

/** The sentence of now: the end, what is in doubt, what just happened, else what is wanted. */
function call(model) {
  const told = model.outcome || model.doubt || model.news.at(-1) || model.prompts[0];
  return told ? el("p", { class: "call" }, told.text) : null;
}

function side(model, one) {
  const streak = one.marks.streak ?? 0;
  return el("section", { class: `o-side ${one.seat || ""}${one.won ? " won" : ""}` }, who(one),
    streak ? el("span", { class: "o-streak", role: "img", "aria-label": `${ui.streak}: ${num(streak, model.digits)}` }, "◆".repeat(streak)) : null,
    el("b", {}, num(one.points, model.digits)));
}

function draw(model) {
  const board = $("#overlay");
  if (!model.match) {
    clear(board);
    return;
  }
  clear(board, [el("div", { class: "o-sides" }, model.sides.map((one) => side(model, one))),
    document.body.classList.contains("all") ? call(model) : null, el("p", { class: "o-stale" }, ui.stale)]);
}

const model = read("model");
draw(model);
live({
  model, language, build, onModel: draw,
  onState: (state) => document.documentElement.classList.toggle("is-stale", state === "stale"),
});

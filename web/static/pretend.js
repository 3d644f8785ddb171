// The pretend table's page: pads, packs, the board, the camera's picture, and the referee's console beside them.

import { referee } from "./console.js";
import { post } from "./command.js";
import { $, clear, el, num, read, who } from "./dom.js";
import { form } from "./form.js";
import { live, showState } from "./live.js";
import { decks, take, thrown } from "./packs.js";
import { boarding, boardTools } from "./pretend_board.js";
import { rules } from "./rule.js";

const ui = read("ui");
const language = document.documentElement.lang;
const KEYS = { KeyA: ["S", "main"], KeyS: ["S", "magic"], KeyK: ["N", "main"], KeyL: ["N", "magic"] };
const PICTURE_MS = 1000;
let model = read("model");
let stream = null;
let hand = false;
const sending = {};

const draw = referee(ui, language, () => stream);

function pad(seat, kind) {
  const button = el("button", { type: "button", class: `pad pad-${kind}`, "data-pad": `${seat}.${kind}`, "aria-label": `${seat} ${ui[kind]}` },
    ui[kind], el("small", {}, ""));
  button.addEventListener("pointerdown", (event) => { event.preventDefault(); press(seat, kind, true); });
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) button.addEventListener(name, () => press(seat, kind, false));
  button.addEventListener("keydown", (event) => { if ([" ", "Enter"].includes(event.key) && !event.repeat) press(seat, kind, true); });
  button.addEventListener("keyup", (event) => { if ([" ", "Enter"].includes(event.key)) press(seat, kind, false); });
  return button;
}

function press(seat, kind, down) {
  const button = $(`[data-pad="${seat}.${kind}"]`);
  if (button.classList.contains("down") === down) return;
  button.classList.toggle("down", down);
  // One after the other: a lift that overtakes its press would leave the pad down.
  const before = sending[button.dataset.pad] || Promise.resolve();
  sending[button.dataset.pad] = before.then(() => post("/pretend/press", { seat, pad: kind, down })).catch(() => {});
}

function lay(cards, empty = true) {
  return post("/pretend/lay", { clear: empty, cards }).then(() => picture(), () => {});
}

/** The top cards of the decks that the table asks for, from this tab's packs. */
function turn() {
  const held = decks(model);
  const cards = ["S", "N"].filter((seat) => model.view.shown[seat] === "??")
    .flatMap((seat) => take(held, model.view.drawn_from[seat], seat, 1).map((one) => [seat, one]));
  lay(cards);
}

/** Each row holds what the other one's throws brought into the hat. */
function hats() {
  const held = decks(model);
  lay(["S", "N"].flatMap((seat) => {
    const thrower = seat === "S" ? "N" : "S";
    return thrown(held, model.view.drawn_from[thrower], thrower, model.view.throws[thrower]).map((one) => [`hat-${seat}`, one]);
  }));
}

function layOne() {
  const zones = ["S", "N", "hat-S", "hat-N"];
  form({
    text: ui.lay, action: { zone: zones[0], card: null },
    ask: [{ name: "card", kind: "card", label: ui.card, options: [] },
      { name: "zone", kind: "select", label: ui.place, options: zones.map((value) => ({ value, text: ui[`zone_${value.replace("-", "_")}`] })) }],
  }, { ...model, sides: [] }, ui, (laid) => lay([[laid.zone, laid.card]], false));
}

function drawMat() {
  const view = model.view;
  const racing = model.wants.find((want) => want.sense === "race");
  for (const button of document.querySelectorAll(".pad")) {
    const [seat, kind] = button.dataset.pad.split(".");
    button.classList.toggle("off", !racing?.zones.includes(button.dataset.pad));
    $("small", button).textContent = view.decks ? num(view.decks[seat][kind], model.digits) : "";
  }
  for (const side of model.sides) {
    const place = $(`.pads[data-seat="${side.seat}"] .who`);
    if (place) place.replaceWith(who(side));
  }
  const go = $("#go");
  go.hidden = !model.go;
  go.textContent = ui.go;
  const cards = model.wants.find((want) => want.sense === "cards");
  const rows = cards?.zones.some((zone) => zone.startsWith("hat"));
  const act = (label, onclick, main = false) => el("button", { type: "button", class: main ? "main" : "small", onclick }, label);
  const board = boarding(model);
  $("#mat").classList.toggle("boarding", board);
  $("#board").hidden = !board;
  act.hand = [act(hand ? ui.hand_out : ui.hand_in, () => { hand = !hand; post("/pretend/hand", { over: hand }).then(picture, () => {}); drawMat(); })];
  if (board) return clear($("#deal"), boardTools(model, ui, act, (changed) => { if (changed) picture(); else drawMat(); }));
  return clear($("#deal"), [
    cards && !rows ? act(ui.turn, turn, true) : null, rows ? act(ui.throw, hats, true) : null,
    act(ui.lay, layOne), act(ui.clear, () => lay([])), ...act.hand,
  ]);
}

function picture() {
  const image = $("#picture");
  const next = new Image();
  next.onload = () => { image.src = next.src; };
  next.src = `/pretend/picture.jpg?${Date.now()}`;
}

function show(next) {
  model = next;
  draw(next);
  drawMat();
}

for (const seat of ["N", "S"]) clear($(`.pads[data-seat="${seat}"]`), [el("div", { class: "who" }), pad(seat, "main"), pad(seat, "magic")]);
for (const [name, down] of [["keydown", true], ["keyup", false]]) {
  addEventListener(name, (event) => {
    const found = KEYS[event.code];
    if (!found || event.repeat || event.ctrlKey || event.metaKey || event.target.closest("input, select, dialog")) return;
    press(...found, down);
  });
}
stream = live({ model, language, referee: true, build: document.body.dataset.build, onModel: show, onState: showState(ui, language) });
show(model);
rules(ui, language);
setInterval(() => document.visibilityState === "visible" && picture(), PICTURE_MS);
picture();

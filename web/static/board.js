// Puts a page model on the scoreboard: sides, what is wanted, news, banners. The game's own picture is in views/.

import { card } from "./card.js";
import { $, clear, el, num, said, who } from "./dom.js";
import * as field from "./views/board.js";
import * as luck from "./views/luck.js";
import * as magicians from "./views/magicians.js";
import * as plain from "./views/plain.js";
import * as rummy from "./views/rummy.js";

const VIEWS = { magicians, board: field, luck, rummy, capit: rummy };
/** How the game on the table is drawn. */
export const view = (model) => VIEWS[model.game] || plain;

let before = null;
const FLASH_MS = 1400;

/** What a call would say is also seen: the page lights up once when points change, and at the end. */
function flashes(was, model) {
  if (!was || was.match !== model.match || !model.match) return false;
  const points = (one) => one.sides.map((side) => `${side.player}:${side.points}`).join();
  return points(was) !== points(model) || (model.outcome && !was.outcome);
}

function flash() {
  const page = document.documentElement;
  page.classList.remove("flash");
  void page.offsetWidth; // begins anew although it may still run
  page.classList.add("flash");
  clearTimeout(flash.timer);
  flash.timer = setTimeout(() => page.classList.remove("flash"), FLASH_MS);
}

/** Draws the whole board; what changed since the last time moves a little. */
export function draw(model, ui, root = $(".board")) {
  const parts = model.match ? board(model, ui) : [nothing(model, ui)];
  clear(root, parts);
  title(model, ui);
  if (flashes(before, model)) flash();
  before = model;
}

function board(model, ui) {
  return [
    el("section", { class: "sides" }, model.sides.map((side) => oneSide(model, side, ui))),
    model.go ? el("p", { class: "go" }, ui.go) : null,
    model.outcome ? null : wanted(model),
    el("div", { class: "middle" }, banners(model, ui), model.outcome ? outcome(model, ui) : null,
      ...view(model).middle(model, ui), news(model), queue(model, ui)),
  ].filter(Boolean);
}

function oneSide(model, side, ui) {
  const was = before?.match === model.match && before.sides.find((old) => old.player === side.player);
  const up = was && side.points > was.points ? " up" : "";
  const points = num(side.points, model.digits);
  return el("article", { class: `side ${side.seat || ""}${side.wanted ? " wanted" : ""}${side.won ? " won" : ""}${up}` },
    who(side),
    el("div", { class: `points${up}${points.length > 1 ? " two" : ""}`, role: "img", "aria-label": `${points} ${ui.points}` }, points),
    ...view(model).side(model, side, ui));
}

function wanted(model) {
  const [lead, ...also] = model.prompts.filter((one) => !view(model).quiet?.(one));
  if (!lead) return null;
  return el("section", { class: "wanted-now" }, said("p", lead, { class: "lead" }),
    also.map((sentence) => said("p", sentence, { class: "also" })));
}

function news(model) {
  const told = model.news.filter((one) => one.key !== model.outcome?.key);
  if (!told.length) return null;
  return el("ul", { class: "news" }, told.map((one) => said("li", one, { class: one.seat || "" })));
}

export function banner(kind, sign, ...content) {
  return el("div", { class: `banner ${kind}` }, el("span", { class: "sign", "aria-hidden": "true" }, sign), ...content);
}

export function banners(model, ui) {
  const shown = model.notices.map((one) => banner("warn", "!", said("p", one)));
  if (model.doubt) shown.push(banner("warn", "?", el("p", {}, el("strong", {}, ui.doubt)), said("p", model.doubt)));
  if (model.dispute) shown.push(banner("bad", "≠", el("p", {}, el("strong", {}, ui.dispute)), said("p", model.dispute)));
  if (model.refusal) shown.push(banner("bad", "×", said("p", model.refusal)));
  return el("div", { class: "banners" }, shown);
}

function outcome(model, ui) {
  const names = model.outcome.winners;
  return el("section", { class: "outcome" }, el("p", { class: "soft" }, names.length ? ui.winner : ui.nobody),
    el("p", { class: "who-won" }, names.flatMap((name, n) => [n ? " · " : "", el("bdi", {}, name)])), said("p", model.outcome));
}

function queue(model, ui) {
  if (!model.queue.length) return null;
  return el("p", { class: "queue" }, `${ui.next_up} `, model.queue.flatMap((side, n) => [n ? " · " : "", el("bdi", {}, side.name)]));
}

function nothing(model, ui) {
  return el("section", { class: "empty-table" },
    el("div", { class: "fan", "aria-hidden": "true" }, ["As", "##", "Kh"].map((one) => card(one, ""))), el("p", {}, ui.no_match));
}

function title(model, ui) {
  const [one, two] = model.sides;
  document.title = one && two && model.match ? `${one.points}:${two.points} ${one.name} – ${two.name}` : ui.no_match;
  const place = $(".bar .title");
  if (place && model.title) {
    clear(place, [`${model.title} `, el("span", {}, model.extra.round || "")]);
  }
}

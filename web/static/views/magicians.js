// The duel: points up to 13, rounds in a row, decks, the two cards face to face, and the hats' rows with their hands.

import { card } from "../card.js";
import { el, num } from "../dom.js";

const STREAK = 3;

/** What the picture shows anyway need not be read in a sentence. */
export const quiet = (sentence) => sentence.key === "m.deck.status";

/** The decks' counts beside a name on the referee's console: main, magic. */
export function tally(model, one) {
  const decks = model.view.decks?.[one.seat];
  return decks && decks.main + decks.magic ? el("small", {}, `${num(decks.main, model.digits)} · ${num(decks.magic, model.digits)}`) : null;
}

export function side(model, one, ui) {
  const { view, extra } = model;
  const decks = view.decks?.[one.seat];
  const dealt = Object.values(view.decks || {}).some((both) => both.main + both.magic > 0);
  const streak = one.marks.streak ?? 0;
  return [
    el("div", { class: "ladder", "aria-hidden": "true" }, Array.from({ length: extra.target }, (_, n) => el("i", { class: n < one.points ? "done" : "" }))),
    el("div", { class: "rounds", role: "img", "aria-label": `${ui.streak}: ${num(streak, model.digits)} / ${num(STREAK, model.digits)}` },
      Array.from({ length: STREAK }, (_, n) => el("b", { class: n < streak ? "done" : "" })), el("span", { "aria-hidden": "true" }, ui.streak)),
    decks && dealt ? el("div", { class: "decks" }, ["main", "magic"].map((kind) => deck(model, kind, decks[kind], ui))) : null,
  ];
}

function deck(model, kind, count, ui) {
  const called = model.view.called === kind ? " called" : "";
  return el("span", { class: `deck ${kind}${count ? "" : " empty"}${called}` }, `${ui[kind]} `, el("strong", {}, num(count, model.digits)));
}

export function middle(model, ui) {
  const { view } = model;
  const open = Object.values(view.hats || {}).some((row) => row !== null);
  const faces = Object.values(view.shown || {}).some(Boolean);
  return [faces ? cardsFace(model, ui, open) : null, open ? hats(model, ui) : null];
}

/** Both cards with the race between them. The lower card steps back; the higher one also carries a tick. */
function cardsFace(model, ui, small) {
  const { view, extra } = model;
  const point = model.news.find((one) => one.key === "m.compare.point");
  const lower = (seat) => {
    const other = seat === "S" ? "N" : "S";
    return point && point.seat === (view.counts_for?.[other] || other);
  };
  const face = (seat) => {
    const notation = view.shown[seat];
    const name = notation ? model.cards[notation] || notation : "";
    return el("figure", { class: `face${lower(seat) ? " lower" : ""}`, "data-seat": seat },
      notation === "??" ? el("div", { class: "awaited", role: "img", "aria-label": ui.waiting }, card("##", "")) : notation ? card(notation, name) : null);
  };
  const race = view.faster ? [
    el("span", { class: `arrow ${view.faster}`, "aria-hidden": "true" }, view.faster === "S" ? "◀" : "▶"),
    el("strong", {}, extra.called || ""), extra.margin ? el("span", {}, extra.margin) : null] : [];
  return el("section", { class: `faces${small ? " small" : ""}` }, face("S"), el("div", { class: "between" }, race), face("N"));
}

function hats(model, ui) {
  const { view, extra } = model;
  return el("section", { class: "hats" }, model.sides.map((side) => {
    const row = view.hats[side.seat];
    if (row === null || row === undefined) return null;
    return el("article", { class: "hat" },
      el("div", { class: "hand" }, el("i", { class: `mark ${side.seat}`, "aria-hidden": "true" }), el("bdi", {}, side.name), el("span", { class: "what" }, extra.hands?.[side.seat] || "")),
      row.length ? el("div", { class: "fan" }, row.map((one) => card(one, model.cards[one] || one))) : el("p", { class: "soft" }, ui.hat));
  }).filter(Boolean));
}

// Push your luck: the two columns with their sums, what is left over, and what lies in front of everybody by suit.

import { card, suit } from "../card.js";
import { el, num } from "../dom.js";
import { kept } from "./draw.js";

const SUITS = ["s", "h", "d", "c"];
const RANKS = [..."23456789T"];

export function tally(model, one) {
  const { open = 0, banked = 0 } = one.marks;
  return el("small", {}, `${num(open, model.digits)} + ${num(banked, model.digits)} ✓`);
}

export function side(model, one) {
  const { view, extra, digits } = model;
  const piles = view.safe[one.player] || {};
  const worth = (what, points) => el("span", { class: `l-worth ${what}` }, `${extra.words[what]} `, el("strong", {}, num(points, digits)));
  return [
    el("div", { class: "l-split" }, worth("open", one.marks.open), worth("banked", one.marks.banked)),
    el("ul", { class: "l-piles" }, SUITS.filter((letter) => piles[letter]).map((letter) => pile(model, letter, piles[letter]))),
  ];
}

/** One suit: the open pile at risk, and what is safe, face down. */
function pile({ extra, digits }, letter, { open, banked }) {
  const sum = open.reduce((all, one) => all + (one[0] === "T" ? 10 : Number(one[0])), 0);
  const told = [open.length ? `${extra.words.open} ${num(sum, digits)}` : "", banked ? `${extra.words.banked} ${num(banked, digits)}` : ""].filter(Boolean).join(", ");
  return el("li", { "aria-label": `${extra.suits[letter]}: ${told}` }, suit(letter),
    el("span", { "aria-hidden": "true" }, open.length ? el("span", { class: "l-open" }, num(sum, digits)) : null,
      banked ? el("span", { class: "l-safe" }, num(banked, digits)) : null));
}

export function middle(model) {
  const { view, extra, digits } = model;
  const words = extra.words;
  const joined = (column) => Boolean(view.leftover) && view.leftover.every((one, n) => one === column[n]);
  const apart = view.leftover && !view.columns.some(joined);
  return [
    el("section", { class: "l-columns" }, view.columns.map((column, n) => lane(model, words[`column_${n + 1}`], column, view.sums[n], joined(column)))),
    view.held || view.joker ? el("div", { class: "l-held" }, named(model, view.held || view.joker), el("span", {}, words.turned)) : null,
    apart ? el("section", { class: "l-leftover" }, lane(model, words.leftover, view.leftover, view.leftover_sum)) : null,
    pileState(model),
    odds(model),
    collected(model, digits),
  ];
}

const named = (model, notation) => card(notation, model.cards[notation] || notation);

/** A column with its sum; one that grew out of what was left over says so. */
function lane(model, label, column, sum, joined = false) {
  return el("article", { class: "l-lane" },
    el("h2", {}, el("span", {}, label, joined ? el("small", {}, `${model.extra.words.leftover} ${num(model.view.leftover_sum, model.digits)}`) : null), el("strong", {}, num(sum ?? 0, model.digits))),
    column.length ? el("div", { class: "l-cards" }, column.map((one) => el("span", {}, named(model, one)))) : el("p", { class: "soft" }, model.extra.words.empty_column));
}

function pileState({ view, extra, digits, cards }) {
  return el("section", { class: "l-pile" },
    el("span", { class: "l-deck" }, card("##", ""), el("span", {}, `${extra.words.pile} `, el("strong", {}, num(view.pile, digits)), el("small", {}, view.last_turn ? extra.words.last_turn : extra.pass))),
    el("span", { class: "l-deck" }, view.discard_top ? card(view.discard_top, cards[view.discard_top] || view.discard_top) : el("i", { class: "l-none" }),
      el("span", {}, `${extra.words.discard} `, el("strong", {}, num(view.discard, digits)))));
}

/** How likely a bust is, where the house shows it: as a bar, in words, and what is still to come. */
function odds({ view, extra, digits }) {
  const chance = view.odds;
  if (!chance) return null;
  const parts = [["kings", chance.kings], ["jokers", chance.jokers], ["misfits", chance.misfits]];
  return el("section", { class: "l-odds" },
    el("p", {}, el("strong", {}, extra.bust)),
    el("div", { class: "l-bar", "aria-hidden": "true" }, [...parts, ["safe", chance.cards - chance.busts]].map(([kind, count]) => share(kind, count))),
    el("p", { class: "soft" }, parts.map(([kind, count]) => `${extra.words[kind]} ${num(count, digits)}`).join(" · ")),
    kept("luck still", { class: "l-still" }, el("summary", {}, extra.words.still), still(chance.still, digits, extra)));
}

/** The pages' policy forbids styles in tags, so the script sets the width. */
function share(kind, count) {
  const made = el("i", { class: kind });
  made.style.flexGrow = count;
  return made;
}

function still(left, digits, extra) {
  return el("table", { dir: "ltr" },
    el("thead", {}, el("tr", {}, el("td"), RANKS.map((rank) => el("th", { scope: "col" }, num(rank === "T" ? "10" : rank, digits))), el("th", { scope: "col" }, "K"))),
    el("tbody", {}, SUITS.map((letter) => el("tr", {}, el("th", { scope: "row", "aria-label": extra.suits[letter] }, suit(letter)),
      [...RANKS, "K"].map((rank) => el("td", { class: left[rank + letter] ? "" : "gone" }, num(left[rank + letter] || 0, digits)))))));
}

/** Every open card in front of everybody, for the phones; on the big screen the sums by suit are enough. */
function collected(model, digits) {
  const rows = model.sides.filter((one) => Object.values(model.view.safe[one.player] || {}).some(({ open }) => open.length));
  if (!rows.length) return null;
  return kept("luck collected", { class: "sheet l-collected" }, el("summary", {}, model.extra.words.collected),
    rows.map((one) => el("section", {}, el("h3", {}, el("bdi", {}, one.name)),
      SUITS.filter((letter) => model.view.safe[one.player][letter]?.open.length).map((letter) => el("div", { class: "l-cards" },
        model.view.safe[one.player][letter].open.map((each) => el("span", {}, named(model, each))))))));
}

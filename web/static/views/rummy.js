// Push rummy and Cap-It: melds on the table and what their wild cards stand for, hands by number, stock and discard,
// the contract, the table of deals, and Cap-It's pot.

import { card } from "../card.js";
import { el, num } from "../dom.js";

const named = (model, notation) => card(notation, model.cards[notation] || notation);
const playing = (view) => !["dealer", "deal", "over"].includes(view.phase);

export function tally(model, one) {
  const player = model.view.players[one.player];
  return playing(model.view) ? el("small", {}, `${num(player.cards, model.digits)} ▮`) : null;
}

export function side(model, one) {
  const { view, extra, digits } = model;
  const player = view.players[one.player];
  const partners = view.sides[player.side].players.filter((other) => other !== one.player);
  return [
    partners.length ? el("p", { class: "soft r-partner" }, `${extra.words.partner} `, partners.map((other) => el("bdi", {}, view.players[other].name))) : null,
    view.turn === one.player && !player.seat ? el("p", { class: "r-turn" }, extra.words.turn) : null,
    playing(view) ? el("p", { class: "r-hand" }, el("i", { class: "r-back", "aria-hidden": "true" }), `${extra.words.cards} `, el("strong", {}, num(player.cards, digits))) : null,
    playing(view) && view.phase !== "count" ? el("p", { class: `r-met ${player.met ? "yes" : "no"}` }, player.met ? `✓ ${extra.words.met}` : extra.words.not_met) : null,
    view.phase === "count" && player.counted !== null ? el("p", { class: "r-hand" }, `${extra.words.hand} `, el("strong", {}, num(player.counted, digits))) : null,
    view.pot && (view.pot.paid[one.player] || view.phase === "over") ? el("p", { class: "r-paid" }, `${extra.words.paid} `, el("strong", {}, num(view.pot.paid[one.player], digits))) : null,
  ];
}

export function middle(model) {
  const { view, extra } = model;
  return [
    view.phase === "over" ? null : el("p", { class: "r-contract" }, extra.contract),
    extra.count?.length ? el("a", { class: "button main r-count", href: "/count" }, extra.words.count_link) : null,
    playing(view) ? piles(model) : null,
    melds(model),
    extra.pot ? el("p", { class: "r-pot" }, extra.pot) : null,
    deals(model)];
}

/** Stock and discard with the push between them: unseen card and upcard go to the left. */
function piles(model) {
  const { view, extra, digits } = model;
  return el("section", { class: "r-piles" },
    el("figure", {}, view.stock ? card("##", "") : el("i", { class: "r-none" }), el("figcaption", {}, `${extra.words.stock} `, el("strong", {}, num(view.stock, digits)))),
    el("figure", {}, view.discard.top ? named(model, view.discard.top) : el("i", { class: "r-none" }),
      el("figcaption", {}, view.discard.top ? [`${extra.words.discard} `, el("strong", {}, num(view.discard.count, digits))] : extra.words.no_discard)),
    view.freed ? el("figure", { class: "r-freed" }, named(model, view.freed), el("figcaption", {}, extra.words.freed)) : null,
    view.push ? el("p", { class: "r-push" }, extra.push) : null);
}

function melds(model) {
  const { view, extra } = model;
  if (!playing(view)) return null;
  const groups = view.pending.map((cards) => el("li", { class: "r-meld pending" }, row(model, cards, [], []), el("p", { class: "soft" }, extra.words.pending)));
  if (!view.melds.length && !groups.length) return el("p", { class: "soft r-empty" }, extra.words.no_melds);
  const owners = view.players.filter((player) => view.melds.some((meld) => meld.owner === player.player));
  return el("section", { class: "r-melds" }, el("h2", { class: "unseen" }, extra.words.melds),
    groups.length ? el("ul", {}, groups) : null,
    owners.map((player) => el("article", { class: `r-owner ${player.seat || ""}` },
      el("h3", {}, player.seat ? el("i", { class: `mark ${player.seat}`, "aria-hidden": "true" }) : null, el("bdi", {}, player.name)),
      el("ul", {}, view.melds.filter((meld) => meld.owner === player.player).map((meld) => one(model, meld))))));
}

function one(model, meld) {
  const { extra, digits } = model;
  return el("li", { class: "r-meld" }, el("p", { class: "r-reading" }, el("b", {}, num(meld.number, digits)), extra.readings[meld.number - 1]),
    row(model, meld.cards, meld.marks, meld.stands_for));
}

/** The cards of a meld side by side; under a wild one stands what it is here. */
function row(model, cards, marks, stands) {
  return el("div", { class: "r-cards", dir: "ltr" }, cards.map((notation, n) => el("span", { class: marks[n] === "wild" ? "wild" : "" },
    named(model, notation), marks[n] === "wild" ? el("small", { role: "img", "aria-label": `${model.extra.words.stands_for} ${stands[n].map((each) => model.cards[each] || each).join(", ")}` }, `= ${meant(stands[n])}`) : null)));
}

/** In a set a wild card may stand for any suit that is missing: then the rank alone is said. */
function meant(cards) {
  const pretty = (one) => `${one[0] === "T" ? "10" : one[0]}${{ s: "♠", h: "♥", d: "♦", c: "♣" }[one[1]] || ""}`;
  if (!cards.length) return "★";
  return cards.length === 1 ? pretty(cards[0]) : pretty(cards[0]).slice(0, -1);
}

/** One line a deal with what each side scored and its running total; who went out has a tick. */
function deals(model) {
  const { view, extra, digits } = model;
  if (!view.deals.length) return null;
  const words = extra.words;
  const out = (deal, team) => deal.out !== null && team.players.includes(deal.out);
  const table = el("table", { class: "r-deals" },
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, words.deal), view.sides.map((team) => el("th", { scope: "col" }, team.names.map((name, n) => [n ? " + " : "", el("bdi", {}, name)]).flat())))),
    el("tbody", {}, view.deals.map((deal) => el("tr", {}, el("th", { scope: "row" }, num(deal.deal, digits)),
      view.sides.map((team, n) => el("td", { class: out(deal, team) ? "out" : "" }, out(deal, team) ? el("span", { role: "img", "aria-label": words.went_out }, "✓ ") : null,
        num(deal.points[n], digits), el("small", {}, num(deal.totals[n], digits))))))),
    el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, words.total), view.sides.map((team) => el("td", {}, num(team.total, digits))))));
  return el("section", { class: "sheet r-sheet" }, el("h2", {}, words.deals), el("div", { class: "r-wide" }, table));
}

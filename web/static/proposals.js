// Hands that players photographed: each waits as a banner until the referee enters it or puts it away.

import { banner } from "./board.js";
import { card } from "./card.js";
import { post } from "./command.js";
import { el, num, rule } from "./dom.js";

/** One banner a proposal. `command` enters it. */
export function proposalBanners(model, ui, command) {
  return (model.proposals || []).map((one) => banner("warn", "▦",
    el("p", {}, el("bdi", {}, one.name), ": ", el("strong", {}, num(one.points, model.digits)), ` ${ui.points} `, rule("R26")),
    el("div", { class: "proposed", dir: "ltr" }, one.cards.map((each) => card(each.card, each.name))),
    el("div", { class: "row" },
      el("button", { type: "button", class: "small main", onclick: () => command("/referee/say", { action: one.action }) }, ui.send),
      el("button", { type: "button", class: "small", onclick: () => post("/count/drop", { player: one.player }).catch(() => {}) }, ui.close))));
}

// Several groups of cards, meld by meld: cards go into the open group, an empty group counts for nothing.

import { card } from "./card.js";
import { el, num } from "./dom.js";

let open = 0;

export const groups = {
  empty: () => [[]],
  count: (value) => value.filter((group) => group.length).length,
  /** Empty groups are not sent. */
  sent: (value) => value.filter((group) => group.length),
  take(value, notation) {
    const at = Math.min(open, value.length - 1);
    return value.map((group, n) => (n === at ? [...group, notation] : group));
  },
  body({ field, value, set, model, ui, keys, again }) {
    const words = model.extra.words;
    if (!value.length) value = [[]];
    open = Math.min(open, value.length - 1);
    const without = (n, m) => value.map((group, at) => (at === n ? group.filter((_, which) => which !== m) : group));
    return [
      el("div", { class: "r-groups" }, value.map((group, n) => el("section", { class: `group${n === open ? " active" : ""}` },
        el("button", { type: "button", class: "plain small", "aria-pressed": n === open, onclick: () => { open = n; again(); } }, `${words.meld} ${num(n + 1, model.digits)}`, el("span", {}, num(group.length, model.digits))),
        el("div", { class: "chosen" }, group.map((one, m) => el("button", { type: "button", "aria-label": `${ui.remove} ${one}`, onclick: () => set(without(n, m)) }, card(one))))))),
      value.length < field.high ? el("button", { type: "button", class: "small", onclick: () => { open = value.length; set([...value, []]); } }, words.next_meld) : null,
      ...keys()];
  },
};

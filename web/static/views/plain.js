// Any game without a picture of its own: the counts of each side.

import { el, num } from "../dom.js";

export function side(model, one, ui) {
  const known = Object.entries(one.marks).filter(([name]) => ui[name]);
  return known.map(([name, count]) => el("p", { class: "soft" }, `${ui[name]} ${num(count, model.digits)}`));
}

export function middle() {
  return [];
}

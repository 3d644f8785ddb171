// Whose taps count: the whistle's holder, a visible takeover, the lock against a pocket.

import { banner } from "./board.js";
import { clear, el, read } from "./dom.js";
import { post } from "./command.js";

const mine = () => document.body.dataset.phone;

/** True where this phone may do acts of that group now. */
export function may(model, group) {
  const { whistle } = model;
  return !whistle || (!whistle.locked && (whistle.tag === mine() || whistle.open.includes(group)));
}

/** What to know about the whistle, as banners: who holds it, who took it, the lock. A refusal, or what it then is, is told. */
export function whistleBanners(model, ui, language, onRefused, onChanged = () => {}) {
  const { whistle } = model;
  if (!whistle || !mine()) return [];
  const send = async (path, body) => {
    try {
      const answer = await post(path, body, { tries: 3 });
      if (answer.refused) onRefused(answer.refused);
      else onChanged(answer.whistle);
    } catch {
      onRefused({ text: ui.gone, rule: "", key: "table.gone" });
    }
  };
  const button = (label, path, body = {}, name = "") => el("button", { type: "button", class: "small", "data-whistle": name, onclick: () => send(path, body) }, label);
  const holds = whistle.tag === mine();
  const taken = whistle.taken;
  const shown = [];
  if (whistle.locked) {
    shown.push(banner("warn", "⚿", el("p", {}, ui.locked), holds ? button(ui.unlock, "/rights/lock", { locked: false }, "unlock") : null));
  }
  if (!holds) {
    const lost = taken.by && taken.from === document.body.dataset.phoneName && taken.by === whistle.name;
    const at = lost ? new Date(taken.at).toLocaleTimeString(language) : "";
    shown.push(banner("warn", "!", el("p", {}, lost ? whistle.took : whistle.holds, at ? ` (${at})` : ""),
      button(lost ? ui.take_back_whistle : ui.take_over, "/rights/take", {}, "take")));
  }
  return shown;
}

/** For a page without a stream: `place` tells before anything is filled in whose taps count, with the button that changes it.
 *  Returns `refused(sentence)`: true where the whistle was the reason, which is then told beside `after`. What is typed stays. */
export function whistleOffer(place, after, group, ui, language, onRefused) {
  const draw = (whistle, back = false) => {
    const free = may({ whistle }, group);
    clear(place, free ? [back && whistle?.tag === mine() ? banner("good", "✓", el("p", {}, ui.mine)) : null] : whistleBanners({ whistle }, ui, language, onRefused, (next) => draw(next, true)));
    place.hidden = !place.childElementCount;
  };
  draw(read("whistle"));
  return async (sentence) => {
    if (!/^web\.rights\.(holder|locked)$/.test(sentence.key)) return false;
    const now = await fetch("/state.json?as=referee").then((answer) => answer.json());
    after.after(place);
    draw(now.whistle);
    place.scrollIntoView({ block: "center" });
    return true;
  };
}

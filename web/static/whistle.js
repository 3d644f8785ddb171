// Whose taps count: the whistle's holder, a visible takeover, the lock against a pocket.

import { banner } from "./board.js";
import { el } from "./dom.js";
import { post } from "./command.js";

const mine = () => document.body.dataset.phone;

/** True where this phone may do acts of that group now. */
export function may(model, group) {
  const { whistle } = model;
  return !whistle || (!whistle.locked && (whistle.tag === mine() || whistle.open.includes(group)));
}

/** What to know about the whistle, as banners: who holds it, who took it, the lock. `said` shows a refusal. */
export function whistleBanners(model, ui, language, onRefused) {
  const { whistle } = model;
  if (!whistle || !mine()) return [];
  const send = async (path, body) => {
    try {
      const answer = await post(path, body, { tries: 3 });
      if (answer.refused) onRefused(answer.refused);
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

// What is to be called out: the difference between two scoreboards. Nothing here speaks, waits or knows a page.

/** What somebody may want to hear, from nothing to everything. */
export const MODES = ["off", "points", "calls", "blind"];

const HEARD = {
  off: [], points: ["score", "end"], calls: ["alert", "news", "score", "end", "prompt"],
  blind: ["alert", "news", "table", "score", "end", "prompt"],
};
const PRESENT = {
  off: [], points: ["score", "end"], calls: ["score", "end", "prompt", "alert"],
  blind: ["table", "score", "end", "prompt", "status", "alert"],
};

/** The score is one thing, whether the news have told it or not. */
const kind = (call) => (call.kind === "told" ? "score" : call.kind);
const id = (call) => `${kind(call)} ${call.text}`;
const ofKinds = (kinds, calls) => kinds.flatMap((one) => calls.filter((call) => kind(call) === one));

/** How things stand, for somebody who just came, woke up or asks. */
export const present = (model, mode) => ofKinds(PRESENT[mode], model.calls);

/** `calls` to speak now, in order; with `cut` whatever is being said is wrong by now and stops. */
export function heard(before, next, mode, words) {
  if (mode === "off") return { cut: false, calls: [] };
  // Hands wait for GO: the table's tone alone is heard.
  if (next.racing) return { cut: !before?.racing, calls: [] };
  if (!before || before.match !== next.match || next.version < before.version) return { cut: true, calls: present(next, mode) };
  const old = new Set(before.calls.map(id));
  const fresh = next.calls.filter((call) => HEARD[mode].includes(kind(call)) && !old.has(id(call)));
  if (next.moved === before.moved) return { cut: false, calls: fresh.filter((call) => call.kind === "alert") };
  if (next.corrected) {
    const calls = corrected(fresh, next, mode);
    return { cut: true, calls: calls.length ? [{ kind: "correction", text: words.correction, sounds: ["web.voice.correction"] }, ...calls] : [] };
  }
  return { cut: false, calls: once(next.calls.filter((call) => {
    if (!HEARD[mode].includes(kind(call))) return false;
    // The same words may be news again ("too close, once more"); a prompt or a card that stays is said once.
    if (call.kind === "news") return true;
    if (call.kind === "told" && mode === "calls") return false;
    return fresh.includes(call);
  })) };
}

/** What the news say and the prompts say again is said once. */
const once = (calls) => calls.filter((call, n) => calls.findIndex((one) => one.text === call.text) === n);

/** After a correction the new value is said once, and what is wanted now; old news are never told again. */
function corrected(fresh, next, mode) {
  if (mode === "points" && !fresh.length) return [];
  const seen = fresh.filter((call) => call.kind === "table");
  return [...seen, ...ofKinds(PRESENT[mode].filter((one) => one !== "table" && one !== "status"), next.calls)];
}

/** What a page remembers while the race goes on: findings that came meanwhile are told after it. */
export function remembered(before, next) {
  if (!before || !next.racing || before.match !== next.match) return next;
  return { ...next, calls: [...before.calls.filter((call) => call.kind === "alert"), ...next.calls.filter((call) => call.kind !== "alert")] };
}

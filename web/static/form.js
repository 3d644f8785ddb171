// One form for everything a choice still asks: cards in two taps, numbers, seats, selections, words.

import { card, suit } from "./card.js";
import { clear, el, num } from "./dom.js";
import { begun, enough, PICKERS, sent } from "./pickers.js";

const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
const SUITS = ["s", "h", "d", "c"];

export const wants = (choice) => choice.ask.length > 0;

/** The action with `value` in the field `name` (dots lead inwards). */
function put(action, name, value) {
  const [first, ...rest] = name.split(".");
  return { ...action, [first]: rest.length ? put(action[first], rest.join("."), value) : value };
}

const got = (action, name) => name.split(".").reduce((inner, part) => inner?.[part], action);

/** A bottom sheet that fills in the fields of `choice` and calls `done(action)`; `start` are values to begin with. */
export function form(choice, model, ui, done, start = choice.action) {
  const values = {};
  for (const field of choice.ask) {
    values[field.name] = begun(field, got(start, field.name), start === choice.action);
  }
  let active = choice.ask[0];
  let rank = null;
  let letter = null;
  const inner = el("div", { class: "form" });
  const sheet = el("dialog", { class: "bottom", "aria-label": choice.text }, inner);
  const full = (field) => field.kind === "card" && values[field.name] !== null;
  const ready = () => choice.ask.every((field) => values[field.name] !== null && values[field.name] !== "" && enough(field, values[field.name]));

  function take(notation) {
    rank = letter = null;
    if (active.kind === "cards") {
      if (values[active.name].length < active.high) values[active.name] = [...values[active.name], notation];
    } else if (PICKERS[active.kind]?.take) {
      values[active.name] = PICKERS[active.kind].take(values[active.name], notation);
    } else {
      values[active.name] = notation;
      active = choice.ask.find((field) => field.kind === "card" && !full(field)) || active;
    }
    draw();
  }

  function half(part, value) {
    if (part === "rank") rank = value;
    else letter = value;
    if (rank && letter) take(rank + letter);
    else draw();
  }

  function keys() {
    // Cards of one's own making are the duel's; a game that names its cards takes no others.
    const may = (one) => !active.options?.length || active.options.some((option) => option.value.startsWith(one));
    const own = model.game === "magicians" ? Object.keys({ "!rules": 0, ...model.specials }) : [];
    const special = [["*r", ui.joker_red], ["*b", ui.joker_black], ...own.map((one) => [one, one.slice(1)])].filter(([one]) => may(one));
    return [
      el("div", { class: "ranks" }, RANKS.filter(may).map((one) => el("button", { type: "button", "aria-pressed": one === rank, onclick: () => half("rank", one) }, one === "T" ? "10" : one))),
      el("div", { class: "suits" }, SUITS.map((one) => el("button", { type: "button", "aria-label": ui[`suit_${one}`], "aria-pressed": one === letter, onclick: () => half("suit", one) }, suit(one)))),
      el("div", { class: "row specials" }, special.map(([one, name]) => el("button", { type: "button", class: "small", onclick: () => take(one) }, el("bdi", {}, name)))),
    ];
  }

  function body() {
    const name = active.name;
    const set = (value) => { values[name] = value; draw(); };
    if (active.kind === "card") return keys();
    if (PICKERS[active.kind]) return PICKERS[active.kind].body({ field: active, value: values[name], set, model, ui, choice, keys, again: draw });
    if (active.kind === "cards") {
      const chosen = values[name];
      return [
        el("div", { class: "chosen" }, chosen.map((one, n) => el("button", { type: "button", "aria-label": `${ui.remove} ${one}`, onclick: () => set(chosen.filter((_, m) => m !== n)) }, card(one))),
          chosen.length ? null : el("p", { class: "soft" }, ui.none_in_hat)),
        ...(chosen.length < active.high ? keys() : []),
      ];
    }
    if (active.kind === "number") {
      const limit = (value) => Math.max(active.low, active.high > active.low ? Math.min(active.high, value) : value);
      const step = (by) => set(limit(values[name] + by));
      return [el("div", { class: "stepper" },
        el("button", { type: "button", "aria-label": "−1", onclick: () => step(-1) }, "−"),
        el("input", { type: "number", inputmode: "numeric", value: values[name], min: active.low, max: active.high, "aria-label": active.label,
          // What is typed is taken as it is (the table says what is wrong with it); drawing anew would take the tap on "Enter" away.
          oninput: (event) => { if (event.target.value !== "") values[name] = Math.trunc(Number(event.target.value)) || 0; } }),
        el("button", { type: "button", "aria-label": "+1", onclick: () => step(1) }, "+"))];
    }
    if (active.kind === "text") {
      return [el("input", { value: values[name] ?? "", maxlength: 200, "aria-label": active.label, oninput: (event) => { values[name] = event.target.value; check(); } })];
    }
    const options = active.kind === "seat"
      ? model.sides.filter((side) => side.seat).map((side) => ({ value: side.seat, text: side.name })) : active.options;
    return [el("div", { class: "pick" }, options.map((option) => el("button", { type: "button", "aria-pressed": values[name] === option.value, onclick: () => set(option.value) }, el("bdi", {}, option.text))))];
  }

  function slot(field) {
    const value = values[field.name];
    const owner = model.sides.find((side) => side.seat && side.seat === field.seat);
    const shown = field.kind === "card" ? (value ? card(value) : el("span", { class: "blank" }))
      : el("strong", {}, Array.isArray(value) ? num(PICKERS[field.kind]?.count?.(value) ?? value.length, model.digits) : field.kind === "number" ? num(value, model.digits) : String(value ?? "…"));
    return el("button", { type: "button", class: `slot${field === active ? " active" : ""}`, "aria-pressed": field === active, onclick: () => { active = field; rank = letter = null; draw(); } },
      shown, el("span", {}, owner ? el("bdi", {}, el("i", { class: `mark ${owner.seat}`, "aria-hidden": "true" }), " ", owner.name) : null, el("small", {}, field.label)));
  }

  const send = el("button", { type: "button", class: "main", onclick: () => {
    let action = choice.action;
    for (const field of choice.ask) action = put(action, field.name, sent(field, values[field.name]));
    sheet.close();
    done(action);
  } }, ui.send);
  const check = () => { send.disabled = !ready(); };

  function draw() {
    const focused = document.activeElement?.getAttribute?.("aria-label");
    clear(inner, [el("h2", {}, choice.text), el("div", { class: "slots" }, choice.ask.map(slot)), ...body(),
      el("div", { class: "ends" }, el("button", { type: "button", onclick: () => sheet.close() }, ui.cancel), send)]);
    if (focused) inner.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
    check();
  }

  sheet.addEventListener("close", () => sheet.remove());
  document.body.append(sheet);
  draw();
  sheet.showModal();
}

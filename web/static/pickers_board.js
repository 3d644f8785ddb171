// Stones are put where they lie: tap the colour and the face, then the hole. Loose ones are counted by colour.

import { el, num } from "./dom.js";
import { field as table, HOLES, lodged, plan } from "./views/field.js";
import { stoneIcon } from "./views/stone.js";
import { svg } from "./views/draw.js";

const brush = { colour: "", up: null };

/** The board to tap on. `shown` are stones by hole; `may(hole)` says whether a tap there means anything. */
function board(model, shown, may, tapped, chosen = () => false, shut = () => false) {
  const { extra, view, digits } = model;
  const where = plan(extra.measures);
  const seats = Object.fromEntries(view.players.map((one) => [one.seat, one.colour]));
  const cell = (hole) => {
    const [x, y] = where.at(hole);
    const lies = shown[hole];
    const label = `${hole}: ${lies ? `${extra.colours[lies.colour]}, ${lies.marked_up ? extra.words.mark_up : extra.words.mark_down}` : extra.words.empty_hole}`;
    const open = may(hole);
    const act = (event) => { event.preventDefault(); tapped(hole); };
    return svg("g", { class: `tap${open ? "" : " off"}`, "data-hole": hole, role: "button", tabindex: open ? 0 : null, "aria-label": label, "aria-pressed": chosen(hole), "aria-disabled": !open,
      ...(open ? { onclick: act, onkeydown: (event) => ["Enter", " "].includes(event.key) && act(event) } : {}) },
    lies ? lodged(where, hole, lies, "", shut(hole) ? "shut" : "") : null,
    chosen(hole) ? svg("circle", { cx: x, cy: y, r: where.radius * 1.12, class: "chosen-hole" }) : null,
    svg("circle", { cx: x, cy: y, r: where.pitch * .48, class: "target" }));
  };
  const made = table(extra.measures, seats, digits, extra.words.board, HOLES.map(cell));
  made.setAttribute("role", "group");
  return made;
}

function brushes(field, model, again) {
  const words = model.extra.words;
  const button = (pressed, icon, label, set) => el("button", { type: "button", class: "small", "aria-pressed": pressed, onclick: () => { set(); again(); } }, icon, label);
  if (!field.options.some((one) => one.value === brush.colour)) brush.colour = field.options[0]?.value || "";
  // As a stone is laid down for its shot, so it mostly lies when it is sunk (B4, V3).
  if (brush.up === null) brush.up = !model.view.vienna;
  return [
    field.options.length > 1 ? el("div", { class: "b-brush" }, field.options.map((one) => button(one.value === brush.colour, stoneIcon(one.value), one.text, () => { brush.colour = one.value; }))) : null,
    el("div", { class: "b-brush" }, [true, false].map((up) => button(up === brush.up, stoneIcon(brush.colour, { up }), up ? words.mark_up : words.mark_down, () => { brush.up = up; })))];
}

export const stones = {
  empty: () => [],
  body({ field, value, set, model, choice, again }) {
    const lying = Object.fromEntries(value.map((one) => [one.hole, one]));
    // A shot adds to what lies there; a correction says what lies there altogether.
    const taken = choice.action.is === "Shot" ? model.view.holes : {};
    const put = (hole) => {
      if (lying[hole]) return set(value.filter((one) => one.hole !== hole));
      const made = { hole, colour: brush.colour, marked_up: brush.up };
      set(field.high === 1 ? [made] : [...value, made]);
    };
    const may = (hole) => !taken[hole] && (lying[hole] || field.high === 1 || value.length < field.high);
    return [el("div", { class: "b-pick" }, brushes(field, model, again),
      board(model, { ...taken, ...lying }, may, put, (hole) => taken !== model.view.holes ? false : Boolean(lying[hole]), (hole) => Boolean(taken[hole])))];
  },
};

export const holes = {
  empty: () => [],
  body({ field, value, set, model }) {
    const may = (hole) => field.options.some((one) => one.value === hole);
    const tap = (hole) => set(value.includes(hole) ? value.filter((one) => one !== hole) : [...value, hole]);
    return [el("div", { class: "b-pick" }, board(model, model.view.holes, may, tap, (hole) => value.includes(hole)))];
  },
};

export const discs = {
  empty: () => [],
  body({ field, value, set, model }) {
    const count = (colour) => value.filter((one) => one.colour === colour).length;
    const less = (colour) => {
      const last = value.findLastIndex((one) => one.colour === colour);
      set(value.filter((_, n) => n !== last));
    };
    const more = (colour) => set([...value, { colour, x_mm: null, y_mm: null }]);
    return [el("div", { class: "b-counts" }, field.options.map(({ value: colour, text }) => el("div", { class: "stepper" },
      el("button", { type: "button", "aria-label": `−1 ${text}`, disabled: !count(colour), onclick: () => less(colour) }, "−"),
      el("p", {}, stoneIcon(colour), el("bdi", {}, text), ` ${num(count(colour), model.digits)}`),
      el("button", { type: "button", "aria-label": `+1 ${text}`, disabled: value.length >= field.high, onclick: () => more(colour) }, "+"))))];
  },
};

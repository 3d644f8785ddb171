// The pretend board: tap the camera's picture to shoot a stone into a hole, leave it lying, lean it on a rim or take it away.

import { $, clear, el } from "./dom.js";
import { post } from "./command.js";
import { stoneIcon } from "./views/stone.js";

const TOOLS = { sink: "tap_hole", lie: "tap_place", lean: "tap_hole", take: "tap_stone" };
// The picture is 16 to 9 and shown as a square: only its middle is seen.
const SEEN = 9 / 16;
const brush = { tool: "sink", colour: "", up: null, turn: null };

const places = () => JSON.parse($("#board").dataset.places);
const shown = ([x, y]) => [(x - (1 - SEEN) / 2) / SEEN, y];
const real = ([x, y]) => [x * SEEN + (1 - SEEN) / 2, y];

/** True while the board is played on: then the picture is tapped, and pads and cards are put away. */
export const boarding = (model) => model.game === "board";

/** The overlay of the picture and the buttons beside it, as they are now. `done` is called when the table has changed. */
export function boardTools(model, ui, act, done) {
  const { view, extra } = model;
  if (brush.turn !== view.shooter || !extra.colours[brush.colour]) {
    brush.turn = view.shooter;
    brush.colour = view.players[view.shooter].colour;
  }
  // As a stone is laid down for its shot, so it mostly lies when it is sunk (B4, V3).
  if (brush.up === null) brush.up = !view.vienna;
  const again = () => done(false);
  const choose = (name, value, icon, label) => el("button", { type: "button", class: "small", "aria-pressed": brush[name] === value, "data-choose": `${name}.${value}`,
    onclick: () => { brush[name] = value; again(); } }, icon, label);
  spots(model, ui, done);
  return [
    el("div", { class: "tools-row", role: "group", "aria-label": ui.tools }, Object.keys(TOOLS).map((tool) => choose("tool", tool, null, ui[tool]))),
    el("p", { class: "soft hint" }, ui[TOOLS[brush.tool]]),
    brush.tool === "take" ? null : el("div", { class: "tools-row", role: "group", "aria-label": ui.colours }, Object.entries(extra.colours).map(([colour, name]) => choose("colour", colour, stoneIcon(colour), name))),
    brush.tool === "take" ? null : el("div", { class: "tools-row", role: "group", "aria-label": ui.faces }, [true, false].map((up) => choose("up", up, stoneIcon(brush.colour, { up }), up ? extra.words.mark_up : extra.words.mark_down))),
    el("div", { class: "tools-row" }, act(ui.clear_board, () => send({ do: "clear" }, done)), ...act.hand),
  ].filter(Boolean);
}

function spots(model, ui, done) {
  const root = $("#board");
  const empty = model.extra.words.empty_hole;
  const lying = (hole) => { const one = model.view.holes[hole]; return one ? `${model.extra.colours[one.colour]}, ${one.marked_up ? model.extra.words.mark_up : model.extra.words.mark_down}` : empty; };
  const focused = document.activeElement?.dataset?.hole;
  clear(root, Object.entries(places()).map(([hole, place]) => {
    const [x, y] = shown(place);
    const spot = el("button", { type: "button", class: "spot", "data-hole": hole, "aria-label": `${hole}: ${lying(hole)}` });
    Object.assign(spot.style, { left: `${100 * x}%`, top: `${100 * y}%` });
    return spot;
  }));
  if (focused) $(`[data-hole="${focused}"]`, root)?.focus();
  root.onclick = (event) => {
    // A key on a hole clicks without a place.
    const hole = event.detail === 0 ? event.target.dataset.hole : null;
    const box = root.getBoundingClientRect();
    const at = hole ? places()[hole] : real([(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]);
    shoot(model, at, done);
  };
}

function shoot(model, at, done) {
  const stone = { colour: brush.colour, up: brush.up, side: model.view.players.find((one) => one.colour === brush.colour)?.seat };
  const [x, y] = at.map((part) => Math.min(1, Math.max(0, part)));
  if (brush.tool === "take") return send({ do: "take", x, y }, done);
  if (brush.tool === "lie") return send({ do: "lie", x, y, ...stone }, done);
  return send({ do: brush.tool, hole: nearest([x, y]), ...stone }, done);
}

function nearest([x, y]) {
  const apart = ([u, v]) => Math.hypot((u - x) / SEEN, v - y);
  return Object.entries(places()).sort(([, one], [, other]) => apart(one) - apart(other))[0][0];
}

function send(what, done) {
  return post("/pretend/board", what).then(() => done(true), () => {});
}

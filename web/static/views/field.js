// The board of 25 holes as a picture seen from South: rows numbered from each owner's side, launch lines, formations.
// Lengths are the board's millimetres; y points away from South, the picture's y the other way.

import { num } from "../dom.js";
import { signed, svg } from "./draw.js";
import { stone } from "./stone.js";

const SPAN = [1, 2, 3, 4, 5];
export const HOLES = SPAN.flatMap((y) => [..."abcde"].map((x) => `${x}${y}`));

/** What is drawn where: the distance of the holes leaves as much room as the launch lines do. */
export function plan(measures) {
  const half = measures.board / 2;
  const pitch = (measures.board - 2 * measures.inset) / 5.4;
  return {
    half, pitch, radius: pitch * .38, loose: Math.max(measures.disc * .55, pitch * .27), edge: half * .915,
    line: half - measures.inset, length: measures.line / 2,
    at: (hole) => [("abcde".indexOf(hole[0]) - 2) * pitch, (3 - Number(hole[1])) * pitch],
  };
}

/** The board without stones; `parts` lie on it. */
export function field(measures, seats, digits, label, ...parts) {
  const where = plan(measures);
  const { half, edge } = where;
  return svg("svg", { class: "b-field", viewBox: `${-half} ${-half} ${2 * half} ${2 * half}`, role: "img", "aria-label": label, direction: "ltr" },
    svg("rect", { x: -half + 2, y: -half + 2, width: 2 * half - 4, height: 2 * half - 4, rx: half * .05, class: "wood" }),
    ["S", "N", "W", "E"].map((seat) => launch(where, seat, seats[seat])),
    HOLES.map((hole) => {
      const [cx, cy] = where.at(hole);
      return svg("circle", { cx, cy, r: where.radius, class: `hole${hole === "c3" ? " centre" : ""}` });
    }),
    Object.entries(seats).map(([seat, colour]) => scale(where, seat, colour, edge, digits)), ...parts);
}

/** The launch line of a side; without a player it is only thin. */
function launch({ line, length }, seat, colour) {
  const [x1, y1, x2, y2] = { S: [-length, line, length, line], N: [-length, -line, length, -line], W: [-line, -length, -line, length], E: [line, -length, line, length] }[seat];
  return svg("line", { x1, y1, x2, y2, class: `launch${colour ? ` stone-${colour}` : " nobody"}` });
}

/** The rows of one owner, counted from the own side, and whose they are. */
function scale({ at, radius }, seat, colour, edge, digits) {
  const place = { S: (n) => [-edge, at(`a${n}`)[1]], N: (n) => [edge, at(`a${6 - n}`)[1]], W: (n) => [at(`${"abcde"[n - 1]}1`)[0], -edge], E: (n) => [at(`${"abcde"[5 - n]}1`)[0], edge] }[seat];
  const [x, y] = place(1);
  const [u, v] = place(2);
  return svg("g", { class: "scale", "aria-hidden": "true" },
    SPAN.map((n) => svg("text", { x: place(n)[0], y: place(n)[1] + radius * .27, "font-size": radius * .74 }, num(n, digits))),
    svg("g", { transform: `translate(${x - (u - x) * .7} ${y - (v - y) * .7})` }, stone(colour, radius * .5)));
}

/** The stone in its hole with the points it gives. */
export function lodged(where, hole, what, label, extra = "") {
  const [x, y] = where.at(hole);
  return svg("g", { transform: `translate(${x} ${y})`, class: extra }, stone(what.colour, where.radius, { label, up: what.marked_up }));
}

/** A band through the holes of a formation; a bad line is dashed. */
export function band(where, item, colour) {
  const points = item.holes.map(where.at);
  const runs = item.kind === "cross" ? [[points[1], points[3]], [points[2], points[4]]] : [[points[0], points.at(-1)]];
  return svg("g", { class: `band ${item.points < 0 ? "bad" : "good"} stone-${colour}` }, runs.map(([[x1, y1], [x2, y2]]) => [
    svg("line", { x1, y1, x2, y2, class: "glow", "stroke-width": where.radius * 2.5 }),
    svg("line", { x1, y1, x2, y2, class: "thread", "stroke-width": where.radius * .3 })]));
}

/** Points of each formation, in gaps between four holes that no other one has taken. */
export function badges(where, items, digits) {
  const taken = new Set();
  return items.map((item) => {
    const [x, y] = gaps(where, item).find((gap) => !taken.has(String(gap))) || gaps(where, item)[0];
    taken.add(String([x, y]));
    return svg("g", { class: `badge ${item.points < 0 ? "bad" : "good"}`, transform: `translate(${x} ${y})`, "aria-hidden": "true" },
      svg("circle", { r: where.radius * .58 }), svg("text", { y: where.radius * .22, "font-size": where.radius * .62 }, signed(item.points, digits)));
  });
}

function gaps({ at, pitch }, item) {
  const around = item.holes.slice(1).concat(item.holes[0]).map(at);
  const found = around.flatMap(([x, y]) => [[1, -1], [-1, -1], [1, 1], [-1, 1]].map(([dx, dy]) => [Math.round(x + dx * pitch / 2), Math.round(y + dy * pitch / 2)]));
  return found.filter(([x, y]) => Math.abs(x) < 2 * pitch && Math.abs(y) < 2 * pitch);
}

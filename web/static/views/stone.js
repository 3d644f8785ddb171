// A stone of the board: its colour, a pattern that tells the same, its points, and which face shows.
// A stone with its mark up carries the mark, a small star; one that lies mark down has a second ring.

import { svg } from "./draw.js";

const STAR = "M0 -10 2.9 -3.1 10 -3.1 4.4 1.4 6.5 8.6 0 4.4 -6.5 8.6 -4.4 1.4 -10 -3.1 -2.9 -3.1Z";
const STRIPES = { red: [45], blue: [0], green: [90], orange: [135], turquoise: [0, 90], purple: [45, 135] };
const RINGS = { pink: [.78], brown: [.8, .62] };
const DOTS = { yellow: 8, natural: 4 };

/** The chords of a circle with that turn: stripes that end where the stone ends. */
function stripes(radius, turn) {
  const path = [-.72, -.36, 0, .36, .72].map((part) => {
    const [y, x] = [radius * part, radius * Math.sqrt(1 - part * part)];
    return `M${-x} ${y}H${x}`;
  }).join("");
  return svg("path", { d: path, transform: `rotate(${-turn})`, class: "pattern", "stroke-width": radius * .11 });
}

function pattern(colour, radius) {
  if (STRIPES[colour]) return STRIPES[colour].map((turn) => stripes(radius * .98, turn));
  if (RINGS[colour]) return RINGS[colour].map((part) => svg("circle", { r: radius * part, class: "pattern", "stroke-width": radius * .09 }));
  return Array.from({ length: DOTS[colour] || 0 }, (_, n) => {
    const turn = (n + .5) * 2 * Math.PI / DOTS[colour];
    return svg("circle", { cx: radius * .8 * Math.cos(turn), cy: radius * .8 * Math.sin(turn), r: radius * .1, class: "dot" });
  });
}

/** A stone around 0, 0. `label` is written on it; `up` is true with the mark up, false with it down, null when it does not matter. */
export function stone(colour, radius, { label = "", up = null } = {}) {
  return svg("g", { class: `stone stone-${colour}` },
    up === false ? svg("circle", { r: radius * 1.14, class: "second", "stroke-width": radius * .09 }) : null,
    svg("circle", { r: radius, class: "body", "stroke-width": radius * .07 }), pattern(colour, radius),
    label || up ? svg("circle", { r: radius * .58, class: "plate" }) : null,
    label ? svg("text", { class: "worth", "font-size": radius * .78, y: radius * .28 }, label) : null,
    up ? svg("path", { d: STAR, class: "star", transform: label ? `translate(0 ${-radius * .8}) scale(${radius / 27})` : `scale(${radius / 22})` }) : null);
}

/** The stone alone, as large as the text around it. */
export function stoneIcon(colour, options = {}) {
  return svg("svg", { class: "stone-icon", viewBox: "-34 -34 68 68", width: "1.3em", height: "1.3em", "aria-hidden": "true" }, stone(colour, 27, options));
}

// The camera's picture with what is drawn over it: marks, outline, holes, zones, readings; and handles to drag.

import { clear, el } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const PICTURE_MS = 1000;
const WAIT_MS = 4000;
const STEP = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const LOUPE = 120;
const ZOOM = 3;

function shape(kind, attributes, text = "") {
  const made = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

const polygon = (points, kind) => shape("polygon", { class: kind, points: points.map((point) => point.join(",")).join(" ") });

/** A picture in `place` that is asked for again at most once a second, and never while one is under way. */
export function eyePicture(place, ui) {
  const image = el("img", { alt: ui.picture_alt, draggable: "false" });
  const svg = shape("svg", { "aria-hidden": "true" });
  const none = el("p", { class: "none", hidden: true }, ui.no_picture);
  const handles = el("div", {});
  let size = [16, 9];
  let resting = false; // while something is dragged
  let closed = false; // while nobody looks at it
  place.append(image, svg, none, handles);
  // Letters are as large on a phone as on a television: the drawing's own unit is a pixel of the camera.
  const scaled = () => svg.style.setProperty("--px", String(size[0] / (place.clientWidth || size[0])));
  new ResizeObserver(scaled).observe(place);

  async function next() {
    let wait = PICTURE_MS;
    if (document.visibilityState === "visible" && !resting && !closed) {
      const fresh = new Image();
      fresh.src = `/calibration/picture.jpg?t=${Date.now()}`;
      try {
        await fresh.decode();
        image.src = fresh.src;
        none.hidden = true;
      } catch {
        none.hidden = false;
        wait = WAIT_MS;
      }
    }
    setTimeout(next, wait);
  }
  next();

  function frame(wanted) {
    if (wanted[0] > 0 && wanted[1] > 0) size = wanted;
    svg.setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`);
    image.width = size[0];
    image.height = size[1];
    scaled();
  }

  /** Draws what `parts` names: marks, outline, sides, holes, lines, zones, readings. Positions are px of the picture. */
  function draw(parts) {
    frame(parts.size);
    const drawn = [];
    if (parts.outline?.length) drawn.push(polygon(parts.outline, "outline"));
    for (const [name, corners] of Object.entries(parts.zones || {})) {
      const middle = corners.reduce(([x, y], point) => [x + point[0] / 4, y + point[1] / 4], [0, 0]);
      drawn.push(polygon(corners, `zone ${name}`), shape("text", { x: middle[0], y: middle[1] }, parts.words?.[name] || name));
    }
    for (const [x, y, radius] of parts.holes || []) drawn.push(shape("circle", { class: "hole", cx: x, cy: y, r: radius }));
    for (const [[x1, y1], [x2, y2]] of parts.lines || []) drawn.push(shape("line", { class: "line", x1, y1, x2, y2 }));
    for (const mark of parts.marks || []) {
      const middle = mark.corners.reduce(([x, y], point) => [x + point[0] / 4, y + point[1] / 4], [0, 0]);
      drawn.push(polygon(mark.corners, "mark"), shape("text", { x: middle[0], y: middle[1] }, String(mark.number)));
    }
    for (const [side, x, y] of parts.sides || []) drawn.push(shape("text", { class: "small", x, y }, side));
    for (const one of parts.readings || []) {
      if (one.corners.length) drawn.push(polygon(one.corners, one.sure ? "card" : "card unsure"));
      drawn.push(shape("text", { class: one.above ? "small above" : "small", x: one.at[0], y: one.at[1] }, one.text));
    }
    svg.replaceChildren(...drawn);
  }

  /** Handles at `points`, each `{ label, at: [x, y] }`. `moved(n, [x, y])` hears every step, `done` the end of a drag. */
  function drag(points, moved, done = () => {}) {
    clear(handles, points.map((point, n) => handle(point, (at) => moved(n, at), done)));
  }

  function handle(point, moved, done) {
    const button = el("button", { type: "button", class: "handle" }, el("span", {}, point.label));
    let at = point.at;
    let loupe = null;

    function set(x, y) {
      at = [Math.min(Math.max(x, 0), size[0] - 1), Math.min(Math.max(y, 0), size[1] - 1)].map((v) => Math.round(v * 2) / 2);
      button.style.left = `${(100 * at[0]) / size[0]}%`;
      button.style.top = `${(100 * at[1]) / size[1]}%`;
      button.setAttribute("aria-label", `${point.name}: ${Math.round(at[0])}, ${Math.round(at[1])}`);
    }

    /** What the finger hides, three times as large, in the far corner of the picture. */
    function magnify() {
      const box = image.getBoundingClientRect();
      loupe ??= place.appendChild(el("div", { class: "loupe" }));
      const scale = (ZOOM * box.width) / size[0];
      loupe.style.backgroundImage = `url("${image.src}")`;
      loupe.style.backgroundSize = `${size[0] * scale}px ${size[1] * scale}px`;
      loupe.style.backgroundPosition = `${LOUPE / 2 - at[0] * scale}px ${LOUPE / 2 - at[1] * scale}px`;
      loupe.style.left = at[0] > size[0] / 2 ? "0" : `calc(100% - ${LOUPE}px)`;
      loupe.style.top = "0";
    }

    function end() {
      loupe?.remove();
      loupe = null;
      resting = false;
      done();
    }

    button.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      button.focus({ preventScroll: true });
      button.setPointerCapture(event.pointerId);
      resting = true;
      magnify();
    });
    button.addEventListener("pointermove", (event) => {
      if (!button.hasPointerCapture(event.pointerId)) return;
      const box = place.getBoundingClientRect();
      set(((event.clientX - box.left) / box.width) * size[0], ((event.clientY - box.top) / box.height) * size[1]);
      magnify();
      moved(at);
    });
    button.addEventListener("pointerup", end);
    button.addEventListener("pointercancel", end);
    button.addEventListener("keydown", (event) => {
      const step = STEP[event.key];
      if (!step) return;
      event.preventDefault();
      const far = event.shiftKey ? 10 : 1;
      set(at[0] + far * step[0], at[1] + far * step[1]);
      moved(at);
      done();
    });
    set(...at);
    return button;
  }

  /** Hidden, it asks for no pictures. */
  function show(on) {
    closed = !on;
    place.hidden = closed;
  }

  return { draw, drag, show };
}

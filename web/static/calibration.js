// The calibration wizard: the table knows the steps, this page shows the one it is at and says what a person did.

import { post } from "./command.js";
import { $, clear, el, num, read } from "./dom.js";
import { eyePicture } from "./eye_picture.js";

const ui = read("ui");
const language = document.documentElement.lang;
const LOOK_MS = 2000;
const PATIENCE_MS = 30000; // a lens is measured in seconds on a small computer
const SEATS = ["S", "W", "N", "E"];
const CORNERS = [["N", "W"], ["N", "E"], ["S", "E"], ["S", "W"]];
const FIRST = { // where a seat's zone begins, as shares of the picture
  S: [[0.02, 0.57], [0.98, 0.57], [0.98, 0.97], [0.02, 0.97]], N: [[0.02, 0.03], [0.98, 0.03], [0.98, 0.43], [0.02, 0.43]],
  W: [[0.02, 0.05], [0.3, 0.05], [0.3, 0.95], [0.02, 0.95]], E: [[0.7, 0.05], [0.98, 0.05], [0.98, 0.95], [0.7, 0.95]],
};
const picture = eyePicture($("#eye"), ui);
let state = read("state");
let busy = false;
let said = {}; // what the form of this step holds
let marks = [];

const comma = language === "fa" ? "، " : ", ";
const digit = (text) => num(text, state.digits);

function number(name, value, low, high, change = () => {}) {
  said[name] = value;
  return el("label", {}, ui[name], el("input", { type: "number", name, value, min: low, max: high, step: "any", inputmode: "decimal", required: true,
    oninput: (event) => { said[name] = Number(event.target.value); change(); } }));
}

function turned() {
  said.turned = state.form.turned;
  // Nobody needs to understand this before the table was refused for lying turned in the picture.
  return el("label", { class: "check", id: "turned", hidden: !said.turned }, el("input", { type: "checkbox", checked: said.turned, onchange: (event) => { said.turned = event.target.checked; } }), el("span", {}, ui.turned));
}

/** What each step asks for: an array of nodes; it fills `said`. */
const FIELDS = {
  marks() {
    said.where = state.form.where;
    const sizes = el("div", { class: "pair" }, number("side_mm", state.form.side_mm, 80, 2000), number("mark_mm", state.form.mark_mm, 8, 300));
    const print = el("a", { class: "button small", id: "print", target: "_blank", rel: "noopener", hidden: marks.length > 0 }, ui.print);
    const show = () => {
      sizes.hidden = said.where.startsWith("mat");
      print.href = `/calibration/sheets/${sizes.hidden ? said.where : "marks-A4"}.pdf`;
    };
    const where = el("select", { onchange: (event) => { said.where = event.target.value; show(); } },
      ["board", "table", "mat-A3", "mat-A4"].map((one) => el("option", { value: one, selected: one === said.where }, ui[`where_${one.replace("-", "_")}`])));
    show();
    return [el("p", { id: "found", role: "status" }), print, el("label", {}, ui.where, where), sizes, turned(),
      el("button", { type: "button", class: "small", id: "by-hand", onclick: () => act({ do: "to", step: "corners" }) }, ui.by_hand)];
  },
  corners() {
    said.corners = state.overlay.corners.map((point) => [...point]);
    const outline = () => picture.draw({ ...state.overlay, outline: said.corners, sides: [], zones: {}, holes: [] });
    const names = CORNERS.map((two) => two.map((seat) => state.overlay.words[seat]).join("-"));
    picture.drag(said.corners.map((at, n) => ({ at, label: names[n], name: `${ui.corner} ${names[n]}` })), (n, at) => { said.corners[n] = at; outline(); });
    outline();
    return [number("side_mm", state.form.side_mm, 80, 2000), turned()];
  },
  lens() {
    const { taken, wanted, ready, known } = state.lens;
    return [el("p", { role: "status" }, `${ui.taken}: ${digit(`${taken} / ${wanted}`)}`), known ? el("p", { class: "soft" }, ui.lens_known) : null,
      ready ? el("button", { type: "button", id: "lens-done", onclick: () => act({ do: "take", done: true }) }, ui.lens_done) : null];
  },
  zones() {
    const [width, height] = state.overlay.size;
    said.zones = Object.fromEntries(Object.entries(state.overlay.zones).map(([name, quad]) => [name, quad.map((point) => [...point])]));
    const handles = () => {
      const points = Object.entries(said.zones).flatMap(([name, quad]) => quad.map((at, n) => ({ zone: name, n, at, label: "", name: `${ui.zone} ${state.overlay.words[name]} ${digit(String(n + 1))}` })));
      picture.drag(points, (k, at) => { said.zones[points[k].zone][points[k].n] = at; drawn(); });
    };
    const drawn = () => picture.draw({ ...state.overlay, zones: said.zones, sides: [], holes: [] });
    const seats = el("div", { class: "seats", role: "group", "aria-label": ui.seats }, SEATS.map((seat) => el("button", {
      type: "button", "aria-pressed": seat in said.zones, onclick: (event) => {
        if (seat in said.zones) delete said.zones[seat];
        else said.zones[seat] = FIRST[seat].map(([x, y]) => [x * width, y * height]);
        event.currentTarget.setAttribute("aria-pressed", String(seat in said.zones));
        drawn();
        handles();
      } }, state.overlay.words[seat])));
    drawn();
    handles();
    return [seats];
  },
  holes() {
    if (!state.holes) return [];
    const change = () => picture.draw({ ...state.overlay, zones: {}, holes: circles(said), lines: lines(said) });
    const field = (name, low, high) => number(name, state.holes[name], low, high, change);
    const fields = [el("div", { class: "pair" }, field("pitch_mm", 10, 400), field("hole_mm", 5, 200)),
      el("div", { class: "pair" }, field("stone_mm", 5, 200), field("thick_mm", 1, 100)),
      el("div", { class: "pair" }, field("line_inset_mm", 5, 400), field("line_length_mm", 20, 2000))];
    change();
    return [state.holes.seen ? null : el("div", { class: "banner warn", id: "unseen-holes", role: "status" }, el("span", { class: "sign", "aria-hidden": "true" }, "!"), el("p", {}, ui.holes_unseen)),
      el("details", { id: "sizes", open: !state.holes.seen }, el("summary", {}, ui.sizes), el("div", { class: "stack" }, el("p", { class: "soft" }, ui.stone_known), ...fields))];
  },
  stones() {
    said.colours = [...state.stones.chosen];
    const list = el("ol", { class: "readings" });
    const show = () => clear(list, said.colours.map((value, n) => {
      const name = state.stones.colours.find((one) => one.value === value).text;
      return el("li", {}, el("b", { dir: "ltr" }, `${"abcdefghi"[n]}1 ${"abcdefghi"[n]}2`), `: ${name}`);
    }));
    // Where to lay them stands in the picture too: nobody knows at first which hole is called what. It stands above the
    // hole, so that whoever lays the stones sees them there.
    const named = () => picture.draw({ ...state.overlay, zones: {}, holes: wanted().map(({ at }) => at), readings: wanted().map(({ name, at: [x, y, radius] }) => ({ text: name, at: [x, y - radius - 4], above: true, corners: [] })) });
    const wanted = () => said.colours.slice(0, 5).flatMap((_, n) => [1, 2].map((row) => ({ name: `${"abcde"[n]}${row}`, at: state.overlay.holes[5 * (row - 1) + n] }))).filter(({ at }) => at);
    const choose = (value) => (event) => {
      said.colours = said.colours.includes(value) ? said.colours.filter((one) => one !== value) : [...said.colours, value];
      event.currentTarget.setAttribute("aria-pressed", String(said.colours.includes(value)));
      show();
      named();
    };
    show();
    named();
    return [el("div", { class: "seats", role: "group", "aria-label": ui.colours }, state.stones.colours.map((one) => el("button", { type: "button", class: "small", "aria-pressed": said.colours.includes(one.value), onclick: choose(one.value) }, one.text))), list];
  },
  exposure() {
    const { fixable, held } = state.exposure;
    return [el("p", { class: "soft" }, !fixable ? ui.not_held : held.length ? `${ui.held}: ${held.join(comma)}` : "")];
  },
  save() {
    return state.exposure.fixable ? [] : [el("p", { class: "soft" }, ui.not_held)];
  },
};

/** Where the plane puts a point of the board (mm), without the lens. */
function px(x, y) {
  const m = state.holes.to_px;
  const w = m[6] * x + m[7] * y + m[8];
  return [(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w];
}

function circles({ pitch_mm: pitch, hole_mm: hole }) {
  const steps = [-2, -1, 0, 1, 2];
  return steps.flatMap((row) => steps.map((column) => {
    const [x, y] = px(column * pitch, row * pitch);
    const [right] = px(column * pitch + hole / 2, row * pitch);
    const [, up] = px(column * pitch, row * pitch + hole / 2);
    return [x, y, (Math.abs(right - x) + Math.abs(up - y)) / 2];
  }));
}

/** The four launch lines as they would lie by these sizes: each as its two ends (px). */
function lines({ line_inset_mm: inset, line_length_mm: length }) {
  const far = state.holes.side_mm / 2 - inset;
  return [[0, 1], [0, -1], [1, 0], [-1, 0]].map(([x, y]) => [-1, 1].map((way) => px(x * far + (y ? (way * length) / 2 : 0), y * far + (x ? (way * length) / 2 : 0))));
}

/** The verdict in a sentence; the figures behind it are open only where somebody has to read them. */
function quality() {
  if (!state.figures.length) return [];
  const off = state.figures.some((one) => !one.passed);
  return [el("details", { id: "quality", open: off }, el("summary", {}, el("span", { "aria-hidden": "true" }, off ? "! " : "✓ "), state.verdict), el("table", { class: "quality" }, el("thead", {}, el("tr", {}, el("th", { scope: "col" }, ui.figure), el("th", { scope: "col" }, ui.value), el("th", { scope: "col" }, ui.limit))),
    el("tbody", {}, state.figures.flatMap((one) => [
      el("tr", { class: one.passed ? "" : "off" }, el("th", { scope: "row" }, el("span", { class: "sign", role: "img", "aria-label": one.passed ? ui.passes : ui.advice }, one.passed ? "✓ " : "! "), one.title), el("td", {}, one.value), el("td", {}, one.limit)),
      one.passed ? null : el("tr", { class: "advice" }, el("td", { colspan: 3 }, one.advice))]))))];
}

function draw(fresh) {
  const moved = fresh.step !== state.step;
  state = fresh;
  said = {};
  clear($("#steps"), state.steps.map((step) => el("li", {}, el("button", { type: "button", class: [step.done ? "done" : "", step.aside ? "aside" : ""].join(" "), "data-step": step.name, disabled: !step.reachable,
    "aria-current": step.name === state.step ? "step" : null, onclick: () => act({ do: "to", step: step.name }) }, ` ${step.title}`, step.aside ? el("span", { class: "unseen" }, ` (${ui.optional})`) : null))));
  $("#steps [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  $("#title").textContent = state.title;
  $("#about").textContent = state.about;
  $("#camera").textContent = state.camera;
  $("#note").hidden = !state.note;
  $("#note p").textContent = state.note;
  $("#saved").hidden = !state.saved;
  $("#wrong").hidden = true;
  picture.drag([], () => {});
  picture.draw({ ...state.overlay, zones: state.overlay.zones_known ? state.overlay.zones : {}, marks: state.step === "marks" ? marks : [] });
  clear($("#fields"), [...(FIELDS[state.step]?.() || []), ...quality()]);
  if ($("#deck")) $("#deck").hidden = state.step !== "deck";
  $("#go").textContent = state.action;
  $("#go").hidden = !state.action || state.saved;
  $("#done").hidden = !state.saved;
  $("#enough").hidden = !state.enough;
  clear($("#offers"));
  $("#skip").hidden = !state.can_skip;
  waiting();
  if (moved) $("#title").focus({ preventScroll: true });
}

async function act(what) {
  if (busy) return;
  busy = true;
  waiting();
  try {
    const answer = await post(`/calibration?lang=${language}`, { step: state.step, ...what }, { patience: PATIENCE_MS });
    if (answer.refused?.key === "cal.elsewhere") draw(await fetched());
    if (answer.refused) refused(answer);
    else draw(answer);
  } catch {
    complain(ui.retry);
  } finally {
    busy = false;
    waiting();
  }
}

/** While the table thinks, nothing can be pressed that would not count. */
function waiting() {
  for (const button of document.querySelectorAll("#go, #skip, #by-hand, #lens-done, #enough, #offers button")) button.disabled = busy;
  $("#back").disabled = busy || state.step === "picture";
}

/** What cannot be is said; what would fit instead is one tap away. */
function refused({ refused: why, offers = [] }) {
  complain(why.text);
  clear($("#offers"), offers.map((one) => el("button", { type: "button", onclick: () => act({ do: "take", ...said, ...one.said }) }, one.text)));
  if (why.key === "cal.turned" && $("#turned")) $("#turned").hidden = false;
}

function complain(sentence) {
  $("#wrong p").textContent = sentence;
  $("#wrong").hidden = false;
  $("#wrong").scrollIntoView({ block: "nearest" });
}

/** Where the wizard is now, as another phone may have brought it there. */
async function fetched() {
  return fetch(`/calibration/state.json?lang=${language}`, { cache: "no-store" }).then((got) => got.json());
}

function showMarks(seen) {
  marks = seen;
  if ($("#print")) $("#print").hidden = marks.length > 0;
  picture.draw({ ...state.overlay, zones: {}, marks });
  const told = marks.length ? `${ui.marks_seen}: ${digit(marks.map((mark) => mark.number).join(comma))}` : ui.no_marks;
  const place = $("#found");
  if (place && place.textContent !== told) place.textContent = told;
}

/** Every two seconds: is the wizard still at this step, and which marks are seen? */
async function look() {
  if (document.visibilityState === "visible" && !busy) {
    const asked = state;
    const answer = await fetch("/calibration/look.json", { cache: "no-store" }).then((got) => got.json()).catch(() => null);
    if (answer?.marks && state === asked && !busy) {
      if (answer.step !== state.step || answer.saved !== state.saved) await fetched().then((fresh) => { if (state === asked && !busy) draw(fresh); }).catch(() => {});
      else if (state.step === "marks") showMarks(answer.marks);
    }
  }
  setTimeout(look, LOOK_MS);
}

$("#form").addEventListener("submit", (event) => { event.preventDefault(); act({ do: "take", ...said }); });
$("#back").addEventListener("click", () => act({ do: "back" }));
$("#enough").addEventListener("click", () => act({ do: "to", step: "save" }));
$("#skip").addEventListener("click", () => act({ do: "skip" }));
for (const button of [$("#again"), $("#anew")]) button.addEventListener("click", () => act({ do: "begin" }));
$("#import").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (!file) return;
  try {
    const answer = await post(`/calibration/profiles?lang=${language}`, JSON.parse(await file.text()));
    if (answer.refused) complain(answer.refused.text);
    else draw(answer);
  } catch {
    complain(ui.foreign);
  }
  event.target.value = "";
});
draw(state);
look();

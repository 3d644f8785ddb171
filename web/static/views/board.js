// The board game: the board with its stones and formations, stocks and shots, and a sheet that explains every point.

import { el, num, rule } from "../dom.js";
import { kept, signed, svg } from "./draw.js";
import { badges, band, field, HOLES, lodged, plan } from "./field.js";
import { stone, stoneIcon } from "./stone.js";

const seatsOf = (view) => Object.fromEntries(view.players.map((one) => [one.seat, one.colour]));
const nameOf = (view, colour) => view.players.find((one) => one.colour === colour)?.name || "";

/** What the referee's strip shows beside a name: stones still to shoot. */
export function tally(model, one) {
  const colour = seatsOf(model.view)[one.seat];
  return colour ? el("small", { class: "b-tally" }, stoneIcon(colour), num(model.view.stock[colour], model.digits)) : null;
}

export function side(model, one) {
  const { view, extra } = model;
  const player = view.players.find((other) => other.player === one.player);
  if (!player) return [];
  const words = extra.words;
  const lock = { pending: words.centre_pending, locked: words.centre_locked }[player.centre];
  return [
    el("div", { class: "b-stock" }, stoneIcon(player.colour), el("span", {}, `${words.stock} `, el("strong", {}, num(view.stock[player.colour], model.digits)))),
    view.shooter === player.player && view.state !== "over" ? shots(model) : null,
    parts(model, view.sheet[player.colour]),
    lock && view.state !== "over" ? el("p", { class: "soft b-lock" }, lock) : null,
  ];
}

function shots({ view, extra, digits }) {
  if (view.shots_left === null) return el("p", { class: "b-shots" }, extra.words.no_limit);
  if (!view.shots_left) return null;
  return el("p", { class: "b-shots", role: "img", "aria-label": `${extra.words.shots_left} ${num(view.shots_left, digits)}` },
    el("span", { "aria-hidden": "true" }, Array.from({ length: Math.min(view.shots_left, 12) }, () => el("i"))),
    el("span", { "aria-hidden": "true" }, `${extra.words.shots_left} ${num(view.shots_left, digits)}`));
}

/** The four kinds of points, so far as there are any. */
function parts(model, sheet) {
  const words = model.extra.words;
  const kinds = [["stones", sheet.stones], ["lines", sheet.lines], ["crosses", sheet.cross], ["bad_lines", sheet.bad], ["by_hand", sheet.by_hand]];
  return el("ul", { class: "b-parts" }, kinds.filter(([kind, points]) => points || kind === "stones")
    .map(([kind, points]) => el("li", {}, el("span", {}, words[kind]), el("strong", {}, points < 0 ? signed(points, model.digits) : num(points, model.digits)))));
}

export function middle(model) {
  const { view, extra } = model;
  const words = extra.words;
  return [
    el("figure", { class: "b-table" }, picture(model),
      el("figcaption", { class: "b-legend" },
        el("span", {}, stoneIcon(view.players[0].colour, { up: true }), words.mark_up),
        el("span", {}, stoneIcon(view.players[0].colour, { up: false }), words.mark_down),
        tray(model))),
    view.last_round && view.state !== "over" ? el("p", { class: "b-note" }, words.last_round) : null,
    ...["put_back", "take_out"].filter((owed) => view[owed].length).map((owed) => el("p", { class: "b-note" }, words[owed], " ", el("bdi", {}, view[owed].join(" ")))),
    formations(model), sheets(model)];
}

function picture(model) {
  const { view, extra, digits } = model;
  const where = plan(extra.measures);
  const worth = {};
  for (const items of Object.values(extra.sheet)) for (const item of items) if (item.holes.length === 1) worth[item.holes[0]] = (worth[item.holes[0]] || 0) + item.points;
  const colourOf = (item) => view.players[item.player].colour;
  const spoken = Object.entries(view.holes).map(([hole, what]) => `${hole}: ${extra.colours[what.colour]}, ${what.marked_up ? extra.words.mark_up : extra.words.mark_down}, ${num(worth[hole] ?? 0, digits)}`);
  return field(extra.measures, seatsOf(view), digits, `${extra.words.board}: ${spoken.join("; ") || extra.words.sunk_none}`,
    view.formations.map((item) => band(where, item, colourOf(item))),
    view.loose.filter((disc) => disc.x_mm !== null).map((disc) => loose(where, disc, "")),
    HOLES.filter((hole) => view.holes[hole]).map((hole) => lodged(where, hole, view.holes[hole], num(worth[hole] ?? 0, digits), view.take_out.includes(hole) ? "take-out" : "")),
    view.put_back.map((hole) => ring(where, hole)),
    view.take_off.filter((disc) => disc.x_mm !== null).map((disc) => loose(where, disc, "take-off")),
    badges(where, view.formations, digits));
}

function loose(where, disc, kind) {
  const r = where.loose;
  return svg("g", { transform: `translate(${disc.x_mm} ${-disc.y_mm})`, class: `loose ${kind}` }, stone(disc.colour, r),
    kind ? svg("path", { d: `M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}`, class: "away" }) : null);
}

function ring(where, hole) {
  const [cx, cy] = where.at(hole);
  return svg("circle", { cx, cy, r: where.radius * 1.1, class: "put-back" });
}

/** Loose stones of each colour, also those whose place nobody measured, and what has to be taken off. */
function tray({ view, extra, digits }) {
  const rows = [[extra.words.loose, view.loose], [extra.words.take_off, view.take_off]];
  return rows.filter(([, discs]) => discs.length).map(([label, discs]) => {
    const counts = {};
    for (const disc of discs) counts[disc.colour] = (counts[disc.colour] || 0) + 1;
    return el("span", { class: "b-tray" }, `${label} `, Object.entries(counts).map(([colour, count]) =>
      el("b", { role: "img", "aria-label": `${extra.colours[colour] || colour} ${count}` }, stoneIcon(colour), num(count, digits))));
  });
}

function formations({ view, extra, digits }) {
  if (!view.formations.length) return null;
  return el("section", { class: "b-formations" }, el("h2", { class: "unseen" }, extra.words.formations),
    el("ul", {}, view.formations.map((item, n) => {
      const player = view.players[item.player];
      return el("li", { class: item.points < 0 ? "bad" : "good" }, stoneIcon(player.colour),
        el("span", {}, el("bdi", {}, player.name), ` – ${extra.formations[n]} `, el("bdi", { class: "soft" }, item.holes.join(" "))),
        el("strong", {}, signed(item.points, digits)), rule(item.rule));
    })));
}

/** For each player every point: what for, by which rule, from which holes. Closed on phones until somebody asks. */
function sheets(model) {
  const { view, extra, digits } = model;
  return el("section", { class: "b-sheets" }, Object.entries(extra.sheet).map(([colour, items]) => {
    const sheet = view.sheet[colour];
    return kept(`sheet ${colour}`, { class: "sheet b-sheet" },
      el("summary", {}, stoneIcon(colour), el("span", {}, `${extra.words.sheet} – `, el("bdi", {}, nameOf(view, colour))), el("strong", {}, num(sheet.total, digits))),
      items.length ? el("table", {}, el("tbody", {}, items.map((item) => el("tr", {},
        el("th", { scope: "row" }, el("bdi", { dir: "ltr" }, item.holes.join(" "))), el("td", {}, item.text), el("td", {}, rule(item.rule)),
        el("td", { class: "worth" }, signed(item.points, digits)))),
      sheet.by_hand ? el("tr", {}, el("th", {}), el("td", { colspan: 2 }, extra.words.by_hand), el("td", { class: "worth" }, signed(sheet.by_hand, digits))) : null),
      el("tfoot", {}, el("tr", {}, el("th", { scope: "row", colspan: 3 }, extra.words.total), el("td", { class: "worth" }, num(sheet.total, digits)))))
        : el("p", { class: "soft" }, extra.words.sunk_none));
  }));
}

// Corrections beyond undo: another fact in the place of one, the whole score, who really played, earlier versions.

import { clear, el, num } from "./dom.js";
import { form, wants } from "./form.js";
import { adjustSheet, sheet } from "./sheets.js";

/** What may take the place of entry `seq`: likely corrections first, then every button of that moment. */
export async function insteadSheet({ seq, line = null, path = "/referee/amend", model, ui, language, command, button }) {
  const answer = await fetch(`/referee/choices/${seq}.json?lang=${language}`);
  if (!answer.ok) return;
  const { choices, likely } = await answer.json();
  const extra = path === "/referee/amend" ? { seq } : {};
  const say = (action) => { made.close(); command(path, { ...extra, action }); };
  const near = likely.map((one) => el("button", { type: "button", class: "likely", onclick: () => say(one.action) }, el("span", {}, one.text)));
  const all = choices.map((choice) => button(choice, 1, () => {
    if (!wants(choice)) return say(choice.action);
    made.close();
    const start = line && line.act.is === choice.action.is ? line.act : choice.action;
    return form(choice, model, ui, (action) => command(path, { ...extra, action }), start);
  }));
  const made = sheet(ui.replace, [el("h2", {}, ui.instead),
    near.length ? el("p", { class: "soft" }, ui.likely) : null, near.length ? el("div", { class: "choices likely-ones" }, near) : null,
    near.length ? el("p", { class: "soft" }, ui.other_fact) : null, el("div", { class: "choices" }, all),
    el("button", { type: "button", onclick: () => made.close() }, ui.cancel)].filter(Boolean));
}

/** Which correction? Points by hand, the whole score, who played, an earlier version. */
export function correctionsSheet(model, ui, language, command) {
  const go = (what) => () => { made.close(); what(); };
  const made = sheet(ui.corrections, [el("h2", {}, ui.corrections), el("div", { class: "choices" }, [
    el("button", { type: "button", "data-what": "points", onclick: go(() => adjustSheet(model, ui, command)) }, ui.adjust),
    el("button", { type: "button", "data-what": "totals", onclick: go(() => totalsSheet(model, ui, command)) }, ui.totals),
    el("button", { type: "button", "data-what": "players", onclick: go(() => playersSheet(model, ui, command)) }, ui.players),
    el("button", { type: "button", "data-what": "versions", onclick: go(() => versionsSheet(model, ui, language, command)) }, ui.versions),
  ]), el("button", { type: "button", onclick: () => made.close() }, ui.cancel)]);
}

function totalsSheet(model, ui, command) {
  const inputs = model.players.map((player) => el("input", { type: "number", inputmode: "numeric", value: player.points, dir: "ltr" }));
  const reason = el("input", { maxlength: 200 });
  const made = sheet(ui.totals, [el("h2", {}, ui.totals),
    ...model.players.map((player, n) => el("label", {}, el("bdi", {}, player.name), inputs[n])), el("label", {}, ui.reason, reason),
    el("div", { class: "ends" }, el("button", { type: "button", onclick: () => made.close() }, ui.cancel),
      el("button", { type: "button", class: "main", onclick: () => {
        made.close();
        command("/referee/totals", { points: inputs.map((input) => Math.trunc(Number(input.value)) || 0), reason: reason.value });
      } }, ui.done))]);
}

function playersSheet(model, ui, command) {
  const players = model.players.map((player) => player.name);
  const list = el("div", { class: "stack" });
  const draw = () => clear(list, players.map((name, n) => el("div", { class: "row" },
    el("input", { value: name, maxlength: 80, "aria-label": `${ui.players} ${num(n + 1, model.digits)}`, oninput: (event) => { players[n] = event.target.value; } }),
    n + 1 < players.length ? el("button", { type: "button", class: "small", "aria-label": ui.swap, onclick: () => {
      [players[n], players[n + 1]] = [players[n + 1], players[n]];
      draw();
    } }, "⇅") : null)));
  draw();
  const made = sheet(ui.players, [el("h2", {}, ui.players), list,
    el("div", { class: "ends" }, el("button", { type: "button", onclick: () => made.close() }, ui.cancel),
      el("button", { type: "button", class: "main", onclick: () => { made.close(); command("/referee/players", { players }); } }, ui.done))]);
}

async function versionsSheet(model, ui, language, command) {
  const list = el("ol", { class: "lines" });
  const made = sheet(ui.versions, [el("div", { class: "row" }, el("h2", {}, ui.versions),
    el("button", { type: "button", class: "small push-end", onclick: () => made.close() }, ui.close)), list]);
  const answer = await fetch(`/referee/versions.json?lang=${language}`, { cache: "no-store" });
  if (!answer.ok) return;
  const { versions } = await answer.json();
  clear(list, versions.map((one, n) => el("li", { class: "line", "data-version": one.seq },
    el("div", { class: "what" }, el("p", {}, one.text), one.names.join() === model.players.map((player) => player.name).join() ? null : el("p", {}, one.names.map((name) => el("bdi", {}, `${name} `)))),
    el("span", { class: "points-then" }, one.points.map((points) => num(points, model.digits)).join(" : ")),
    el("p", { class: "meta" }, el("bdi", {}, `#${num(one.seq, model.digits)}`), el("bdi", {}, one.by), el("time", { datetime: one.at }, one.at ? new Date(one.at).toLocaleTimeString(language) : "")),
    el("div", { class: "acts" }, n === 0 || one.same ? el("strong", {}, ui.now)
      : el("button", { type: "button", class: "small", onclick: () => { made.close(); command("/referee/restore", { seq: one.seq }); } }, ui.restore)))));
}

// Two sheets of the referee's console: points by hand, and the history with its corrections.

import { clear, el, num } from "./dom.js";

export function sheet(label, content) {
  const made = el("dialog", { class: "bottom", "aria-label": label }, el("div", { class: "form" }, content));
  made.addEventListener("close", () => made.remove());
  made.addEventListener("click", (event) => event.target === made && made.close());
  document.body.append(made);
  made.showModal();
  return made;
}

/** Points are typed as they should be; what is sent is the difference. */
export function adjustSheet(model, ui, command) {
  const rows = model.players.map((player) => {
    const input = el("input", { type: "number", inputmode: "numeric", value: player.points, "aria-label": `${player.name} ${ui.set_to}` });
    const step = (by) => { input.value = Number(input.value) + by; };
    const save = el("button", { type: "button", class: "main", onclick: async () => {
      const points = Math.trunc(Number(input.value)) - player.points;
      if (!points) return made.close();
      if (await command("/referee/adjust", { player: player.player, points, reason: reason.value })) made.close();
      else made.close();
    } }, ui.save);
    return el("fieldset", { class: "stack" }, el("legend", {}, el("bdi", {}, player.name), ` · ${ui.points_now} ${num(player.points, model.digits)}`),
      el("div", { class: "stepper" }, el("button", { type: "button", "aria-label": "−1", onclick: () => step(-1) }, "−"), input, el("button", { type: "button", "aria-label": "+1", onclick: () => step(1) }, "+")), save);
  });
  const reason = el("input", { maxlength: 200 });
  const made = sheet(ui.adjust, [el("h2", {}, ui.adjust), ...rows, el("label", {}, ui.reason, reason),
    el("button", { type: "button", onclick: () => made.close() }, ui.cancel)]);
}

/** One line of the history; `acts` are the buttons beside it. */
export function line(one, ui, language, digits, acts = []) {
  const time = one.at ? new Date(one.at).toLocaleTimeString(language) : "";
  const state = one.state === "counts" ? null : el("strong", {}, ui[one.state], one.amended_by ? el("bdi", {}, ` · ${one.amended_by} ${new Date(one.amended_at).toLocaleTimeString(language)}`) : null);
  return el("li", { class: `line ${one.state}`, "data-seq": one.seq },
    el("div", { class: "what" }, one.texts.map((text) => el("p", {}, text))),
    el("span", { class: "points-then" }, one.points.map((points) => num(points, digits)).join(" : ")),
    el("p", { class: "meta" }, el("bdi", {}, `#${num(one.seq, digits)}`), el("bdi", {}, one.by), el("time", { datetime: one.at }, time), state,
      one.proof ? el("a", { href: `/evidence/0/${one.seq}` }, ui.proof) : null),
    acts.length ? el("div", { class: "acts" }, acts) : null);
}

export async function fetchLines(language) {
  const answer = await fetch(`/history.json?lang=${language}`, { cache: "no-store" });
  return answer.ok ? (await answer.json()).lines.reverse() : [];
}

export async function historySheet(ui, language, model, { undo, replace }) {
  const list = el("ol", { class: "lines" });
  const made = sheet(ui.history, [el("div", { class: "row" }, el("h2", {}, ui.history),
    el("button", { type: "button", class: "small push-end", onclick: () => made.close() }, ui.close)), list]);
  const lines = await fetchLines(language);
  clear(list, lines.length ? lines.map((one) => {
    const acts = [];
    const go = (what) => () => { made.close(); what(one); };
    if (one.fact) acts.push(el("button", { type: "button", class: "small", onclick: go(replace) }, ui.replace));
    if (one.state !== "undone") acts.push(el("button", { type: "button", class: "small", onclick: go(undo) }, one.kind === "Undo" ? ui.redo : ui.take_back));
    return line(one, ui, language, model().digits, acts);
  }) : el("li", { class: "soft" }, ui.nothing_to_undo));
}

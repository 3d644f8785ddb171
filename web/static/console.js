// The referee's console: what is asked, what may be said, undo, and whatever needs settling.

import { banner, view } from "./board.js";
import { card } from "./card.js";
import { commander } from "./command.js";
import { $, clear, el, num, said, who } from "./dom.js";
import { form, wants } from "./form.js";
import { correctionsSheet, insteadSheet } from "./corrections.js";
import { proposalBanners } from "./proposals.js";
import { historySheet } from "./sheets.js";
import { may, whistleBanners } from "./whistle.js";

/** Makes the console live; returns `draw(model)`. `stream()` is the page's live connection, for answers and versions. */
export function referee(ui, language, stream) {
  let model = null;
  let refused = null;
  let sending = false;

  const command = commander({
    version: () => stream().version,
    onModel: (next) => { refused = null; stream().take(next); draw(model); },
    onRefused: (sentence, path, payload) => { refused = { sentence, path, payload, version: stream().version }; draw(model); },
    onSending: (state) => {
      sending = state !== "";
      const note = $("#sending");
      note.hidden = state === "" || state === "sending";
      note.textContent = state ? ui[state] : "";
      for (const button of document.querySelectorAll("#choices button, .tools button, .settle button")) button.disabled = sending || button.dataset.off === "1";
    },
  });

  function act(choice, path = "/referee/say", extra = {}) {
    if (wants(choice)) form(choice, model, ui, (action) => command(path, { ...extra, action }), extra.start || choice.action);
    else command(path, { ...extra, action: choice.action });
  }

  function button(choice, n, onclick) {
    const icon = choice.seat ? el("i", { class: `mark ${choice.seat}`, "aria-hidden": "true" }) : null;
    return el("button", { type: "button", class: `${choice.seat || ""}${n === 0 ? " first main" : ""}`, "data-key": choice.key, onclick }, icon, el("span", {}, choice.text));
  }

  /** Two seats stand side by side; a seat's button without its twin, and one for both, takes the whole row. */
  function choices() {
    const list = model.choices;
    const corrections = list.filter((one) => one.key.includes("recount"));
    const acts = list.filter((one) => !corrections.includes(one));
    const made = acts.map((choice, n) => button(choice, choice.seat && n === 0 ? 1 : n, () => act(choice)));
    acts.forEach((choice, n) => {
      const twin = acts.some((other) => other !== choice && other.key === choice.key && other.seat && other.seat !== choice.seat);
      if (!twin) made[n].classList.add("alone");
    });
    if (corrections.length) {
      made.push(el("details", { class: "more-acts" }, el("summary", {}, ui.more), el("div", {}, corrections.map((choice) => button(choice, 1, () => act(choice))))));
    }
    if (model.extra?.count?.length) made.push(el("a", { class: "button alone", href: "/count" }, model.extra.words.count_link));
    if (model.outcome) made.push(el("a", { class: "button main alone", href: "/evening" }, ui.again));
    if (model.outcome || !model.match) made.push(el("a", { class: model.match ? "button alone" : "button main alone", href: "/new" }, model.match ? ui.next_match : ui.new_match));
    return made;
  }

  function alerts() {
    const whistle = whistleBanners(model, ui, language, (sentence) => { refused = { sentence, path: "", payload: {}, version: stream().version }; draw(model); });
    const shown = [...whistle, ...proposalBanners(model, ui, command), ...model.notices.map((one) => banner("warn", "!", said("p", one)))];
    if (refused && refused.version < stream().version - 1) refused = null;
    const sentence = refused?.sentence || model.refusal;
    if (sentence) {
      const stands = refused && !sentence.key.startsWith("table.") && /say|amend/.test(refused.path)
        ? el("button", { type: "button", class: "small", onclick: () => command(refused.path, { ...refused.payload, stands: true }) }, ui.let_stand) : null;
      const away = el("button", { type: "button", class: "small plain", onclick: () => { refused = null; model.refusal ? command("/referee/dismiss") : draw(model); } }, ui.close);
      shown.push(banner("bad", "×", said("p", sentence), el("div", { class: "row" }, stands, away)));
    }
    if (model.dispute) {
      const { seq } = model.dispute;
      shown.push(banner("bad", "≠", el("p", {}, el("strong", {}, ui.dispute)), said("p", model.dispute), el("div", { class: "row" },
        el("button", { type: "button", class: "small", onclick: () => command("/referee/undo", { seq }) }, ui.take_back),
        el("button", { type: "button", class: "small", onclick: () => replace(seq) }, ui.replace),
        el("button", { type: "button", class: "small", onclick: () => command("/referee/stand", { seq }) }, ui.let_stand))));
    }
    if (model.doubt) shown.unshift(doubt(model.doubt));
    return shown;
  }

  function doubt(what) {
    const places = el("div");
    if (what.picture) {
      const picture = el("img", { src: `/picture/${encodeURIComponent(what.picture)}`, alt: ui.picture });
      const figure = el("figure", {}, picture);
      picture.addEventListener("load", () => {
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        svg.setAttribute("viewBox", `0 0 ${picture.naturalWidth} ${picture.naturalHeight}`);
        svg.setAttribute("class", "places");
        for (const quad of what.places) {
          const polygon = document.createElementNS("http://www.w3.org/2000/svg", "polygon");
          polygon.setAttribute("points", quad.map((point) => point.join(",")).join(" "));
          svg.append(polygon);
        }
        figure.append(svg);
      });
      places.append(figure);
    }
    return el("section", { class: "doubt" }, el("strong", {}, `? ${ui.doubt}`), said("p", what), what.picture ? places : null,
      el("div", { class: "settle" }, what.choices.map((choice) => el("button", { type: "button", class: wants(choice) ? "other" : "", onclick: () => act(choice) },
        wants(choice) ? null : told(what, choice).map((one) => card(one, "")), el("span", {}, choice.text)))),
      el("button", { type: "button", class: "small plain", onclick: () => command("/referee/dismiss") }, ui.look_again));
  }

  /** The cards by which this way to settle the doubt differs from another. */
  function told(what, choice) {
    const cards = (one) => Object.values(one.action).flat().filter((value) => typeof value === "string" && /^([2-9TJQKA][cdhs]|\*[rb]|!.+)$/.test(value));
    const others = what.choices.filter((one) => one !== choice && !wants(one)).map(cards);
    return cards(choice).filter((one) => others.some((cardsThere) => !cardsThere.includes(one))).slice(0, 2);
  }

  /** Another fact in the place of one; of the last one in a single command. */
  function replace(seq, line = null, path = "/referee/amend") {
    return insteadSheet({ seq, line, path, model, ui, language, command, button });
  }

  function tools() {
    const undo = $("#undo");
    clear(undo, [el("span", {}, `↶ ${ui.undo}`), model.undo ? el("small", {}, model.undo.text) : null]);
    undo.dataset.off = model.undo ? "" : "1";
    undo.disabled = !model.undo || sending;
    const redo = $("#redo");
    redo.hidden = !model.redo;
    redo.textContent = `↷ ${ui.redo}`;
    const instead = $("#instead");
    instead.hidden = !model.undo?.fact;
    for (const [one, group] of [[undo, "undo"], [redo, "undo"], [instead, "undo"], [$("#open-corrections"), "correct"]]) {
      if (!may(model, group)) one.dataset.off = "1";
      else if (one !== undo) one.dataset.off = "";
      one.disabled = one.dataset.off === "1" || sending;
    }
  }

  $("#undo").addEventListener("click", () => model.undo && command("/referee/undo", { seq: model.undo.seq }));
  $("#redo").addEventListener("click", () => model.redo && command("/referee/undo", { seq: model.redo.seq }));
  $("#instead").addEventListener("click", () => model.undo?.fact && replace(model.undo.fact, null, "/referee/instead"));
  $("#open-corrections").addEventListener("click", () => model.match && correctionsSheet(model, ui, language, command));
  $("#open-history").addEventListener("click", () => historySheet(ui, language, () => model, {
    undo: (line) => command("/referee/undo", { seq: line.seq }), replace: (line) => replace(line.seq, line),
  }));

  let asked = "";
  function draw(next) {
    model = next;
    clear($("#strip"), model.match ? model.sides.map((side) => el("div", { class: `mini ${side.seat || ""}` }, el("div", {}, who(side), view(model).tally?.(model, side)), el("b", {}, num(side.points, model.digits)))) : []);
    clear($("#alerts"), alerts());
    const text = [...model.news, ...model.prompts].map((one) => one.text).join("");
    if (text !== asked) {
      asked = text;
      const [lead, ...also] = model.prompts.filter((one) => !view(model).quiet?.(one));
      clear($("#ask"), [...model.news.map((one) => said("p", one, { class: "new" })),
        model.outcome ? said("p", model.outcome, { class: "lead" }) : lead ? said("p", lead, { class: "lead" }) : el("p", { class: "lead" }, ui.no_match),
        ...(model.outcome ? [] : also.map((one) => said("p", one, { class: "also" })))]);
    }
    const place = $("#choices");
    place.classList.toggle("dense", model.choices.length > 4);
    clear(place, model.dispute ? [] : choices());
    const free = may(model, "say");
    for (const one of place.querySelectorAll("button")) {
      one.dataset.off = free ? "" : "1";
      one.disabled = !free;
    }
    tools();
    if (sending) for (const one of document.querySelectorAll("#choices button")) one.disabled = true;
  }
  return draw;
}

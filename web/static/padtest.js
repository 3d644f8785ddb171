// Testing the pads: the page asks again twice a second while it is seen; the table moves the test on.

import { post } from "./command.js";
import { $, clear, el, num, read } from "./dom.js";

const ui = read("ui");
const language = document.documentElement.lang;
const digits = language === "fa" ? "۰۱۲۳۴۵۶۷۸۹" : undefined;
const SVG = "http://www.w3.org/2000/svg";
let view = read("view");

const list = (items, good) => items.map((text) => el("li", { class: good ? "good" : "bad" }, el("span", { class: "sign", "aria-hidden": "true" }, good ? "✓" : "!"), el("span", {}, text)));

function say(id, text) {
  const place = $(id);
  place.hidden = !text;
  if (place.lastElementChild.textContent !== text) $("p", place).textContent = text;
}

function button(text, what, kind = "") {
  return el("button", { type: "button", class: `small ${kind}`, onclick: () => act(what) }, text);
}

/** One dot a strike along a line of milliseconds, the newest one ringed. */
function strikes(values) {
  const place = $("#strikes");
  place.hidden = !values.length;
  $("svg", place)?.remove();
  if (!values.length) return;
  const most = Math.max(500, ...values.map(Math.abs));
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 360 70");
  svg.setAttribute("direction", "ltr");
  svg.setAttribute("aria-hidden", "true");
  const add = (kind, attributes, text = "") => {
    const made = document.createElementNS(SVG, kind);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.textContent = text;
    svg.append(made);
  };
  const x = (us) => 180 + 165 * us / most;
  add("path", { class: "axis", d: "M15 34H345M180 20V48" });
  for (const us of [-most, 0, most]) {
    const label = us ? `${us > 0 ? "+" : "−"}${(most / 1000).toFixed(1)}` : "0";
    add("text", { x: x(us), y: 64, "text-anchor": us < 0 ? "start" : us ? "end" : "middle" }, num(label, digits));
  }
  values.forEach((us, n) => add("circle", { class: n === values.length - 1 ? "last" : "", cx: x(us).toFixed(1), cy: 34 + (n % 5 - 2) * 4, r: 4 }));
  place.append(svg);
}

function draw(next) {
  view = next;
  say("#asks", view.asks);
  say("#told", view.told || view.all_good);
  const acts = view.step === "test" ? [button(ui.skip, { do: "skip" })]
    : view.found.length ? [button(ui.save, { do: "save" }, "main")] : [];
  clear($("#acts"), view.step ? [...acts, button(ui.stop, { do: "stop" })] : []);
  clear($("#pads"), view.pads.map((pad) => el("li", { class: `${pad.down ? "down" : ""}${pad.name === view.asked ? " asked" : ""}` },
    el("span", { class: "lamp", "aria-hidden": "true" }), el("bdi", {}, pad.label), el("b", {}, pad.down ? ui.down : ui.up))));
  clear($("#tested"), view.tested.flatMap((one) => list([one.text], one.good)).concat(list(view.faults, false)));
  $("#state").textContent = view.state;
  clear($("#saved"), list(view.saved, true));
  strikes(view.strikes_us);
  clear($("#found"), list(view.found, true));
}

async function act(what) {
  const answer = await post(`/pads/check?lang=${language}`, what).catch(() => null);
  say("#wrong", answer?.refused?.text || "");
  if (answer && !answer.refused) draw(answer);
}

$("#begin").addEventListener("click", () => act({ do: "test" }));
for (const one of document.querySelectorAll("[data-pair]")) one.addEventListener("click", () => act({ do: "plank", pads: one.dataset.pair.split(" ") }));
draw(view);

async function ask() {
  if (document.visibilityState === "visible") {
    const answer = await fetch(`/pads/check.json?lang=${language}`, { cache: "no-store" }).catch(() => null);
    if (answer?.ok) draw({ ...(await answer.json()), told: view.told });
  }
  setTimeout(ask, 500);
}
setTimeout(ask, 500);

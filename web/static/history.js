// The history page: the same lines for everyone, kept up to date.

import { $, clear, el, read } from "./dom.js";
import { live, showState } from "./live.js";
import { fetchLines, line } from "./sheets.js";

const ui = read("ui");
const language = document.documentElement.lang;

async function draw(model) {
  const lines = await fetchLines(language);
  clear($("#lines"), lines.length ? lines.map((one) => line(one, ui, language, model?.digits)) : el("li", { class: "soft" }, ui.empty));
}

live({ model: null, language, build: document.body.dataset.build, onModel: draw, onState: showState(ui, language) });

// The spectators' page and the big screen.

import { draw } from "./board.js";
import { read } from "./dom.js";
import { live, showState, stayAwake } from "./live.js";
import { rules } from "./rule.js";

const ui = read("ui");
const model = read("model");
const language = document.documentElement.lang;

draw(model, ui);
rules(ui, language);
live({
  model, language, build: document.body.dataset.build,
  onModel: (next) => draw(next, ui), onState: showState(ui, language),
});
stayAwake();

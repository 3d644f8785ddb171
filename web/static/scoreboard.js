// The spectators' page and the big screen.

import { draw } from "./board.js";
import { read } from "./dom.js";
import { live, showState, stayAwake } from "./live.js";
import { rules } from "./rule.js";
import { sound } from "./sound.js";

const ui = read("ui");
const model = read("model");
const language = document.documentElement.lang;
const ear = sound(language);
const seen = showState(ui, language);

function show(next) {
  draw(next, ui);
  ear.take(next);
}

show(model);
rules(ui, language);
live({
  model, language, build: document.body.dataset.build, onModel: show,
  onState: (state) => {
    seen(state);
    if (state === "live") ear.awoke();
    else ear.slept();
  },
});
stayAwake();

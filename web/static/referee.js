// The referee's page.

import { referee } from "./console.js";
import { $, read } from "./dom.js";
import { live, showState, stayAwake } from "./live.js";
import { post } from "./command.js";
import { rules } from "./rule.js";

const ui = read("ui");
const model = read("model");
const language = document.documentElement.lang;
let stream = null;

const draw = referee(ui, language, () => stream);
stream = live({ model, language, referee: true, build: document.body.dataset.build, onModel: draw, onState: showState(ui, language) });
draw(model);
rules(ui, language);
stayAwake();
$("#lock").addEventListener("click", async () => {
  const answer = await post("/rights/lock", { locked: true });
  if (answer.refused) $("#lock").textContent = answer.refused.text;
});
$("#leave").addEventListener("click", async () => {
  const answer = await post("/pair/leave", {});
  location.assign(answer.next);
});

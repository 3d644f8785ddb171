// The rights page: every button posts what it says, and the page is read anew.

import { $ } from "./dom.js";
import { post } from "./command.js";

const ui = JSON.parse(document.body.dataset.ui);

async function send(path, body) {
  try {
    const answer = await post(path, body, { tries: 3 });
    if (!answer.refused) return answer;
    wrong(answer.refused.text);
  } catch {
    wrong(document.body.dataset.failed);
  }
  return null;
}

function wrong(text) {
  $("#wrong p").textContent = text;
  $("#wrong").hidden = false;
}

for (const button of document.querySelectorAll("button[data-post]")) {
  button.addEventListener("click", async () => {
    if (await send(button.dataset.post, JSON.parse(button.dataset.body || "{}"))) location.reload();
  });
}

function onSubmit(id, path, body, done) {
  $(id)?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await send(path, body(event.target));
    if (answer) done(answer);
  });
}

onSubmit("#groups", "/rights/open", (form) => ({ groups: [...form.querySelectorAll("input:checked")].map((one) => one.name) }), () => location.reload());
onSubmit("#pin", "/rights/pin", (form) => ({ pin: form.pin.value }), () => location.reload());
onSubmit("#token", "/rights/token", (form) => ({ name: form.elements.name.value }), (answer) => {
  $("#key span").textContent = ui.token_once;
  $("#key code").textContent = answer.key;
  $("#key").hidden = false;
});

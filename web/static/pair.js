// Pairing: a PIN, and then this phone is the referee's.

import { post } from "./command.js";
import { $ } from "./dom.js";

const form = $("#pair");
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const wrong = $("#wrong");
  const show = (text) => { $("p", wrong).textContent = text; wrong.hidden = false; };
  try {
    const answer = await post("/pair", { token: document.body.dataset.token, pin: form.pin.value.trim(), name: form.elements.name.value });
    if (answer.refused) show(answer.refused.text);
    else location.assign(answer.next);
  } catch {
    show(document.body.dataset.failed);
  }
});

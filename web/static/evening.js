// The evening's pages: times as people here write them, and the buttons that open another match.

import { newId, post } from "./command.js";
import { $ } from "./dom.js";

const language = document.documentElement.lang;

for (const time of document.querySelectorAll("time[datetime]")) {
  const at = new Date(time.dateTime);
  if (!Number.isNaN(at.valueOf())) time.textContent = "clock" in time.dataset ? at.toLocaleTimeString(language) : at.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}

function complain(sentence) {
  $("#wrong p").textContent = sentence;
  $("#wrong").hidden = false;
  $("#wrong").scrollIntoView({ block: "center" });
}

/** True when the match in play may be put aside; asks only where one is in play. */
function agreed() {
  if (!document.body.dataset.running) return Promise.resolve(true);
  const dialog = $("#aside");
  return new Promise((done) => {
    const end = (answer) => () => { dialog.close(); done(answer); };
    $("#aside-yes").onclick = end(true);
    $("#aside-no").onclick = end(false);
    dialog.oncancel = () => done(false);
    dialog.showModal();
  });
}

for (const button of document.querySelectorAll("button[data-post]")) {
  button.addEventListener("click", async () => {
    if (!await agreed()) return;
    button.disabled = true;
    try {
      const said = { id: newId(), seen: Number(document.body.dataset.seen), aside: true };
      if (button.dataset.match) said.match = Number(button.dataset.match);
      const answer = await post(button.dataset.post, said, { tries: 3 });
      if (answer.next) return location.assign(answer.next);
      complain(answer.refused.text);
    } catch {
      complain(JSON.parse(document.body.dataset.ui).connecting);
    }
    button.disabled = false;
  });
}

// A rule's number opens its text over the page; without this script the link leads to the rules page.

import { $, el } from "./dom.js";

export function rules(ui, language) {
  const box = el("dialog", { class: "rule-box", "aria-label": ui.rule });
  document.body.append(box);
  box.addEventListener("click", (event) => event.target === box && box.close());
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-rule]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    try {
      const answer = await fetch(`/rule/${encodeURIComponent(link.dataset.rule)}.json?lang=${language}`);
      if (!answer.ok) throw new Error();
      const rule = await answer.json();
      const close = el("button", { class: "main", type: "button", onclick: () => box.close() }, ui.close);
      box.replaceChildren(el("div", { class: "inner" },
        el("h2", {}, `${ui.rule} `, el("bdi", {}, rule.number)), el("p", {}, rule.text),
        el("div", { class: "row" }, el("a", { href: rule.page }, ui.all_rules), el("span", { class: "push-end" }, close))));
      if (!box.open) box.showModal();
      $("button", box).focus();
    } catch {
      location.href = link.href;
    }
  });
}

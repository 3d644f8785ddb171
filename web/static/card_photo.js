// A photo with the cards that were read in it: an outline and a name on each; a tap opens what may be done with it.

import { card } from "./card.js";
import { clear, el } from "./dom.js";
import { form } from "./form.js";

const SVG = "http://www.w3.org/2000/svg";
const SIGNS = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** A card in short: `10♥`, a star for a joker, `?` for what has no name. */
export const short = (one) => (one[0] === "*" ? "★" : one === "??" ? "?" : `${one[0] === "T" ? "10" : one[0]}${SIGNS[one[1]]}`);

/** The photo `src` in `place` with its `cards` ({ card, sure, left, quad }); `tapped` hears which card was touched. */
export function cardPhoto(place, src, cards, tapped) {
  place.hidden = !src || !cards;
  if (place.hidden) return clear(place);
  const kept = place.querySelector("img");
  const photo = kept?.getAttribute("src") === src ? kept : el("img", { src, alt: "" });
  const over = () => {
    const [wide, high] = [photo.naturalWidth, photo.naturalHeight];
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", `0 0 ${wide} ${high}`);
    svg.setAttribute("aria-hidden", "true");
    for (const one of cards.filter((other) => other.quad)) {
      const group = document.createElementNS(SVG, "g");
      const outline = document.createElementNS(SVG, "polygon");
      outline.setAttribute("points", one.quad.map((point) => point.join(",")).join(" "));
      const label = document.createElementNS(SVG, "text");
      const [x, y] = [0, 1].map((n) => one.quad.reduce((sum, point) => sum + point[n], 0) / 4);
      label.setAttribute("transform", `translate(${x} ${y}) scale(${wide / 22})`);
      label.textContent = one.left ? "–" : short(one.card);
      group.setAttribute("class", one.left ? "left" : one.sure ? "" : "check");
      group.addEventListener("click", () => tapped(one));
      group.append(outline, label);
      svg.append(group);
    }
    clear(place, photo, svg);
  };
  if (photo !== kept) clear(place, photo);
  if (photo.complete && photo.naturalWidth) over();
  else photo.addEventListener("load", over, { once: true });
}

/** What may be done with one card: one of the likely names, or one of `acts` ([text, what to do]). */
export function cardMenu({ label, title, guesses, deck, put, acts, cancel }) {
  const inner = el("div", { class: "inner" });
  const sheet = el("dialog", { class: "bottom card-menu", "aria-label": label }, inner);
  const close = (then) => () => { sheet.close(); then(); };
  clear(inner, [
    el("h2", {}, title),
    guesses.length ? el("div", { class: "guesses" }, guesses.map((guess) => el("button", { type: "button", "data-card": guess, onclick: close(() => put(guess)) }, card(guess, deck[guess].name)))) : null,
    acts.map(([text, act, name]) => el("button", { type: "button", "data-act": name, onclick: close(act) }, text)),
    el("button", { type: "button", class: "plain", onclick: close(() => {}) }, cancel)].flat());
  sheet.addEventListener("close", () => sheet.remove());
  document.body.append(sheet);
  sheet.showModal();
}

/** The card picker of every form; `done` hears the notation. */
export function pickCard(title, label, model, ui, done) {
  const asked = { name: "card", kind: "card", label, low: 0, high: 0, options: [], seat: null };
  form({ text: title, action: { card: "??" }, ask: [asked] }, model, ui, (action) => done(action.card));
}

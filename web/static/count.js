// Counting an opened hand: a photo is read by the table, a person taps what is wrong, the cards are entered or proposed.

import { card } from "./card.js";
import { cardMenu, cardPhoto, pickCard } from "./card_photo.js";
import { commander, post } from "./command.js";
import { $, clear, el, num, read, rule } from "./dom.js";
import { live, showState } from "./live.js";
import { shrunk } from "./photo.js";
import { may } from "./whistle.js";

const ui = read("ui");
const deck = read("deck");
const language = document.documentElement.lang;
const referee = Boolean(document.body.dataset.phone);
const READING_MS = 90000; // a small computer takes its time for a large photo

let model = read("model");
let player = null;
let hand = null; // null before a photo was read; else [{ card, sure, quad, guesses }]
let picture = "";
let stream = null;
let busy = false;

const wanted = () => model.extra?.count || [];
const whose = () => wanted().find((one) => one.player === player);
const digit = (value) => num(value, model.digits);
const points = () => hand.reduce((sum, one) => sum + (deck[one.card]?.points || 0), 0);
const name = (one) => deck[one.card]?.name || one.name || one.card;

function tell(id, text) {
  const place = $(id);
  place.hidden = !text;
  $("p", place).textContent = text;
}

const command = commander({
  version: () => stream.version,
  onModel: (next) => { tell("#told", ui.entered); stream.take(next); },
  onRefused: (sentence) => tell("#wrong", sentence.text),
  onSending: (state) => { busy = state !== ""; if (state === "gone") tell("#wrong", ui.failed); draw(); },
});

/** The referee enters at once where this phone may; everybody else proposes. */
async function send() {
  tell("#wrong", "");
  const cards = hand.map((one) => one.card);
  if (referee && may(model, "say")) {
    await command("/referee/say", { action: { is: "Counted", player, cards } });
    return;
  }
  busy = true;
  draw();
  const answer = await post(`/count/propose?lang=${language}`, { player, cards }).catch(() => ({ refused: { text: ui.failed } }));
  busy = false;
  if (answer.refused) tell("#wrong", answer.refused.text);
  else {
    tell("#told", ui.proposed);
    forget();
  }
  draw();
}

function forget() {
  hand = null;
  picture = "";
  player = null;
}

async function take(file) {
  tell("#wrong", "");
  tell("#told", "");
  busy = true;
  draw();
  try {
    const body = await shrunk(file);
    const answer = await fetch(`/count/photo?lang=${language}`, {
      method: "POST", headers: { "Content-Type": "application/octet-stream" }, body, signal: AbortSignal.timeout(READING_MS),
    });
    const said = await answer.json();
    if (said.refused) tell("#wrong", answer.status === 413 ? ui.too_large : said.refused.text);
    else ({ cards: hand, picture } = said);
  } catch {
    tell("#wrong", ui.failed);
  }
  busy = false;
  draw();
}

/** What may be done with one card: another name (the likeliest first), or none. */
function menu(one) {
  const put = (notation) => { Object.assign(one, { card: notation, sure: true, guesses: [] }); draw(); };
  const guesses = one.guesses.filter((guess) => guess !== one.card);
  if (!one.sure && deck[one.card]) guesses.unshift(one.card);
  cardMenu({ label: ui.change, title: deck[one.card] ? name(one) : ui.check, guesses, deck, put, cancel: ui.cancel, acts: [
    [ui.change, () => pick(put)], [ui.remove, () => { hand = hand.filter((other) => other !== one); draw(); }]] });
}

const pick = (done) => pickCard(ui.add, ui.cards, model, ui, done);

function tile(one) {
  const label = `${name(one)}${one.sure ? "" : `, ${ui.check}`}`;
  return el("button", { type: "button", class: one.sure ? "" : "check", "aria-label": label, "data-card": one.card, onclick: () => menu(one) },
    card(one.card, ""), el("span", {}, deck[one.card] ? digit(deck[one.card].points) : "?"));
}

function drawHand() {
  const place = $("#hand");
  const one = whose();
  place.hidden = !hand || !one;
  if (place.hidden) return;
  const open = hand.some((each) => !deck[each.card]);
  const right = hand.length === one.held;
  const direct = referee && may(model, "say");
  clear(place, [
    el("div", { class: "tiles" }, hand.map(tile),
      el("button", { type: "button", class: "add", "aria-label": ui.add, onclick: () => pick((notation) => { hand.push({ card: notation, sure: true, quad: null, guesses: [] }); draw(); }) }, "+")),
    hand.some((each) => !each.sure) ? el("p", { class: "soft" }, `? ${ui.check}`) : null,
    el("p", { class: "sum", "aria-live": "polite" }, el("span", {}, `${ui.sum} `), el("strong", {}, digit(points())), rule("R26"),
      el("span", { class: right ? "soft" : "off" }, `${ui.cards} ${digit(hand.length)} / ${digit(one.held)}`)),
    el("button", { type: "button", class: "main", id: "send", disabled: busy || open || !right, onclick: send }, direct ? ui.enter : ui.propose)]);
}

function draw() {
  const list = wanted();
  if (player !== null && !whose()) forget();
  if (player === null && list.length === 1) player = list[0].player;
  $("#none").hidden = list.length > 0;
  const choose = $("#whose");
  choose.hidden = list.length === 0;
  clear(choose, [el("h2", {}, ui.whose), el("div", { class: "pick" }, list.map((one) => el("button", {
    type: "button", "aria-pressed": one.player === player, onclick: () => { if (player !== one.player) { forget(); player = one.player; } tell("#told", ""); draw(); },
  }, one.seat ? el("i", { class: `mark ${one.seat}`, "aria-hidden": "true" }) : null, el("bdi", {}, one.name), el("span", { class: "soft" }, `${digit(one.held)} ▮`))))]);
  $("#take").hidden = player === null;
  $("#busy").hidden = !busy;
  for (const label of document.querySelectorAll("label.button")) {
    label.setAttribute("aria-disabled", String(busy));
    $("input", label).disabled = busy;
  }
  // Without an eye, or where it saw nothing, the cards are picked by hand.
  if (player !== null && hand === null && !$("#camera")) hand = [];
  cardPhoto($("#shot"), picture, hand, menu);
  drawHand();
}

for (const input of document.querySelectorAll("#take input")) {
  input.addEventListener("change", () => {
    const [file] = input.files;
    input.value = "";
    if (file) take(file);
  });
}

stream = live({ model, language, referee, build: document.body.dataset.build, onState: showState(ui, language),
  onModel: (next) => {
    const before = JSON.stringify([wanted(), model.whistle]);
    model = next;
    if (JSON.stringify([wanted(), model.whistle]) !== before) draw();
  } });
draw();

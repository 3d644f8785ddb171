// Teaching packs: a picture by the table's camera or by a phone, its cards named by the table, corrected by a tap, kept.
// The waiting pictures lie at the table: a page that goes dark loses nothing, and two phones see the same.

import { card } from "./card.js";
import { cardMenu, cardPhoto, pickCard, short } from "./card_photo.js";
import { post } from "./command.js";
import { $, clear, el, num, read } from "./dom.js";
import { eyePicture } from "./eye_picture.js";
import { shrunk } from "./photo.js";

const ui = read("ui");
const deck = read("deck");
const limits = read("limits");
const language = document.documentElement.lang;
const PATIENCE_MS = 90000; // a small computer takes its time for a large photo
const LOOK_MS = 3000;
const MOST_BYTES = 12 * 1024 * 1024;
const KINDS = ["cards", "back", "custom"];
const RANKS = "23456789TJQKA";

let state = read("state");
let kind = "cards";
let pack = state.packs[0]?.name || "";
let adding = !pack;
let at = state.lessons[0]?.at ?? null;
let busy = false;
let own = { name: "", worth: 0 };
const eye = $("#eye") ? eyePicture($("#eye"), ui) : null;
eye?.draw({ size: [16, 9] });

const digit = (value) => num(value, state.digits);
const lesson = () => state.lessons.find((one) => one.at === at);
/** What the card picker of the forms needs of a scoreboard. */
const table = () => ({ sides: [], game: "", digits: state.digits });

function tell(id, text) {
  const place = $(id);
  place.hidden = !text;
  $("p", place).textContent = text;
  if (text) place.scrollIntoView({ block: "nearest" });
}

/** What the table answered: a refusal is told, and the pictures are those that wait now. */
async function took(answer, next = null) {
  if (answer.refused) {
    tell("#wrong", answer.refused.text);
    if (["deck.gone", "deck.changed"].includes(answer.refused.key)) await look();
    return false;
  }
  state = answer;
  if (next !== null) at = next;
  tell("#told", answer.told || "");
  return true;
}

async function during(what) {
  if (busy) return;
  busy = true;
  tell("#wrong", "");
  tell("#told", "");
  draw();
  try {
    await what();
  } catch {
    tell("#wrong", ui.failed);
  }
  busy = false;
  draw();
}

/** The pack whose picture was taught is the one that goes on. */
const teach = (one, more = {}) => during(async () => {
  const said = { do: "teach", at: one.at, edits: one.edits, ...more };
  if (!await took(await post(`/calibration/deck?lang=${language}`, said, { patience: PATIENCE_MS }))) return;
  own = { name: "", worth: 0 };
  if (one.pack) {
    pack = one.pack;
    adding = false;
  }
});

const act = (said) => during(async () => took(await post(`/calibration/deck?lang=${language}`, said, { patience: PATIENCE_MS })));
const whose = () => (kind === "custom" ? "" : pack);

const arrived = async (answer) => {
  if (await took(answer, answer.at ?? null)) $("#lesson").focus({ preventScroll: true });
};

const shoot = () => during(async () => arrived(await post(`/calibration/deck/shot?lang=${language}`, { kind, pack: whose() }, { patience: PATIENCE_MS })));

const send = (file) => during(async () => {
  const body = await shrunk(file);
  if (body.size > MOST_BYTES) return tell("#wrong", ui.too_large);
  const answer = await fetch(`/calibration/deck/photo?${new URLSearchParams({ lang: language, kind, pack: whose() })}`, {
    method: "POST", headers: { "Content-Type": "application/octet-stream" }, body, signal: AbortSignal.timeout(PATIENCE_MS) });
  const said = await answer.json();
  return answer.status === 413 ? tell("#wrong", ui.too_large) : arrived(said);
});

function menu(one) {
  const n = lesson().cards.indexOf(one);
  const put = (notation) => act({ do: "name", at, n, card: notation });
  const named = one.card !== "??";
  cardMenu({ label: ui.change, title: one.left ? ui.left : named ? one.name : ui.check, guesses: one.guesses, deck, put, cancel: ui.cancel, acts: [
    ...(named && !one.sure ? [[ui.right, () => put(one.card), "right"]] : []),
    [ui.change, () => pickCard(ui.change, ui.cards, table(), ui, put), "change"],
    ...(one.left ? [] : [[ui.not_card, () => put(null), "left"]])] });
}

function tile(one, n) {
  const label = `${one.left ? ui.left : one.name}${one.sure ? "" : `${language === "fa" ? "، " : ", "}${ui.check}`}`;
  return el("button", { type: "button", id: `card-${n}`, class: one.left ? "left" : one.sure ? "" : "check", "aria-label": label, "data-card": one.card, onclick: () => menu(one) },
    card(one.card, ""), el("span", {}, one.left ? "–" : one.sure ? "✓" : "?"));
}

const ends = (main) => el("div", { class: "row ends" }, main,
  el("button", { type: "button", id: "away", disabled: busy, onclick: () => act({ do: "away", at }) }, ui.away));

function field(name, label, attributes) {
  return el("label", {}, label, el("input", { name, value: own[name], oninput: (event) => { own[name] = event.target.value; }, ...attributes }));
}

/** The picture that is taught now: what is in it, and what to do with it. */
const SHOWS = {
  cards: (one) => [
    el("p", {}, ui.look),
    el("div", { class: "tiles" }, one.cards.map(tile)),
    one.open ? el("p", { class: "open" }, one.open) : null,
    ends(el("button", { type: "button", class: "main", id: "teach", disabled: busy || !one.ready, onclick: () => teach(one) }, one.action)),
  ],
  back: (one) => [
    el("img", { class: "flat", src: one.flat, alt: "" }),
    ends(el("button", { type: "button", class: "main", id: "teach", disabled: busy, onclick: () => teach(one) }, ui.this_back)),
  ],
  custom: (one) => [
    el("img", { class: "flat", src: one.flat, alt: "" }),
    field("name", ui.card_name, { maxlength: limits.name, autocomplete: "off" }),
    field("worth", ui.number, { type: "number", inputmode: "numeric", min: 0, max: limits.number }),
    ends(el("button", { type: "button", class: "main", id: "teach", disabled: busy, onclick: () => teach(one, { name: own.name, worth: own.worth === "" ? null : Number(own.worth) }) }, ui.this_card)),
  ],
};

/** Ranks of each suit that are missing: a line a suit, "all" where nothing of it is known. */
function missing(one) {
  const lines = ["s", "h", "d", "c"].map((letter) => [letter, [...RANKS].filter((rank) => one.missing.includes(rank + letter))]);
  return el("p", { class: "missing" }, el("span", { class: "soft" }, `${one.told} `), lines.filter(([, ranks]) => ranks.length).map(([letter, ranks]) => el("bdi", { dir: "ltr", class: "hd".includes(letter) ? "red" : "" },
    `${short(`2${letter}`)[1]} ${ranks.length === 13 ? "2–A" : ranks.map((rank) => (rank === "T" ? "10" : rank)).join(" ")}`)));
}

/** Forgetting takes two taps: the first one asks. */
function forget(name, label) {
  const button = el("button", { type: "button", class: "small", "aria-label": `${ui.forget}: ${label}`, onclick: () => {
    if (button.dataset.sure) {
      delete button.dataset.sure;
      return act({ do: "forget", name });
    }
    button.dataset.sure = "true";
    button.textContent = ui.forget_sure;
    button.setAttribute("aria-label", `${ui.forget_sure} ${label}`);
    return null;
  } }, ui.forget);
  return button;
}

function known() {
  const packs = state.packs.map((one) => el("article", { class: "known-one" },
    one.back ? el("img", { src: one.back, alt: one.back_text }) : el("span", { class: "blank", "aria-hidden": "true" }),
    el("div", {}, el("h3", {}, el("bdi", {}, one.name)), el("p", {}, one.text),
      el("progress", { max: 52, value: one.known, "aria-label": one.text }),
      one.told ? missing(one) : null,
      el("p", { class: "soft" }, one.back_text)), forget(one.name, one.name)));
  const customs = state.customs.map((one) => el("article", { class: "known-one" }, el("img", { src: one.face, alt: "" }),
    el("div", {}, el("h3", {}, el("bdi", {}, one.text)), el("p", { class: "soft" }, one.worth)), forget(one.name, one.text)));
  clear($("#list"), [state.torn ? el("p", { class: "open" }, state.torn) : null, ...packs, ...customs,
    packs.length + customs.length ? null : el("p", {}, ui.none)]);
}

/** For which pack the picture is: one that is known, or a new one with a name. */
function drawWhose() {
  const place = $("#whose");
  place.hidden = kind === "custom";
  const buttons = state.packs.map((one) => el("button", { type: "button", class: "small", "aria-pressed": !adding && one.name === pack, onclick: () => { pack = one.name; adding = false; draw(); } }, el("bdi", {}, one.name)));
  const input = $("input", place) || el("input", { name: "pack", id: "pack-name", maxlength: limits.name, autocomplete: "off", value: pack || ui.first, oninput: (event) => { pack = event.target.value; } });
  if (adding) pack = input.value;
  const naming = adding ? el("label", {}, ui.pack, input) : null;
  clear(place, [buttons.length ? el("div", { class: "seats", role: "group", "aria-label": ui.pack }, buttons,
    el("button", { type: "button", class: "small", "aria-pressed": adding, "aria-label": ui.pack, onclick: () => { adding = true; draw(); $("#whose input").select(); } }, "+")) : null, naming]);
}

function draw() {
  const focused = document.activeElement?.id;
  if (!lesson()) at = state.lessons[0]?.at ?? null;
  if (adding && state.packs.some((one) => one.name === pack)) adding = false;
  if (!adding && !state.packs.some((one) => one.name === pack)) {
    pack = state.packs[0]?.name || "";
    adding = !pack;
  }
  const one = lesson();
  document.body.dataset.waiting = String(Boolean(one));
  $("#take").hidden = Boolean(one);
  $("#lesson").hidden = !one;
  eye?.show(!one);
  cardPhoto($("#shot"), one ? `/calibration/deck/photo/${one.at}.jpg` : "", one?.cards, menu);
  if (one && !$("#lesson").contains(document.activeElement?.closest?.("input"))) clear($("#lesson"), SHOWS[one.kind](one));
  clear($("#kinds"), KINDS.map((name) => el("button", { type: "button", id: `kind-${name}`, "aria-pressed": name === kind, onclick: () => { kind = name; draw(); } }, ui[name])));
  drawWhose();
  $("#how").textContent = ui[`how_${kind}`];
  $("#busy").hidden = !busy;
  for (const button of document.querySelectorAll("#camera, #teach, #away")) button.disabled = busy || (button.id === "teach" && one?.kind === "cards" && !one.ready);
  for (const label of document.querySelectorAll("label.button")) {
    label.setAttribute("aria-disabled", String(busy));
    $("input", label).disabled = busy;
  }
  if (!$("#list [data-sure]")) known();
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** What another phone, or a command at the table, has done meanwhile. */
async function look() {
  const fresh = await fetch(`/calibration/deck/state.json?lang=${language}`, { cache: "no-store" }).then((got) => (got.ok ? got.json() : null)).catch(() => null);
  if (!fresh || JSON.stringify({ ...fresh, told: 0, at: 0 }) === JSON.stringify({ ...state, told: 0, at: 0 })) return;
  state = fresh;
  draw();
}

async function looking() {
  if (document.visibilityState === "visible" && !busy && !$("dialog")) await look();
  setTimeout(looking, LOOK_MS);
}

$("#camera")?.addEventListener("click", shoot);
for (const input of document.querySelectorAll("#take input[type=file]")) {
  input.addEventListener("change", () => {
    const [file] = input.files;
    input.value = "";
    if (file) send(file);
  });
}
draw();
setTimeout(looking, LOOK_MS);

// A new match: who plays what, by which house rules. Names and rules of this device's last match are offered again.

import { newId, post } from "./command.js";
import { $, clear, el, read } from "./dom.js";
import { whistleOffer } from "./whistle.js";

const ui = read("ui");
const games = read("games");
const before = read("before") || remembered();
let game = games.find((one) => one.key === before?.game) || games[0];
let players = before?.players ? [...before.players] : ["", ""];
let specials = Object.entries(before?.specials || {}).map(([name, value]) => [name.replace(/^!/, ""), value]);
// Cards that were taught to the table are proposed with their agreed numbers.
for (const [name, value] of Object.entries(games.find((one) => one.specials)?.taught || {})) {
  if (!specials.some(([known]) => known === name.slice(1))) specials.push([name.slice(1), value]);
}
const options = { ...(before?.options || {}) };
let text = before?.rules || "";

function remembered() {
  try { return JSON.parse(localStorage.getItem("push.setup")); } catch { return null; }
}

/** Another game: house rules of the same name mean something else there. */
function choose(one) {
  game = one;
  text = "";
  for (const name of Object.keys(options)) delete options[name];
  drawAll();
}

/** What a house rule is under the chosen rule text when nobody says otherwise. */
function standard(one) {
  return one.by_text[text || game.texts[0]?.value] ?? one.standard;
}

function drawGames() {
  clear($("#games"), games.map((one) => el("label", { class: "game-card" },
    el("input", { type: "radio", name: "game", value: one.key, checked: one === game, onchange: () => choose(one) }),
    el("strong", {}, one.title), el("small", {}, one.about))),
    game.texts.length ? [el("label", {}, ui.which_text, el("select", { onchange: (event) => { text = event.target.value; drawOptions(); } },
      game.texts.map((one) => el("option", { value: one.value, selected: one.value === text }, one.label))))] : []);
}

function drawPlayers() {
  while (players.length < game.fewest) players.push("");
  players = players.slice(0, game.most);
  const move = (n, by) => { [players[n], players[n + by]] = [players[n + by], players[n]]; drawPlayers(); };
  clear($("#players"), players.map((name, n) => el("li", { class: "player-row" },
    el("i", { class: `mark ${"SNWE"[n] || "W"}`, "aria-hidden": "true" }),
    el("input", { value: name, maxlength: 80, list: "known", autocomplete: "off", dir: "auto", "aria-label": `${ui.player} ${n + 1}`, placeholder: `${ui.name} ${n + 1}`, oninput: (event) => { players[n] = event.target.value; } }),
    el("button", { type: "button", class: "small", "aria-label": ui.up, disabled: n === 0, onclick: () => move(n, -1) }, "↑"),
    el("button", { type: "button", class: "small", "aria-label": ui.remove, disabled: players.length <= game.fewest, onclick: () => { players.splice(n, 1); drawPlayers(); } }, "×"))));
  $("#add").hidden = players.length >= game.most;
}

function drawSpecials() {
  $("#custom").hidden = !game.specials;
  const value = (entry) => el("select", { "aria-label": ui.card_value, onchange: (event) => { entry[1] = Number(event.target.value); } },
    [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((number) => el("option", { value: number, selected: number === entry[1] },
      number === 0 ? ui.no_value : ["J", "Q", "K", "A"][number - 11] || String(number))));
  clear($("#specials"), specials.map((entry, n) => el("li", { class: "card-row" },
    el("input", { value: entry[0], maxlength: 40, dir: "auto", "aria-label": ui.card_name, placeholder: ui.card_name, oninput: (event) => { entry[0] = event.target.value; } }),
    value(entry), el("button", { type: "button", class: "small", "aria-label": ui.remove, onclick: () => { specials.splice(n, 1); drawSpecials(); } }, "×"))));
}

function drawOptions() {
  const changed = () => {
    const count = game.options.filter((one) => options[one.name] !== undefined && options[one.name] !== standard(one)).length;
    $("#changed").textContent = count ? `${ui.changed} ${count}` : "";
  };
  const set = (one, label) => (event) => {
    options[one.name] = one.values.length ? event.target.value : Number(event.target.value);
    label.classList.toggle("changed", options[one.name] !== standard(one));
    changed();
  };
  clear($("#options"), game.options.map((one) => {
    const now = options[one.name] ?? standard(one);
    const label = el("label", { class: now === standard(one) ? "" : "changed" }, el("span", { class: "row" }, one.label, el("span", { class: "chip" }, one.rule)));
    const change = set(one, label);
    label.append(one.values.length
      ? el("select", { onchange: change, name: one.name }, one.values.map((value) => el("option", { value: value.value, selected: value.value === now }, value.label)))
      : el("input", { type: "number", name: one.name, min: one.low, max: one.high, value: now, onchange: change }));
    return label;
  }));
  changed();
}

function drawAll() {
  drawGames();
  drawPlayers();
  drawSpecials();
  drawOptions();
}

function complain(sentence) {
  $("#wrong p").textContent = sentence;
  $("#wrong").hidden = false;
  $("#wrong").scrollIntoView({ block: "center" });
}

$("#add").addEventListener("click", () => { players.push(""); drawPlayers(); $("#players li:last-child input").focus(); });
$("#add-card").addEventListener("click", () => { specials.push(["", 0]); drawSpecials(); $("#specials li:last-child input").focus(); });
clear($("#known"), read("known").map((name) => el("option", { value: name })));
const id = newId();
const whistle = whistleOffer($("#whistle"), $("#wrong"), "match", ui, document.documentElement.lang, (sentence) => complain(sentence.text));
$("#new").addEventListener("submit", async (event) => {
  event.preventDefault();
  $("#wrong").hidden = true;
  const different = game.options.filter((one) => options[one.name] !== undefined && options[one.name] !== standard(one));
  const setup = {
    game: game.key, players, rules: text, options: Object.fromEntries(different.map((one) => [one.name, options[one.name]])),
    specials: game.specials ? Object.fromEntries(specials.filter(([name]) => name.trim())) : {},
  };
  try {
    const answer = await post("/new", { ...setup, id, seen: Number(document.body.dataset.seen) });
    if (answer.refused) return await whistle(answer.refused) ? undefined : complain(answer.refused.text);
    localStorage.setItem("push.setup", JSON.stringify(setup));
    location.assign(answer.next);
  } catch {
    complain(ui.connecting);
  }
});
drawAll();

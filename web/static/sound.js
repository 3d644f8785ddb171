// The sound of a page: its button, its panel, and the ear that hears one board after the other. Each phone has its own
// switches and keeps them; a browser lets a page sound only after a tap, so a kept "on" waits for one.

import { MODES, heard, present, remembered } from "./calls.js";
import { $, clear, el, num } from "./dom.js";
import { watchAwake } from "./awake.js";
import { speaker, voicesFor } from "./voice.js";

const KEPT = "push.sound";
const READER = "*reader";
const WAKE_MS = 3000; // longer than a stream needs to open again

function kept() {
  try {
    const said = JSON.parse(localStorage.getItem(KEPT)) || {};
    return { mode: MODES.includes(said.mode) ? said.mode : "off", voice: String(said.voice || ""), rate: Number(said.rate) || 1, tone: said.tone === true };
  } catch {
    return { mode: "off", voice: "", rate: 1, tone: false };
  }
}

/** Makes the page's button work; returns `take(model)` for every new board, `slept()` and `awoke()` for a page that is away. */
export function sound(language) {
  const words = JSON.parse(document.body.dataset.voice);
  const button = $("#sound");
  const settings = kept();
  const asked = new URLSearchParams(location.search).get("sound");
  if (MODES.includes(asked)) settings.mode = asked;
  let before = null;
  let away = false;
  let open = false;
  let why = "";
  let waking = 0;
  const voice = speaker(language, { onMute: (next) => { if (next !== why) { why = next; show(); } } });
  const reader = () => settings.voice === READER;

  function keep() {
    voice.set(settings);
    try {
      localStorage.setItem(KEPT, JSON.stringify(settings));
    } catch {
      // A private window forgets; for this page the switches hold.
    }
    show();
  }

  /** Calls go to the voice, or as text to the screen reader. */
  function out(calls, { cut = false, mode = settings.mode } = {}) {
    const spoken = open && mode !== "off" && !reader();
    if (spoken) {
      if (cut) voice.cut();
      voice.say(calls, mode === "blind");
    }
    return spoken;
  }

  function take(next) {
    document.documentElement.dataset.version = next.version;
    if (document.visibilityState === "hidden") {
      before = next;
      return;
    }
    const was = away ? null : before;
    const { mode } = settings;
    const on = mode !== "off" && open && !reader();
    const told = heard(was, next, mode, words);
    if (on && before && next.moved !== before.moved) voice.overtaken(mode === "blind" && !next.corrected);
    if (on) out(told.calls, told);
    if (settings.tone && next.go && !before?.go && open) voice.tone();
    // Screen readers hear each change once, from this one place. Where the voice speaks they are not spoken over.
    if (!on && before) aloud(mode === "off" ? heard(was, next, "calls", words).calls : told.calls);
    before = remembered(was, next);
    away = false;
  }

  function aloud(calls) {
    const place = $("#aloud");
    if (calls.length && place) clear(place, [el("span", {}, calls.map((call) => call.text).join(" "))]);
  }

  async function start() {
    open = await voice.open() || !("AudioContext" in window);
    // A voice speaks where there is no other sound, too.
    open = open || navigator.userActivation?.hasBeenActive === true;
    show();
    return open;
  }

  async function choose(mode) {
    settings.mode = mode;
    voice.cut();
    keep();
    if (mode === "off" || !(await start()) || !before) return;
    const calls = [{ kind: "on", text: words.on, sounds: ["web.voice.on"] }, ...present(before, mode)];
    if (!out(calls)) aloud(calls);
  }

  function again() {
    if (!before) return;
    const mode = settings.mode === "off" ? "calls" : settings.mode;
    if (!out(present(before, mode), { cut: true, mode })) aloud(present(before, mode));
  }

  const note = el("p", { class: "soft", role: "status" });
  const awake = el("p", { class: "soft" });
  // A tap anywhere asks again (awake.js); this is the place where somebody looks for it.
  const stay = el("button", { type: "button", class: "small" }, words.awake_ask);
  const packed = el("p", { class: "soft" });
  const choice = el("select", { class: "small", "aria-label": words.voice, onchange: () => { settings.voice = choice.value; keep(); again(); } });
  const rate = el("input", { type: "range", min: .6, max: 1.8, step: .1, value: settings.rate, onchange: () => { settings.rate = Number(rate.value); keep(); again(); } });
  const tone = el("input", { type: "checkbox", checked: settings.tone, onchange: () => { settings.tone = tone.checked; keep(); start(); } });
  const modes = MODES.map((mode) => el("label", { class: "choice" },
    el("input", { type: "radio", name: "sound-mode", value: mode, checked: mode === settings.mode, onchange: () => choose(mode) }),
    el("span", {}, words[mode], mode === "blind" ? el("small", {}, words.blind_about) : null)));
  const panel = el("dialog", { class: "bottom sound-panel", "aria-labelledby": "sound-title" }, el("div", { class: "inner" },
    el("h2", { id: "sound-title" }, words.title),
    el("fieldset", {}, el("legend", {}, words.what), modes), note,
    el("label", {}, words.voice, choice), el("label", {}, words.speed, rate),
    el("label", { class: "choice" }, tone, el("span", {}, words.tone, el("small", {}, words.tone_about))),
    packed, awake, stay,
    el("div", { class: "row" }, el("button", { type: "button", onclick: again }, words.again), el("span", { class: "push-end" }),
      el("button", { type: "button", class: "main", onclick: () => panel.close() }, words.close))));
  const resume = el("button", { type: "button", class: "main resume", hidden: true, onclick: () => choose(settings.mode) }, words.resume);
  // Somebody who cannot see finds this at the lower edge, as wide as the phone.
  const repeat = el("button", { type: "button", class: "resume repeat", hidden: true, onclick: again }, words.again);
  document.body.append(panel, resume, repeat);

  function voices() {
    const own = voicesFor(language).map((one) => [one.name, one.name]);
    clear(choice, [["", words.auto], ...own, [READER, words.reader]].map(([value, text]) => el("option", { value, selected: value === settings.voice }, text)));
  }

  function show() {
    const on = settings.mode !== "off";
    button.setAttribute("aria-pressed", String(on && (open || reader())));
    button.dataset.mode = settings.mode;
    resume.hidden = !on || reader() || (open && why !== "tap");
    repeat.hidden = settings.mode !== "blind" || !resume.hidden;
    note.textContent = why === "voice" && !reader() ? words.no_voice : "";
    note.hidden = !note.textContent;
    packed.textContent = `${words.pack} ${num(voice.sounds, before?.digits)}`;
    packed.hidden = !voice.sounds;
  }

  watchAwake((state) => {
    stay.hidden = state !== "off";
    awake.textContent = { lock: words.awake_on, film: words.awake_trick, off: words.awake_off }[state];
  });
  globalThis.speechSynthesis?.addEventListener?.("voiceschanged", voices);
  button.addEventListener("click", () => { voices(); show(); panel.showModal(); });
  document.addEventListener("visibilitychange", () => (document.visibilityState === "hidden" ? slept() : awoke()));
  voice.set(settings);
  voices();
  show();
  // Any tap or key is what the browser waits for, not only the button that says so.
  for (const event of ["pointerup", "keydown"]) addEventListener(event, () => settings.mode !== "off" && !open && !reader() && start());
  // A kiosk that may sound without a tap does so at once.
  if (settings.mode !== "off" && !reader()) start();

  /** The page was away: what was being said is old, and only the present state is told next. */
  function slept() {
    away = true;
    clearTimeout(waking);
    voice.cut();
  }

  /** The page is back. What it missed comes with the next board; when none comes, nothing was missed. */
  function awoke() {
    clearTimeout(waking);
    waking = setTimeout(() => { away = false; }, WAKE_MS);
  }
  return { take, slept, awoke };
}

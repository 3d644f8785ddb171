// Keeps a page as fresh as the table: one stream, a sign of life each second, and honesty when it stays away.

export { stayAwake } from "./awake.js";

const STALE_MS = 2500;   // the server beats each second: two missed beats are a stale page
const GIVE_UP_MS = 5000; // a stream that is silent for so long is half open: make a new one
const RETRY_MS = 700;
const LOOK_MS = 250;

/**
 * Calls `onModel` with every new page model and `onState` with "live" or "stale".
 * `model` is what the page was delivered with.
 */
export function live({ model, language, referee = false, build = "", onModel, onState }) {
  let version = model ? model.version : -1;
  let source = null;
  let sign = performance.now();
  let state = "";
  let timer = 0;
  const query = () => `lang=${language}&seen=${version}${referee ? "&as=referee" : ""}`;

  function tell(next) {
    if (next !== state) onState((state = next), sign);
  }

  function alive() {
    sign = performance.now();
    tell("live");
  }

  /** Answers to commands and the stream travel apart: an older board never replaces a newer one. */
  function take(next) {
    alive();
    if (next.version > version) show(next);
  }

  function show(next) {
    version = next.version;
    onModel(next);
  }

  function open() {
    clearTimeout(timer);
    if (source) source.close();
    source = new EventSource(`/stream?${query()}`);
    // What a new stream begins with counts even when its version is lower: then it is another journal.
    let first = false;
    source.addEventListener("hello", (event) => {
      first = true;
      if (build && event.data !== build) location.reload();
    });
    source.addEventListener("board", (event) => {
      const next = JSON.parse(event.data);
      if (first && next.version !== version) show(next);
      take(next);
      first = false;
    });
    source.addEventListener("beat", () => {
      first = false;
      alive();
    });
    source.onerror = () => {
      source.close();
      source = null;
      timer = setTimeout(again, RETRY_MS);
    };
  }

  // A full house (503) still gets the score: ask for it once, then try for a stream again.
  async function again() {
    try {
      const answer = await fetch(`/state.json?${query()}`, { cache: "no-store", signal: AbortSignal.timeout(3000) });
      if (answer.ok) take(await answer.json());
    } catch {
      // Still away; the next try follows.
    }
    timer = setTimeout(open, RETRY_MS);
  }

  function wake() {
    if (document.visibilityState === "visible" && performance.now() - sign > 1500) open();
  }

  setInterval(() => {
    const silent = performance.now() - sign;
    if (silent > STALE_MS) tell("stale");
    if (silent > GIVE_UP_MS && source && source.readyState !== EventSource.CONNECTING) open();
  }, LOOK_MS);
  for (const name of ["online", "pageshow", "focus"]) addEventListener(name, wake);
  document.addEventListener("visibilitychange", wake);
  addEventListener("pagehide", () => source && source.close());

  tell("live");
  open();
  // A command's answer is newer than the stream: show it at once.
  return { take, get version() { return version; } };
}

/** Shows "live" and the stale notice, with the time since when it is stale. */
export function showState(ui, language) {
  const pulse = document.querySelector(".pulse");
  const note = document.querySelector(".stale-note");
  return (state) => {
    document.documentElement.classList.toggle("is-stale", state === "stale");
    pulse.dataset.state = state;
    pulse.textContent = state === "live" ? ui.live : ui.stale;
    note.hidden = state === "live";
    if (state === "stale") {
      const since = new Date(Date.now() - STALE_MS).toLocaleTimeString(language);
      note.textContent = `${ui.connecting} ${since}`;
    }
  };
}

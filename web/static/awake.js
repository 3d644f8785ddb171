// Keeps the screen on. Where the page is secure the browser has a lock for that. On plain HTTP, as in a living room,
// there is none; then a film nobody sees keeps phones awake: browsers do not let the screen go dark over one that plays.
// Chromium counts only films that are large and in view, so it lies behind the whole page; iPhones count only films
// that have sound and do not loop, so there it carries a silent track, which needs a tap first.

const APPLE = /iP(hone|ad|od)/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
const FRAME_MS = 1000;

let state = "off";
const watchers = new Set();

function tell(next) {
  state = next;
  document.documentElement.dataset.awake = next;
  for (const watcher of watchers) watcher(next);
}

/** Calls `watcher` with "lock", "film" or "off", now and at every change. */
export function watchAwake(watcher) {
  watchers.add(watcher);
  watcher(state);
}

let lock = null;
let film = null;
let drawing = 0;

function makeFilm() {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 16;
  const pen = canvas.getContext("2d");
  const stream = canvas.captureStream(1);
  const made = document.createElement("video");
  made.className = "awake-film";
  made.muted = true;
  made.playsInline = true;
  made.tabIndex = -1;
  made.disablePictureInPicture = true;
  made.disableRemotePlayback = true;
  made.setAttribute("aria-hidden", "true");
  made.srcObject = stream;
  made.frame = () => {
    pen.fillStyle = performance.now() % 2000 < 1000 ? "#000" : "#010101";
    pen.fillRect(0, 0, 16, 16);
  };
  document.body.append(made);
  return made;
}

/** An audio track that never sounds. Only inside a tap. */
function giveSound() {
  const context = new AudioContext();
  const out = context.createMediaStreamDestination();
  const quiet = context.createGain();
  quiet.gain.value = 0;
  const source = context.createOscillator();
  source.connect(quiet).connect(out);
  source.start();
  film.srcObject.addTrack(out.stream.getAudioTracks()[0]);
  film.muted = false;
}

async function playFilm(tapped) {
  try {
    film ??= makeFilm();
    if (tapped && APPLE && film.muted) giveSound();
    film.frame();
    if (!drawing) drawing = setInterval(film.frame, FRAME_MS);
    await film.play();
    tell(APPLE && film.muted ? "off" : "film");
  } catch {
    tell("off");
  }
}

async function ask(tapped = false) {
  if (document.visibilityState !== "visible") return;
  if (navigator.wakeLock) {
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => state === "lock" && tell("off"));
      tell("lock");
      return;
    } catch {
      // A phone that saves its battery refuses; the film may still work.
    }
  }
  await playFilm(tapped);
}

function rest() {
  clearInterval(drawing);
  drawing = 0;
  film?.pause();
  tell("off");
}

/** From now on the screen stays on while this page is in view; what is hidden lets it go. */
export function stayAwake() {
  document.addEventListener("visibilitychange", () => (document.visibilityState === "visible" ? ask() : rest()));
  addEventListener("pointerdown", () => state === "off" && ask(true));
  addEventListener("keydown", () => state === "off" && ask(true));
  ask();
}

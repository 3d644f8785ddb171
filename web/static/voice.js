// Says calls aloud: a sound from the table's pack where there is one, the browser's voice otherwise. One after the other,
// never a stale one: a call that waited too long, or that a newer board has overtaken, is not spoken at all.

const OLD_MS = 6000;
/** What has happened stays true for somebody who cannot see it: in blind mode it may wait for the sentences before it. */
const FACT_MS = 40000;
const FACTS = ["news", "table", "end", "alert"];
const LOCALES = { de: "de-DE", en: "en-GB", it: "it-IT", pl: "pl-PL", fa: "fa-IR" };
const SILENT_MS = 3000; // a voice that has not begun by then never will

/** The voices for a language, the phone's own ones first: a table has no internet. */
export function voicesFor(language, known = globalThis.speechSynthesis?.getVoices() || []) {
  const fits = (voice) => voice.lang.replace("_", "-").toLowerCase().split("-")[0] === language;
  return known.filter(fits).sort((one, other) => other.localService - one.localService || other.default - one.default);
}

/**
 * `say(calls, { version, cut, blind })` queues calls; `onMute(why)` hears "voice" where there is none for the
 * language and "tap" where the browser wants a tap first, and "" when something sounds.
 */
export function speaker(language, { onMute }) {
  const synth = globalThis.speechSynthesis;
  let context = null;
  let pack = {};
  let waiting = [];
  let current = null;
  let settings = { rate: 1, voice: "" };
  const decoded = new Map();

  /** Inside a tap: from now on the browser lets this page sound. */
  async function open() {
    context ??= new AudioContext();
    synth?.speak(new SpeechSynthesisUtterance("")); // iPhones open their voice only within the tap itself
    await Promise.race([context.resume(), new Promise((done) => setTimeout(done, 500))]);
    try {
      const answer = await fetch(`/sounds.json?lang=${language}`, { cache: "no-store" });
      if (answer.ok) pack = (await answer.json()).sounds;
    } catch {
      // Without the pack the voice speaks.
    }
    return context.state === "running";
  }

  async function sound(item) {
    const name = item.sounds.find((one) => pack[one]);
    if (!name) return null;
    const file = pack[name][Math.floor(Math.random() * pack[name].length)];
    try {
      if (!decoded.has(file)) {
        const answer = await fetch(`/sounds/${file.split("/").map(encodeURIComponent).join("/")}`);
        if (!answer.ok) throw new Error(String(answer.status));
        decoded.set(file, await context.decodeAudioData(await answer.arrayBuffer()));
      }
      return decoded.get(file);
    } catch {
      return null; // Missing or broken: the sentence is spoken instead.
    }
  }

  function play(buffer, done) {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.onended = done;
    setTimeout(done, buffer.duration * 1000 + 1500); // a phone whose loudspeaker went away never tells the end
    source.start();
    onMute("");
    return () => source.stop();
  }

  function speak(item, done) {
    const all = synth?.getVoices() || [];
    const own = voicesFor(language, all);
    if (!synth || (all.length && !own.length)) {
      onMute("voice");
      done();
      return () => {};
    }
    const said = new SpeechSynthesisUtterance(item.text);
    said.lang = LOCALES[language] || language;
    said.voice = own.find((voice) => voice.name === settings.voice) || own[0] || null;
    said.rate = settings.rate;
    // A phone that lists no voices may still speak: only its silence tells.
    const silent = setTimeout(() => { onMute("voice"); synth.cancel(); done(); }, SILENT_MS);
    const lost = setTimeout(done, 8000 + item.text.length * 150); // some browsers forget to tell the end
    said.onstart = () => { clearTimeout(silent); onMute(""); };
    said.onend = () => { clearTimeout(silent); clearTimeout(lost); done(); };
    said.onerror = (event) => {
      clearTimeout(silent);
      clearTimeout(lost);
      if (event.error === "not-allowed") onMute("tap");
      else if (!["canceled", "interrupted"].includes(event.error)) onMute("voice");
      done();
    };
    synth.speak(said);
    current.said = said; // kept: a sentence that nothing holds may be collected in the middle of a word
    return () => { clearTimeout(silent); clearTimeout(lost); synth.cancel(); };
  }

  async function next() {
    if (current) return;
    const now = performance.now();
    const item = waiting.find((one) => now - one.at < one.keeps);
    waiting = item ? waiting.slice(waiting.indexOf(item) + 1) : [];
    if (!item) return;
    const mine = current = { stop: () => {} };
    const done = () => {
      if (current === mine) {
        current = null;
        next();
      }
    };
    const buffer = context ? await sound(item) : null;
    if (current !== mine) return; // cut while the sound was fetched
    mine.stop = buffer ? play(buffer, done) : speak(item, done);
  }

  function cut() {
    waiting = [];
    const was = current;
    current = null;
    was?.stop();
  }

  return {
    open, cut,
    set(chosen) { settings = { ...settings, ...chosen }; },
    get sounds() { return Object.values(pack).flat().length; },
    get running() { return context?.state === "running"; },
    /** Older boards' calls go; only what happened, and only in blind mode, still gets its turn. */
    overtaken(blind) { waiting = waiting.filter((one) => blind && FACTS.includes(one.kind)); },
    say(calls, blind = false) {
      const at = performance.now();
      waiting.push(...calls.map((call) => ({ ...call, at, keeps: blind && FACTS.includes(call.kind) ? FACT_MS : OLD_MS })));
      next();
    },
    /** The one tone of GO, as long as the buzzer's: 0.2 s. */
    tone() {
      if (!context) return;
      const source = context.createOscillator();
      source.frequency.value = 880;
      source.connect(context.destination);
      source.start();
      source.stop(context.currentTime + 0.2);
    },
  };
}

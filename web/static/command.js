// What the referee says travels with the version that was on the screen and an id of its own: sent again after a
// failure it still counts once, and it never counts against a table that has moved on.

const TRIES = 8;

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A new id. (crypto.randomUUID exists only under HTTPS; a table in the living room has none.) */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Posts JSON; what the server refuses is returned as `{ refused }`. Throws only when the table cannot be reached. */
export async function post(path, body, { tries = 1, patience = 5000, onRetry = () => {} } = {}) {
  for (let n = 1; ; n += 1) {
    try {
      const answer = await fetch(path, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      });
      if (answer.status >= 500 && answer.status !== 507) throw new Error(String(answer.status));
      return await answer.json();
    } catch (error) {
      if (n >= tries) throw error;
      onRetry(n);
      await pause(Math.min(300 * 2 ** n, 4000));
    }
  }
}

/** Sends one command at a time. `onModel` gets the new board, `onRefused` the sentence and what was tried. */
export function commander({ version, onModel, onRefused, onSending }) {
  let busy = false;
  return async function command(path, payload = {}) {
    if (busy) return false;
    busy = true;
    onSending("sending");
    try {
      const body = { id: newId(), seen: version(), ...payload };
      const answer = await post(path, body, { tries: TRIES, onRetry: () => onSending("retrying") });
      if (answer.refused) onRefused(answer.refused, path, payload);
      else onModel(answer);
      return !answer.refused;
    } catch {
      onSending("gone");
      await pause(2500);
      return false;
    } finally {
      busy = false;
      onSending("");
    }
  };
}

// Virtual packs for the pretend table, so that one can really play: two main halves and two magic decks, shuffled here.
// The table knows counts only, as always; which card comes next is nobody's business but the pack's.

const RANKS = [..."23456789TJQKA"];
const [RED, BLACK] = [["h", "d"], ["s", "c"]];

function shuffled(cards) {
  const order = [...cards];
  for (let n = order.length - 1; n > 0; n -= 1) {
    const m = Math.floor(Math.random() * (n + 1));
    [order[n], order[m]] = [order[m], order[n]];
  }
  return order;
}

const pack = (suits) => suits.flatMap((suit) => RANKS.map((rank) => rank + suit));

/** Fresh decks of one round. */
export function deal(round) {
  const main = shuffled(pack([...RED, ...BLACK]));
  const [first, second] = round % 2 ? [RED, BLACK] : [BLACK, RED];
  return {
    swapped: "",
    main: { S: main.slice(0, 26), N: main.slice(26) },
    magic: { N: shuffled(pack(first)).slice(0, 13), S: shuffled(pack(second)).slice(0, 13) },
  };
}

/** The decks of this round as they are kept in this tab, brought up to what the table has seen. */
export function decks(model) {
  let kept = null;
  try { kept = JSON.parse(sessionStorage.getItem("push.decks")); } catch { /* none kept */ }
  const id = `${model.match}.${model.view.round}`;
  if (kept?.id !== id) kept = { ...deal(model.view.round), id };
  const turn = `${id}.${model.view.turn}`;
  if (model.view.swapped && kept.swapped !== turn) {
    kept.magic = { S: kept.magic.N, N: kept.magic.S };
    kept.swapped = turn;
  }
  keep(kept);
  return kept;
}

export const keep = (held) => sessionStorage.setItem("push.decks", JSON.stringify(held));

/** Takes the top `count` cards of a deck, fewer when it has fewer. */
export function take(held, kind, seat, count) {
  const deck = held[kind][seat];
  const taken = deck.splice(0, count);
  keep(held);
  return taken;
}

/** Some of the thrown cards land in the hat, the rest go back into their deck, which is shuffled. */
export function thrown(held, kind, seat, count) {
  const cards = take(held, kind, seat, count);
  const hits = cards.filter(() => Math.random() < 0.65);
  held[kind][seat] = shuffled([...held[kind][seat], ...cards.filter((one) => !hits.includes(one))]);
  keep(held);
  return hits;
}

// What a form asks beside single cards, numbers and words. Each kind knows what it begins with, how it is picked,
// and when it is enough; `take` is there for kinds that are made of cards.

import { discs, holes, stones } from "./pickers_board.js";
import { groups } from "./pickers_cards.js";

export const PICKERS = { stones, discs, holes, groups };

/** True when there are at least as many as the field asks for; what the rules say of them is the table's business. */
export function enough(field, value) {
  if (!Array.isArray(value)) return true;
  return (PICKERS[field.kind]?.count?.(value) ?? value.length) >= (field.low ?? 0);
}

/** What the field begins with; a card that stands for "any" is no card yet. */
export function begun(field, had, untouched) {
  if (had === "??" || (untouched && field.kind === "card" && field.options.length)) return null;
  if (PICKERS[field.kind]) return had?.length ? had : PICKERS[field.kind].empty();
  return had ?? { cards: [], number: field.low }[field.kind] ?? null;
}

/** The value as it is sent. */
export const sent = (field, value) => PICKERS[field.kind]?.sent?.(value) ?? value;

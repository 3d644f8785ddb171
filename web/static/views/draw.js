// Small parts that the pictures of several games are made of.

import { el, num } from "../dom.js";

const SVG = "http://www.w3.org/2000/svg";

/** An SVG element; children are elements or text. */
export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, String(value));
  }
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** A number with its sign in the page's digits: +3, −2. The mark before it keeps the sign left in a line from right to left. */
export function signed(value, digits) {
  return `\u200e${value < 0 ? "−" : "+"}${num(Math.abs(value), digits)}`;
}

const opened = new Set();

/** A part that opens on a tap and stays as it is when the page is drawn again; on the big screen nobody can tap. */
export function kept(key, attributes, ...children) {
  const made = el("details", { ...attributes, open: opened.has(key) || document.body.classList.contains("tv") }, ...children);
  made.addEventListener("toggle", () => (made.open ? opened.add(key) : opened.delete(key)));
  return made;
}

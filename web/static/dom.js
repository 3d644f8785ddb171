// The one way anything gets onto a page: elements from names, attributes and children that are always text.

export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue;
    // States are words: a pressed button says "true", one that is not says "false".
    if (name.startsWith("aria-")) made.setAttribute(name, String(value));
    else if (value === false) continue;
    else if (name === "class") made.className = value;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else made.setAttribute(name, String(value));
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export const $ = (selector, within = document) => within.querySelector(selector);

export const read = (name) => JSON.parse(document.body.dataset[name] || "null");

/** A number in the digits of the page's language. */
export function num(value, digits = "0123456789") {
  return String(value).replace(/[0-9]/g, (digit) => [...digits][Number(digit)]);
}

export const clear = (node, ...children) => node.replaceChildren(...children.flat().filter(Boolean));

/** The direction a name is written in: what does not fit is cut off at the name's own end, whatever the page's direction. */
const direction = (name) => (/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(name.match(/\p{L}/u)?.[0] || "") ? "rtl" : "ltr");

/** A player's name with the mark of the seat; the mark's shape tells what its colour tells. */
export function who(side, extraClass = "") {
  const long = [...side.name].length > 18 ? " long" : "";
  return el("div", { class: `who${long} ${extraClass}`, title: side.name }, el("span", { dir: direction(side.name) },
    side.seat ? el("i", { class: `mark ${side.seat}`, "aria-hidden": "true" }) : null, el("bdi", {}, side.name)));
}

/** A sentence with the number of the rule behind it. */
export function said(tag, sentence, attributes = {}) {
  return el(tag, { ...attributes, class: `said ${attributes.class || ""}` },
    el("span", {}, sentence.text), rule(sentence.rule));
}

export function rule(number) {
  return number ? el("a", { class: "chip", href: `/rules#${number}`, "data-rule": number }, number) : null;
}

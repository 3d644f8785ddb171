// Playing cards, drawn here: large corner numbers, pips in their usual places, own signs for jokers and custom cards.

const SVG = "http://www.w3.org/2000/svg";
const SUITS = {
  h: "M50 92C22 66 6 50 6 30 6 15 17 6 29 6c9 0 17 5 21 14C54 11 62 6 71 6c12 0 23 9 23 24 0 20-16 36-44 62Z",
  d: "M50 4c10 18 21 33 36 46-15 13-26 28-36 46C40 78 29 63 14 50 29 37 40 22 50 4Z",
  s: "M50 5c6 16 42 34 42 58 0 14-10 21-20 21-8 0-15-4-18-11 1 10 4 16 12 22H34c8-6 11-12 12-22-3 7-10 11-18 11C18 84 8 77 8 63 8 39 44 21 50 5Z",
  c: "M50 5a21 21 0 0 1 17 33 21 21 0 1 1-12 36c1 10 4 16 12 21H33c8-5 11-11 12-21a21 21 0 1 1-12-36A21 21 0 0 1 50 5Z",
};
const STAR = "M50 4 61 36 95 37 68 58 78 91 50 72 22 91 32 58 5 37 39 36Z";
const [L, M, R] = [68, 100, 132];
const PIPS = {
  2: [[M, 62], [M, 218]], 3: [[M, 62], [M, 140], [M, 218]],
  4: [[L, 62], [R, 62], [L, 218], [R, 218]], 5: [[L, 62], [R, 62], [M, 140], [L, 218], [R, 218]],
  6: [[L, 62], [R, 62], [L, 140], [R, 140], [L, 218], [R, 218]],
  7: [[L, 62], [R, 62], [M, 101], [L, 140], [R, 140], [L, 218], [R, 218]],
  8: [[L, 62], [R, 62], [M, 101], [L, 140], [R, 140], [M, 179], [L, 218], [R, 218]],
  9: [[L, 58], [R, 58], [L, 112], [R, 112], [M, 140], [L, 168], [R, 168], [L, 222], [R, 222]],
  T: [[L, 58], [R, 58], [M, 85], [L, 112], [R, 112], [L, 168], [R, 168], [M, 195], [L, 222], [R, 222]],
};

function shape(tag, attributes, text) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

function sign(path, x, y, size, turned) {
  const scale = size / 100;
  const turn = turned ? ` rotate(180 ${x} ${y})` : "";
  return shape("path", { d: path, transform: `${turn} translate(${x - size / 2} ${y - size / 2}) scale(${scale})`.trim() });
}

function letters(text, x, y, size, extra = {}) {
  return shape("text", {
    x, y, "font-size": size, "font-weight": 750, "text-anchor": "middle", direction: "ltr",
    "font-family": "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif", ...extra,
  }, text);
}

function corner(rank, path, turned) {
  const group = shape("g", turned ? { transform: "rotate(180 100 140)" } : {});
  const text = rank === "T" ? "10" : rank;
  group.append(letters(text, 30, 50, 50, rank === "T" ? { textLength: 46, lengthAdjust: "spacingAndGlyphs" } : {}));
  if (path) group.append(sign(path, 30, 74, 34));
  return group;
}

function face(rank, suit) {
  const group = shape("g", { fill: suit === "h" || suit === "d" ? "var(--card-red)" : "var(--card-black)" });
  const path = SUITS[suit];
  group.append(corner(rank, path), corner(rank, path, true));
  if (PIPS[rank]) {
    for (const [x, y] of PIPS[rank]) group.append(sign(path, x, y, rank === "9" || rank === "T" ? 34 : 38, y > 140));
  } else if (rank === "A") {
    group.append(sign(path, 100, 140, 104));
  } else {
    group.append(shape("rect", { x: 56, y: 42, width: 88, height: 196, rx: 12, "fill-opacity": .07 }));
    group.append(letters(rank, 100, 168, 104), sign(path, 100, 74, 36), sign(path, 100, 206, 36, true));
  }
  return group;
}

function special(notation) {
  const group = shape("g", { fill: notation === "*r" ? "var(--card-red)" : "var(--card-black)" });
  if (notation.startsWith("*")) {
    group.append(sign(STAR, 100, 132, 110), sign(STAR, 30, 34, 34), sign(STAR, 170, 246, 34, true), letters("JOKER", 100, 236, 30));
    return group;
  }
  const name = notation.slice(1);
  group.append(shape("rect", { x: 16, y: 16, width: 168, height: 248, rx: 12, fill: "none", stroke: "var(--card-back)", "stroke-width": 4 }));
  const star = sign(STAR, 100, 84, 70);
  star.setAttribute("fill", "var(--card-back)");
  group.append(star);
  const rows = [];
  for (const word of name.split(/\s+/).flatMap((w) => w.match(/.{1,9}/gu) || [])) {
    if (rows.length && [...rows.at(-1)].length + word.length < 10) rows[rows.length - 1] += ` ${word}`;
    else rows.push(word);
  }
  rows.slice(0, 4).forEach((row, n) => group.append(letters(row, 100, 160 + n * 32, 30, { direction: "inherit" })));
  return group;
}

function back() {
  const group = shape("g", { fill: "none", stroke: "#ffffff", "stroke-width": 3, "stroke-opacity": .65 });
  group.append(shape("rect", { x: 12, y: 12, width: 176, height: 256, rx: 12, fill: "var(--card-back)", stroke: "none" }));
  for (let y = 40; y <= 240; y += 40) for (let x = 40; x <= 160; x += 40) {
    group.append(shape("path", { d: `M${x} ${y - 15}l13 15-13 15-13-15Z` }));
  }
  return group;
}

/** The card of a notation (`7h`, `*r`, `!dragon`, `##`, `??`) as a picture; `name` is what a screen reader says, nothing when it is empty. */
export function card(notation, name = notation) {
  const picture = shape("svg", { viewBox: "0 0 200 280", class: "playing-card",
    ...(name ? { role: "img", "aria-label": name } : { "aria-hidden": "true" }) });
  picture.append(shape("rect", { x: 1.5, y: 1.5, width: 197, height: 277, rx: 18, fill: "var(--card-paper)", stroke: "var(--card-edge)", "stroke-width": 2 }));
  if (notation === "##") picture.append(back());
  else if (notation === "??") picture.append(letters("?", 100, 182, 130, { fill: "var(--card-black)" }));
  else if (/^[2-9TJQKA][cdhs]$/.test(notation)) picture.append(face(notation[0], notation[1]));
  else picture.append(special(notation));
  return picture;
}

/** A suit alone, as large as the text around it. */
export function suit(letter) {
  const picture = shape("svg", { viewBox: "0 0 100 100", width: "1em", height: "1em", "aria-hidden": "true",
    fill: letter === "h" || letter === "d" ? "var(--card-red)" : "var(--card-black)" });
  picture.append(shape("path", { d: SUITS[letter] }));
  return picture;
}

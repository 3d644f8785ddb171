// The outlines of what was read are in px of the kept picture: they fit it once its size is known.

const picture = document.querySelector("[data-seen]");

function fit() {
  const high = picture.naturalHeight;
  const marks = document.querySelector(".seen-marks");
  marks.setAttribute("viewBox", `0 0 ${picture.naturalWidth} ${high}`);
  marks.setAttribute("font-size", String(Math.max(14, Math.round(high / 14))));
}

if (picture.complete && picture.naturalWidth) fit();
else picture.addEventListener("load", fit);

// What every page has: the language switch.

const select = document.querySelector("select[data-languages]");
if (select) {
  select.addEventListener("change", () => {
    const next = new URL(location.href);
    next.searchParams.set("lang", select.value);
    location.assign(next);
  });
}

// The laws of the layout at a decision: each returns the faults of the current page as texts.

/**
 * What has to be read and pressed is in the window without scrolling: the sentence that asks for the decision, and the button
 * that leads on.
 */
export function asked(page) {
  return page.evaluate(() => {
    const inside = ({ left, right, top, bottom }) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
    const sentences = [...document.querySelectorAll(".tray strong, .draft h2")].filter(shown);
    const faults = [];
    if (!sentences.some((one) => inside(one.getBoundingClientRect()))) faults.push("no sentence says what to do");
    for (const lead of [...document.querySelectorAll(".lead")].filter(shown)) {
      if (!inside(lead.getBoundingClientRect())) faults.push(`“${lead.innerText}” is outside the window`);
    }
    return faults;
  });
}

/** Controls of the decision whose middle is covered by something else. */
export function covered(page) {
  return page.evaluate(() => {
    const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getAttribute("aria-disabled") !== "true";
    // Messages fade by themselves, and the secret draft covers the controls of the board on purpose.
    const over = document.querySelector(".draft") ? ".draft button" : undefined;
    const controls = [...document.querySelectorAll(over ?? ".tray button, .draft button, .dock button, .acts button, .tabs button, .zoom button")].filter(shown);
    return controls.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      if (!width || !height) return [];
      // A tall tray takes the place of the sheet with the tabs.
      const sheet = one.closest(".sheet")?.getBoundingClientRect();
      if (sheet && top + height / 2 > sheet.bottom) return [];
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      // A sheet that the player has opened over the tray ends with a button that leads back to the decision.
      if (one.closest(".tray") && at?.closest(".sheet.over")) return [];
      if (at?.closest(".toast") || (at && (one.contains(at) || at.contains(one)))) return [];
      const name = (one.ariaLabel ?? one.innerText).split("\n")[0].slice(0, 40);
      return [`“${name}” is covered by .${at?.className?.baseVal ?? at?.className ?? "nothing"}`];
    });
  });
}

/** Whether the document is longer than the window: a table never scrolls as a whole. */
export const long = (page) =>
  page.evaluate(() => (document.documentElement.scrollHeight > innerHeight + 1 ? [`the page is ${document.documentElement.scrollHeight} px long`] : []));

/** The share of the window's height that the board has. */
export const boardShare = (page) =>
  page.evaluate(() => document.querySelector(".stage").getBoundingClientRect().height / innerHeight);

/** What must not move when something else is pressed. */
const GROUND = ".stage, .zoom button, .acts > button, .dock button, .pbar button, .players button, .steps, .tabs button, .tray strong, .tray .opts button, .tray .shape, .field svg > g";

/** Where each of these lies, by a name that tells it from the others. */
const places = (page) =>
  page.evaluate((ground) => {
    const found = {};
    for (const one of document.querySelectorAll(ground)) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      // The marks of the selection come and go with it.
      if (one.matches(".hints, .hints *")) continue;
      const { left, top, width } = one.getBoundingClientRect();
      const inside = one.closest(".tray, .acts, .dock, .zoom, .pbar, .players, .tabs, .stage")?.classList[0] ?? "page";
      const name = `${inside}, ${one.classList[0] ?? one.localName}, ${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}`;
      if (width) found[name] ??= [left, top];
    }
    return found;
  }, GROUND);

/** What has moved by more than four pixels while `press` ran, although it was not pressed. */
export async function moved(page, press) {
  const frames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
  await frames();
  const before = await places(page);
  await press();
  await frames();
  const after = await places(page);
  return Object.entries(before).flatMap(([name, [left, top]]) => {
    const now = after[name];
    if (!now || Math.hypot(now[0] - left, now[1] - top) <= 4) return [];
    return [`${name} moves by ${(now[0] - left).toFixed(0)}, ${(now[1] - top).toFixed(0)}`];
  });
}

/**
 * Places of the board that may be chosen and whose middle is covered by something that is not the board. Places that have been
 * scrolled out of the board's window do not count: a swipe brings them in.
 */
export function buried(page) {
  return page.evaluate(() => {
    const stage = document.querySelector(".mountain")?.getBoundingClientRect();
    if (!stage || document.querySelector(".draft")) return [];
    // A board without overflow ends where its field ends; the others go on below what surrounds them.
    const field = document.querySelector(".field");
    const shown = getComputedStyle(field).overflow === "visible" ? stage : field.getBoundingClientRect();
    const faults = [];
    for (const marks of document.querySelectorAll(".field path.legal, .field path.lit")) {
      // One path marks all places: each of its parts is one of them.
      const parts = marks.getAttribute("d").split(/(?=M)/).filter((part) => part.trim());
      for (const d of parts) {
        const one = marks.cloneNode();
        one.setAttribute("d", d);
        marks.after(one);
        const { left, top, width, height } = one.getBoundingClientRect();
        one.remove();
        const [x, y] = [left + width / 2, top + height / 2];
        if (x <= shown.left || x >= shown.right || y <= shown.top || y >= shown.bottom) continue;
        const at = document.elementFromPoint(x, y);
        if (at?.closest(".field")) continue;
        faults.push(`a place of the board is covered by .${at?.closest("[class]")?.classList[0] ?? "nothing"}`);
      }
    }
    return faults;
  });
}

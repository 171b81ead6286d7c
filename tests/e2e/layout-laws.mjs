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
      if (at?.closest(".toast") || (at && (one.contains(at) || at.contains(one)))) return [];
      const name = (one.ariaLabel ?? one.innerText).split("\n")[0].slice(0, 40);
      return [`“${name}” is covered by .${at?.className?.baseVal ?? at?.className ?? "nothing"}`];
    });
  });
}

/** The share of the window's height that the board has. */
export const boardShare = (page) =>
  page.evaluate(() => document.querySelector(".stage").getBoundingClientRect().height / innerHeight);

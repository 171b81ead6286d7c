// What somebody sees on the page: read by roles, accessible names and the page's own data attributes.

import assert from "node:assert/strict";

/** Reads the page at once: where we are, the tray or dialog in charge, and every control that can be reached. */
export function look(page) {
  return page.evaluate(() => {
    const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
    const name = (element) =>
      (element.querySelector(":scope > .sr")?.textContent ?? element.getAttribute("aria-label") ?? element.innerText ?? "").trim();
    const labelled = (element) => {
      const by = element.getAttribute("aria-labelledby");
      return by ? (document.getElementById(by)?.innerText ?? "").trim() : name(element);
    };
    const modal = [...document.querySelectorAll("[aria-modal=true], dialog[open]")].filter(shown).pop();
    const tray = [...document.querySelectorAll("[role=toolbar], [role=group][aria-labelledby=h-tray]")].find(shown);
    const draft = [...document.querySelectorAll("[aria-labelledby=h-draft]")].find(shown);
    const home = modal ?? draft ?? document.body;
    // A control on a tab that is closed counts: its tab can be opened first.
    const within = (element) => {
      const pane = element.closest("[role=tabpanel]");
      return !element.closest("[inert]") && (shown(element) || Boolean(pane?.hidden));
    };
    const controls = [...home.querySelectorAll("button")].filter(within).map((button) => ({
      name: name(button),
      data: { ...button.dataset },
      enabled: !button.disabled && button.getAttribute("aria-disabled") !== "true" && !button.dataset.why,
      pressed: button.getAttribute("aria-pressed") === "true",
      inTray: Boolean(tray?.contains(button)),
      confirms: button.closest("[data-acts]")?.dataset.acts,
      curtain: "curtain" in button.dataset,
    }));
    return {
      screen: location.hash.slice(1),
      tray: tray ? labelled(tray) : "",
      modal: modal ? labelled(modal) : "",
      drafting: Boolean(draft) && !modal,
      waits: modal ? undefined : tray?.dataset.waits,
      controls,
      print: [location.hash, document.body.innerText, tray?.innerHTML ?? ""].join("\n"),
    };
  });
}

/** Nothing of the page is still on its way. */
export const settled = (page) => page.waitForFunction(() => !document.querySelector(".fetching"));

/** What a player would call the same moment of a game: turn, scores, saga, and what can be done now. */
export async function moment(page) {
  await settled(page);
  return page.evaluate(() => {
    const texts = (selector, read) => [...document.querySelectorAll(selector)].map(read);
    const text = (element) => element.textContent.replace(/\s+/g, " ").trim();
    return {
      screen: location.hash,
      season: document.documentElement.dataset.side,
      brand: texts("header", (element) => text(element.querySelector("small") ?? element)),
      players: texts("[aria-label=Players] button", (element) => element.querySelector(".sr").textContent),
      saga: texts("ol[aria-label=Saga] li", text),
      tray: texts("[role=toolbar], [role=group][aria-labelledby=h-tray]", text),
      can: texts("button[data-act]:not([data-why])", (element) => element.dataset.act),
      horde: texts("button[data-place]", (element) => element.getAttribute("aria-label")),
      mountain: texts("[role=grid] svg > g:not(.hints)", (element) => element.innerHTML.replaceAll("<!---->", "")),
    };
  });
}

/** Two moments are the same one. What differs is told without the pictures around it. */
export function sameMoment(now, before, when) {
  for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [a, b] = [before[key], now[key]].map((value) => JSON.stringify(value) ?? "");
    if (a === b) continue;
    const end = Math.max(a.length, b.length);
    let at = 0;
    while (at < end && a[at] === b[at]) at += 1;
    const near = (text) => text.slice(Math.max(0, at - 80), at + 80);
    assert.fail(`${when}, ${key} is different:\n  before: …${near(a)}…\n  now:    …${near(b)}…`);
  }
}

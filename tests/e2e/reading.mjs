// Reads the page as a user sees it: by roles, accessible names and the page's own data attributes.

import assert from "node:assert/strict";
import { BRIEF } from "./harness.mjs";

/**
 * Reads the page in one call: the screen, the tray or dialog in charge, and every control that can be reached. The answer comes as
 * one text, which takes a small part of the time that its hundreds of values would take one by one.
 */
export async function look(page) {
  const told = await page.evaluate(() => {
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
    // A control in a closed tab counts: its tab can be opened first.
    const within = (element) => {
      const pane = element.closest("[role=tabpanel]");
      return !element.closest("[inert]") && (shown(element) || Boolean(pane?.hidden));
    };
    const enabled = (button) => !button.disabled && button.ariaDisabled !== "true" && !button.dataset.why;
    // The element of each control is stored, so that it can be found again.
    window.buttons = [...home.querySelectorAll("button")].filter(within);
    const controls = window.buttons.map((button, at) => ({
      at,
      name: name(button),
      data: { ...button.dataset },
      enabled: enabled(button),
      pressed: button.getAttribute("aria-pressed") === "true",
      inTray: Boolean(tray?.contains(button)),
      confirms: button.closest("[data-acts]")?.dataset.acts,
      curtain: "curtain" in button.dataset,
    }));
    // Stored too, so that the wait for a change compares the same text. It has all that a bot decides by: also which controls are
    // enabled, and the names of the board's cells, which say what can be chosen.
    window.pagePrint = () => {
      const tray = [...document.querySelectorAll("[role=toolbar], [role=group][aria-labelledby=h-tray]")].find(shown);
      const states = [...document.querySelectorAll("button")].map((button) => `${Number(button.ariaPressed === "true")}${Number(enabled(button))}`);
      const cells = [...document.querySelectorAll("[role=gridcell]")].map(({ ariaLabel }) => ariaLabel);
      return [location.hash, document.body.innerText, tray?.innerHTML ?? "", states, cells].join("\n");
    };
    return JSON.stringify({
      fetching: Boolean(document.querySelector(".fetching")),
      screen: location.hash.slice(1),
      tray: tray ? labelled(tray) : "",
      modal: modal ? labelled(modal) : "",
      drafting: Boolean(draft) && !modal,
      waits: modal ? undefined : (tray?.dataset.waits ?? tray?.dataset.remote),
      controls,
      print: window.pagePrint(),
    });
  });
  return JSON.parse(told);
}

/** Waits until the page differs from the state that was read. Another document differs as well. */
export function looksOther(page, { print }) {
  return page.waitForFunction((print) => window.pagePrint?.() !== print, print, { timeout: BRIEF, polling: 100 });
}

/** The centres of the highlighted squares that are in view, in CSS pixels of the page. */
export function litSquares(page) {
  return page.evaluate(() => {
    // Another screen may have replaced the board since the page was read.
    const field = document.querySelector("[role=grid]");
    const lit = field?.querySelector(".legal");
    if (!lit) return [];
    const seen = field.getBoundingClientRect();
    const to = lit.getScreenCTM();
    // All squares are subpaths of one path: the centre of a square is that of its corners.
    const parts = lit.getAttribute("d").split("M").filter(Boolean);
    const middles = parts.map((part) => {
      const numbers = part.match(/-?\d+(\.\d+)?/g).map(Number);
      const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, at) => at % 2 === odd));
      const middle = (of) => (Math.min(...of) + Math.max(...of)) / 2;
      return new DOMPoint(middle(xs), middle(ys)).matrixTransform(to);
    });
    const within = ({ x, y }) =>
      x > seen.left && x < seen.right && y > seen.top && y < seen.bottom && field.contains(document.elementFromPoint(x, y));
    return middles.filter(within).map(({ x, y }) => [x, y]);
  });
}

/** Whether undo takes a move back, on a page as `look` reads it: with something selected it would drop that. */
export const undoable = ({ controls }) =>
  !controls.some(({ name }) => /^Cancel/.test(name)) && controls.some(({ name, enabled }) => name === "Undo" && enabled);

/** Waits until no chunk or text of the page is loading. */
export const settled = (page) => page.waitForFunction(() => !document.querySelector(".fetching"));

/** The visible state of a game: turn, scores, event log, and the possible actions. */
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

/** Asserts that two moments are equal. The message of a difference omits the pictures. */
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

// Finds elements in the page as the locators of Playwright do. Roles and names come from @testing-library/dom.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const FILE = "@testing-library/dom/dist/@testing-library/dom.umd.min.js";
const LIBRARY = readFileSync(createRequire(import.meta.url).resolve(FILE), "utf8");

/**
 * Runs in the page: puts the tools of the locators into `window.flowTools`. A locator is a list of steps; each step is an object
 * with one of the keys of `STEPS`, and narrows what the steps before it have found.
 */
function install(library) {
  const plain = (text) => text.replace(/[\u200b\u00ad]/g, "").replace(/\s+/g, " ").trim();

  /** Whether a text is the wanted one: `wanted` is `{ pattern, flags }` or `{ text, exact }`. */
  const fits = (told, wanted) => {
    const text = plain(told ?? "");
    if (wanted.pattern !== undefined) return new RegExp(wanted.pattern, wanted.flags).test(text);
    if (wanted.exact) return text === plain(wanted.text);
    return text.toLowerCase().includes(plain(wanted.text).toLowerCase());
  };

  const shown = (element) => {
    if (!element.isConnected || !element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };

  const skipped = (element) => ["SCRIPT", "STYLE", "NOSCRIPT", "HEAD", "TITLE"].includes(element.nodeName.toUpperCase());

  /** The innermost elements with a text. */
  const withText = (root, wanted) => {
    const has = (element) => !skipped(element) && fits(element.textContent, wanted);
    return [...root.querySelectorAll("*")].filter((element) => has(element) && ![...element.children].some(has));
  };

  const labelsOf = (element) => {
    const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    const labels = [...(element.labels ?? []), ...ids.map((id) => document.getElementById(id))];
    return [...labels.map((label) => label?.textContent), element.getAttribute("aria-label")].filter(Boolean);
  };

  const withLabel = (root, wanted) =>
    [...root.querySelectorAll("*")].filter((element) => labelsOf(element).some((label) => fits(label, wanted)));

  const withRole = (root, { role, name, ...states }) => {
    const options = { ...states, ...(name && { name: (told) => fits(told, name) }) };
    return library.queryAllByRole(root === document ? document.documentElement : root, role, options);
  };

  /** Each kind of step: returns what it finds from a list of elements. */
  const within = (find) => (from, wanted) => [...new Set(from.flatMap((root) => find(root, wanted)))];
  const STEPS = {
    css: within((root, selector) => [...root.querySelectorAll(selector)]),
    role: within(withRole),
    text: within(withText),
    label: within(withLabel),
    is: (from, selector) => from.filter((element) => element.matches(selector)),
    hasText: (from, wanted) => from.filter((element) => fits(element.textContent, wanted)),
    hasNotText: (from, wanted) => from.filter((element) => !fits(element.textContent, wanted)),
    has: (from, steps) => from.filter((element) => all(steps, element).length),
    visible: (from, wanted) => from.filter((element) => shown(element) === wanted),
    nth: (from, at) => from.slice(at, at === -1 ? undefined : at + 1),
  };

  const all = (steps, root = document) =>
    steps.reduce((from, step) => {
      const [[kind, wanted]] = Object.entries(step);
      return STEPS[kind](from, wanted);
    }, [root]);

  /** The element of a locator, or null; more than one is a fault of the flow. */
  const one = (steps) => {
    const found = all(steps);
    if (found.length > 1) throw new Error(`strict mode violation: ${found.length} elements for ${JSON.stringify(steps)}`);
    return found[0] ?? null;
  };

  /** The next frame; a page that paints none goes on after a tenth of a second. */
  const frame = () =>
    new Promise((done) => {
      const late = setTimeout(done, 100);
      requestAnimationFrame(() => {
        clearTimeout(late);
        done();
      });
    });

  /**
   * Calls `check` with every frame until it returns something true, or for `time` milliseconds. Returns `{ found }` or the last
   * reason that `check` has given by returning `{ missing }`.
   */
  const until = async (check, time) => {
    const end = performance.now() + time;
    for (;;) {
      const told = await check();
      if (told && !told.missing) return { found: told };
      if (performance.now() >= end) return { missing: told?.missing ?? "it is not so" };
      await frame();
    }
  };

  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };

  /** Whether the point belongs to the element, to one of its labels, or to nothing that covers it. */
  const reached = (element, [x, y]) => {
    let hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const control = hit.closest("label")?.control;
    while (hit && hit !== element) hit = hit.parentElement;
    return hit === element || control === element;
  };

  /** The middle of the part of an element that is in the window. */
  const middle = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const between = (from, to, size) => (Math.max(from, 0) + Math.min(to, size)) / 2;
    return [between(left, right, innerWidth), between(top, bottom, innerHeight)];
  };

  const disabled = (element) => element.matches(":disabled") || Boolean(element.closest("[aria-disabled=true]"));

  const PLACES = ["nearest", "center", "end", "start"];

  /** A point at which the element of a locator can be pressed, once it is shown, at rest, enabled, and not covered. */
  const pressable = (steps, time, { force = false, enabled = true } = {}) => {
    let tries = 0;
    return until(async () => {
      const element = one(steps);
      if (!element) return { missing: "there is no such element" };
      if (!shown(element)) return { missing: "it is not visible" };
      if (enabled && !force && disabled(element)) return { missing: "it is disabled" };
      const before = JSON.stringify(box(element));
      await frame();
      if (JSON.stringify(box(element)) !== before) return { missing: "it moves" };
      const point = middle(element);
      if (force || reached(element, point)) return { point };
      element.scrollIntoView({ block: PLACES[tries % PLACES.length], inline: "nearest", behavior: "instant" });
      tries += 1;
      const then = middle(element);
      if (reached(element, then)) return { point: then };
      const above = document.elementFromPoint(...then);
      return { missing: `it is covered by ${above ? above.outerHTML.slice(0, 120) : "nothing in the window"}` };
    }, time);
  };

  /** Whether a locator is in a state of `waitFor`. */
  const inState = (steps, state) => {
    if (state === "detached") return !all(steps).length || { missing: "it is still there" };
    if (state === "hidden") return !all(steps).some(shown) || { missing: "it is still visible" };
    const element = one(steps);
    if (!element) return { missing: "there is no such element" };
    return state === "attached" || shown(element) || { missing: "it is not visible" };
  };

  /** Replaces what stands in a text field, with the events that typing gives. */
  const fill = (element, text) => {
    element.focus();
    element.select?.();
    if (text === "") document.execCommand("delete");
    else document.execCommand("insertText", false, text);
    element.dispatchEvent(new Event("change", { bubbles: true }));
    const held = element.value ?? element.textContent;
    if (held !== text) throw new Error(`the field holds “${held}”, not “${text}”`);
    return true;
  };

  /** Chooses an option of a select element: by value, `{ label }` or `{ index }`. */
  const select = (element, wanted) => {
    const { value: by = wanted, label: called = wanted, index: place } = wanted;
    const fitting = ({ value, label }, index) => value === by || plain(label) === called || index === place;
    const option = [...element.options].find(fitting);
    if (!option) return { missing: `there is no option ${JSON.stringify(wanted)}` };
    element.focus();
    option.selected = true;
    element.dispatchEvent(new Event("input", { bubbles: true }));
    element.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  };

  window.flowTools = { all, one, shown, disabled, until, box, pressable, inState, fill, select, reached, middle };
}

/** A script that puts the tools into the page; they are lost with its document. */
export const INSTALL = `
  const module = { exports: {} };
  (function (exports, module) {${LIBRARY}
  }).call(window, module.exports, module);
  (${install})(module.exports);`;

/** A text or pattern to look for, as the steps of a locator hold it. */
export function wanted(text, exact = false) {
  if (text instanceof RegExp) return { pattern: text.source, flags: text.flags.replace(/[gy]/g, "") };
  return { text: String(text), exact };
}

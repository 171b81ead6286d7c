// A locator over WebDriver: a list of steps that is looked up in the page with every use, as in Playwright.

import { wanted } from "./find.mjs";

/** What a caller tells about a role, as @testing-library/dom takes it. */
function roleStep(role, { name, exact, includeHidden, disabled, ...states } = {}) {
  const called = name === undefined ? {} : { name: wanted(name, exact) };
  const step = { role: { role, ...states, ...called, ...(includeHidden && { hidden: true }) } };
  if (disabled === undefined) return [step];
  const out = ":disabled, [aria-disabled=true]";
  return [step, { is: disabled ? `:is(${out})` : `:not(${out})` }];
}

/** The steps of a CSS selector, which may end with `:has-text("…")`. */
function cssSteps(selector) {
  const [, css, text] = /^([^]*?):has-text\((["'][^]*["'])\)$/.exec(selector) ?? [];
  if (text === undefined) return [{ css: selector }];
  return [{ css: css || "*" }, { hasText: wanted(text.slice(1, -1)) }];
}

/** The steps of the options of `locator` and `filter`. */
function filterSteps({ hasText, hasNotText, has, visible } = {}) {
  const steps = [];
  if (visible !== undefined) steps.push({ visible });
  if (hasText !== undefined) steps.push({ hasText: wanted(hasText) });
  if (hasNotText !== undefined) steps.push({ hasNotText: wanted(hasNotText) });
  if (has) steps.push({ has: has.steps });
  return steps;
}

/** What pages and locators share: the ways to make a locator. */
export class Finder {
  /** A locator with more steps. */
  with(_steps) {
    throw new Error("a finder says how its steps go on");
  }
  locator(selector, options) {
    const inner = typeof selector === "string" ? cssSteps(selector) : selector.steps;
    return this.with([...inner, ...filterSteps(options)]);
  }
  getByRole(role, options) {
    return this.with(roleStep(role, options));
  }
  getByText(text, { exact } = {}) {
    return this.with([{ text: wanted(text, exact) }]);
  }
  getByLabel(text, { exact } = {}) {
    return this.with([{ label: wanted(text, exact) }]);
  }
}

export class Locator extends Finder {
  #page;

  constructor(page, steps) {
    super();
    this.#page = page;
    this.steps = steps;
  }

  with(steps) {
    return new Locator(this.#page, [...this.steps, ...steps]);
  }
  page() {
    return this.#page;
  }
  toString() {
    return `locator ${JSON.stringify(this.steps)}`;
  }

  filter(options) {
    return this.with(filterSteps(options));
  }
  nth(at) {
    return this.with([{ nth: at }]);
  }
  first() {
    return this.nth(0);
  }
  last() {
    return this.nth(-1);
  }
  async all() {
    return Array.from({ length: await this.count() }, (_, at) => this.nth(at));
  }

  /** Runs `script` on the list of all elements, now. */
  #now(script, arg) {
    return this.#page.inPage(`({ steps, arg }) => (${script})(flowTools.all(steps), arg)`, { steps: this.steps, arg });
  }

  /** Runs `script` on the one element, once it is there. */
  async #soon(script, arg, { timeout } = {}) {
    await this.waitFor({ state: "attached", timeout });
    return this.#page.inPage(`({ steps, arg }) => (${script})(flowTools.one(steps), arg)`, { steps: this.steps, arg });
  }

  /** Waits in the page until `check`, called with the steps and `arg`, returns something that is not missing. */
  #until(check, arg, { timeout } = {}) {
    const script = `({ steps, arg }, time) => flowTools.until(() => (${check})(steps, arg), time)`;
    return this.#page.poll(script, { steps: this.steps, arg }, timeout, `${this}`);
  }

  count() {
    return this.#now((all) => all.length);
  }
  evaluateAll(script, arg) {
    return this.#now(script, arg);
  }
  evaluate(script, arg, options) {
    return this.#soon(script, arg, options);
  }
  isVisible() {
    return this.#now((all) => all.length > 0 && window.flowTools.shown(all[0]));
  }
  async isHidden() {
    return !(await this.isVisible());
  }
  isEnabled(options) {
    return this.#soon((element) => !window.flowTools.disabled(element), undefined, options);
  }
  async isDisabled(options) {
    return !(await this.isEnabled(options));
  }
  isChecked(options) {
    return this.#soon((element) => element.checked ?? element.getAttribute("aria-checked") === "true", undefined, options);
  }
  textContent(options) {
    return this.#soon((element) => element.textContent, undefined, options);
  }
  innerText(options) {
    return this.#soon((element) => element.innerText, undefined, options);
  }
  innerHTML(options) {
    return this.#soon((element) => element.innerHTML, undefined, options);
  }
  inputValue(options) {
    return this.#soon((element) => element.value, undefined, options);
  }
  getAttribute(name, options) {
    return this.#soon((element, name) => element.getAttribute(name), name, options);
  }
  allInnerTexts() {
    return this.#now((all) => all.map((element) => element.innerText));
  }
  allTextContents() {
    return this.#now((all) => all.map((element) => element.textContent));
  }
  boundingBox(options) {
    return this.#soon((element) => window.flowTools.box(element), undefined, options);
  }
  scrollIntoViewIfNeeded(options) {
    const script = (element) => {
      const { reached, middle } = window.flowTools;
      if (!reached(element, middle(element))) element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    };
    return this.#soon(script, undefined, options);
  }
  focus(options) {
    return this.#soon((element) => element.focus(), undefined, options);
  }
  blur(options) {
    return this.#soon((element) => element.blur(), undefined, options);
  }

  waitFor({ state = "visible", timeout } = {}) {
    return this.#until((steps, state) => window.flowTools.inState(steps, state), state, { timeout });
  }

  /** The point at which a hand would press the element. */
  async #point({ timeout, force, enabled } = {}) {
    const script = "({ steps, how }, time) => flowTools.pressable(steps, time, how)";
    const { point } = await this.#page.poll(script, { steps: this.steps, how: { force, enabled } }, timeout, `${this}`);
    return point;
  }

  async click({ button, clickCount, ...options } = {}) {
    const at = await this.#point(options);
    await this.#page.pointer.press(at, { button, clickCount });
  }
  async dblclick(options) {
    await this.#page.pointer.press(await this.#point(options), { clickCount: 2 });
  }
  async tap(options) {
    await this.#page.pointer.touch(await this.#point(options));
  }
  async hover(options) {
    await this.#page.pointer.move(await this.#point({ ...options, enabled: false }));
  }
  async press(key, options) {
    await this.focus(options);
    await this.#page.keys.press(key);
  }
  fill(text, options) {
    const check = (steps, text) => {
      const { one, shown, fill } = window.flowTools;
      const element = one(steps);
      if (!element) return { missing: "there is no such element" };
      if (!shown(element)) return { missing: "it is not visible" };
      return fill(element, text);
    };
    return this.#until(check, text, options);
  }
  selectOption(option, options) {
    const check = (steps, option) => {
      const { one, select } = window.flowTools;
      const element = one(steps);
      return element ? select(element, option) : { missing: "there is no such element" };
    };
    return this.#until(check, option, options);
  }
  async setChecked(wanted, options) {
    if ((await this.isChecked(options)) === wanted) return;
    await this.click(options);
    if ((await this.isChecked(options)) !== wanted) throw new Error(`${this} has not changed`);
  }
  check(options) {
    return this.setChecked(true, options);
  }
  uncheck(options) {
    return this.setChecked(false, options);
  }
  async setInputFiles(file, options) {
    await this.waitFor({ state: "attached", ...options });
    await this.#page.upload(this.steps, file);
  }
}

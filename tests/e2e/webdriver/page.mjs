// A page over WebDriver, with the part of Playwright's interface that the flows use.

import { EventEmitter } from "node:events";
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Script } from "node:vm";
import { Command, Name } from "selenium-webdriver/lib/command.js";
import { INSTALL, wanted } from "./find.mjs";
import { Keyboard, Keys, Mouse, Pointer, Touchscreen } from "./input.mjs";
import { Finder, Locator } from "./locator.mjs";

/** The longest time that one script waits in the page, in milliseconds; meanwhile no other command runs. */
const SLICE = 500;
/** The answer of a script if its document has not the tools of the locators yet. */
const BARE = "no tools";
/** Matches what the drivers say of a script whose document is gone. */
const GONE = /unload|discarded|destroyed|navigat|browsing context|no such (window|frame)|not called before|aborted by/i;

export class TimeoutError extends Error {
  name = "TimeoutError";
}

/** The source of what a flow evaluates, as an expression: a function, an expression, or statements. */
function expression(script) {
  const source = String(script);
  if (typeof script === "function") return `(${source})`;
  try {
    new Script(`(${source}\n)`);
    return `(${source}\n)`;
  } catch {
    return `(() => {${source}\n})`;
  }
}

/** The body of a script: its answer is one text, which takes a small part of the time that many values would take one by one. */
const body = (script) => `
  const done = arguments[arguments.length - 1];
  const [sent, time] = arguments;
  const answer = (told) => {
    const errors = window.flowErrors?.splice(0);
    done(JSON.stringify({ ...told, errors, url: location.href }));
  };
  if (!window.flowTools) return done(JSON.stringify({ error: "${BARE}" }));
  const arg = sent === null ? undefined : JSON.parse(sent);
  (async () => {
    const found = ${script};
    return typeof found === "function" ? found(arg, time) : found;
  })().then((value) => answer({ value }), (error) => answer({ error: String(error?.message ?? error) }));`;

export class Page extends Finder {
  #context;
  #handle;
  #events = new EventEmitter();
  #timeout = 30_000;
  #url = "about:blank";
  #closed = false;
  #viewport;

  constructor(context, handle) {
    super();
    this.#context = context;
    this.#handle = handle;
    const command = (actions) => new Command(Name.ACTIONS).setParameter("actions", actions);
    const act = (actions) => this.#command((driver) => driver.execute(command(actions)));
    this.pointer = new Pointer(act);
    this.keys = new Keys(act);
    this.mouse = new Mouse(this.pointer);
    this.keyboard = new Keyboard(this.keys);
    this.touchscreen = new Touchscreen(this.pointer);
  }

  with(steps) {
    return new Locator(this, steps);
  }
  context() {
    return this.#context;
  }
  on(event, listener) {
    this.#events.on(event, listener);
  }
  /** Reports something to the listeners of the flow. */
  tell(event, what) {
    this.#events.emit(event, what);
  }
  setDefaultTimeout(time) {
    this.#timeout = time;
  }
  url() {
    return this.#url;
  }
  isClosed() {
    return this.#closed;
  }
  viewportSize() {
    return this.#viewport;
  }

  /** Runs a command of the driver in the window of this page, after those before it. */
  #command(work) {
    return this.#context.inWindow(this.#handle, async (driver) => {
      try {
        return await work(driver);
      } catch (error) {
        if (GONE.test(error.message)) throw new Error(`Execution context was destroyed by a navigation (${error.message})`);
        throw error;
      }
    });
  }

  /** Runs one script in the page and returns its answer; puts the tools into a new document first. */
  #script(script, arg, time) {
    const sent = arg === undefined ? null : JSON.stringify(arg);
    return this.#command(async (driver) => {
      const run = async () => JSON.parse(await driver.executeAsyncScript(body(script), sent, time));
      let told = await run();
      if (told?.error === BARE) {
        await driver.executeScript(INSTALL);
        told = await run();
      }
      // Firefox answers nothing when the document is left while the script runs.
      if (!told) throw new Error("the script was aborted by a navigation");
      this.#url = told.url;
      for (const error of told.errors ?? []) this.#context.report(error);
      return told;
    });
  }

  /** Evaluates a function or an expression in the page. */
  async inPage(script, arg) {
    const { value, error } = await this.#script(expression(script), arg);
    if (error !== undefined) throw new Error(`in the page: ${error}`);
    return value;
  }
  evaluate(script, arg) {
    return this.inPage(script, arg);
  }

  /**
   * Runs `script(arg, time)` in slices until it answers `{ found }`; other answers name what is missing. A new document begins
   * from nothing.
   */
  async poll(script, arg, timeout = this.#timeout, what = "") {
    const end = performance.now() + timeout;
    let missing = "";
    for (;;) {
      const left = end - performance.now();
      try {
        const { value, error } = await this.#script(`(${script})`, arg, Math.max(0, Math.min(left, SLICE)));
        if (error !== undefined) throw new Error(`in the page: ${error}`);
        if (value?.found !== undefined) return value.found;
        missing = value?.missing ?? "no answer";
      } catch (error) {
        if (!/destroyed by a navigation/.test(error.message)) throw error;
        missing = "the page is on its way";
        await pause(20);
      }
      if (left <= 0) throw new TimeoutError(`Timeout ${timeout}ms exceeded: ${missing}; ${what}`);
    }
  }

  /** Waits until the function returns something true in the page, and returns it. */
  waitForFunction(script, arg, { timeout } = {}) {
    const looking = `(arg, time) => {
      const look = ${expression(script)};
      return flowTools.until(() => (typeof look === "function" ? look(arg) : ${expression(script)}), time);
    }`;
    return this.poll(looking, arg, timeout, String(script));
  }
  /** Waits until the address is the wanted one, or matches the pattern, and its document is complete. */
  async waitForURL(address, options) {
    const arg = address instanceof RegExp ? wanted(address) : { address };
    const script = ({ address, pattern, flags }) => {
      const there = address ? location.href === address : new RegExp(pattern, flags).test(location.href);
      return there && document.readyState === "complete";
    };
    await this.waitForFunction(script, arg, options);
  }
  waitForTimeout(time) {
    return pause(time);
  }

  async goto(address) {
    await this.#command((driver) => driver.get(address));
    await this.#arrive();
  }
  /** Reloads as a reader does: a reload by Firefox's driver passes the service worker by. */
  async reload() {
    await this.inPage(() => {
      window.flowLeft = true;
      setTimeout(() => location.reload());
    });
    await this.waitForFunction(() => !window.flowLeft);
    await this.#arrive();
  }
  async goBack() {
    await this.#command((driver) => driver.navigate().back());
    await this.#arrive();
  }
  /** Learns the address of a new document. */
  async #arrive() {
    await this.waitForFunction(() => document.readyState === "complete");
  }

  title() {
    return this.inPage(() => document.title);
  }
  addStyleTag({ content }) {
    // A style sheet of the driver, which the policy of the page does not apply to.
    return this.inPage((content) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(content);
      document.adoptedStyleSheets.push(sheet);
    }, content);
  }
  async screenshot({ path } = {}) {
    const picture = Buffer.from(await this.#command((driver) => driver.takeScreenshot()), "base64");
    if (path) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, picture);
    }
    return picture;
  }

  /** Gives the window such a size that the page has this one. */
  async setViewportSize({ width, height }) {
    const inner = () => this.inPage(() => [innerWidth, innerHeight]);
    for (let go = 0; go < 4; go += 1) {
      const [w, h] = await inner();
      if (w === width && h === height) break;
      await this.#command(async (driver) => {
        const window = driver.manage().window();
        const outer = await window.getRect();
        await window.setRect({ x: 0, y: 0, width: outer.width + width - w, height: outer.height + height - h });
      });
      await this.inPage(() => new Promise((done) => setTimeout(done, 100)));
    }
    const [w, h] = await inner();
    if (w !== width || h !== height) throw new Error(`the window is ${w} x ${h}, not ${width} x ${height}`);
    this.#viewport = { width, height };
  }

  /** Gives a file to the input of a locator: a path, or `{ name, buffer }`. */
  async upload(steps, file) {
    let path = file;
    if (typeof file !== "string") {
      path = join(this.#context.folder, file.name);
      writeFileSync(path, file.buffer);
    }
    await this.inPage((steps) => {
      window.flowTools.uploads = window.flowTools.one(steps);
    }, steps);
    await this.#command(async (driver) => {
      const input = await driver.executeScript("return window.flowTools.uploads");
      await input.sendKeys(path);
    });
  }

  /** Waits for an event; the drivers tell of downloads alone, by the file that appears. */
  waitForEvent(event, { timeout = this.#timeout } = {}) {
    if (event !== "download") throw new Error(`no event “${event}” over WebDriver`);
    const folder = this.#context.downloads;
    const before = new Set(readdirSync(folder));
    return this.#download(folder, before, performance.now() + timeout);
  }
  async #download(folder, before, end) {
    while (performance.now() < end) {
      const fresh = readdirSync(folder).filter((name) => !before.has(name));
      // A file that is still being written has another beside it, of the same name and more.
      const alone = (name) => fresh.every((other) => other === name || !other.startsWith(name));
      const whole = fresh.find((name) => !/\.(part|wkdownload|tmp)$/.test(name) && alone(name));
      const file = whole && join(folder, whole);
      if (file && existsSync(file) && statSync(file).size > 0) return { path: async () => file, suggestedFilename: () => whole };
      await pause(50);
    }
    throw new TimeoutError(`no file was downloaded into ${folder}: ${readdirSync(folder)}`);
  }

  async close() {
    if (this.#closed) return;
    this.#closed = true;
    await this.#context.closeWindow(this.#handle);
  }
}

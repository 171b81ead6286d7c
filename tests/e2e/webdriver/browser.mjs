// Browsers over WebDriver, with the part of Playwright's interface that the flows use.

import { mkdirSync, mkdtempSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Capabilities } from "selenium-webdriver/lib/capabilities.js";
import { WebDriver } from "selenium-webdriver/lib/webdriver.js";
import { Executor, HttpClient } from "selenium-webdriver/http/index.js";
import { awaitPresses } from "../await-press.mjs";
import { DRIVERS } from "./drivers.mjs";
import { Page } from "./page.mjs";
import { recorded } from "./recorder.mjs";

/** The longest time of a script in the page, in milliseconds, and of a document that loads. */
const LONGEST = { script: 120_000, pageLoad: 60_000, implicit: 0 };

/** A session of the browser: its own storage, and pages. */
class Context {
  #driver;
  #agent;
  #current;
  /** A window without a page: a session ends with its last window. */
  #spare;
  #turn = Promise.resolve();
  #pages = [];
  #closed = false;

  constructor({ driver, agent, record, options, folder, downloads, first }) {
    this.#driver = driver;
    this.#agent = agent;
    this.#current = first;
    this.#spare = first;
    this.options = options;
    this.folder = folder;
    this.downloads = downloads;
    this.visit = {
      languages: [options.locale ?? "en-GB"],
      // The worker of the site keeps only files as they were built.
      plain: options.serviceWorkers !== "block",
      scripts: [],
      request: (url) => this.#tell("request", { url: () => url }),
      response: (url, status) => this.#tell("response", { url: () => url, status: () => status }),
      report: (error) => this.report(error),
    };
    record.listen(this.visit);
  }

  #tell(event, what) {
    this.#pages[0]?.tell(event, what);
  }
  /** Reports an error that the recorder has seen. */
  report({ event, text, url }) {
    if (event === "pageerror") this.#tell(event, new Error(text));
    else this.#tell("console", { type: () => "error", text: () => text, location: () => ({ url }) });
  }

  /** Runs in every page before the scripts of the site. */
  addInitScript(script) {
    this.visit.scripts.push(String(script));
  }
  pages() {
    return [...this.#pages];
  }

  /** Runs `work(driver)` in a window, after all commands before it: a driver does one thing at a time. */
  inWindow(handle, work) {
    const told = this.#turn.then(async () => {
      if (this.#closed) throw new Error("the page has been closed");
      if (handle && this.#current !== handle) {
        await this.#driver.switchTo().window(handle);
        this.#current = handle;
      }
      return work(this.#driver);
    });
    this.#turn = told.catch(() => {});
    return told;
  }

  /** Runs `work(driver)` after all commands before it, in the window that is current then. */
  #next(work) {
    return this.inWindow(undefined, work);
  }
  /** Opens a window, which becomes the current one; resolves to its handle. */
  async #opened(driver) {
    // A window of its own paints, also beside others; WebKitGTK does not bring a tab to the front.
    await driver.switchTo().newWindow("window");
    this.#current = await driver.getWindowHandle();
    return this.#current;
  }

  /** The first page is the window that the session has begun with. */
  async newPage() {
    const handle = await this.#next((driver) => {
      const spare = this.#spare;
      this.#spare = undefined;
      return spare ?? this.#opened(driver);
    });
    const page = new Page(this, handle);
    awaitPresses(page);
    this.#pages.push(page);
    if (this.options.viewport) await page.setViewportSize(this.options.viewport);
    return page;
  }
  async closeWindow(handle) {
    await this.#next(async (driver) => {
      const others = (await driver.getAllWindowHandles()).filter((one) => one !== handle);
      if (!others.length) others.push((this.#spare = await this.#opened(driver)));
      await driver.switchTo().window(handle);
      await driver.close();
      // A driver opens no window beside one that is closed.
      [this.#current] = others;
      await driver.switchTo().window(this.#current);
    });
  }

  async close() {
    if (this.#closed) return;
    await this.#turn;
    this.#closed = true;
    await this.#driver.quit();
    this.#agent.destroy();
  }
}

/** A driver; every context is a new browser with an empty profile. */
class Browser {
  #found;
  #folder;
  #record;
  #open = new Set();

  constructor(found, folder, record) {
    this.#found = found;
    this.#folder = folder;
    this.#record = record;
  }

  async newContext(options = {}) {
    // A driver has one browser at a time.
    for (const context of this.#open) await context.close();
    this.#open.clear();
    const agent = new Agent({ keepAlive: true });
    const executor = new Executor(new HttpClient(this.#found.address, agent));
    const driver = WebDriver.createSession(executor, new Capabilities(this.#found.capabilities(options)));
    await driver.getSession();
    await driver.manage().setTimeouts(LONGEST);
    const places = { folder: this.#folder, downloads: join(this.#folder, "downloads") };
    const first = await driver.getWindowHandle();
    const context = new Context({ driver, agent, record: this.#record, options, first, ...places });
    this.#open.add(context);
    return context;
  }

  async close() {
    for (const context of this.#open) await context.close().catch(() => {});
    await this.#found.stop();
  }
}

/** Starts the driver of an engine, and the recorder before the site. Both end with `close`. */
export async function drive(engine, site) {
  const folder = mkdtempSync(join(tmpdir(), `trollmoot-${engine}-`));
  const downloads = join(folder, "downloads");
  mkdirSync(downloads);
  const record = await recorded(site);
  const found = await DRIVERS[engine].start({ folder, downloads });
  return { server: record, browser: new Browser(found, folder, record) };
}

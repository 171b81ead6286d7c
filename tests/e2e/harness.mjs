// The environment of every end-to-end flow: the built site on a server, a browser, and pages that collect their errors.

import assert from "node:assert/strict";
import { accessSync, constants } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../tools/serve.mjs";
import { awaitPresses } from "./await-press.mjs";

/** The site: SITE, or the output of tools/site.sh. */
export const DIST = process.env.SITE ?? fileURLToPath(new URL("../../dist", import.meta.url));
const SHOTS = fileURLToPath(new URL("../../shots", import.meta.url));
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** The longest time that a flow waits, in milliseconds: on a busy machine a browser may stall for a while. */
export const PATIENCE = 60_000;
/** The time within which an answer or a control is there on the slowest machine, though nothing was fetched; also the cost of a miss. */
export const BRIEF = 20_000;

/** The window sizes that the design supports. */
export const DESK = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 390, height: 844 };
/** The windows of the laws of the page: a lying phone and a desk first, which are looked at most; then phones, tablets and desks. */
export const WINDOWS = [
  { width: 844, height: 390, touch: true },
  { width: 1280, height: 720 },
  { width: 390, height: 844, touch: true },
  { width: 360, height: 640, touch: true },
  { width: 932, height: 430, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1180, height: 820, touch: true },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** The browser to drive: CHROME, or the first one on the PATH. */
function chrome() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  if (process.env.CHROME) names.unshift(process.env.CHROME);
  const places = (process.env.PATH ?? "").split(delimiter);
  const found = names.flatMap((name) => places.map((place) => resolve(place, name))).find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  assert.ok(found, "no Chromium on the PATH: run tools/setup.sh test");
  return found;
}

/** Launches a browser whose pages wait for the click handler after every press. */
export async function launch() {
  const browser = await chromium.launch({ executablePath: chrome(), args: FLAGS });
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.on("page", awaitPresses);
    return context;
  };
  return browser;
}

/** Opens a browser for a server: Chromium, or another engine over WebDriver, which reads the site through a server of its own. */
export async function opened(engine, server) {
  if (engine === "chromium") return { server, browser: await launch() };
  const { drive } = await import("./webdriver/browser.mjs");
  return drive(engine, server);
}

/** Makes a page believe that its reader saves data; runs in the page before the scripts of the site. */
export const saveData = () => Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true, effectiveType: "4g" } });

/** Collects the errors of a page: console errors, uncaught exceptions, and requests for missing files. */
export function troublesOf(page) {
  const troubles = [];
  page.on("console", (message) => {
    // On a page that is an image, browsers request the host's favicon, which is no file of the site.
    const sign = /^https?:\/\/[^/]+\/favicon\.ico$/.test(message.location().url);
    if (message.type() === "error" && !sign) troubles.push(`console: ${message.text()} ${message.location().url}`.trim());
  });
  page.on("pageerror", (error) => troubles.push(`thrown: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A reload aborts pending requests.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") troubles.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => response.status() >= 400 && troubles.push(`missing: ${response.url()}`));
  return troubles;
}

/** Takes a picture of the page as it fails. Returns its file, or why there is none: a picture that fails hides no other error. */
export function photograph(page) {
  const shot = join(SHOTS, `failure-${Date.now()}.png`);
  return page.screenshot({ path: shot }).then(() => `the page at that moment: ${shot}`, (why) => why.message.split("\n")[0]);
}

/**
 * Sets up a file of flows. The returned function opens the site on a new page with its own storage, runs `flow(page, {
 * address, requests, troubles })`, and then fails if the page has logged an error, thrown, or requested a missing file. The
 * function `before` runs in the page before the scripts of the site. The locale is British English unless another `locale`
 * is given. The flow begins when the program is there; with `early` it begins with the static lobby. Another `engine` than Chromium
 * is driven over WebDriver.
 */
export function site({ subPath = "/trollmoot/", engine = "chromium" } = {}) {
  let server, browser;
  before(async () => {
    server = await serve(DIST, { subPath });
    ({ server, browser } = await opened(engine, server));
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  return async function visit(flow, { viewport = DESK, before: script, early = false, ...options } = {}) {
    // Service workers are blocked unless a flow tests them, so that every visit is the first one.
    const context = await browser.newContext({ viewport, locale: "en-GB", serviceWorkers: "block", ...options });
    if (script) await context.addInitScript(script);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const troubles = troublesOf(page);
    const requests = [];
    page.on("request", (request) => requests.push(request.url()));
    try {
      await page.goto(server.address);
      if (!early) await page.locator("[data-started]").waitFor({ state: "attached" });
      await flow(page, { address: server.address, requests, troubles });
      assert.deepEqual(troubles, [], "the page is in trouble");
    } catch (error) {
      error.message += `\n(${await photograph(page)})`;
      throw error;
    } finally {
      await context.close();
    }
  };
}

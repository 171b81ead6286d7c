// What every end-to-end flow needs: the built site on a server, a browser, and pages that tell their troubles.

import assert from "node:assert/strict";
import { accessSync, constants } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../tools/serve.mjs";
import { patient } from "./patience.mjs";

/** The site: SITE, or what tools/site.sh has built. */
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

/** For how long, in milliseconds, a flow waits for something at most: on a busy machine a browser may stand still for a while. */
const PATIENCE = 60_000;

/** The sizes that the design promises. */
export const DESK = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 390, height: 844 };

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

/** A browser, on whose pages presses are waited for. */
export async function launch() {
  const browser = await chromium.launch({ executablePath: chrome(), args: FLAGS });
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.on("page", patient);
    return context;
  };
  return browser;
}

/** Collects the troubles of a page: what it logs as an error or throws, and what it asks for that is not there. */
export function troublesOf(page) {
  const troubles = [];
  page.on("console", (message) => {
    // On a page that is a picture browsers ask the host for its sign: that is no file of the site.
    const sign = /^https?:\/\/[^/]+\/favicon\.ico$/.test(message.location().url);
    if (message.type() === "error" && !sign) troubles.push(`console: ${message.text()} ${message.location().url}`.trim());
  });
  page.on("pageerror", (error) => troubles.push(`thrown: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A reload gives up whatever was still on its way.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") troubles.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => response.status() >= 400 && troubles.push(`missing: ${response.url()}`));
  return troubles;
}

/**
 * Sets up a file of flows. The function it returns opens the site on a page of its own, with storage of its own,
 * runs `flow(page, { address, requests, troubles })` and then fails if the page logged an error, threw, or asked for
 * something that is not there. A function given as `before` runs in the page before anything of the site does. The reader is
 * British unless another `locale` is given.
 */
export function site({ subPath = "/trollmoot/" } = {}) {
  let server, browser;
  before(async () => {
    server = await serve(DIST, { subPath });
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  return async function visit(flow, { viewport = DESK, before: script, ...options } = {}) {
    // Unless a flow is about it, nothing is kept for later: every visit is the first one.
    const context = await browser.newContext({ viewport, locale: "en-GB", serviceWorkers: "block", ...options });
    if (script) await context.addInitScript(script);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const troubles = troublesOf(page);
    const requests = [];
    page.on("request", (request) => requests.push(request.url()));
    try {
      await page.goto(server.address);
      await flow(page, { address: server.address, requests, troubles });
      assert.deepEqual(troubles, [], "the page is in trouble");
    } catch (error) {
      const shot = join(SHOTS, `failure-${Date.now()}.png`);
      // A page that cannot be pictured any more hides nothing of what has gone wrong before.
      const seen = await page.screenshot({ path: shot }).then(() => `the page at that moment: ${shot}`, (why) => why.message.split("\n")[0]);
      error.message += `\n(${seen})`;
      throw error;
    } finally {
      await context.close();
    }
  };
}

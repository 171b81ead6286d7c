// Opens pages of the built site with CPU throttling, for measurements.

import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"];
const [WIDE, HIGH] = [1440, 900];

/**
 * Opens each of `paths` of the site in `directory` on a fresh page, and calls `measure(page, path)` once it is loaded.
 * `first` runs before the scripts of the site.
 */
export async function slower(rate, directory, paths, measure, first = () => {}) {
  const server = await serve(directory);
  const browser = await chromium.launch({ executablePath: process.env.CHROME, args: FLAGS });
  try {
    for (const path of paths) {
      const context = await browser.newContext({ viewport: { width: WIDE, height: HIGH }, locale: "en-GB", serviceWorkers: "block" });
      await context.addInitScript(first);
      const page = await context.newPage();
      await page.goto(`${server.address}${path}`);
      const devtools = await context.newCDPSession(page);
      // The window has its own bars, and content below its edge is never painted.
      const { windowId } = await devtools.send("Browser.getWindowForTarget");
      await devtools.send("Browser.setWindowBounds", { windowId, bounds: { width: WIDE + 100, height: HIGH + 300 } });
      await devtools.send("Emulation.setCPUThrottlingRate", { rate });
      await measure(page, path);
      await context.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

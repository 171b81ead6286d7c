// A page of the built site on a processor that is so many times slower, for whatever measures it.

import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"];
const [WIDE, HIGH] = [1440, 900];

/** Opens each of `paths` of the site in `directory` on a fresh page; `measure(page, path)` is told when it stands. `first` runs before the site does. */
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
      // The window has bars of its own, and of what lies below its edge no frame is ever presented.
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

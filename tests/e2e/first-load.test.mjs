// The first visit: the page loads from any sub-path, with requests to its own host only.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DESK, PHONE, TABLET, site } from "./harness.mjs";

for (const subPath of ["/", "/trollmoot/", "/some/where/deep/"]) {
  describe(`served under ${subPath}`, () => {
    const visit = site({ subPath });

    test("the page comes up", () =>
      visit(async (page) => {
        await page.locator("main").waitFor({ state: "visible" });
        assert.equal(await page.title(), "Trollmoot");
        assert.match(await page.locator("main").innerText(), /Trollmoot/);
      }));

    test("everything it loads lies beside it", () =>
      visit(async (page, { address, requests }) => {
        await page.locator("main").waitFor({ state: "visible" });
        assert.deepEqual(requests.filter((url) => !url.startsWith(address)), []);
        assert.ok(requests.some((url) => url.endsWith(".wasm")), "no WebAssembly was loaded");
      }));
  });
}

describe("screens", () => {
  const visit = site();
  for (const [name, viewport] of Object.entries({ DESK, TABLET, PHONE })) {
    test(`nothing is cut off sideways (${name.toLowerCase()})`, () =>
      visit(
        async (page) => {
          await page.locator("main").waitFor({ state: "visible" });
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          assert.ok(width <= viewport.width, `the page is ${width} px wide`);
        },
        { viewport },
      ));
  }
});

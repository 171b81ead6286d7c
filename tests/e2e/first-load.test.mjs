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

describe("before the program is there", () => {
  const visit = site();
  /** Delays the program until it is released. */
  const held = async (page, address) => {
    let go;
    const gate = new Promise((done) => (go = done));
    await page.route("**/*.wasm", async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto("about:blank");
    await page.goto(address);
    return go;
  };
  const pictures = (page, of) =>
    page.locator(`${of} img.art`).evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.getAttribute("src"), x, y, width, height];
      }),
    );

  for (const [name, viewport] of Object.entries({ DESK, TABLET, PHONE })) {
    test(`the lobby's pictures are seen where they will stay (${name.toLowerCase()})`, () =>
      visit(
        async (page, { address }) => {
          const go = await held(page, address);
          await page.locator(".shell img.art").first().waitFor({ state: "visible" });
          const before = await pictures(page, ".shell");
          assert.equal(before.length, 3);
          go();
          await page.locator("main").waitFor({ state: "visible" });
          assert.equal(await page.locator(".shell").count(), 0, "the picture of the lobby lies over the lobby");
          assert.deepEqual(await pictures(page, "main"), before);
        },
        { viewport },
      ));
  }

  test("an address that leads to another screen shows nothing of the lobby", () =>
    visit(async (page, { address }) => {
      const go = await held(page, `${address}#about`);
      await page.locator(".shell").waitFor({ state: "attached" });
      assert.equal(await page.locator(".shell").isVisible(), false);
      go();
      await page.locator("main").waitFor({ state: "visible" });
    }));
});

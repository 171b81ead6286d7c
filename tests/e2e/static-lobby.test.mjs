// The static lobby: it is shown before the program is there, and what is done in it is done in the program's lobby.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DESK, PHONE, TABLET, saveData, site } from "./harness.mjs";

const visit = site();
const LOBBY = "body > .lobby";
const STATIC = "body > .static-lobby";

/** Opens `address` as a first visit whose program is delayed; resolves to the function that lets it through. */
async function held(page, address) {
  let go;
  const gate = new Promise((done) => (go = done));
  await page.route(/\.wasm$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto("about:blank");
  await page.goto(address);
  return go;
}

/** Runs a flow on the static lobby: `flow(page, go)`. */
const before = (flow, { path = "", ...options } = {}) =>
  visit(async (page, { address, requests, troubles }) => flow(page, await held(page, `${address}${path}`), { requests, troubles }), options);

const programs = (requests) => requests.filter((url) => /trollmoot\.js$|\.wasm$/.test(url));
/** Presses in the middle of a control. The methods of the harness wait for the program's handler, which is not there yet. */
async function press(page, control) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await control.boundingBox();
  const session = await page.context().newCDPSession(page);
  for (const type of ["mousePressed", "mouseReleased"]) {
    await session.send("Input.dispatchMouseEvent", { type, x: x + width / 2, y: y + height / 2, button: "left", clickCount: 1 });
  }
  await session.detach();
}

describe("what is seen", () => {
  /** The text and place of everything in a lobby, once it has been drawn: what is out of the window is laid out by its frames. */
  const content = (page, of) =>
    page.locator(of).evaluate(async (root) => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      return [...root.querySelectorAll("*")]
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const own = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim()).join("");
          return [one.tagName, one.hasAttribute("data-code") ? "" : own, one.value ?? "", ...(one.closest("[data-code]") ? [] : [x, y, width, height].map(Math.round))].join(" ");
        });
    });

  for (const [name, viewport] of Object.entries({ DESK, TABLET, PHONE })) {
    for (const locale of ["en-GB", "fr-FR"]) {
      test(`the lobby stays as it is when the program comes (${name.toLowerCase()}, ${locale})`, () =>
        before(
          async (page, go) => {
            await page.locator(`${STATIC}[lang=${locale.slice(0, 2)}] main`).waitFor({ state: "visible" });
            const seen = await content(page, `${STATIC} > .lobby`);
            assert.ok(seen.length > 200, `only ${seen.length} elements`);
            go();
            await page.locator(LOBBY).waitFor();
            assert.equal(await page.locator(STATIC).count(), 0);
            assert.deepEqual(await content(page, LOBBY), seen);
          },
          { viewport, locale },
        ));
    }
  }

  for (const path of ["cave-troll.html", "trolls-and-princesses.html"]) {
    test(`the page ${path} has a lobby of its own`, () =>
      before(
        async (page, go) => {
          await page.locator(`${STATIC} [data-start=${path.replace(".html", "")}]`).waitFor();
          const seen = await content(page, `${STATIC} > .lobby`);
          go();
          await page.locator(LOBBY).waitFor();
          assert.deepEqual(await content(page, LOBBY), seen);
        },
        { path },
      ));
  }

  test("an address that leads to another screen shows nothing of the lobby", () =>
    before(
      async (page, go) => {
        await page.locator(STATIC).waitFor({ state: "attached" });
        assert.equal(await page.locator(STATIC).isVisible(), false);
        assert.equal(await page.locator(`${STATIC} main`).isVisible(), false);
        go();
        await page.locator("main").waitFor({ state: "visible" });
      },
      { path: "#about" },
    ));

  test("somebody who comes back sees only what stays", () =>
    before(
      async (page, go) => {
        await page.locator(`${STATIC} .games`).waitFor({ state: "visible" });
        assert.equal(await page.locator(`${STATIC} .seats`).isVisible(), false);
        assert.equal(await page.locator(`${STATIC} [data-start]`).isVisible(), false);
        go();
        await page.locator(`${LOBBY} [data-start]`).waitFor();
      },
      { before: () => location.protocol.startsWith("http") && localStorage.setItem("trollmoot/theme", "game") },
    ));
});

describe("what is done", () => {
  test("choices, names and the start are carried out in their order", () =>
    before(async (page, go) => {
      const lobby = page.locator(`${STATIC} main`);
      const group = (name) => lobby.getByRole("group", { name });
      // Only the last choice of a group counts.
      for (const count of ["3", "2", "3"]) await press(page, group("Players").getByRole("button", { name: count }));
      assert.equal(await group("Players").getByRole("button", { name: "3" }).getAttribute("aria-pressed"), "true");
      assert.equal(await group("Players").getByRole("button", { name: "4" }).getAttribute("aria-pressed"), "false");
      await lobby.getByRole("combobox", { name: "Who plays seat 2" }).selectOption({ label: "Whelp" });
      await lobby.getByLabel("Name of seat 1").fill("Ronja");
      await lobby.getByRole("textbox", { name: "Seed" }).fill("static");
      await lobby.getByRole("combobox", { name: "Starting player" }).selectOption({ index: 1 });
      // Impatient people press more than once.
      await press(page, page.locator(`${STATIC} [data-start]`));
      await press(page, page.locator(`${STATIC} [data-start]`));
      await page.locator(`${STATIC} .fetching`, { hasText: "One moment" }).waitFor();
      go();
      await page.getByRole("application").waitFor();
      const games = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("trollmoot/save/")));
      assert.equal(games.length, 1, `started ${games.length} games`);
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("trollmoot/form/mountain-king")));
      assert.equal(stored.players, 3);
      assert.equal(stored.seats[0].name, "Ronja");
      assert.equal(stored.seats[1].player, "whelp");
      assert.equal(stored.first, 0);
    }));

  test("the focus, the place in a text and what is open are kept", () =>
    before(async (page, go) => {
      await page.locator(`${STATIC} .about-levels summary`).click();
      const name = page.locator(STATIC).getByLabel("Name of seat 1");
      await name.focus();
      await page.keyboard.press("End");
      await page.keyboard.type(" the Old");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      go();
      const live = page.locator(LOBBY).getByLabel("Name of seat 1");
      await live.waitFor();
      assert.equal(await page.locator(`${LOBBY} .about-levels`).getAttribute("open"), "");
      await page.keyboard.type("very ");
      assert.equal(await live.inputValue(), "Grimhild the very Old");
      assert.match(await page.locator(".startbar .who").innerText(), /^Grimhild the very Old against/);
    }));

  test("a file that is chosen while the program comes is opened", () =>
    before(async (page, go) => {
      const choosing = page.waitForEvent("filechooser");
      await press(page, page.locator(`${STATIC} .import`));
      const dialog = await choosing;
      go();
      await page.locator(LOBBY).waitFor();
      await dialog.setFiles({ name: "goats.json", mimeType: "application/json", buffer: Buffer.from('{"goats": 3}') });
      await page.getByRole("alert").filter({ hasText: "It is no Trollmoot save" }).waitFor();
    }));

  test("another language", () =>
    before(async (page, go) => {
      await press(page, page.locator(STATIC).getByRole("button", { name: "fr: Français" }));
      go();
      await page.locator(LOBBY).getByRole("group", { name: "Joueurs" }).waitFor();
    }));

  test("a pointer that is down when the program comes still presses", () =>
    before(async (page, go) => {
      const three = page.locator(STATIC).getByRole("group", { name: "Players" }).getByRole("button", { name: "3" });
      const { x, y, width, height } = await three.boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      const arrived = page.waitForResponse(/trollmoot_bg\.wasm$/);
      go();
      await (await arrived).finished();
      await page.mouse.up();
      await page.locator(LOBBY).getByRole("button", { name: "3", exact: true, pressed: true }).waitFor();
    }));
});

describe("what is fetched", () => {
  test("who saves data gets the program with the first press", () =>
    visit(
      async (page, { requests }) => {
        await page.locator(`${STATIC} main`).waitFor();
        await page.waitForLoadState("networkidle");
        assert.deepEqual(programs(requests), []);
        await page.locator(STATIC).getByRole("button", { name: "Rules" }).click();
        await page.getByRole("heading", { name: /Rules/ }).first().waitFor();
        assert.ok(programs(requests).length > 0);
      },
      { before: saveData, early: true },
    ));

  test("all others get it while the browser is idle", () =>
    visit(
      async (page, { requests }) => {
        await page.locator(LOBBY).waitFor();
        assert.ok(programs(requests).length > 0);
      },
      { early: true },
    ));

  test("who saves data and reads another language gets the lobby of the page if the translation does not come", () =>
    visit(
      async (page, { address, troubles }) => {
        await page.route(/lobby\/.*\.html$/, (route) => route.abort());
        await page.goto("about:blank");
        await page.goto(address);
        await page.locator(`${STATIC}[lang=en] main`).waitFor();
        await page.locator(STATIC).getByRole("button", { name: "Rules" }).click();
        await page.getByRole("heading", { name: /Règles/ }).first().waitFor();
        troubles.length = 0;
      },
      { before: saveData, early: true, locale: "fr-FR" },
    ));

  test("a program that does not come is missed only when it is wanted", () =>
    visit(async (page, { address, troubles }) => {
      await page.route(/trollmoot_bg\.wasm$/, (route) => route.abort());
      await page.goto("about:blank");
      const failed = page.waitForEvent("requestfailed");
      await page.goto(address);
      await failed;
      await page.locator(`${STATIC} main`).waitFor();
      assert.equal(await page.getByRole("alertdialog").count(), 0);
      await press(page, page.locator(`${STATIC} [data-start]`));
      await page.getByRole("alertdialog", { name: "Trollmoot could not be loaded" }).waitFor();
      await page.unroute(/trollmoot_bg\.wasm$/);
      await page.getByRole("button", { name: "Load the page anew" }).click();
      await page.locator(LOBBY).waitFor();
      troubles.length = 0;
    }));
});

// The page is fetched in chunks: the lobby first, every other chunk with the first action that needs it. A chunk that fails to load
// is reported and can be retried; no request goes to another host, and the content security policy holds.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzip } from "../../tools/gzip.mjs";
import { DIST, site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { PARTS } from "./chunks.mjs";

const visit = site();
/** The chunk files that were requested. */
const names = (requests) => [...new Set(requests.filter(part).map((url) => url.split("/").at(-1)))].sort();
const part = (url) => PARTS.test(url);
const { directory, parts, packs } = JSON.parse(readFileSync(join(DIST, "build.json"), "utf8"));

test("the lobby comes up without the rules of any game", () =>
  visit(async (page, { requests }) => {
    await page.getByRole("button", { name: /^Start / }).waitFor();
    await page.waitForLoadState("networkidle");
    assert.deepEqual(names(requests), []);
    // All files that were fetched, with their compressed size, pictures included.
    const files = new Set(requests.map((url) => new URL(url).pathname.replace(/^\/trollmoot\//, "") || "index.html"));
    const bytes = [...files].map((file) => gzip(readFileSync(join(DIST, file))).length);
    const all = bytes.reduce((sum, size) => sum + size, 0);
    console.log(`first view: ${all} bytes after gzip in ${files.size} files`);
    assert.ok(all <= 400_000, `the first view is ${all} bytes`);
  }));

for (const [page, game, own] of [
  ["", "king", ["king", "king_turn"]],
  ["cave-troll.html", "cave", ["cave"]],
  ["trolls-and-princesses.html", "princess", ["princess"]],
]) {
  test(`a table of ${game} fetches its own parts and no other game's`, () =>
    visit(async (tab, { address, requests }) => {
      await tab.goto(address + page);
      requests.length = 0;
      await tab.reload();
      await start(tab, { players: 2, seed: "parts" });
      await tab.waitForLoadState("networkidle");
      assert.deepEqual(names(requests), [...new Set(own.flatMap((name) => parts[name]))].sort());
      // The modules of single chunks, without the shared modules.
      const fetched = names(requests).flatMap((name) => packs[name]).filter((module) => module.startsWith("split_"));
      assert.deepEqual(fetched.sort(), own.map((name) => `split_${name}.wasm`).sort());
      assert.ok(requests.filter(part).every((url) => url.includes(directory)));
    }));
}

test("a part that cannot be fetched is told of, and comes when it is tried again", () =>
  visit(async (page, { troubles }) => {
    await page.route(PARTS, (route) => route.abort());
    const begin = page.getByRole("button", { name: /^Start / });
    await begin.click();
    const lost = page.getByRole("alert").filter({ hasText: "could not be fetched" });
    await lost.waitFor();
    await lost.getByRole("button", { name: "Try again" }).click();
    await lost.waitFor();
    await page.unroute(PARTS);
    await lost.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("application").waitFor();
    assert.ok(troubles.length > 0, "nothing was kept from it");
    troubles.length = 0;
  }));

test("the policy of the page lets nothing in that is written into it or comes from elsewhere", () =>
  visit(async (page, { address, troubles }) => {
    const broken = await page.evaluate(async () => {
      const found = [];
      document.addEventListener("securitypolicyviolation", (event) => found.push(event.effectiveDirective));
      const script = document.createElement("script");
      script.textContent = "globalThis.written = true";
      document.head.append(script);
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.head.append(style);
      await fetch("https://example.org/").catch(() => {});
      const image = new Image();
      image.src = "https://example.org/x.png";
      // Each of them is reported once, and the picture last.
      while (found.length < 4) await new Promise((done) => document.addEventListener("securitypolicyviolation", done, { once: true }));
      return { found: found.sort(), written: globalThis.written, shown: getComputedStyle(document.body).display };
    });
    assert.deepEqual(broken.found, ["connect-src", "img-src", "script-src-elem", "style-src-elem"]);
    assert.equal(broken.written, undefined);
    assert.notEqual(broken.shown, "none");
    assert.ok(troubles.every((trouble) => /example\.org|Content Security Policy/.test(trouble)), troubles.join("\n"));
    troubles.length = 0;
    assert.ok(address);
  }));

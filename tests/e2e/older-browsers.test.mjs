// What is told to browsers that cannot show the page: in the page itself where style sheets or scripts are missing, and by
// public/rescue.js where WebAssembly is.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { axe } from "./checks.mjs";
import { site } from "./harness.mjs";
import { POSITIONS } from "./positions.mjs";

const visit = site();

const TOO_OLD = { en: "This browser is too old for Trollmoot", fr: "Ce navigateur est trop ancien pour Trollmoot" };

/** Takes WebAssembly away, as Lockdown Mode does; runs in the page before the scripts of the site. */
const withoutWebAssembly = () => delete window.WebAssembly;

describe("a browser without WebAssembly", () => {
  const SAYS = {
    "en-GB": { title: "Trollmoot does not run in this browser", needs: "Trollmoot needs WebAssembly", download: "Download all saved games" },
    "fr-FR": { title: "Trollmoot ne fonctionne pas dans ce navigateur", needs: "Trollmoot a besoin de WebAssembly", download: "Télécharger toutes les parties" },
  };
  for (const [locale, { title, needs, download }] of Object.entries(SAYS)) {
    test(`is told what is missing (${locale}), and gives the saved games`, () =>
      visit(
        async (page, { address, troubles }) => {
          const told = page.getByRole("alertdialog", { name: title });
          await told.waitFor();
          await told.getByText(needs).waitFor();
          assert.equal(await told.getByRole("button", { name: download }).count(), 0);
          const [{ save }] = POSITIONS["mountain-king"];
          await page.evaluate((save) => localStorage.setItem("trollmoot/save/7", save), save);
          await page.goto(`${address}cave-troll.html`);
          await told.waitFor();
          const [file] = await Promise.all([page.waitForEvent("download"), told.getByRole("button", { name: download }).click()]);
          const { keys } = JSON.parse(await readFile(await file.path(), "utf8"));
          assert.deepEqual(keys, { "trollmoot/save/7": save });
          // The program that a saved game asks for has stopped at once.
          assert.ok(troubles.every((trouble) => /WebAssembly is not defined/.test(trouble)), troubles.join("\n"));
          troubles.length = 0;
        },
        { before: withoutWebAssembly, early: true, locale },
      ));
  }
});

describe("a browser without scripts", () => {
  test("is told in both languages that they are needed", () =>
    visit(
      async (page) => {
        const told = (language) => page.locator(`noscript [lang=${language}]`);
        await told("fr").waitFor();
        assert.match(await told("en").innerText(), /To play, allow scripts on this page/);
        assert.match(await told("fr").innerText(), /Pour jouer, autorisez les scripts sur cette page/);
      },
      { javaScriptEnabled: false, early: true },
    ));
});

describe("a browser without the style sheets' means", () => {
  /** What the style sheets ask for; in its place stands something that no browser has. */
  const ASKED = /selector\(:has\(\w+\)\)/;

  test("is told in both languages that it is too old, above the page", () =>
    visit(
      async (page, { address }) => {
        await page.route(/\/(\?.*)?$/, async (route) => {
          const answer = await route.fetch();
          const html = await answer.text();
          assert.match(html, ASKED, "the page asks for something else");
          await route.fulfill({ response: answer, body: html.replace(ASKED, "selector(:no-such-thing)") });
        });
        await page.goto("about:blank");
        await page.goto(address);
        for (const text of Object.values(TOO_OLD)) await page.getByText(text).waitFor();
        assert.deepEqual(await axe(page), []);
      },
      // The rule in the page has another hash now.
      { bypassCSP: true, early: true },
    ));

  test("and no other one", () =>
    visit(async (page) => {
      for (const text of Object.values(TOO_OLD)) {
        assert.equal(await page.getByText(text).count(), 1);
        assert.equal(await page.getByText(text).isVisible(), false);
      }
    }));
});

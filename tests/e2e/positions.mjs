// Saved games, one for every kind of decision; tests/page/positions.rs writes and checks them.

import { readFileSync } from "node:fs";

const read = (game) => JSON.parse(readFileSync(new URL(`positions/${game}.json`, import.meta.url), "utf8"));

/** The page of each game, in addition to the start page. */
export const PAGES = { "mountain-king": "", "cave-troll": "cave-troll.html", "trolls-and-princesses": "trolls-and-princesses.html" };

/** The positions of a game: a name for the decision, and the text of the save. */
export const POSITIONS = Object.fromEntries(Object.keys(PAGES).map((game) => [game, read(game)]));

/** Loads the document of an address again: with the same path, navigation would change only the fragment. */
export async function go(page, address) {
  if (new URL(page.url()).pathname === new URL(address).pathname) await page.goto("about:blank");
  await page.goto(address);
}

/** Whether the document is that of the same game. */
const runs = (page, address) => new URL(page.url()).pathname === new URL(address).pathname;

/**
 * Opens a saved game by its address: in the document that shows the same game if there is one, where only the fragment changes,
 * else in a new one. Resolves when the game is shown, and no earlier one.
 */
async function openSave(page, address, screen) {
  const shown = { table: "[role=application]", score: "main" }[screen];
  if (!runs(page, address)) {
    await page.goto(address);
    return page.locator(shown).first().waitFor({ state: "attached" });
  }
  await page.evaluate((fragment) => {
    for (const earlier of document.querySelectorAll("main, [role=application]")) earlier.dataset.earlier = "";
    location.hash = fragment;
  }, new URL(address).hash);
  return page.locator(`${shown}:not([data-earlier])`).first().waitFor({ state: "attached" });
}

/** Opens a position at the table. If a curtain hides secrets, the seat on turn lifts it. */
export async function open(page, address, game, name, screen = "table") {
  const { save } = POSITIONS[game].find((position) => position.name === name);
  const id = Math.floor(Math.random() * 1e9);
  await page.evaluate(([id, save]) => localStorage.setItem(`trollmoot/save/${id}`, save), [id, save]);
  await openSave(page, `${address}${PAGES[game]}#${screen}=${id}`, screen);
  // On a phone the draft covers the board, which is nevertheless rendered.
  if (screen === "table") {
    const curtain = page.locator("[data-curtain]");
    if (await curtain.isVisible()) await curtain.click();
  }
  await page.locator("[data-started] main").first().waitFor({ state: screen === "table" ? "attached" : "visible" });
}

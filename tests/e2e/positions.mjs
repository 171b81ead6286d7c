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

/** Opens a position at the table. If a curtain hides secrets, the seat on turn lifts it. */
export async function open(page, address, game, name, screen = "table") {
  const { save } = POSITIONS[game].find((position) => position.name === name);
  const id = Math.floor(Math.random() * 1e9);
  await page.evaluate(([id, save]) => localStorage.setItem(`trollmoot/save/${id}`, save), [id, save]);
  await go(page, `${address}${PAGES[game]}#${screen}=${id}`);
  // On a phone the draft covers the board, which is nevertheless rendered.
  if (screen === "table") {
    await page.locator("[role=application]").waitFor({ state: "attached" });
    const curtain = page.locator("[data-curtain]");
    if (await curtain.isVisible()) await curtain.click();
  }
  await page.locator("main").first().waitFor({ state: screen === "table" ? "attached" : "visible" });
}

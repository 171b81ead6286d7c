// Saved games that flows open.

import { fileURLToPath } from "node:url";

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Finished games, and the page of each. */
export const GAMES = {
  king: { file: file("games/mountain-king.json"), page: "" },
  long: { file: file("games/long.json"), page: "" },
  cave: { file: file("../../games/cave-troll/rules/tests/endings/monster.json"), page: "cave-troll.html" },
};

/** Opens a saved game from a file; the table shows its final position. */
export async function open(page, game) {
  const address = new URL(GAMES[game].page, page.url()).href;
  if (page.url() !== address) await page.goto(address);
  await page.locator('input[type="file"]').first().setInputFiles(GAMES[game].file);
  await page.locator(".field").first().waitFor();
}

/** Starts the replay of the game on the table. */
export async function replay(page) {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await page.locator("[data-replay]").waitFor();
}

/** The position of the replay, and its last position. */
export const place = (page) =>
  page.locator("[data-replay] input[type=range]").evaluate((rail) => [Number(rail.value), Number(rail.max)]);

/** What a position shows: the board and the players. */
export const seen = (page) =>
  page.evaluate(() => {
    const text = (selector) => [...document.querySelectorAll(selector)].map((found) => found.textContent.trim());
    const board = document.querySelector(".board");
    return { players: text(".players li, .pbar li"), board: board?.innerHTML.length, tray: text(".tray") };
  });

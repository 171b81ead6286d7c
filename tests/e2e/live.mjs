// Live play: connects the tables of two browsers with codes, as two people do.

import assert from "node:assert/strict";
import { start } from "./lobby.mjs";

/** The link that a dialog shows. */
export const shownLink = async (dialog) => {
  const button = dialog.locator("[data-copy]");
  await button.waitFor();
  return button.getAttribute("data-copy");
};

/** Opens the dialog with the devices of a game. */
export async function openDevices(page) {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.locator(".menu").getByRole("button", { name: "Play live", exact: true }).click();
  await page.locator("[data-live]").waitFor();
}

/** Enters an answer at the host. */
export async function enterAnswer(host, answer) {
  await host.locator("[data-live]").getByLabel("The answer").fill(answer);
  await host.locator("[data-live]").getByRole("button", { name: "Connect", exact: true }).click();
}

/** A link as a page opens it: a browser over WebDriver reads the site from a server of its own. */
function linkFor(page, link) {
  const own = page.url();
  return own.startsWith("http") ? link.replace(new URL(link).origin, new URL(own).origin) : link;
}

/** Answers an invitation in another page, and returns the answer. `join` presses what leads to the answer. */
export async function answerTo(guest, link, join) {
  await guest.goto(linkFor(guest, link));
  const dialog = guest.locator("[data-invited]");
  await dialog.waitFor();
  await join(dialog);
  const answer = await shownLink(dialog);
  assert.match(answer, /#answer=[\w-]+$/);
  return answer;
}

/** Joins with a new seat. */
export const joinAs = (name) => async (dialog) => {
  await dialog.getByLabel("Your name").fill(name);
  await dialog.locator("[data-join]").click();
};

/** Takes up the game that this browser has kept. */
export const takeUp = (dialog) => dialog.locator("[data-take-up]").click();

/** Connects a guest to the invitation that the host's dialog shows. */
export async function connect(host, guest, join) {
  const link = await shownLink(host.locator("[data-live]"));
  assert.match(link, /#join=[\w-]+$/);
  const answer = await answerTo(guest, link, join);
  await enterAnswer(host, answer);
  // Firefox is told that the answer has been entered.
  const entered = guest.locator("[data-do=entered]");
  if (await entered.count()) await entered.click();
  await guest.locator("[data-invited]").waitFor({ state: "detached" });
  await guest.locator(".stage").waitFor();
}

/** Starts a live game of two people and returns when both sit at the table. */
export const sitDown = (host, guest, { seed, names }) => sitDownAll(host, [guest], { seed, names });

/** Starts a live game of a host and guests, each in a browser, and returns when all sit at the table. */
export async function sitDownAll(host, guests, { seed, names: [mine, ...theirs] }) {
  const who = ["Person", ...guests.map(() => "Elsewhere")];
  await start(host, { players: who.length, seed, names: [mine, ...theirs], who });
  for (const [n, guest] of guests.entries()) {
    // The first invitation is made when the table opens.
    if (n > 0) await host.locator("[data-live] [data-do=invite]").click();
    await connect(host, guest, joinAs(theirs[n]));
  }
  // The dialog closes by itself when the last player has come.
  await host.locator("[data-live]").waitFor({ state: "detached" });
}

// Every screen of the page, and the steps that open it. Controls are found by their icon or by data attributes, so that a
// screen can be opened in every language. To add a screen, add a line here; to add a game, add a line in positions.mjs and
// one in GAMES.

import { readFileSync } from "node:fs";
import { press } from "./pointer.mjs";
import { PAGES, POSITIONS, go, open } from "./positions.mjs";

const fixture = (name) => readFileSync(new URL(`../fixtures/links/${name}.txt`, import.meta.url), "utf8").trim();

/**
 * The games, each with a position for what is opened above a table, a lesson, a section of the rulebook and a link. In a
 * game with a `secret` from the first turn on, the curtain is shown at once.
 */
const GAMES = [
  { game: "mountain-king", usual: "work", lesson: "1-recruit", section: "dig", link: "mountain-king-finished-3" },
  { game: "cave-troll", usual: "act", lesson: "1-crowd", section: "orc", link: "cave-troll-finished-2", secret: true },
  {
    game: "trolls-and-princesses",
    usual: "act",
    lesson: "1-trolls",
    section: "princess",
    link: "trolls-and-princesses-finished-5",
  },
];

/** Presses the button with this icon. */
const sign = (page, icon, within = "") => page.locator(`${within} button:has(use[href="#i-${icon}"])`).filter({ visible: true }).first();
const at = (game, fragment = "") => async (page, address) => go(page, `${address}${PAGES[game]}${fragment}`);
const shown = (selector) => (page) => page.locator(selector).first().waitFor();
const click = (selector) => (page) => page.locator(selector).filter({ visible: true }).first().click();
const menu = (page) => page.locator(".menubox > button").click();
/** Presses a line of the menu. */
const item = (icon, opens = "dialog[open]") => [menu, (page) => sign(page, icon, ".menu").click(), shown(opens)];
/** Runs steps one after the other. */
const steps = (...all) => async (page, address) => {
  for (const step of all.flat()) await step(page, address);
};
/** Opens the table of a position, and then something above it. */
const over = (game, position, ...all) => steps((page, address) => open(page, address, game, position), ...all);
const lobby = (game) => [at(game), shown("[data-start]")];
/** Sets the first `count` seats to people. */
const people = (count) => async (page) => {
  const seats = page.locator(".seat .who");
  for (let seat = 0; seat < count; seat += 1) await seats.nth(seat).getByRole("combobox").selectOption("human");
};
const seats = (count) => (page) => page.locator(".howmany button", { hasText: String(count) }).click();

const screens = ({ game, usual, lesson, section, link, secret }) => [
  ["lobby", ...lobby(game)],
  ["lobby for five", ...lobby(game), seats(game === "mountain-king" ? 5 : 4)],
  ["look and sound", ...lobby(game), (page) => sign(page, "eye").click(), shown("dialog[open]")],
  ...(secret ? [["curtain", ...lobby(game), people(2), click("[data-start]"), shown("[data-curtain]")]] : []),
  ["lessons", at(game, "#learn"), shown("[data-lesson]")],
  ["lesson", at(game, "#learn"), shown("[data-lesson]"), click(`[data-lesson="${lesson}"]`), shown(".coach")],
  ["rulebook", at(game, `#rules/${game}/${section}`), shown(".book section")],
  ["glossary", at(game, `#rules/${game}`), shown(".book section"), (page) => page.locator(".book [data-term]").first().focus(), async (page) => {
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
  }, shown("[role=tooltip]")],
  ...(link ? [["a game by link", at(game, `#game=${fixture(link)}`), shown("[data-arrived]")]] : []),
  ["a broken link", at(game, "#game=hello"), shown("dialog[open]")],
  ["score sheet", (page, address) => open(page, address, game, "over", "score"), shown(".chart")],
  ["score so far", (page, address) => open(page, address, game, usual, "score")],
  ["the end on the table", over(game, "over")],
  ["menu", over(game, usual, menu)],
  ["if it ended now", over(game, usual, ...item("honour"))],
  ["certificate", over(game, usual, ...item("die"))],
  ["certificate at the end", over(game, "over", ...item("die"))],
  ["link", over(game, usual, ...item("link"), shown("[data-link]"))],
  ["save as text", over(game, usual, ...item("copy"))],
  ["who plays", over(game, usual, ...item("ai"))],
  ["replay", over(game, usual, ...item("play", "[data-replay]"))],
  ["what if", over(game, usual, ...item("play", "[data-replay]"), click("[data-what-if]"), shown("[data-begin]"))],
  ["game and what-ifs", over(game, usual, ...item("branch"))],
  ["belongings", over(game, usual, (page) => page.locator(".players button, .pbar li button").first().click(), shown("dialog[open]"))],
  ["a refusal", over(game, usual, (page) => press(sign(page, "redo")), shown(".toast"))],
].map(([name, ...all]) => ({ name: `${game}, ${name}`, game, show: steps(...all) }));

/** The screens without a decision. The last one stops the program, as a panic does. */
const OTHERS = [
  ...GAMES.flatMap(screens),
  { name: "trade", show: over("mountain-king", "work", (page) => sign(page, "trade").click(), shown("dialog[open]")) },
  { name: "teams", show: steps(...lobby("mountain-king"), seats(4), click(".pairs button:last-child")) },
  { name: "score sheet of teams", show: (page, address) => open(page, address, "mountain-king", "teams-over", "score") },
  { name: "score sheet of five", show: (page, address) => open(page, address, "mountain-king", "late-over", "score") },
  { name: "about", show: steps(at("mountain-king", "#about"), shown("main")) },
  {
    name: "crash",
    crash: true,
    show: over("mountain-king", "work", (page) => page.evaluate(() => {
      setTimeout(() => {
        throw new WebAssembly.RuntimeError("unreachable");
      });
    }), shown("[role=alertdialog]")),
  },
];

/** A screen for each kind of decision of each game. */
export const TABLES = Object.entries(POSITIONS).flatMap(([game, positions]) =>
  positions
    .filter(({ name }) => !/\bover$/.test(name))
    .map(({ name }) => ({ name: `${game}, ${name}`, game, show: (page, address) => open(page, address, game, name) })),
);

export const SCREENS = [...TABLES, ...OTHERS];

/** Opens a screen; errors of an intended crash are removed from `troubles`. */
export async function show(screen, page, address, troubles) {
  await screen.show(page, address);
  if (screen.crash) troubles.length = 0;
}

/** Sets the language and theme of the page. */
export async function dress(page, { tongue, theme }) {
  await page.evaluate(
    ([tongue, theme]) => {
      localStorage.setItem("trollmoot/tongue", tongue);
      localStorage.setItem("trollmoot/theme", theme);
    },
    [tongue, theme],
  );
}

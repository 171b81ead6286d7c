// Every screen of the page, and how to get there: what is walked by the flows that look at all of them. A new screen is a
// line here.

import { POSITIONS, open } from "./positions.mjs";

const press = (name) => (page) => page.getByRole("button", { name, exact: true }).click();
const lobby = async (page, address, file = "") => {
  await page.goto("about:blank");
  await page.goto(`${address}${file}`);
  await page.locator("[data-start]").waitFor();
};
const table = (game, position) => (page, address) => open(page, address, game, position);
/** The table of a position, and then something that is opened over it. */
const over = (game, position, ...steps) => async (page, address) => {
  await open(page, address, game, position);
  for (const step of steps) await step(page);
};
const chip = (page) => page.locator("[aria-label=Players], [aria-label=Joueurs]").getByRole("button").first().click();
const menu = (page) => page.locator(".menubox > button").click();

/** The screens beside the positions: a name, and a function that shows it. */
const OTHERS = [
  { name: "lobby", show: (page, address) => lobby(page, address) },
  { name: "lobby of Cave Troll", show: (page, address) => lobby(page, address, "cave-troll.html") },
  { name: "lobby of Trolls & Princesses", show: (page, address) => lobby(page, address, "trolls-and-princesses.html") },
  {
    name: "about",
    show: async (page, address) => {
      await page.goto(`${address}#about`);
      await page.locator("main").waitFor();
    },
  },
  { name: "score sheet", show: (page, address) => open(page, address, "mountain-king", "over", "score") },
  { name: "score sheet of Cave Troll", show: (page, address) => open(page, address, "cave-troll", "over", "score") },
  { name: "score sheet of Trolls & Princesses", show: (page, address) => open(page, address, "trolls-and-princesses", "over", "score") },
  { name: "score so far", show: (page, address) => open(page, address, "mountain-king", "work", "score") },
  { name: "menu", show: over("mountain-king", "work", menu) },
  { name: "belongings", show: over("mountain-king", "halls", chip) },
  { name: "belongings of Cave Troll", show: over("cave-troll", "act", chip) },
  { name: "belongings of Trolls & Princesses", show: over("trolls-and-princesses", "act", chip) },
];

/** A screen for each kind of decision of each game. */
const TABLES = Object.entries(POSITIONS).flatMap(([game, positions]) =>
  positions.filter(({ name }) => name !== "over").map(({ name }) => ({ name: `${game}, ${name}`, game, show: table(game, name) })),
);

export const SCREENS = [...OTHERS, ...TABLES];
export { TABLES, press };

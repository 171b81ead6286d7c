// The lobby: starts games.

/**
 * Starts a game with these entries in the lobby. `who` lists the player of each seat, from the first on; the other seats are
 * played by people. `teams` names who plays against whom, and `first` who begins. A `pace` other than the default is stored
 * before the page loads.
 */
export async function start(page, { players = 2, seed, side, names = [], who = [], pace, curtain = true, teams, first } = {}) {
  if (pace) {
    await page.evaluate((pace) => localStorage.setItem("trollmoot/pace", pace), pace);
    await page.reload();
  }
  const lobby = page.getByRole("main");
  await lobby.getByRole("group", { name: "Players" }).getByRole("button", { name: String(players) }).click();
  for (let seat = 0; seat < players; seat += 1) {
    await lobby.getByRole("combobox", { name: `Who plays seat ${seat + 1}` }).selectOption({ label: who[seat] ?? "Person" });
  }
  for (const [seat, name] of names.entries()) await lobby.getByLabel(`Name of seat ${seat + 1}`).fill(name);
  if (teams) await lobby.getByRole("group", { name: "Teams" }).getByRole("button", { name: teams }).click();
  if (first) await lobby.getByRole("combobox", { name: "Starting player" }).selectOption({ label: first });
  if (side) await lobby.getByRole("group", { name: "Side of the board" }).getByRole("button", { name: side }).click();
  if (seed) await lobby.getByRole("textbox", { name: "Seed" }).fill(seed);
  await page.getByRole("button", { name: /^Start / }).click();
  await page.getByRole("application").waitFor();
  if (!curtain) {
    // In a game with secrets the curtain is shown already.
    const fallen = page.locator("[data-curtain]");
    if (await fallen.isVisible()) await fallen.click();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("checkbox", { name: "Curtain between turns" }).uncheck();
    await page.keyboard.press("Escape");
  }
}

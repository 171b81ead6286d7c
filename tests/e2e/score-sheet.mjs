// Reads the table of the score sheet.

import assert from "node:assert/strict";

const KING = ["tunnels", "coronation", "pedestals", "leftovers", "halls", "statues"];
export const PRINCESS = ["sets", "princesses", "kings-tiles", "humans", "victory-tiles", "troll-cards"];
export const CAVE = ["board", "rooms", "purse", "last", "artifacts"];
/** A dash stands for 0. */
const number = (text) => (text.trim() === "–" ? 0 : Number(text.trim().replace("−", "-")));

/** Reads names, points by category and totals of a final score sheet, in any language. */
export async function readTable(page) {
  await page.locator("[data-over=true]").waitFor();
  const table = page.getByRole("table");
  const names = await table.locator("thead th strong").allInnerTexts();
  const categories = [];
  for (const row of await table.locator("tbody tr").all()) {
    const points = (await row.locator("td").allInnerTexts()).map(number);
    categories.push({ category: await row.getAttribute("data-category"), points });
  }
  const totals = (await table.locator("tfoot td").allInnerTexts()).map(number);
  return { names, categories, totals };
}

/** Reads the table and the ranking of a final score sheet in English. */
export async function readSheet(page) {
  const table = await readTable(page);
  const ranking = [];
  for (const row of await page.getByRole("region", { name: "Ranking" }).getByRole("listitem").all()) {
    const [, name, total] = /^(.*): (-?\d+) [a-z ]+$/.exec(await row.getAttribute("aria-label"));
    ranking.push({ name, total: Number(total), place: Number.parseInt(await row.innerText(), 10) });
  }
  return { ...table, ranking };
}

/** Asserts that the points of each player add up to the total. */
export function columnsAddUp({ names, categories, totals }) {
  for (const [seat, total] of totals.entries()) {
    const sum = categories.reduce((all, { points }) => all + points[seat], 0);
    assert.equal(total, sum, `the points of ${names[seat]} do not add up`);
  }
}

/** Asserts that categories add up to totals, and that the ranking sorts the totals, best first. */
export function addsUp(sheet, players, expected = KING) {
  const { names, categories, totals, ranking } = sheet;
  assert.equal(names.length, players);
  assert.deepEqual(categories.map(({ category }) => category).sort(), [...expected].sort());
  for (const { category, points } of categories) {
    assert.equal(points.length, players, category);
    assert.ok(points.every((n) => Number.isInteger(n)), `${category}: ${points}`);
  }
  columnsAddUp(sheet);
  assert.deepEqual(ranking.map(({ name }) => name).sort(), [...names].sort());
  for (const [at, { name, total, place }] of ranking.entries()) {
    assert.equal(total, totals[names.indexOf(name)], `${name} in the ranking`);
    const before = ranking[at - 1];
    assert.ok(!before || before.total >= total, "the ranking is out of order");
    assert.ok(!before ? place === 1 : place === at + 1 || place === before.place, `${name} is ${place}.`);
    assert.ok(!before || place !== before.place || before.total === total, "a shared place with unequal points");
  }
  assert.ok(Math.max(...totals) > 20, `a strange game: ${totals}`);
}

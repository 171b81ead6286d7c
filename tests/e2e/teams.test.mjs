// Team play of Mountain King: two teams of two from the lobby to one score for each team.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { PHONE, site } from "./harness.mjs";
import { start } from "./lobby.mjs";
import { moment, sameMoment } from "./reading.mjs";
import { addsUp, readSheet } from "./score-sheet.mjs";

const visit = site();

const NAMES = ["Åse", "Bjørn", "Dagny", "Eirik"];
const EMBRACE = "Åse and Eirik against Bjørn and Dagny";

/** The name at the head of each player chip. */
const chips = async (page) => (await moment(page)).players.map((label) => label.split(":", 1)[0]);

test("two teams of two play to the end, with one score a team and a reload on the way", () =>
  visit(async (page, { troubles }) => {
    await start(page, { players: 4, names: NAMES, teams: EMBRACE, seed: "two against two", curtain: false });
    assert.deepEqual(await chips(page), ["Åse, with Eirik", "Eirik, with Åse", "Bjørn, with Dagny", "Dagny, with Bjørn"]);
    await page.getByRole("heading", { name: "Team storage" }).waitFor({ state: "attached" });

    const bot = new Bot(page, { seed: "teams", troubles });
    await bot.play((bot, now) => bot.turns >= 9 && /stand\?|pedestal|great hall/.test(now.tray));
    const before = await moment(page);
    await page.reload();
    await page.getByRole("application").waitFor();
    sameMoment(await moment(page), before, "after the reload");

    await bot.play();
    const sheet = await readSheet(page);
    addsUp(sheet, 2);
    assert.deepEqual(sheet.names, ["Åse and Eirik", "Bjørn and Dagny"]);
    const [winner] = sheet.ranking;
    const shared = sheet.ranking[1].place === 1;
    const crowned = await page.getByRole("banner").innerText();
    assert.ok(crowned.includes(shared ? "share the crown" : `${winner.name} are crowned`), crowned);
    await page.reload();
    assert.deepEqual(await readSheet(page), sheet, "another sheet after the reload");
    console.log(`teams: ${bot.turns} turns, ${JSON.stringify(bot.tally)}, ${sheet.totals.join(" : ")}`);
  }));

test("starters are secret from the other team, not from the team mate", () =>
  visit(async (page, { troubles }) => {
    await start(page, { players: 4, names: NAMES, teams: EMBRACE, first: "Dagny", seed: "who looks on" });
    const bot = new Bot(page, { seed: "drafts", troubles });
    const curtains = [];
    await bot.play((bot, now) => {
      const drawn = now.controls.some((control) => control.curtain);
      if (drawn && curtains.at(-1) !== now.modal) curtains.push(now.modal);
      return bot.turns >= 1;
    });
    // A round goes team 1, team 2, team 2, team 1: gates, then drafts, with curtains between the teams only.
    const order = curtains.map((title) => NAMES.find((name) => title.includes(name)));
    assert.ok(order.length >= 4, `${curtains}`);
    for (const [at, name] of order.entries()) {
      const team = (who) => (who === "Åse" || who === "Eirik" ? 1 : 2);
      if (at) assert.notEqual(team(name), team(order[at - 1]), `a curtain between team mates: ${order}`);
    }
  }));

test("the lobby keeps who may begin to the left members, and forgets teams for other numbers", () =>
  visit(async (page) => {
    const lobby = page.getByRole("main");
    const players = lobby.getByRole("group", { name: "Players" });
    const teams = lobby.getByRole("group", { name: "Teams" });
    const first = lobby.getByRole("combobox", { name: "Starting player" });
    const starters = () => first.locator("option").allInnerTexts();
    await players.getByRole("button", { name: "4" }).click();
    for (const [seat, name] of NAMES.entries()) await lobby.getByLabel(`Name of seat ${seat + 1}`).fill(name);
    assert.deepEqual(await starters(), ["Random", ...NAMES]);
    await first.selectOption({ label: "Åse" });
    await teams.getByRole("button", { name: "Åse and Bjørn against Dagny and Eirik" }).click();
    assert.deepEqual(await starters(), ["Random", "Bjørn", "Eirik"]);
    assert.equal(await first.inputValue(), "", "who may not begin is drawn again");
    await teams.getByRole("button", { name: EMBRACE }).click();
    assert.deepEqual(await starters(), ["Random", "Åse", "Dagny"]);
    await players.getByRole("button", { name: "3" }).click();
    assert.equal(await teams.count(), 0);
    assert.equal((await starters()).length, 4);
  }));

test("on a phone a team of a person and a computer plays against two computers", () =>
  visit(
    async (page, { troubles }) => {
      const who = ["Person", "Whelp", "Digger", "Whelp"];
      await start(page, { players: 4, names: NAMES, who, teams: EMBRACE, seed: "with a whelp", pace: "instant" });
      const bot = new Bot(page, { seed: "phone", troubles });
      await bot.play((bot) => bot.turns >= 3);
      const labels = await chips(page);
      assert.equal(labels.length, 4);
      assert.ok(labels[1].startsWith("Eirik"), `team mates stand beside each other: ${labels}`);
    },
    { viewport: PHONE },
  ));

// Live play between two browsers: invitations, whole games, lost connections, reloads, undo, and computers that sit in.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot } from "./bot.mjs";
import { CaveTrollBot } from "./cave-troll-bot.mjs";
import { site, troublesOf } from "./harness.mjs";
import { answerTo, connect, enterAnswer, joinAs, openDevices, shownLink, sitDown, sitDownAll, takeUp } from "./live.mjs";
import { start } from "./lobby.mjs";
import { PrincessBot } from "./princess-bot.mjs";
import { readSheet } from "./score-sheet.mjs";
import { lastSave, saveKeys, storedItems } from "./storage.mjs";
import { withStunServer } from "./stun-server.mjs";

const visit = site();
const NAMES = ["Ylva", "Torolf"];
/** The longest turn of the other browser, in milliseconds: both share a machine with other flows. */
const TURN = 180_000;
const TITLES = [
  { name: "Mountain King", file: "", Player: Bot },
  { name: "Cave Troll", file: "cave-troll.html", Player: CaveTrollBot },
  { name: "Trolls & Princesses", file: "trolls-and-princesses.html", Player: PrincessBot },
];

/** Opens a page in each of so many other browser profiles, and closes them after the flow. */
async function withGuests(page, count, flow) {
  const options = { viewport: page.viewportSize(), locale: "en-GB", serviceWorkers: "block" };
  const contexts = [];
  try {
    for (let n = 0; n < count; n += 1) contexts.push(await page.context().browser().newContext(options));
    const guests = await Promise.all(contexts.map((context) => context.newPage()));
    await flow(guests, guests.map(troublesOf));
  } finally {
    for (const context of contexts) await context.close();
  }
}

/** Opens a page in another browser profile, and closes it after the flow. */
const withGuest = (page, flow) => withGuests(page, 1, ([guest], [troubles]) => flow(guest, troubles));

/** Both play to the end. */
const both = (bots) => Promise.all(bots.map((bot) => bot.play()));

/** The bots in the order of their turns: first the one that is on turn. */
async function inOrder(bots) {
  const first = await Promise.race(bots.map((bot) => bot.wait().then(() => bot)));
  return [first, ...bots.filter((bot) => bot !== first)];
}

/** Each plays so many turns, one after the other: until the other one is on turn. */
async function turns(bots, count) {
  for (let n = 0; n < count; n += 1) {
    for (const bot of bots) {
      await bot.wait();
      await bot.play((_, now) => Boolean(now.waits));
    }
  }
}

// Each whole game takes two browsers a minute: `make test` plays the shortest, `make access` all of them.
const PLAYED = process.env.WALK === "all" ? TITLES : TITLES.filter(({ name }) => name === "Cave Troll");
for (const { name, file, Player } of PLAYED) {
  test(`${name}: two browsers play a whole game to the same sheet`, () =>
    visit(async (page, { address, troubles }) =>
      withGuest(page, async (guest, guestTroubles) => {
        if (file) await page.goto(`${address}${file}`);
        await sitDown(page, guest, { seed: "together", names: NAMES });
        const bots = [
          new Player(page, { seed: "ylva", troubles, patience: TURN }),
          new Player(guest, { seed: "torolf", troubles: guestTroubles, patience: TURN }),
        ];
        await both(bots);
        const sheets = [await readSheet(page), await readSheet(guest)];
        assert.deepEqual(sheets[1], sheets[0]);
        assert.deepEqual(sheets[0].names, NAMES);
        const [ours, theirs] = [await lastSave(page), await lastSave(guest)];
        assert.deepEqual(theirs.log, ours.log);
        assert.deepEqual(ours.seats.map((seat) => seat.player), ["human", "afar"]);
        assert.deepEqual(theirs.seats.map((seat) => seat.player), ["afar", "human"]);
        assert.notEqual(theirs.seed, ours.seed, "the guest has the seed of the host");
        // After the game nothing waits for a host that leaves.
        await guest.getByRole("button", { name: "Back to the board", exact: true }).click();
        await page.goto("about:blank");
        await guest.locator(".missing").first().waitFor({ state: "attached" });
        assert.equal(await guest.locator("[data-remote]").count(), 0);
        assert.deepEqual(guestTroubles, []);
      }),
    ));
}

test("a game goes on after reloads on either side, and both sides have the same log", () =>
  visit(async (page, { address, troubles }) =>
    withGuest(page, async (guest, guestTroubles) => {
      await page.goto(`${address}cave-troll.html`);
      await sitDown(page, guest, { seed: "again", names: NAMES });
      const bots = await inOrder([
        new CaveTrollBot(page, { seed: "ylva", troubles, patience: TURN }),
        new CaveTrollBot(guest, { seed: "torolf", troubles: guestTroubles, patience: TURN }),
      ]);
      await turns(bots, 1);
      await guest.reload();
      await guest.locator(".stage").waitFor();
      await openDevices(page);
      await connect(page, guest, takeUp);
      await page.locator("[data-live]").waitFor({ state: "detached" });
      await turns(bots, 1);
      const before = await lastSave(page);
      await page.reload();
      await page.locator(".stage").waitFor();
      assert.deepEqual((await lastSave(page)).log, before.log, "the reload has lost something");
      await openDevices(page);
      await connect(page, guest, takeUp);
      await page.locator("[data-live]").waitFor({ state: "detached" });
      await turns(bots, 1);
      await bots[0].wait();
      const logs = await Promise.all([page, guest].map(async (tab) => (await lastSave(tab)).log));
      assert.deepEqual(logs[0], logs[1]);
      assert.deepEqual(logs[0].slice(0, before.log.length), before.log);
      assert.ok(logs[0].length > before.log.length);
      assert.equal(saveKeys(await storedItems(guest)).length, 1, "one game, one save");
      assert.deepEqual(guestTroubles, []);
    }),
  ));

test("a guest goes on as the host when the host has left, and a computer sits in", () =>
  visit(async (page, { address, troubles }) =>
    withGuest(page, async (guest, guestTroubles) => {
      await page.goto(`${address}trolls-and-princesses.html`);
      await sitDown(page, guest, { seed: "alone", names: NAMES });
      const mine = new PrincessBot(guest, { seed: "torolf", troubles: guestTroubles, patience: TURN });
      const bots = await inOrder([new PrincessBot(page, { seed: "ylva", troubles, patience: TURN }), mine]);
      await turns(bots, 1);
      await page.goto("about:blank");
      // The tray tells it.
      const away = guest.locator("[data-remote=away]");
      await away.getByText("Nothing can be played until you are connected again").waitFor();
      await away.locator("[data-do=take-over]").click();
      await away.waitFor({ state: "detached" });
      await guest.getByText("You are the host now.").waitFor();
      // The seat of the host is played by a computer as soon as it is on turn.
      await mine.play((_, now) => now.waits === "choosing");
      await guest.locator("[data-do=sit-in]").click();
      const before = (await lastSave(guest)).log.length;
      await mine.wait();
      const after = await lastSave(guest);
      assert.ok(after.log.length > before, "the computer has not played");
      assert.deepEqual(after.seats.map((seat) => seat.player), ["digger", "human"]);
      assert.deepEqual(guestTroubles, []);
    }),
  ));

test("four browsers play, and a computer sits in for one that leaves until it is back", () =>
  visit(async (page, { address, troubles }) =>
    withGuests(page, 3, async (guests, theirTroubles) => {
      const names = ["Ylva", "Torolf", "Disa", "Sigurd"];
      await page.goto(`${address}cave-troll.html`);
      await sitDownAll(page, guests, { seed: "four", names });
      const pages = [page, ...guests];
      const bots = pages.map((one, n) => new CaveTrollBot(one, { seed: names[n], troubles: [troubles, ...theirTroubles][n], patience: TURN }));
      const turn = async (bot) => {
        await bot.wait();
        await bot.play((_, now) => Boolean(now.waits));
      };
      // The one on turn may sit at any of them; then the turns go round.
      const [first] = await inOrder(bots);
      const order = [...bots.slice(bots.indexOf(first)), ...bots.slice(0, bots.indexOf(first))];
      for (const bot of order) await turn(bot);
      await first.wait();
      const logs = () => Promise.all(pages.map(async (one) => JSON.stringify((await lastSave(one)).log)));
      assert.equal(new Set(await logs()).size, 1, "the logs differ");
      for (const [n, one] of pages.entries()) {
        const { seats } = await lastSave(one);
        assert.deepEqual(seats.map(({ name, player }) => [name, player]), names.map((name, at) => [name, at === n ? "human" : "afar"]));
      }
      // A guest leaves before its turn: the host lets a computer sit in for it.
      const leaver = order.find((bot) => bot !== first && bot.page !== page);
      const link = leaver.page.url();
      await leaver.page.goto("about:blank");
      for (const bot of order.slice(0, order.indexOf(leaver))) await turn(bot);
      await page.locator("[data-do=sit-in]").click();
      const next = order[order.indexOf(leaver) + 1] ?? first;
      await next.wait();
      // It comes back with a new code, and has its seat again.
      await leaver.page.goto(link);
      await leaver.page.locator(".stage").waitFor();
      await openDevices(page);
      if (await page.locator("[data-live] [data-do=invite]").isVisible()) await page.locator("[data-live] [data-do=invite]").click();
      await connect(page, leaver.page, takeUp);
      assert.equal(new Set(await logs()).size, 1, "the logs differ after the return");
      for (const told of theirTroubles) assert.deepEqual(told, []);
    }),
  ));

test("a player who has decided since is asked before a move is taken back", () =>
  visit(async (page, { address, troubles }) =>
    withGuest(page, async (guest, guestTroubles) => {
      await page.goto(`${address}cave-troll.html`);
      await sitDown(page, guest, { seed: "back", names: NAMES });
      const bots = await inOrder([
        new CaveTrollBot(page, { seed: "ylva", troubles, patience: TURN }),
        new CaveTrollBot(guest, { seed: "torolf", troubles: guestTroubles, patience: TURN }),
      ]);
      await turns(bots, 1);
      await bots[0].wait();
      // The last decision of the first one lies before the turn of the other one.
      const [asks, answers] = bots.map((bot) => bot.page);
      const log = async (tab) => (await lastSave(tab)).log;
      const undo = () => asks.getByRole("button", { name: "Undo", exact: true }).click();
      const asked = answers.locator("[data-remote=asked]");
      const before = await log(asks);
      await undo();
      await asked.waitFor();
      await answers.locator("[data-do=refuse]").click();
      const refused = asks.getByText(/^\w+ did not agree to take the move back\.$/);
      await refused.waitFor();
      assert.deepEqual(await log(asks), before);
      await undo();
      await asked.waitFor();
      assert.match(await asked.textContent(), /This takes back: (Ylva|Torolf) /);
      await refused.waitFor({ state: "detached" });
      await asks.locator("[data-remote=consent]").waitFor();
      const taken = asks.getByText("Move undone");
      await answers.locator("[data-do=agree]").click();
      await asked.waitFor({ state: "detached" });
      await taken.waitFor({ state: "attached" });
      await asks.getByText("All have agreed: the move is taken back.").waitFor();
      const after = await log(asks);
      assert.ok(after.length < before.length);
      assert.deepEqual(after, before.slice(0, after.length));
      assert.deepEqual(await log(answers), after);
      // A question goes away when the one who has asked it plays on instead.
      await turns(bots, 1);
      await bots[0].wait();
      await undo();
      await asked.waitFor();
      await asks.locator("[data-do=play-on]").click();
      await bots[0].play((_, now) => Boolean(now.waits));
      await asked.waitFor({ state: "detached" });
      assert.deepEqual(guestTroubles, []);
    }),
  ));

test("wrong codes are told apart, and the invitation still waits", () =>
  visit(async (page, { address }) => {
    await page.goto(`${address}cave-troll.html`);
    await start(page, { who: ["Person", "Elsewhere"], names: NAMES });
    const live = page.locator("[data-live]");
    const link = await shownLink(live);
    for (const [code, why] of [
      ["good morning", "This is neither an invitation nor an answer."],
      [link, "This is an invitation. The answer to it is needed here."],
      [link.slice(0, -20), "The end of this link is missing. Copy it as a whole."],
    ]) {
      await enterAnswer(page, code);
      await live.getByText(why).waitFor();
    }
    assert.equal(await shownLink(live), link, "the invitation is still the same");
    // An invitation that is cut says so at once, and can be entered as a whole.
    await page.goto(link.slice(0, -20));
    const cut = page.locator("[data-invited]");
    await cut.getByText("The end of this link is missing. Copy it as a whole.").waitFor();
    await cut.getByLabel("Your name").waitFor({ state: "hidden" });
    await cut.getByLabel("The invitation").fill(link);
    await cut.getByRole("button", { name: "Answer it", exact: true }).click();
    await cut.getByLabel("Your name").waitFor();
    // The own invitation is not answered.
    await page.goto(link);
    const dialog = page.locator("[data-invited]");
    await dialog.getByLabel("Your name").waitFor();
    await dialog.locator("[data-take-up]").click();
    await dialog.getByText("You made this invitation yourself. Send it to another player.").waitFor();
  }));

test("a server is asked for addresses only when a player has chosen it", () =>
  visit(async (page, { address }) =>
    withGuest(page, (guest) =>
      withStunServer(async (server, requests) => {
        await page.goto(`${address}cave-troll.html`);
        await start(page, { who: ["Person", "Elsewhere"], names: NAMES });
        const live = page.locator("[data-live]");
        const before = await shownLink(live);
        assert.equal(requests(), 0);
        const choose = (dialog, choice) => dialog.getByLabel("Server for the connection").selectOption(choice);
        const enter = async (dialog, text) => {
          await dialog.getByLabel("Address of the server").fill(text);
          await dialog.getByRole("button", { name: "Use it" }).click();
        };
        await choose(live, "own");
        await enter(live, "stun.example.org");
        await live.getByText("This is no address of a server.").waitFor();
        await enter(live, "turn:relay.example.org");
        await live.getByText("A relay needs a user name and a password").waitFor();
        assert.equal(await shownLink(live), before, "the invitation still waits");
        // The invitation is made anew, with what the server has told.
        await enter(live, server);
        await live.locator(`[data-copy]:not([data-copy="${before}"])`).waitFor();
        const asked = requests();
        assert.ok(asked > 0, "the server was not asked");
        assert.ok((await shownLink(live)).length > before.length, "the invitation has no further address");
        // The guest chooses it before joining.
        const joins = async (dialog) => {
          await choose(dialog, "own");
          await enter(dialog, server);
          await joinAs("Torolf")(dialog);
        };
        await connect(page, guest, joins);
        await live.waitFor({ state: "detached" });
        assert.ok(requests() > asked, "the server was not asked by the guest");
        // The choice is kept in the browser, and can be taken back.
        await page.reload();
        await openDevices(page);
        assert.equal(await live.getByLabel("Server for the connection").inputValue(), "own");
        await live.getByText(`${server} learns`).waitFor();
        await choose(live, "none");
        await page.reload();
        await openDevices(page);
        assert.equal(await live.getByLabel("Server for the connection").inputValue(), "none");
      }),
    ),
  ));

test("an answer that is opened in another tab reaches the table", () =>
  visit(async (page, { address }) =>
    withGuest(page, async (guest) => {
      await page.addInitScript(() => {
        const request = async (kind) => {
          window.screenLock = kind;
          return { release: async () => (window.screenLock = "released") };
        };
        Object.defineProperty(navigator, "wakeLock", { value: { request } });
      });
      await page.goto(`${address}cave-troll.html`);
      await start(page, { who: ["Person", "Elsewhere"], names: NAMES });
      const answer = await answerTo(guest, await shownLink(page.locator("[data-live]")), joinAs("Torolf"));
      const tab = await page.context().newPage();
      await tab.goto(answer);
      await tab.locator("[data-passed]").waitFor();
      await guest.locator("[data-invited]").waitFor({ state: "detached" });
      await page.locator("[data-live]").waitFor({ state: "detached" });
      // Without a table, the answer is shown to be copied.
      const other = await guest.context().newPage();
      await other.goto(answer);
      await other.getByText("No table in this browser waits for this answer.").waitFor();
      // The screen stays on until live play ends.
      assert.equal(await page.evaluate(() => window.screenLock), "screen");
      await openDevices(page);
      await page.locator("[data-do=leave]").click();
      await page.getByText("Live play has ended here.").waitFor();
      assert.equal(await page.evaluate(() => window.screenLock), "released");
    }),
  ));

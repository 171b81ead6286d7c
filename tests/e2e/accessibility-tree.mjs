// A bot that uses the accessibility tree only, like a screen reader: it finds every control by role and name, and clicks it
// through the accessibility interface.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { frames } from "./idle.mjs";

/** The number of steps without a decision after which the game counts as stuck. */
const PATIENCE = 150;
/** In dialogs the bot alternates between so many random clicks and as many clicks on the last control, which completes the dialog. */
const HESITATION = 8;
/** Controls that change a proposal; the bot uses them rarely. */
const FUSSY = /^choose tokens/i;
const LEGAL = /can be chosen\.?$/i;
/** Live regions. */
const LIVE = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert], output";
/** Live regions that answer a refused or delayed click; announcements of other moves may come beside them. */
const ASIDE = ".toast.bad, .fetching";
/** Controls that cancel, close or navigate. */
const IDLE = /^(cancel|close|undo|redo|hint|menu|zoom|whole|trade|replay)/i;

/** Ignores timeouts; rethrows other errors. */
const late = (why) => {
  if (why.name !== "TimeoutError") throw why;
};

export class TreeBot {
  constructor(page, { seed = "tree", troubles = [] } = {}) {
    Object.assign(this, { page, troubles, dice: dice(seed), did: [], said: [], echoed: [], doubled: [], steps: 0, asked: 0, known: new Set() });
  }

  /** Reads the tree: every node with its role, name, states and ancestors. */
  async read() {
    this.client ??= await this.page.context().newCDPSession(this.page);
    const { nodes } = await this.client.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const all = [];
    for (const node of nodes) {
      if (node.ignored) continue;
      const state = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
      const over = [];
      let told = false;
      for (let at = byId.get(node.parentId); at; at = byId.get(at.parentId)) {
        if (at.ignored) continue;
        over.push(at.role?.value);
        // Nodes of the past are left out: the event log and the recap.
        told ||= /^(saga|since)/i.test(at.name?.value ?? "");
      }
      if (told) continue;
      all.push({ role: node.role?.value, name: node.name?.value ?? "", state, over, dom: node.backendDOMNodeId });
    }
    return all;
  }

  /**
   * Clicks a node by the default action of its element, as assistive technology does. No pointer or key event occurs, which
   * could trigger other announcements.
   */
  async press(node) {
    this.did.push(`${node.role} “${node.name.slice(0, 70)}”`);
    const { object } = await this.client.send("DOM.resolveNode", { backendNodeId: node.dom }).catch((why) => {
      // The node may have been removed since it was read.
      if (/no node/i.test(why.message)) return {};
      throw why;
    });
    if (!object) return;
    await this.client.send("Runtime.callFunctionOn", { objectId: object.objectId, functionDeclaration: "function () { this.click(); }" });
    await frames(this.page, 2);
    await this.listen();
  }

  /**
   * Returns the announcements since the last call. `said` describes actions; `echoed` answers a click without an action,
   * such as a preview; `doubled` counts clicks after which both were announced.
   */
  async listen() {
    const { heard, changes } = await this.page.evaluate(([live, aside]) => {
      // One observer for the whole game: a second one would record everything twice.
      if (!window.heard) {
        window.heard = [];
        const last = new Map();
        window.changes = 0;
        new MutationObserver((changes) => {
          window.changes += 1;
          const regions = new Set();
          for (const { target, addedNodes } of changes) {
            regions.add((target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest(live));
            for (const node of addedNodes) {
              if (node.nodeType !== Node.ELEMENT_NODE) continue;
              for (const region of [node, ...node.querySelectorAll("*")]) if (region.matches(live)) regions.add(region);
            }
          }
          for (const region of regions) {
            if (!region?.isConnected || last.get(region) === region.textContent) continue;
            last.set(region, region.textContent);
            if (region.textContent) window.heard.push([region.matches("[role=log]"), region.textContent, region.matches(aside)]);
          }
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      }
      return { heard: window.heard.splice(0), changes: window.changes };
    }, [LIVE, ASIDE]);
    this.changes = changes;
    const said = heard.filter(([log]) => log).map(([, text]) => text);
    const echoed = heard.filter(([log]) => !log).map(([, text]) => text);
    this.said.push(...said);
    this.echoed.push(...echoed);
    const beside = heard.filter(([log, , aside]) => !log && !aside).map(([, text]) => text);
    if (said.length && beside.length) this.doubled.push(`${beside.join(" / ")} beside ${said.join(" / ")}, after ${this.did.at(-1)}`);
  }

  story(message) {
    return `${message}\n${this.steps} steps; last:\n  ${this.did.slice(-16).join("\n  ")}`;
  }

  /** Plays until the score sheet, which is a table, is present. */
  async play(most = 6000) {
    let still = 0;
    for (; this.steps < most; this.steps += 1) {
      assert.deepEqual(this.troubles, [], this.story("the page is in trouble"));
      await this.listen();
      const seen = this.changes;
      const nodes = await this.read();
      if (nodes.some(({ role }) => role === "table")) return;
      await this.listen();
      const before = this.said.length;
      // Without a control to click, other seats are on turn: the bot waits for a change. The tree may be older than the last
      // change, so after a while it is read again.
      if (!(await this.step(nodes))) await this.page.waitForFunction((seen) => window.changes !== seen, seen, { polling: 50, timeout: 1000 }).catch(late);
      await this.listen();
      still = this.said.length > before ? 0 : still + 1;
      if (still === 0) this.asked = 0;
      assert.ok(still < PATIENCE, this.story("stuck"));
    }
    assert.fail(this.story(`no end after ${most} steps`));
  }

  /** Clicks once. Returns whether there was a control to click. */
  async step(nodes) {
    const able = nodes.filter(({ role, state }) => ["button", "radio"].includes(role) && !state.disabled);
    const dialog = able.filter(({ over }) => over.includes("dialog"));
    if (dialog.length) {
      // The last control of a dialog completes it.
      await this.press(this.asked % (2 * HESITATION) >= HESITATION ? dialog.at(-1) : this.dice.one(dialog));
      this.asked += 1;
      return true;
    }
    const within = (part) => able.filter(({ over, name }) => over.includes(part) && !IDLE.test(name));
    const lit = nodes.filter(({ role, name }) => role === "gridcell" && LEGAL.test(name));
    const fussy = this.dice.happens(0.1);
    const tray = within("main").filter(({ over, name }) => !over.includes("application") && (fussy || !FUSSY.test(name)));
    const lead = within("contentinfo").slice(-1);
    const beside = within("complementary").filter(({ name }) => !/saga|log|rule/i.test(name));
    const choices = [[lit, 5], [tray, 4], [beside, 1], [lead, 1]].filter(([those]) => those.length);
    if (!choices.length) {
      // The selection leads to no move.
      const back = able.find(({ name }) => /^cancel/i.test(name));
      if (back) await this.press(back);
      return Boolean(back);
    }
    const bag = choices.flatMap(([those, share]) => Array(share).fill(those));
    // Prefers controls that have just become enabled.
    const fresh = tray.filter(({ name }) => !this.known.has(name));
    const one = fresh.length && this.dice.happens(0.6) ? this.dice.one(fresh) : this.dice.one(this.dice.one(bag));
    this.known = new Set(tray.map(({ name }) => name));
    await this.press(one);
    // A piece on the board is confirmed with a second click. By then its name has more text after that of the place.
    if (one.role === "gridcell" && this.dice.happens(0.8)) {
      const place = one.name.split(/[,.]/)[0];
      const again = (await this.read()).find(({ role, name }) => role === "gridcell" && LEGAL.test(name) && name.split(/[,.]/)[0] === place);
      if (again) await this.press(again);
    }
    return true;
  }
}

// Somebody who knows of the page only what the browser tells programs that read it aloud: the accessibility tree. Everything
// is chosen by role and name, and pressed as such a program presses it.

import assert from "node:assert/strict";
import { dice } from "./dice.mjs";
import { frames } from "./rest.mjs";

/** So many steps without a decision are a game that is stuck. */
const PATIENCE = 150;
/** So many presses in dialogs without a decision are enough, for as many more. */
const HESITATION = 8;
/** What is proposed needs no choosing: few do it. */
const FUSSY = /^choose tokens/i;
const LEGAL = /can be chosen\.?$/i;
/** What is read aloud when it changes. */
const LIVE = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert], output";
/** What answers a press that was refused, or that has to wait: what others play meanwhile is heard beside it. */
const ASIDE = ".toast.bad, .fetching";
/** What puts down, closes or only looks. */
const IDLE = /^(cancel|put (it )?down|close|undo|redo|hint|menu|zoom|whole|trade|replay)/i;

/** What has not come in time is no trouble, anything else is. */
const late = (why) => {
  if (why.name !== "TimeoutError") throw why;
};

export class TreeBot {
  constructor(page, { seed = "tree", troubles = [] } = {}) {
    Object.assign(this, { page, troubles, dice: dice(seed), did: [], said: [], echoed: [], doubled: [], steps: 0, asked: 0, known: new Set() });
  }

  /** Reads the tree: every node with its role, name, states, and the nodes round it. */
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
        // What only tells of the past: the saga, and what happened since one's last turn.
        told ||= /^(saga|since)/i.test(at.name?.value ?? "");
      }
      if (told) continue;
      all.push({ role: node.role?.value, name: node.name?.value ?? "", state, over, dom: node.backendDOMNodeId });
    }
    return all;
  }

  /**
   * Presses a node, as a program does for its user: by the default action of the element. Neither a pointer nor a key, which would
   * have the page tell more, comes anywhere near it.
   */
  async press(node) {
    this.did.push(`${node.role} “${node.name.slice(0, 70)}”`);
    const { object } = await this.client.send("DOM.resolveNode", { backendNodeId: node.dom }).catch((why) => {
      // What was read a moment ago may be gone by now.
      if (/no node/i.test(why.message)) return {};
      throw why;
    });
    if (!object) return;
    await this.client.send("Runtime.callFunctionOn", { objectId: object.objectId, functionDeclaration: "function () { this.click(); }" });
    await frames(this.page, 2);
    await this.listen();
  }

  /**
   * What a listener has been told since the last time. `said` is what tells of actions; `echoed` is what answers a press that
   * is none, such as what would come of a place; and `doubled` are presses after which both were heard.
   */
  async listen() {
    const { heard, changes } = await this.page.evaluate(([live, aside]) => {
      // One ear for the whole game: with a second one everything would be heard twice.
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

  /** Plays until the score sheet, which is a table, is there. */
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
      // Where there is nothing to press, others are on turn: the page changes when they play. What has been read may be older than
      // the page is, whose last change has come by then: after a while it is read anew.
      if (!(await this.step(nodes))) await this.page.waitForFunction((seen) => window.changes !== seen, seen, { polling: 50, timeout: 1000 }).catch(late);
      await this.listen();
      still = this.said.length > before ? 0 : still + 1;
      if (still === 0) this.asked = 0;
      assert.ok(still < PATIENCE, this.story("stuck"));
    }
    assert.fail(this.story(`no end after ${most} steps`));
  }

  /** One press. Tells whether there was anything to press. */
  async step(nodes) {
    const able = nodes.filter(({ role, state }) => ["button", "radio"].includes(role) && !state.disabled);
    const dialog = able.filter(({ over }) => over.includes("dialog"));
    if (dialog.length) {
      // Whoever has tried a few things does what dialogs lead to, which stands last.
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
      // Nothing comes of what is in hand.
      const back = able.find(({ name }) => /^put (it )?down/i.test(name));
      if (back) await this.press(back);
      return Boolean(back);
    }
    const bag = choices.flatMap(([those, share]) => Array(share).fill(those));
    // What has just become possible is what one was about to do.
    const fresh = tray.filter(({ name }) => !this.known.has(name));
    const one = fresh.length && this.dice.happens(0.6) ? this.dice.one(fresh) : this.dice.one(this.dice.one(bag));
    this.known = new Set(tray.map(({ name }) => name));
    await this.press(one);
    // What lies on the board is confirmed with a second press. Its name tells more by now, after that of the place.
    if (one.role === "gridcell" && this.dice.happens(0.8)) {
      const place = one.name.split(/[,.]/)[0];
      const again = (await this.read()).find(({ role, name }) => role === "gridcell" && LEGAL.test(name) && name.split(/[,.]/)[0] === place);
      if (again) await this.press(again);
    }
    return true;
  }
}

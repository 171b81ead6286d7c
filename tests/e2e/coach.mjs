// A bot that plays a lesson with the instructions and the highlight of the coach only.

import assert from "node:assert/strict";

/** The state of the coach: the step, its kind, and its text. */
export async function coach(page) {
  return page.locator(".coach").evaluate((coach) => ({
    step: coach.dataset.step,
    kind: coach.dataset.kind,
    says: coach.querySelector(".says").textContent.trim(),
  }));
}

/**
 * The middle of the highlight ring once it is at rest; null without a highlight. The ring is at rest when it has not moved
 * for several frames: the page may compute first, and the ring glides.
 */
async function pointed(page) {
  return page.evaluate(async () => {
    const CALM = 12;
    const frame = () => new Promise(requestAnimationFrame);
    const rest = () => {
      const ring = document.querySelector(".aim");
      if (!ring) return null;
      const { left, top, width, height } = ring.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, left, top, width, height };
    };
    let [at, same] = [rest(), 0];
    for (let n = 0; n < 600 && same < CALM; n += 1) {
      await frame();
      const now = rest();
      const gliding = document.querySelector(".aim")?.getAnimations().some((one) => one.transitionProperty);
      same = !gliding && JSON.stringify(now) === JSON.stringify(at) ? same + 1 : 0;
      at = now;
    }
    return at;
  });
}

/** Fails if the coach covers the middle of the element that it points at. */
async function uncovered(page, at) {
  const over = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest(".coach") !== null && document.elementFromPoint(x, y) !== null, at);
  assert.ok(!over, `the coach hides what it points at: ${JSON.stringify(await coach(page))}`);
}

export class Learner {
  /** With `tap` the bot uses touch. */
  constructor(page, { tap = false } = {}) {
    Object.assign(this, { page, tap, trail: [] });
  }

  press(at) {
    return this.tap ? this.page.touchscreen.tap(at.x, at.y) : this.page.mouse.click(at.x, at.y);
  }

  /** Performs the action that the coach asks for. Returns whether the lesson continues. */
  async once() {
    const { page } = this;
    const now = await coach(page);
    if (this.trail.at(-1) !== now.step) this.trail.push(now.step);
    if (now.kind === "finished") return false;
    if (now.kind === "waits") {
      await page.waitForFunction((step) => document.querySelector(".coach")?.dataset.kind !== "waits" || document.querySelector(".coach").dataset.step !== step, now.step);
      return true;
    }
    if (now.kind === "reads" || now.kind === "off") {
      assert.ok(now.says.length > 20, `the coach says something at ${now.step}`);
      const at = await pointed(page);
      if (at) await uncovered(page, at);
      await page.locator(".coach footer .primary").click();
      await page.waitForFunction(({ step, kind }) => {
        const coach = document.querySelector(".coach");
        return coach.dataset.step !== step || coach.dataset.kind !== kind;
      }, now);
      return true;
    }
    // The ring follows what has been pressed; the same point twice in a row means that a second press confirms.
    const at = await pointed(page);
    if (!at) {
      await page.locator(".coach footer .primary").click();
      return true;
    }
    await uncovered(page, at);
    await this.press(at);
    return true;
  }

  /** Plays until the lesson is over, or until a step is reached. */
  async follow({ until, most = 90 } = {}) {
    for (let n = 0; n < most; n += 1) {
      if (until && (await coach(this.page)).step === until) return;
      if (!(await this.once())) return;
    }
    assert.fail(`the lesson comes to no end: ${this.trail.join(" > ")}; ${JSON.stringify(await coach(this.page))}`);
  }
}

/** Opens a lesson by its button in the list. */
export async function open(page, lesson) {
  await page.locator(`[data-lesson="${lesson}"]`).click();
  await page.locator(".coach").waitFor();
}

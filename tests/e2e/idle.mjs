// Waits for frames and for a page without changes, never for a fixed time.

import assert from "node:assert/strict";

/** The number of frames in a row without a change that count as idle. */
const CALM = 10;
/** The number of frames after which a page that still changes is a failure. */
const MOST = 900;

/** Waits until the page has painted `count` frames. */
export const frames = (page, count) =>
  page.evaluate(async (count) => {
    for (let n = 0; n < count; n += 1) await new Promise(requestAnimationFrame);
  }, count);

/**
 * Waits until the page is idle: the document does not change from frame to frame, no transition or animation of a piece runs, and
 * no element is marked as pressed. The effects of the last press are visible by then.
 */
export async function untilIdle(page) {
  const calm = await page.evaluate(
    async ([calm, most]) => {
      let changes = 0;
      const watching = new MutationObserver((all) => (changes += all.length));
      watching.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      const gliding = () =>
        document.querySelector("[data-pressed], .flight, .dust, .fetching") ||
        document.getAnimations().some((one) => one.transitionProperty && one.playState === "running");
      let still = 0;
      for (let n = 0; n < most && still < calm; n += 1) {
        await new Promise(requestAnimationFrame);
        watching.takeRecords().forEach(() => (changes += 1));
        still = changes || gliding() ? 0 : still + 1;
        changes = 0;
      }
      watching.disconnect();
      return still >= calm;
    },
    [CALM, MOST],
  );
  assert.ok(calm, "the page does not become idle");
}

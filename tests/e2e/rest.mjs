// Waiting for the page instead of for a time.

import assert from "node:assert/strict";

/** So many frames in a row without a change are rest. */
const CALM = 10;
/** A page that changes for so many frames never comes to rest. */
const MOST = 900;

/** Lets the page paint so many frames. */
export const frames = (page, count) =>
  page.evaluate(async (count) => {
    for (let n = 0; n < count; n += 1) await new Promise(requestAnimationFrame);
  }, count);

/**
 * Waits until the page is at rest: nothing in it changes from frame to frame, nothing glides, flies or is still pressed. What
 * would have come of the last press has come by then.
 */
export async function atRest(page) {
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
  assert.ok(calm, "the page does not come to rest");
}

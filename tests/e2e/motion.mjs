// What flies over the page for a moment (src/look/motion.rs). It ends by itself, so that it is counted when it comes.

/** Watches for what matches from now on; the function it gives tells what has come, and how long it is seen to move. */
export async function watch(page, selector) {
  await page.evaluate((selector) => {
    window.flown = [];
    new MutationObserver((changes) => {
      const came = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.matches?.(selector));
      for (const { effect } of document.getAnimations()) {
        if (!came.includes(effect.target)) continue;
        const icon = effect.target.querySelector("use")?.getAttribute("href") ?? "";
        window.flown.push({ name: effect.target.className, icon, time: effect.getComputedTiming().endTime });
      }
    }).observe(document.body, { childList: true });
  }, selector);
  return () => page.evaluate(() => window.flown);
}

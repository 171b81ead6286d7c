// Watches short animations above the page (src/look/motion.rs). They end by themselves, so they are counted as they appear.

/**
 * Watches for elements that match the selector from now on; the returned function reports what has appeared, and how long it
 * moved.
 */
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

// A clock that a flow moves by hand.

/** Gives the timers of the page ids that fit into 32 bits; runs in the page after the clock has been installed. */
function smallIds() {
  const ids = new Map();
  let last = 0;
  for (const [set, clear] of [
    ["setTimeout", "clearTimeout"],
    ["setInterval", "clearInterval"],
    ["requestAnimationFrame", "cancelAnimationFrame"],
  ]) {
    const [begin, end] = [window[set], window[clear]];
    window[set] = (...how) => {
      ids.set(++last, begin(...how));
      return last;
    };
    window[clear] = (id) => {
      // An id from before the clock is passed on as it is.
      end(ids.get(id) ?? id);
      ids.delete(id);
    };
  }
}

/**
 * Installs a clock on the page, which `page.clock` moves. Playwright numbers timers from a trillion; a program in WebAssembly keeps
 * an id in 32 bits and could cancel none of them.
 */
export async function installClock(page) {
  await page.clock.install();
  await page.addInitScript(smallIds);
  await page.evaluate(smallIds);
}

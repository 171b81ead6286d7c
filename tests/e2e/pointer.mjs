// A press as a hand does it: with a real pointer, at a point of the element that is in the window and not covered.

import assert from "node:assert/strict";

/**
 * Runs in the page: a point of an element that is in the window and that nothing covers, `[x, y]`, or null. With `through`
 * the point has to lie on what that selector finds: the cells of a board let a pointer through to the picture behind them.
 */
export function pointOf(element, through) {
  const target = through ? element.closest(through) : element;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!width || !height) return null;
  const labels = [...(element.labels ?? [])];
  const hits = ([x, y]) => {
    const seen = document.elementFromPoint(x, y);
    return Boolean(seen) && (target.contains(seen) || labels.some((label) => label.contains(seen)));
  };
  const parts = [[0.5, 0.5], [0.5, 0.15], [0.15, 0.5], [0.85, 0.5], [0.5, 0.85]];
  return parts.map(([x, y]) => [left + x * width, top + y * height]).find(hits) ?? null;
}

/** The board, in whose picture the cells lie. */
export const BOARD = "[role=grid]";

/** Presses an element with the mouse, whatever it says of itself: what is refused can be pressed as well. */
export async function press(found, through) {
  const page = found.page();
  await found.scrollIntoViewIfNeeded();
  const at = await found.evaluate(pointOf, through);
  assert.ok(at, `a hand cannot reach ${found}`);
  await page.mouse.click(...at);
}

// Presses with a real pointer, at a point of the element that is in the window and not covered.

import assert from "node:assert/strict";

/**
 * Runs in the page: returns a point `[x, y]` of an element that is in the window and not covered, or null. With `through`
 * the point has to hit an element that matches this selector: the cells of a board let pointer events through to the picture
 * below.
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

/** The board, whose picture contains the cells. */
export const BOARD = "[role=grid]";

/** Presses an element with the mouse, whether enabled or not: a disabled control can be pressed as well. */
export async function press(found, through) {
  const page = found.page();
  await found.scrollIntoViewIfNeeded();
  const at = await found.evaluate(pointOf, through);
  assert.ok(at, `a hand cannot reach ${found}`);
  await page.mouse.click(...at);
}

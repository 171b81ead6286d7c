// Checks of any screen: each returns the faults of the current page as texts.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The rule's own options, without the lower ratios below which it reports nothing. Options replace all of a check's own ones. */
const CONTRAST = [
  {
    id: "color-contrast-enhanced",
    options: {
      ignoreUnicode: true,
      ignoreLength: false,
      ignorePseudo: false,
      boldValue: 700,
      boldTextPt: 14,
      largeTextPt: 18,
      contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
      pseudoSizeThreshold: 0.25,
      shadowOutlineEmMax: 0.1,
      textStrokeEmMin: 0.03,
    },
  },
];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export const settled = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Runs axe with the rules of WCAG 2.2 A and AA, and with the AAA rule for the contrast of text (7 : 1, large text 4.5 : 1)
 * instead of the AA one. By default the AAA rule leaves texts below the ratios of AA to the other rule; here it reports them
 * itself, so that the colours behind every text are found once. A target that is too small because a bar at the edge of the window
 * covers a part of it is scrolled to the middle and measured again. Returns the rules violated, and where.
 */
export async function axe(page) {
  // The document may have it from an earlier screen.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(AXE);
    await page.evaluate((checks) => window.axe.configure({ checks }), CONTRAST);
  }
  return page.evaluate(async (tags) => {
    // Style sheets are not fetched again: the only rule that reads them is experimental, and therefore off.
    const options = { resultTypes: ["violations"], elementRef: true, preload: { assets: ["media"] } };
    const { violations } = await window.axe.run(document, {
      ...options,
      runOnly: { type: "tag", values: tags },
      rules: { "color-contrast": { enabled: false }, "color-contrast-enhanced": { enabled: true } },
    });
    const stillSmall = async (element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { violations } = await window.axe.run(document, { ...options, runOnly: { type: "rule", values: ["target-size"] } });
      return violations.some(({ nodes }) => nodes.some((node) => node.element === element));
    };
    const found = [];
    for (const { id, nodes } of violations) {
      for (const { element, target, failureSummary } of nodes) {
        if (id === "target-size" && !(await stillSmall(element))) continue;
        found.push(`${id}: ${target.join(" ")}: ${failureSummary.split("\n").slice(1).join(" ").trim()}`);
      }
    }
    return found;
  }, TAGS);
}

/** Texts that are rendered smaller than `least` CSS pixels; those inside of `except` do not count. */
export function tiny(page, least = 12, except = ".minimap") {
  return page.evaluate(([least, except]) => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const element = text.parentElement;
      if (!text.textContent.trim() || element.closest(`.cells, .sr, script, style, noscript, .minimap, ${except}`)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const scale = element instanceof SVGElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size > 0 && size < least - 0.05) found.add(`“${text.textContent.trim().slice(0, 30)}” in .${element.className?.baseVal ?? element.className}: ${size.toFixed(1)} px`);
    }
    return [...found];
  }, [least, except]);
}

/** Animations that run under reduced motion. */
export const moving = (page) => page.evaluate(() => document.getAnimations().map(({ effect }) => `${effect.target?.className} moves`));

/** Controls of the current decision that are not wholly in the window, or hidden by a scroll container. */
export function hidden(page) {
  return page.evaluate(() => {
    const name = (element) => (element.querySelector(":scope > .sr")?.textContent ?? element.ariaLabel ?? element.innerText).trim().slice(0, 50);
    const able = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getAttribute("aria-disabled") !== "true";
    const deciding = [...document.querySelectorAll(".tray button, .draft button, [data-slot].asked, .lead")].filter(able);
    const cut = ({ left, right, top, bottom }, box) => left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    return deciding.flatMap((element) => {
      const seen = element.getBoundingClientRect();
      if (cut(seen, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return [`${name(element)}: outside the window`];
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (/auto|scroll|hidden/.test(overflowX + overflowY) && cut(seen, at.getBoundingClientRect())) return [`${name(element)}: behind a scroll`];
      }
      return [];
    });
  });
}

/** Words of controls, of great halls, and of the row of steps, that are clipped. */
export function cut(page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll(".dock .btn, .acts .btn, .tray .btn, .tray .halltile, .steps li")].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    return all.flatMap((one) => {
      const box = one.getBoundingClientRect();
      const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        // Visually hidden text has a box of one pixel.
        const { parentElement: parent } = text;
        if (parent.closest(".sr") || getComputedStyle(parent).clipPath !== "none") continue;
        if (parent.scrollWidth > parent.clientWidth + 1 && getComputedStyle(parent).overflowX !== "visible") {
          return [`“${text.textContent.trim()}” in .${one.className}: shortened`];
        }
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, right, top, bottom, width } of range.getClientRects()) {
          if (!width || (left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1)) continue;
          return [`“${text.textContent.trim()}” in .${one.className}: cut off`];
        }
      }
      return [];
    });
  });
}

/** Controls of the current decision that are less than `least` CSS pixels wide or high on a touch screen. */
export function small(page, least = 44) {
  return page.evaluate((least) => {
    if (!matchMedia("(pointer: coarse)").matches) return ["the page does not know of the finger"];
    const all = [...document.querySelectorAll(".tray button, .draft button, .acts button, .tabs button")];
    return all.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (!width || (width >= least - 0.5 && height >= least - 0.5)) return [];
      const text = (element.ariaLabel ?? element.innerText).split("\n")[0].slice(0, 30);
      return [`${element.className} “${text}”: ${width.toFixed(0)} × ${height.toFixed(0)}`];
    });
  }, least);
}

const WIDER = "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }";

/** The windows in which the page can be scrolled sideways, and with wider letters. */
export async function sideways(page) {
  const found = [];
  const look = async (how) => {
    await settled(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push(`wider than the window by ${over} px ${how}`);
  };
  const usual = page.viewportSize();
  await look(`at ${usual.width} px`);
  await page.setViewportSize({ width: 320, height: 640 });
  await look("at 320 px");
  // A window of 1440 by 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await look("at 200 %");
  await page.setViewportSize(usual);
  const wider = await page.addStyleTag({ content: WIDER });
  await look("with wider letters");
  await wider.evaluate((style) => style.remove());
  return found;
}

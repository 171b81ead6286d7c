// Checks of the texts on a page: words of the wrong language, a pseudo-language with longer texts, and clipped text.

/** English words that no French text has. */
const ENGLISH =
  /\b(the|of|and|your|is|are|with|from|for|turn|round|dig|pay|take|choose|spell|hall|cart|stone|iron|heartstone|hammer|honour|gold|room|cards|draw|play|player|save|saved|game|new|now|here|there|this|that|cannot|has|have|will)\b/gi;

/** English words in the visible or announced text of a French page; `names` are exempt. */
export async function leftover(page, names = ["Trollmoot", "Cave Troll", "Trolls & Princesses", "English"]) {
  const said = await page.evaluate(() => {
    const shown = (element) => element.checkVisibility({ visibilityProperty: true });
    const labels = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].filter(shown);
    const read = (element) => ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? "");
    return [document.body.innerText, ...labels.flatMap(read)].join("\n");
  });
  const text = names.reduce((text, name) => text.replaceAll(name, ""), said);
  return [...new Set(text.match(ENGLISH) ?? [])];
}

/**
 * Replaces every text of the page by pseudo-language: two fifths longer, every letter accented, in brackets. Texts that the
 * page writes later are not replaced, so check at once; `plain` restores the texts.
 */
export function pseudo(page) {
  return page.evaluate(() => {
    const accents = Object.fromEntries([..."aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoôpþqʠrřsštţuûvṽwŵxẋyýzž"].reduce((all, x, i, list) => (i % 2 ? all : [...all, [x, list[i + 1]]]), []));
    const word = (letters) => {
      const more = Math.ceil(letters.length * 0.4);
      let added = 0;
      return [...letters].map((letter) => {
        const accent = accents[letter] ?? accents[letter.toLowerCase()]?.toUpperCase() ?? letter;
        const double = added < more && /[aeiouy]/i.test(letter);
        added += double ? 1 : 0;
        return double ? accent + accent : accent;
      }).join("") + "~".repeat(more - added);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const was = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data;
      if (!/\p{L}{2}/u.test(text) || node.parentElement.closest("script, style, svg, textarea, [data-own-text]")) continue;
      was.push([node, text]);
      node.data = `[${text.replace(/\p{L}+/gu, word)}]`;
    }
    window.plainTexts = () => was.forEach(([node, text]) => (node.data = text));
  });
}

/** Restores the texts that `pseudo` has replaced. */
export const plain = (page) => page.evaluate(() => window.plainTexts());

/**
 * Texts without room: outside the window, clipped, or wider than their button, panel or dialog. Scrollable text and the
 * names of players are exempt.
 */
export function cramped(page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found = new Set();
    const boxes = "button, .btn, .panel, .tray, dialog, .menu, .toast, .banner, li.step, th, td, select, .tab, label";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest("svg, .sr, script, style, option, textarea, [data-own-text]")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
      if (!rects.length) continue;
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      const top = Math.min(...rects.map((rect) => rect.top));
      const bottom = Math.max(...rects.map((rect) => rect.bottom));
      const say = (why) => found.add(`${why}: ${node.data.trim().replace(/\s+/g, " ").slice(0, 50)} (${parent.closest("[class]")?.className ?? parent.tagName})`);
      let [scrolls, hidden, boxed] = [false, false, false];
      for (let at = parent; at && at !== document.documentElement; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (box.width <= 1 || /inset\(50%\)|rect\(0/.test(style.clipPath + style.clip)) hidden = true;
        if (hidden) break;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
          scrolls = true;
          break;
        }
        const clips = (way) => /hidden|clip/.test(way);
        if (clips(style.overflowX) && (right > box.right + 1.5 || left < box.left - 1.5)) {
          // Text with an ellipsis is shown in full elsewhere.
          if (!(style.textOverflow === "ellipsis" && at.closest("[title], [aria-label], [data-whole]"))) say("cut off");
          boxed = true;
          break;
        }
        if (clips(style.overflowY) && (bottom > box.bottom + 3 || top < box.top - 3)) {
          say("cut off below");
          break;
        }
        if (!boxed && at.matches(boxes)) {
          boxed = true;
          if (right > box.right + 1.5 || left < box.left - 1.5) say("out of its box");
        }
      }
      if (!hidden && !scrolls && !boxed && (right > width + 1 || left < -1)) say("out of the window");
    }
    return [...found];
  });
}

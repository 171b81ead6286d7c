// The local storage of the browser, unpacked as the page packs it (crates/moot-ui/src/saves/pack.rs).

import { BRIEF } from "./harness.mjs";

/** The bytes of an LZ4 block, decompressed. */
function lz4(bytes) {
  const out = [];
  let at = 0;
  const length = (start) => {
    let n = start;
    for (let more = start === 15 ? 255 : 0; more === 255; ) n += more = bytes[at++];
    return n;
  };
  while (at < bytes.length) {
    const token = bytes[at++];
    for (let n = length(token >> 4); n > 0; n -= 1) out.push(bytes[at++]);
    if (at >= bytes.length) break;
    const back = bytes[at] | (bytes[at + 1] << 8);
    at += 2;
    for (let n = length(token & 15) + 4; n > 0; n -= 1) out.push(out[out.length - back]);
  }
  return Uint8Array.from(out);
}

/** The text of a save as it is stored: plain, or a record of format 2. */
export function textOf(stored) {
  if (stored.startsWith("{")) return stored;
  const [, , , length, size, letters] = stored.split(" ");
  const bytes = [];
  let held = 0;
  let bits = 0;
  for (const letter of letters) {
    held = (held << 15) | (letter.codePointAt(0) - 0x3400);
    bits += 15;
    while (bits >= 8) {
      bits -= 8;
      bytes.push(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  const text = new TextDecoder().decode(lz4(Uint8Array.from(bytes.slice(0, Number(size)))));
  return length.startsWith("+") ? text.replaceAll("\n", '","') : text;
}

/** All items of the storage. */
export const storedItems = (page) => page.evaluate(() => ({ ...localStorage }));

/** The keys of the saves among them. */
export const saveKeys = (all) => Object.keys(all).filter((key) => key.startsWith("trollmoot/save/"));

/** Runs in the page: the stored text of the save that was played last. */
const last = () => localStorage.getItem(`trollmoot/save/${localStorage.getItem("trollmoot/last")}`);

/** The save that was played last, as data. */
export async function lastSave(page) {
  return JSON.parse(textOf(await page.evaluate(last)));
}

/** Waits until the log of the save that was played last satisfies `fits`: the page stores a move shortly after it is played. */
export async function logged(page, fits) {
  const wait = { timeout: BRIEF, polling: 50 };
  for (;;) {
    const stored = await page.evaluate(last);
    const { log } = JSON.parse(textOf(stored));
    if (fits(log)) return log;
    const other = (was) => localStorage.getItem(`trollmoot/save/${localStorage.getItem("trollmoot/last")}`) !== was;
    await page.waitForFunction(other, stored, wait).catch((why) => {
      throw new Error(`it was never stored: ${fits} (${why.message})`);
    });
  }
}

// Removes what tools have written about themselves from WebAssembly modules.

import { readFile, writeFile } from "node:fs/promises";

/** The custom sections that name the tools that made a module and the features that they used. No browser reads them. */
const NOTES = new Set(["producers", "target_features"]);
/** The length of the magic number and the version, and the id of a custom section. */
const [PREAMBLE, CUSTOM] = [8, 0];

/** Reads a number in LEB128 at an offset: `[number, offset of what follows]`. */
function number(bytes, at) {
  let [value, factor] = [0, 1];
  for (;;) {
    const byte = bytes[at];
    if (byte === undefined) throw new Error("the module ends within a number");
    at += 1;
    value += (byte & 0x7f) * factor;
    factor *= 128;
    if (byte < 0x80) return [value, at];
  }
}

/** Returns a module without the notes of tools. Each of a hundred modules has a copy of them, some of which are larger than the rest. */
export function bare(bytes) {
  const kept = [bytes.subarray(0, PREAMBLE)];
  for (let at = PREAMBLE; at < bytes.length; ) {
    const [length, content] = number(bytes, at + 1);
    const end = content + length;
    if (end > bytes.length) throw new Error("a section is longer than its module");
    const note = () => {
      const [letters, name] = number(bytes, content);
      return NOTES.has(bytes.subarray(name, name + letters).toString());
    };
    if (bytes[at] !== CUSTOM || !note()) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/** Removes the notes from files. */
export async function bareFiles(files) {
  for (const file of files) await writeFile(file, bare(await readFile(file)));
}

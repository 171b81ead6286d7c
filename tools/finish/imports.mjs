// Shortens, for compression, the names of the functions that the program imports from its script.

import { readFile, writeFile } from "node:fs/promises";

/**
 * Replaces the hash at the end of each imported function's name, `__wbg_fetch_0a1b2c…`, by a number, in the script that defines the
 * function and in the module that imports it. A hash takes eight bytes in each of them after compression, a number almost none. The
 * lengths stay, so that the sections of the module stay where they are.
 */
export async function numberImports(files) {
  const texts = await Promise.all(files.map((file) => readFile(file, "latin1")));
  const numbers = new Map();
  const taken = new Map();
  const number = (name, stem, hash) => {
    if (!numbers.has(name)) {
      const next = taken.get(stem) ?? 0;
      taken.set(stem, next + 1);
      numbers.set(name, stem + String(next).padStart(hash.length, "0"));
    }
    return numbers.get(name);
  };
  for (const [at, file] of files.entries()) {
    await writeFile(file, texts[at].replace(/(__wbg_\w+_)([0-9a-f]{16})(?!\w)/g, number), "latin1");
  }
}

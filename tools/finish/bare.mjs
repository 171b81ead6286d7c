// Removes what tools have written about themselves from WebAssembly modules.

import { readFile, writeFile } from "node:fs/promises";
import { CUSTOM, PREAMBLE, Reader, sectionsOf } from "./reader.mjs";

/** The custom sections that name the tools that made a module and the features that they used. No browser reads them. */
const NOTES = new Set(["producers", "target_features"]);

const isNote = ({ id, content }) => id === CUSTOM && NOTES.has(new Reader(content).run().toString());

/** Returns a module without the notes of tools. Each of a hundred modules has a copy of them, some of which are larger than the rest. */
export function bare(bytes) {
  const kept = [...sectionsOf(bytes)].filter((section) => !isNote(section));
  return Buffer.concat([bytes.subarray(0, PREAMBLE), ...kept.map(({ whole }) => whole)]);
}

/** Removes the notes from files. */
export async function bareFiles(files) {
  for (const file of files) await writeFile(file, bare(await readFile(file)));
}

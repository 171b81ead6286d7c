// Removes classes of the program's script that nothing can make: libraries export them for uses that the program does not have.

import { readFile, writeFile } from "node:fs/promises";

const CLASS = /^export class (\w+) \{\n([^]*?)^\}\n/gm;

/**
 * Removes from the script in `file`, which wasm-bindgen has written, each class without a constructor and without a static method, such
 * as one that makes its objects. Resolves to the names of the functions of the module that then nothing calls.
 */
export async function dropUnmade(file) {
  const script = await readFile(file, "utf8");
  const calls = (text) => new Set([...text.matchAll(/\bwasm\.(\w+)/g)].map(([, name]) => name));
  let left = script;
  for (const [whole, name, body] of script.matchAll(CLASS)) {
    if (/^ +(static|constructor)\b/m.test(body)) continue;
    left = left
      .replace(whole, "")
      .replace(new RegExp(`^if \\(Symbol\\.dispose\\) ${name}\\.[^;]*;\\n`, "m"), "")
      .replace(new RegExp(`^const ${name}Finalization = [^;]*;\\n`, "m"), "");
    if (new RegExp(`\\b${name}(Finalization)?\\b`).test(left)) throw new Error(`${file}: ${name} is used`);
  }
  await writeFile(file, left);
  const called = calls(left);
  return [...calls(script)].filter((name) => !called.has(name));
}

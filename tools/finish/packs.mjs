// Packs WebAssembly modules that are fetched together into one file.
//
// Splitting the program gives a module for every set of chunks that shares code: some 160, most of them below 1 KB. A
// request costs more than such a module, so modules are packed. The visits of the site determine the packs: two packs are
// merged if that costs the visits less than the request that it saves.

/** The overhead of a request, in bytes of gzip: headers, and queueing. */
const REQUEST = 1500;
/** The typical compression ratio of a module. */
const GZIP = 0.42;

/** How often a table is visited for each time that anything further is: there is where a game begins. */
const USUAL = 12;

/**
 * The sets of chunks that are fetched on one visit, for every kind of visit: a table without and with computer players, each
 * further chunk of a game at such a table, and French before and at a table. A chunk that belongs to no game has its own
 * visit. A visit that is usual is listed several times.
 */
export function visitsOf(parts, games) {
  const visits = [];
  const rest = new Set(parts);
  const some = (...names) => names.filter((name) => rest.has(name));
  for (const game of games.filter((name) => rest.has(name))) {
    const table = some(game, `${game}_turn`);
    // The chunk is fetched while the table is already shown.
    if (table.length > 1) visits.push([game]);
    const played = [...table, ...some(`${game}_ai`)];
    const french = some(`french_${game}`);
    for (let n = 0; n < USUAL; n += 1) visits.push(table, played);
    if (french.length) visits.push(french, [...played, ...french]);
    const further = parts.filter((name) => name.startsWith(`${game}_`) && !played.includes(name));
    for (const part of further) visits.push([part], [...played, part]);
  }
  const seen = new Set(visits.flat());
  for (const part of parts) if (!seen.has(part)) visits.push([part]);
  return visits;
}

/**
 * Divides `modules`, `{ file, size, parts }` each with the chunks that need it, into packs, which are lists of their files.
 * `visits` are lists of chunks that are fetched together.
 */
export function groups(modules, visits) {
  const wanted = visits.map((parts) => new Set(parts));
  let packs = modules.map(({ file, size, parts }) => ({
    files: [file],
    size: size * GZIP,
    // The visits on which the pack is fetched.
    on: wanted.map((visit) => parts.some((part) => visit.has(part))),
  }));
  const cost = ({ size, on }) => on.filter(Boolean).length * (size + REQUEST);
  const joined = (a, b) => ({
    files: [...a.files, ...b.files],
    size: a.size + b.size,
    on: a.on.map((on, at) => on || b.on[at]),
  });
  for (;;) {
    let best = { gain: 0 };
    for (let a = 0; a < packs.length; a += 1) {
      for (let b = a + 1; b < packs.length; b += 1) {
        const both = joined(packs[a], packs[b]);
        const gain = cost(packs[a]) + cost(packs[b]) - cost(both);
        if (gain > best.gain) best = { gain, a, b, both };
      }
    }
    if (!best.both) break;
    packs = [...packs.filter((_, at) => at !== best.a && at !== best.b), best.both];
  }
  return packs.map(({ files }) => files.sort()).sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

/** Encodes a number as LEB128, as WebAssembly does: seven bits a byte, the lowest first. */
export function leb(number) {
  const bytes = [];
  do {
    const more = number > 0x7f;
    bytes.push((number & 0x7f) | (more ? 0x80 : 0));
    number >>>= 7;
  } while (number > 0);
  return bytes;
}

/**
 * Concatenates modules: `[[name, bytes]]` to `{ bytes, places }` with the offset and length of each. The pack is itself a
 * WebAssembly module with custom sections of these names, so that hosts and tools accept its file type.
 */
export function pack(modules) {
  const pieces = [Buffer.from("\0asm\u0001\0\0\0", "latin1")];
  const places = new Map();
  let at = pieces[0].length;
  for (const [file, bytes] of modules) {
    const name = Buffer.from(file);
    const head = [...leb(name.length), ...name];
    const section = Buffer.from([0, ...leb(head.length + bytes.length), ...head]);
    places.set(file, [at + section.length, bytes.length]);
    pieces.push(section, bytes);
    at += section.length + bytes.length;
  }
  return { bytes: Buffer.concat(pieces), places };
}

/** The function that wasm-split-cli writes for the fetch of one module. */
const FETCHER =
  /\(\) => \{\s*const src = fetch\(new URL\("\.\/([^"]+)", import\.meta\.url\)\);\s*src\.catch\(\(\) => \{\}\);\s*return async \(imports\) => \(WebAssembly\.instantiateStreaming\(src, imports\)\);\s*\}/g;

/** The function that fetches a pack once, streaming, and instantiates a module from its range. */
const LOADER = `
const packs = new Map();
function fetchPack(name) {
    let pack = packs.get(name);
    if (pack === undefined) {
        pack = fetch(new URL(name, import.meta.url)).then((response) => {
            if (!response.ok) throw new Error(name + ": " + response.status);
            return response.arrayBuffer();
        });
        packs.set(name, pack);
        pack.catch(() => packs.delete(name));
    }
    return pack;
}
function fromPack(name, at, length) {
    return () => {
        const pack = fetchPack(name);
        return async (imports) => {
            const bytes = await pack;
            try {
                return await WebAssembly.instantiate(new Uint8Array(bytes, at, length), imports);
            } catch (why) {
                // What cannot be started may have come damaged: the next try fetches it anew.
                packs.delete(name);
                throw why;
            }
        };
    };
}
`;

/**
 * Rewrites the script that fetches modules to use packs: `index` gives for each file `[pack, offset, length]`. Fails if the
 * script requests a file that is in no pack, or does not have the expected form.
 */
export function fromPacks(script, index) {
  const asked = new Set(script.match(/"\.\/[^"]+\.wasm"/g)?.map((text) => text.slice(3, -1)));
  let found = 0;
  const patched = script.replace(FETCHER, (_, file) => {
    const place = index.get(file);
    if (!place) throw new Error(`${file} is in no pack`);
    found += 1;
    const [name, at, length] = place;
    return `fromPack("./${name}", ${at}, ${length})`;
  });
  if (found !== asked.size) throw new Error(`${asked.size} modules are asked for, ${found} of them in the known way`);
  return patched.replace("function makeLoad(", () => `${LOADER.trimStart()}function makeLoad(`);
}

// Reproducible random choices: the same seed gives the same choices.

/** Creates a generator of numbers in [0, 1) for a seed of any text (mulberry32 over an FNV-1a hash). */
export function dice(seed) {
  let state = 0x811c9dc5;
  for (const letter of String(seed)) state = Math.imul(state ^ letter.codePointAt(0), 0x01000193);
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    /** Returns true with that probability. */
    happens: (share) => roll() < share,
    /** A whole number from 0 up to, but not including, `end`. */
    below: (end) => Math.floor(roll() * end),
    /** A random element of the list. */
    one: (list) => list[Math.floor(roll() * list.length)],
  };
}

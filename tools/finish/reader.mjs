// Reads WebAssembly modules: https://webassembly.github.io/spec/core/binary/modules.html

/** The id of a custom section, whose content begins with its name. */
export const CUSTOM = 0;
/** The length of the magic number and the version. */
export const PREAMBLE = 8;

/** Reads bytes from `at` on. It fails where they end too early. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    if (this.at >= this.bytes.length) throw new Error("the module ends too early");
    return this.bytes[this.at++];
  }

  /** Reads a number in LEB128: seven bits a byte, the lowest first. */
  number() {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number >>> 0;
    }
  }

  /** Reads a run of bytes with its length before it. */
  run() {
    const length = this.number();
    if (this.at + length > this.bytes.length) throw new Error("the module ends too early");
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  limits() {
    const bounded = this.byte() & 1;
    this.number();
    if (bounded) this.number();
  }
}

/** Returns the sections of a module, in order: `{ id, content, whole }`. `whole` has the id and the length before the content. */
export function* sectionsOf(bytes) {
  const reader = new Reader(bytes, PREAMBLE);
  while (reader.at < bytes.length) {
    const begin = reader.at;
    const id = reader.byte();
    const content = reader.run();
    yield { id, content, whole: bytes.subarray(begin, reader.at) };
  }
}

// The chunks of the program, which are fetched on demand.

/** Matches the address of every file of the program except the main module. */
export const PARTS = /\/app-[0-9a-f]+\/(?!trollmoot)[^/]*\.wasm$/;

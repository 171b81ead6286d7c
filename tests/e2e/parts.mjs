// The files of the program that are fetched when they are needed.

/** Their addresses: all of the program but its start. */
export const PARTS = /\/app-[0-9a-f]+\/(?!trollmoot)[^/]*\.wasm$/;

// The number of repetitions of a flow: a few in `make test`, many in `make marathon`, which takes one to two hours.

const MARATHON = process.env.MARATHON === "all";

/** `usual`, or `goal` in a marathon. */
export const times = (usual, goal) => (MARATHON ? goal : usual);

// How often a flow is repeated: a few times in `make test`, and as often as our goals ask in `make marathon`, which takes one to two hours.

const MARATHON = process.env.MARATHON === "all";

/** `usual`, or in a marathon `goal`. */
export const times = (usual, goal) => (MARATHON ? goal : usual);

// The shipped games, in the order of the lobby. The pages of the site and all tools read them here.

/**
 * Each game: its name on the screen, its id, the file and the address of its page, the chunk with its table, the style sheets of its
 * own, and the bound of a visit up to the first decision: a tenth more than in November 2026, as gzip.
 */
export const GAMES = [
  {
    name: "Mountain King",
    id: "mountain-king",
    file: "index.html",
    page: "",
    table: "king",
    styles: ["panels", "troll-cards", "cards", "board", "tray", "king-table"],
    bound: { bytes: 909_000, requests: 30 },
  },
  {
    name: "Cave Troll",
    id: "cave-troll",
    file: "cave-troll.html",
    page: "cave-troll.html",
    table: "cave",
    styles: ["cave", "cave-table"],
    bound: { bytes: 728_000, requests: 30 },
  },
  {
    name: "Trolls & Princesses",
    id: "trolls-and-princesses",
    file: "trolls-and-princesses.html",
    page: "trolls-and-princesses.html",
    table: "princess",
    styles: ["princess", "princess-table"],
    bound: { bytes: 753_000, requests: 30 },
  },
];

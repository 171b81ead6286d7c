// Each game to its end, in Firefox ESR.

import { gamesIn } from "./games.mjs";

gamesIn("firefox");

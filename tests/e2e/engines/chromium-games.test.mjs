// Each game to its end, in Chromium.

import { gamesIn } from "./games.mjs";

gamesIn("chromium");

// Each game to its end, in WebKitGTK.

import { gamesIn } from "./games.mjs";

gamesIn("webkit");

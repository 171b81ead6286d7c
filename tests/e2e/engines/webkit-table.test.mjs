// What is done with the game on the table, in WebKitGTK.

import { tableIn } from "./table.mjs";

tableIn("webkit");

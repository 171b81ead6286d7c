// The flows of every engine, in Firefox ESR.

import { flowsIn } from "../engines.mjs";

flowsIn("firefox");

// The flows of every engine, in WebKitGTK.

import { flowsIn } from "../engines.mjs";

flowsIn("webkit");

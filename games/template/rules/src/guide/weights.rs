//! The weights, as the build read them from `data/weights.txt`: `NAMES`, `TUNED`, and a constant for the place of each term.

include!(concat!(env!("OUT_DIR"), "/weights.rs"));

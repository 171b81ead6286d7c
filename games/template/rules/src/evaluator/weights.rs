//! The weights, generated from `data/weights.txt`: `NAMES`, `TUNED`, and a constant for the index of each term.

include!(concat!(env!("OUT_DIR"), "/weights.rs"));

//! The weights of the evaluation, generated from `data/weights.txt`.
#![allow(dead_code, reason = "characters are found from the first of their family")]

include!(concat!(env!("OUT_DIR"), "/weights.rs"));

// Families of terms stand together and in the order of the slots.
const _: () = assert!(THIEF == ORC + 6 && GRUNT == ORC + 7 && ASSASSIN == GRUNT + 6);

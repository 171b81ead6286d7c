//! The weights of the evaluation, generated from `data/weights.txt`.
#![allow(dead_code, reason = "a resource is found from the first of its family")]

include!(concat!(env!("OUT_DIR"), "/weights.rs"));

// Families of terms stand together and in the order of the resources.
const _: () = assert!(DIAMOND == OBSIDIAN + 2 && FULL_D == FULL_O + 2 && SITE_D == SITE_O + 2);
const _: () = assert!(YIELD_D == YIELD_O + 2);

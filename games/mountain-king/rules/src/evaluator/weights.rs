//! The weights of the evaluation, generated from `data/weights.txt`.
#![allow(dead_code, reason = "terms by kind and by tier are found from the first of their family")]

include!(concat!(env!("OUT_DIR"), "/weights.rs"));

// Families of terms stand together and in order.
const _: () = assert!(RUNE == STONE + 6 && CLAN_CART == STONE + 7);
const _: () = assert!(RUNE_EARLY == STONE_EARLY + 6 && CLAN_CART_EARLY == STONE_EARLY + 7);
const _: () = assert!(RUNE_INCOME == STONE_INCOME + 6 && CLAN_CART_INCOME == STONE_INCOME + 7);
const _: () = assert!(FRONTIER_5 == FRONTIER_1 + 4);
const _: () = assert!(NETWORK_5 == NETWORK_1 + 4 && TROLLS_4 == TROLLS_2 + 2);

//! The table in letters, for logs of tests and for the terminal.

use core::fmt::Write as _;

use crate::{Item, King, Network, Place, Setup, State};

/// The king, the villages, and what every player has: `seat 0 red  o 2/3+1 g 0/0+0 d 1/1+0` are filled sites, sites and
/// resources in the field.
#[must_use]
pub fn print(setup: &Setup, state: &State) -> String {
    let mut text = match state.king {
        King::Nowhere => "king nowhere\n".to_owned(),
        King::Cavern(seat, at) => format!("king seat {seat} {at}\n"),
        King::Village(at) => format!("king {at}\n"),
    };
    for at in state.village_places() {
        let [princesses, bells, changelings, outposts, humans] = state.village(at).items;
        let trolls: Vec<u8> = setup.seats().map(|seat| state.player(seat).trolls_at(at)).collect();
        let number = at.number().unwrap_or(0);
        let posts: Vec<u8> = setup.seats().map(|seat| state.player(seat).posted[number]).collect();
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "{at:<4} {}  princesses {princesses} bells {bells} changelings {changelings} outposts {outposts} humans \
             {humans}  trolls {trolls:?} posts {posts:?}",
            state.village(at).castle.face().id
        );
    }
    for seat in setup.seats() {
        let player = state.player(seat);
        let _ = write!(text, "seat {seat} {} ", player.face().id);
        for (at, letter) in ["o", "g", "d"].iter().enumerate() {
            let _ = write!(text, " {letter} {}/{}+{}", player.full[at], player.sites[at], player.field[at]);
        }
        let trolls: Vec<u8> = (0..3).map(|cavern| player.trolls_at(Place(cavern))).collect();
        let stored = Item::STORED.map(|item| player.stored(item));
        let _ = writeln!(
            text,
            "  power {}/{}  cows {}/{}  trolls {trolls:?} humans {:?}  stored {stored:?} of {:?}",
            player.power,
            player.cap(),
            player.cows,
            player.barns,
            player.humans,
            player.spots
        );
        let tiles: Vec<String> = Network::of(state, seat)
            .tiles()
            .map(|(tile, cell, turn)| format!("{}@{cell}/{turn}", tile.id()))
            .collect();
        let cards: Vec<&str> = player.troll_cards().map(|card| card.face().id).collect();
        let _ = writeln!(text, "  tiles {}\n  cards {}", tiles.join(" "), cards.join(" "));
    }
    text
}

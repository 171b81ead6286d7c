//! The dungeon in letters, for logs of tests and for the terminal.

use core::fmt::Write as _;

use crate::{Figure, Setup, Space, State, standing};

/// Every space with figures: `H 5  0:adventurer 0:adventurer 1:knight  -> 0:5`, with the gold of the room and what
/// it would pay now; then what every player has.
#[must_use]
pub fn print(setup: &Setup, state: &State) -> String {
    let mut text = String::new();
    for at in Space::all() {
        let mut names = Vec::new();
        for piece in state.pieces(at) {
            let copies = match piece.figure {
                Figure::Adventurer => state.player(piece.seat).adventurers[at.index()],
                _ => 1,
            };
            names.extend((0..copies).map(|_| piece.to_string()));
        }
        if names.is_empty() {
            continue;
        }
        let gold = crate::tables::SPACES[at.index()].gold;
        let pays = standing(state, at).gold;
        let pays: Vec<String> = setup
            .seats()
            .filter(|seat| pays[seat.index()] > 0)
            .map(|seat| format!("{seat}:{}", pays[seat.index()]))
            .collect();
        let pays = if pays.is_empty() { String::new() } else { format!("  -> {}", pays.join(" ")) };
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{at} {gold}  {}{pays}", names.join(" "));
    }
    for seat in setup.seats() {
        let player = state.player(seat);
        let hand: Vec<&str> = player.hand.iter().map(crate::Card::id).collect();
        let relic = state.relics[seat.index()].map_or("-", crate::Artifact::id);
        let _ = writeln!(
            text,
            "seat {seat}  gold {}  deck {}  hand {}  artifact {relic}",
            player.total(),
            player.deck_len(),
            if hand.is_empty() { "-".to_owned() } else { hand.join(" ") }
        );
    }
    text
}

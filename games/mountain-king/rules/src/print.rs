//! The mountain as text, for tests and logs.

use std::fmt::Write as _;

use moot_core::Seat;

use crate::card::{NONE, SLOTS, troll};
use crate::{Clan, Setup, Square, State};

/// The board and the players as text: one character for what lies on a square, one for whose it is.
///
/// `.` off the board, `*` heart, digits bare rock by tier, `#` rubble, `+` buried resources, `F I M` buried statues and
/// `f i m` those in a network, `W` an empty site, `w` a workshop; then `A` to `E` gates, and on networks `a` to `e` tunnels, `=`
/// halls, `o` pedestals and `?` isolated tiles in the first place, the letter of the owner in the second. What trolls hold
/// stands in brackets, with `T` for a clan cart.
#[must_use]
pub fn print(setup: &Setup, state: &State) -> String {
    let board = setup.board();
    let mut text = String::new();
    for row in 0..board.height {
        let mut line = String::new();
        for column in 0..board.width {
            line.extend(square(setup, state, Square::at(column, row)));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    for seat in Seat::all(setup.players().into()) {
        player(state, seat, &mut text);
    }
    text
}

fn square(setup: &Setup, state: &State, at: Square) -> [char; 2] {
    let board = setup.board();
    let owner = state.owner(at);
    let whose = owner.map_or(' ', |seat| (b'a' + seat.0) as char);
    let clan_letter = |clan: Clan| ['F', 'I', 'M'][clan as usize];
    let thing = if board.heart.has(at) {
        '*'
    } else if let Some(site) = board.sites.iter().position(|&site| site == at) {
        if state.shops[site] == NONE { 'W' } else { 'w' }
    } else if let Some(statue) = state.statue_at(at) {
        let letter = clan_letter(state.statue_clan(statue));
        if owner.is_some() { letter.to_ascii_lowercase() } else { letter }
    } else if owner.is_some_and(|seat| state.player(seat).gate == at) {
        whose.to_ascii_uppercase()
    } else if state.loose.has(at) {
        '?'
    } else if state.hall_at(at).is_some() {
        '='
    } else if state.pedestal_at(at).is_some() {
        'o'
    } else if owner.is_some() {
        whose
    } else if state.buried.has(at) {
        '+'
    } else if state.rubble.has(at) {
        '#'
    } else {
        board.tier(at).map_or('.', |tier| (b'1' + tier as u8) as char)
    };
    [thing, whose]
}

fn player(state: &State, seat: Seat, text: &mut String) {
    let player = state.player(seat);
    // Writing to a String cannot fail.
    let _ = write!(text, "{} honour {} storage ", (b'A' + seat.0) as char, player.honour);
    for (kind, count) in player.storage.iter() {
        let _ = write!(text, "{count}{}", kind.letter());
    }
    for slot in (0..SLOTS).filter(|&slot| player.trolls[slot] != NONE) {
        let card = troll(player.trolls[slot]);
        let _ = write!(text, " {slot}:{}", card.name);
        let held = (0..).zip(card.icons).filter(|(i, _)| player.held[slot] >> i & 1 == 1);
        let held: String = held.map(|(_, icon)| if icon.bound { 'T' } else { icon.kind.letter() }).collect();
        if !held.is_empty() {
            let _ = write!(text, "({held})");
        }
    }
    text.push('\n');
}

//! Games as links: opening and sending them.

mod arrived;
mod save_relation;
mod send;

pub use arrived::arrived;
pub use moot_ui::link_address::{address, code_in};
pub use save_relation::{SaveRelation, twin};
pub use send::{LinkDialog, link_buttons, send_on};

use moot_table::{Purpose, RawLink, Saved, SeatInfo, Table};

use moot_ui::players::{Player, people};

/// The code of a link to a game. A remote player is encoded as a person.
#[must_use]
pub fn code<R: Saved>(table: &Table<R>, seats: &[SeatInfo], purpose: Purpose) -> Option<String> {
    let mut seats = seats.to_vec();
    for info in &mut seats {
        if Player::of(info) == Player::Afar {
            SeatInfo::HUMAN.clone_into(&mut info.player);
        }
    }
    let link = RawLink::of(table, &seats, purpose).ok()?;
    link.encode().inspect_err(|why| leptos::logging::error!("no link: {why}")).ok()
}

/// The seats as seen by the player of `mine`: all other people are at other screens.
#[must_use]
pub fn seen_from(seats: &[SeatInfo], mine: moot_core::Seat) -> Vec<SeatInfo> {
    let people = people(seats);
    let mut seats = seats.to_vec();
    for (seat, info) in moot_core::Seat::all(seats.len()).zip(&mut seats) {
        if people.contains(seat)
            && seat != mine
            && let Some(word) = Player::Afar.word()
        {
            word.clone_into(&mut info.player);
        }
    }
    seats
}

#[cfg(test)]
mod tests;

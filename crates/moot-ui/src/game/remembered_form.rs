//! The choices of the lobby form, stored for the next visit: players, names, styles and options. The seed and its sources are
//! drawn anew for every game.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::code_split;
use crate::game::GameInfo;
use crate::game::form::{Form, SEATS};
use crate::players::Player;
use crate::saves::{SAVES, StoreError};
use crate::seat_style;
use moot_art::SeatStyle;
use moot_table::SeatInfo;

/// The stored choices; a name that is missing is the proposed one.
#[derive(Debug, Serialize, Deserialize)]
struct RememberedForm<O> {
    players: u8,
    seats: Vec<RememberedSeat>,
    first: Option<u8>,
    options: O,
}

/// The stored choices for a seat: player and colour by their words in saves.
#[derive(Debug, Serialize, Deserialize)]
struct RememberedSeat {
    name: Option<String>,
    player: String,
    colour: String,
}

/// The storage key of a game.
fn key<G: GameInfo>() -> String {
    ["trollmoot/form/", G::ID].concat()
}

/// Proposes the choices of the last game, if there are any, once the chunk that reads them has loaded. If it cannot be fetched, the
/// usual choices stay proposed.
pub(super) fn propose<G: GameInfo>(form: RwSignal<Form<G>>) {
    if SAVES.wish(&key::<G>()).is_none() {
        return;
    }
    code_split::with(G::lobby_extras(), move |extras| {
        if let Ok(extras) = extras {
            form.set((extras.recall)());
        }
    });
}

/// The choices as text.
#[must_use]
pub fn text_of<G: GameInfo>(form: &Form<G>) -> Option<String> {
    let seat = |seat: usize| RememberedSeat {
        name: form.names[seat].clone(),
        player: form.who[seat].word().unwrap_or(SeatInfo::HUMAN).to_owned(),
        colour: seat_style::name(form.seat_styles[seat]).to_owned(),
    };
    let remembered = RememberedForm {
        players: form.players,
        seats: (0..SEATS).map(seat).collect(),
        first: form.first,
        options: form.options.clone(),
    };
    serde_json::to_string(&remembered).ok()
}

/// The form with the choices of a text; `None` if the text does not hold choices that can be made in the lobby.
#[must_use]
pub fn form_of<G: GameInfo>(text: &str) -> Option<Form<G>> {
    let remembered: RememberedForm<G::Options> = serde_json::from_str(text).ok()?;
    if !G::PLAYERS.contains(&remembered.players) || remembered.seats.len() != SEATS {
        return None;
    }
    let mut form = Form { players: remembered.players, options: remembered.options, ..Form::default() };
    for (at, seat) in remembered.seats.into_iter().enumerate() {
        let player = Player::HEIRS.into_iter().find(|player| player.word() == Some(&seat.player))?;
        let style: SeatStyle = seat_style::named(&seat.colour)?;
        if form.seat_styles[..at].contains(&style) {
            return None;
        }
        form.who[at] = player;
        form.seat_styles[at] = style;
        form.names[at] = seat.name;
    }
    form.first = remembered.first.filter(|&first| first < form.players);
    Some(form)
}

/// Stores the choices of a form.
///
/// # Errors
/// Why they were not stored.
pub fn remember<G: GameInfo>(form: &Form<G>) -> Result<(), StoreError> {
    text_of(form).map_or(Ok(()), |text| SAVES.set_wish(&key::<G>(), &text))
}

/// The form with the choices of the last game; the proposed one if nothing is stored, or nothing that can be chosen now.
#[must_use]
pub fn recall<G: GameInfo>() -> Form<G> {
    SAVES.wish(&key::<G>()).and_then(|text| form_of(&text)).unwrap_or_default()
}

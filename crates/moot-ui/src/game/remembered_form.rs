//! The choices of the lobby form, stored for the next visit: players, names, styles and options. The seed and its sources are
//! drawn anew for every game. A title that was never played proposes the players of the last game of any title.

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

/// The storage key of the last game of any title.
const LAST: &str = "trollmoot/form";

/// The storage key of a game.
fn key<G: GameInfo>() -> String {
    ["trollmoot/form/", G::ID].concat()
}

/// Proposes the choices of the last game, if there are any, once the chunk that reads them has loaded. If it cannot be fetched, the
/// usual choices stay proposed.
pub(super) fn propose<G: GameInfo>(form: RwSignal<Form<G>>) {
    if SAVES.wish(&key::<G>()).or_else(|| SAVES.wish(LAST)).is_none() {
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
    if !G::PLAYERS.contains(&remembered.players) {
        return None;
    }
    let mut form = seated(remembered.players, remembered.seats)?;
    form.options = remembered.options;
    form.first = remembered.first.filter(|&first| first < form.players);
    Some(form)
}

/// The proposed form with the players of a text of any title, as many as the title allows; `None` if the text does not hold players.
#[must_use]
pub fn form_of_other<G: GameInfo>(text: &str) -> Option<Form<G>> {
    let remembered: RememberedForm<serde::de::IgnoredAny> = serde_json::from_str(text).ok()?;
    seated(remembered.players.clamp(*G::PLAYERS.start(), *G::PLAYERS.end()), remembered.seats)
}

/// The proposed form with these players; `None` if they cannot be chosen.
fn seated<G: GameInfo>(players: u8, seats: Vec<RememberedSeat>) -> Option<Form<G>> {
    if seats.len() != SEATS {
        return None;
    }
    let mut form = Form { players, ..Form::default() };
    for (at, seat) in seats.into_iter().enumerate() {
        let player = Player::HEIRS.into_iter().find(|player| player.word() == Some(&seat.player))?;
        let style: SeatStyle = seat_style::named(&seat.colour)?;
        if form.seat_styles[..at].contains(&style) {
            return None;
        }
        form.who[at] = player;
        form.seat_styles[at] = style;
        form.names[at] = seat.name;
    }
    Some(form)
}

/// Stores the choices of a form.
///
/// # Errors
/// Why they were not stored.
pub fn remember<G: GameInfo>(form: &Form<G>) -> Result<(), StoreError> {
    let Some(text) = text_of(form) else { return Ok(()) };
    SAVES.set_wish(&key::<G>(), &text)?;
    SAVES.set_wish(LAST, &text)
}

/// The form with the choices of the last game of the title, else with the players of the last game of any title; the proposed one if
/// nothing is stored, or nothing that can be chosen now.
#[must_use]
pub fn recall<G: GameInfo>() -> Form<G> {
    let own = SAVES.wish(&key::<G>()).and_then(|text| form_of(&text));
    own.or_else(|| SAVES.wish(LAST).and_then(|text| form_of_other(&text))).unwrap_or_default()
}

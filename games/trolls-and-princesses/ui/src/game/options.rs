//! The lobby options of Trolls & Princesses: the player boards.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use trolls_and_princesses::{BadSetup, Board, MAX_PLAYERS, Setup};

use crate::TrollsAndPrincessesUi;
use crate::text::offer::princess_offer;
use crate::text::table::princess;
use moot_ui::game::form::Form;
use moot_ui::radio_group::choice;

/// The number of boards.
const BOARDS: u8 = MAX_PLAYERS as u8;

/// The lobby options of Trolls & Princesses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Whether boards are dealt at random.
    pub dealt: bool,
    /// The chosen board of each seat: a permutation of all four.
    pub boards: [u8; MAX_PLAYERS],
}

impl Default for Options {
    fn default() -> Options {
        Options { dealt: true, boards: [0, 1, 2, 3] }
    }
}

impl Options {
    /// Assigns a board to a seat; the seat that had it takes the other board.
    pub fn choose(&mut self, seat: usize, board: u8) {
        let Some(&old) = self.boards.get(seat) else { return };
        for other in &mut self.boards {
            if *other == board {
                *other = old;
            }
        }
        self.boards[seat] = board;
    }
}

/// Converts the options into a setup.
///
/// # Errors
/// Why the options cannot be played.
pub fn setup(form: &Form<TrollsAndPrincessesUi>) -> Result<Setup, BadSetup> {
    let all = form.options.boards.map(Board);
    let boards = if form.options.dealt { &[][..] } else { all.get(..form.players.into()).unwrap_or(&all) };
    Setup::new(form.players, boards, form.first())
}

/// Describes, as a sentence, why the options cannot be played yet.
pub fn bad_setup(_form: &Form<TrollsAndPrincessesUi>, _why: &BadSetup) -> String {
    princess().no_game().to_owned()
}

/// The form rows that choose the boards.
pub fn rows(form: RwSignal<Form<TrollsAndPrincessesUi>>) -> AnyView {
    let texts = princess_offer();
    let dealt = Signal::derive(move || form.with(|form| form.options.dealt));
    let chooser = choice(
        texts.boards().to_owned(),
        vec![true, false],
        dealt,
        move |dealt| form.update(|form| form.options.dealt = dealt),
        |_| None,
        move |dealt| if dealt { texts.boards_dealt() } else { texts.boards_in_order() }.into_any(),
    );
    let seats = move || {
        if dealt.get() {
            return ().into_any();
        }
        let players = form.with(|form| form.players);
        (0..usize::from(players)).map(|seat| row(form, seat)).collect_view().into_any()
    };
    view! {
        <div class="option">
            <span>{texts.boards()}</span>
            {chooser}
        </div>
        <p class="setnote">{move || texts.boards_note(dealt.get())}</p>
        {seats}
    }
    .into_any()
}

/// The form row for the board of one seat.
fn row(form: RwSignal<Form<TrollsAndPrincessesUi>>, seat: usize) -> AnyView {
    let texts = princess_offer();
    let named = move || {
        let now = form.with(|form| form.options.boards[seat]);
        (0..BOARDS)
            .map(|board| {
                view! { <option value=board.to_string() selected=board == now>{texts.clan(Board(board))}</option> }
            })
            .collect_view()
    };
    view! {
        <label class="option">
            <span>{move || form.with(|form| form.name(seat))}</span>
            <select on:change:target=move |event| {
                if let Ok(board) = event.target().value().parse() {
                    form.update(|form| form.options.choose(seat, board));
                }
            }>{named}</select>
        </label>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::Seat;

    #[test]
    fn default_options_are_playable_by_any_number_of_players() {
        for players in 2..=4 {
            for dealt in [true, false] {
                let mut form = Form::<TrollsAndPrincessesUi>::default();
                form.seat(players);
                form.options.dealt = dealt;
                form.options.choose(0, 3);
                let laid_out = setup(&form).expect("playable options");
                assert_eq!(laid_out.players(), players);
                assert_eq!(laid_out.board(Seat(0)), (!dealt).then_some(Board(3)));
            }
        }
        let form = Form::<TrollsAndPrincessesUi> { players: 5, ..Form::default() };
        assert!(setup(&form).is_err_and(|why| bad_setup(&form, &why).ends_with('.')));
    }

    #[test]
    fn boards_are_a_permutation() {
        let mut options = Options::default();
        for (seat, board) in [(0, 2), (3, 2), (1, 0), (9, 1)] {
            options.choose(seat, board);
            let mut sorted = options.boards;
            sorted.sort_unstable();
            assert_eq!(sorted, [0, 1, 2, 3]);
        }
        assert_eq!((options.boards[3], options.boards[1]), (2, 0));
    }
}

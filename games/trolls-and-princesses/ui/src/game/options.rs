//! The lobby options of Trolls & Princesses: the player boards, and how the game answers what the rulebook leaves open.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use trolls_and_princesses::{BadSetup, Board, CowsFrom, MAX_PLAYERS, Readings, Setup, Shared, TrollsBegin};

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
    /// The answers to the questions that the rulebook leaves open.
    pub readings: Readings,
}

impl Default for Options {
    fn default() -> Options {
        Options { dealt: true, boards: [0, 1, 2, 3], readings: Readings::default() }
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
    Ok(Setup::new(form.players, boards, form.first())?.with(form.options.readings))
}

/// Describes, as a sentence, why the options cannot be played yet.
pub fn bad_setup(_form: &Form<TrollsAndPrincessesUi>, _why: &BadSetup) -> String {
    princess().no_game().to_owned()
}

/// The form rows of all options.
pub fn rows(form: RwSignal<Form<TrollsAndPrincessesUi>>) -> AnyView {
    view! {
        {boards(form)}
        {trolls(form)}
        {cows(form)}
        {shared(form)}
        <p class="setnote">{princess_offer().readings_note()}</p>
    }
    .into_any()
}

/// The form rows that choose the boards.
fn boards(form: RwSignal<Form<TrollsAndPrincessesUi>>) -> AnyView {
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
        {option_row(texts.boards(), chooser)}
        <p class="setnote">{move || texts.boards_note(dealt.get())}</p>
        {seats}
    }
    .into_any()
}

/// A form row: a heading, and its choices.
fn option_row(heading: &'static str, choices: AnyView) -> AnyView {
    view! {
        <div class="option">
            <span>{heading}</span>
            {choices}
        </div>
    }
    .into_any()
}

/// The form row for the place where trolls begin.
fn trolls(form: RwSignal<Form<TrollsAndPrincessesUi>>) -> AnyView {
    let texts = princess_offer();
    let chooser = choice(
        texts.trolls_begin().to_owned(),
        vec![TrollsBegin::Beside, TrollsBegin::Caverns],
        Signal::derive(move || form.with(|form| form.options.readings.trolls)),
        move |trolls| form.update(|form| form.options.readings.trolls = trolls),
        |_| None,
        move |trolls| texts.trolls_place(trolls).into_any(),
    );
    option_row(texts.trolls_begin(), chooser)
}

/// The form row for the source of stolen cows.
fn cows(form: RwSignal<Form<TrollsAndPrincessesUi>>) -> AnyView {
    let texts = princess_offer();
    let chooser = choice(
        texts.stolen_cows().to_owned(),
        vec![CowsFrom::Supply, CowsFrom::Village],
        Signal::derive(move || form.with(|form| form.options.readings.cows)),
        move |cows| form.update(|form| form.options.readings.cows = cows),
        |_| None,
        move |cows| texts.cows_source(cows).into_any(),
    );
    option_row(texts.stolen_cows(), chooser)
}

/// The form row for the village actions that opponents' trolls help with.
fn shared(form: RwSignal<Form<TrollsAndPrincessesUi>>) -> AnyView {
    let texts = princess_offer();
    let named = move || {
        let now = form.with(|form| form.options.readings.shared);
        let named = Shared::all().map(|shared| {
            view! { <option value=shared.words() selected=shared == now>{texts.shared(shared)}</option> }
        });
        named.collect_view()
    };
    view! {
        <label class="option">
            <span>{texts.shared_actions()}</span>
            <select on:change:target=move |event| {
                if let Some(shared) = Shared::from_words(&event.target().value()) {
                    form.update(|form| form.options.readings.shared = shared);
                }
            }>{named}</select>
        </label>
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
    fn the_answers_to_open_questions_reach_the_setup() {
        let mut form = Form::<TrollsAndPrincessesUi>::default();
        form.seat(3);
        assert_eq!(setup(&form).expect("playable options").readings(), Readings::default());
        let shared = Shared::from_words("swap cow").expect("two village actions");
        let readings = Readings { trolls: TrollsBegin::Caverns, shared, cows: CowsFrom::Village };
        form.options.readings = readings;
        assert_eq!(setup(&form).expect("playable options").readings(), readings);
        let usual = crate::text::offer::PrincessOffer::shared(&crate::text::en::English, Shared::default());
        assert_eq!(usual, "princess, bell and castle");
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

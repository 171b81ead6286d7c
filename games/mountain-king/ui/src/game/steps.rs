//! The four steps of a turn, and their progress.

use leptos::prelude::*;
use mountain_king::{Action, Phase, Stage, State};

use super::Pick;
use super::step_name::StepName;
use crate::marker::Session;
use crate::text::table::king;
use moot_art::Icon;
use moot_ui::widgets::ic;

/// The progress of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Completed.
    Done,
    /// In progress.
    Now,
    /// Not in progress, but also possible now.
    Open,
    /// Not yet reached.
    Later,
}

/// The progress of each step. None is [`Progress::Now`] outside turns, and when nothing is left but the end of the turn. The
/// optional steps 3 and 4 agree with the tray: step 4 is in progress while a statue is selected, or when no hall fits.
#[must_use]
pub fn progress(state: &State, legal: &[Action], pick: &Pick) -> [Progress; 4] {
    use Progress::{Done, Later, Now, Open};
    if state.round == 0 || state.phase == Phase::Over {
        return [Later; 4];
    }
    match (state.stage, state.phase) {
        (Stage::Work, Phase::Step | Phase::Trade { .. }) => {
            let magic = |action: &Action| matches!(action, Action::Cast { .. } | Action::Activate(_));
            [if legal.iter().any(magic) { Open } else { Done }, Now, Later, Later]
        }
        // The phases of step 2 that follow a choice in step 2.
        (
            Stage::Work,
            Phase::Lay { .. }
            | Phase::Bribe { .. }
            | Phase::Pick
            | Phase::Place
            | Phase::Anchor(_)
            | Phase::Found(_),
        ) => [Done, Now, Later, Later],
        (Stage::Work, _) => [Now, Open, Later, Later],
        (Stage::Breath, _) => [Done, Now, Later, Later],
        (Stage::Halls | Stage::Carts, _) => {
            let hall = legal.iter().any(|action| matches!(action, Action::Dedicate { .. }));
            let cart = legal.iter().any(|action| matches!(action, Action::Cart { .. }));
            let statue = matches!(pick, Pick::Statue { .. });
            match (hall, cart) {
                (true, _) if !statue => [Done, Done, Now, if cart { Open } else { Later }],
                (true, _) => [Done, Done, Open, Now],
                (false, true) => [Done, Done, Done, Now],
                (false, false) => [Done, Done, Done, if statue { Now } else { Done }],
            }
        }
    }
}

/// The step indicator of a turn.
#[component]
pub fn Stepper(
    /// The game.
    session: Session,
) -> impl IntoView {
    let texts = king().table;
    let now = Memo::new(move |_| {
        let pick = session.selection().pick().get();
        session.state().with(|state| session.legal().with(|legal| progress(state, legal, &pick)))
    });
    let step = move |name: StepName| {
        let at = move || now.get()[name as usize];
        let class = move || match at() {
            Progress::Done => "done",
            Progress::Now => "now",
            Progress::Open => "open",
            Progress::Later => "",
        };
        let number = move || match at() {
            Progress::Done => ic(Icon::Check),
            _ => (name as usize + 1).into_any(),
        };
        view! {
            <li class=class aria-current=move || (at() == Progress::Now).then_some("step")>
                <span class="no">{number}</span>
                {ic(name.icon())}
                <span class="lg">{texts.step(name)}</span>
                <span class="sm">{texts.step_short(name)}</span>
            </li>
        }
    };
    view! {
        <ol class="steps" aria-label=texts.steps()>
            {StepName::ALL.map(step)}
        </ol>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::SeatSet;
    use moot_table::{Seed, Table};
    use mountain_king::{Kind, MountainKing, Setup, Square, Token};

    fn first_turn() -> Table<MountainKing> {
        let setup = Setup::usual(2).unwrap();
        let mut table: Table<MountainKing> =
            Table::new(setup, Seed::typed("steps"), SeatSet::all(2)).unwrap();
        while table.state().round == 0 {
            let seat = table.state().active;
            let action = table.legal(seat)[0];
            table.play(seat, action).unwrap();
        }
        table
    }

    #[test]
    fn progress_follows_the_steps_of_a_turn() {
        let mut table = first_turn();
        let at = |table: &Table<MountainKing>| {
            progress(table.state(), &table.legal(table.state().active), &Pick::None)
        };
        assert_eq!(at(&table)[1..], [Progress::Now, Progress::Later, Progress::Later]);
        let seat = table.state().active;
        let dig =
            table.legal(seat).into_iter().find(|a| matches!(a, Action::Dig { .. } | Action::Recruit { .. }));
        table.play(seat, dig.expect("a first turn can dig or recruit")).unwrap();
        assert_eq!(at(&table), [Progress::Done, Progress::Now, Progress::Later, Progress::Later]);
        while table.state().stage != Stage::Halls {
            let action = table.legal(seat)[0];
            table.play(seat, action).unwrap();
        }
        assert_eq!(at(&table), [Progress::Done; 4], "no hall fits and no statue can move");
    }

    #[test]
    fn optional_steps_agree_with_what_is_selected_and_possible() {
        let mut state = *first_turn().state();
        (state.phase, state.stage) = (Phase::Step, Stage::Halls);
        let at = Square::at(3, 4);
        let hall = Action::Dedicate { hall: 0, lie: 0, at };
        let cart = Action::Cart { from: at, to: at, cart: Token::stored(Kind::Cart) };
        let statue = Pick::Statue { from: at, to: None };
        let now = |legal: &[Action], pick| progress(&state, legal, &pick).map(|step| step == Progress::Now);
        assert_eq!(now(&[hall, cart], Pick::None), [false, false, true, false]);
        assert_eq!(now(&[hall, cart], statue), [false, false, false, true]);
        assert_eq!(now(&[cart], Pick::None), [false, false, false, true]);
        assert_eq!(now(&[], Pick::None), [false; 4]);
    }

    #[test]
    fn before_the_first_turn_no_step_is_in_progress() {
        let setup = Setup::usual(3).unwrap();
        let table = Table::<MountainKing>::new(setup, Seed::typed("x"), SeatSet::all(3)).unwrap();
        assert_eq!(
            progress(table.state(), &table.legal(table.state().active), &Pick::None),
            [Progress::Later; 4]
        );
    }
}

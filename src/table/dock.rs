//! The dock: undo, redo, the steps, trade, and the one thing that leads on.

use leptos::prelude::*;
use mountain_king::{Action, Phase, Stage, State};

use super::stepper::Stepper;
use crate::advice::unfit;
use crate::art::Icon;
use crate::desk::Desk;
use crate::screen::Screen;
use crate::session::Session;
use crate::widgets::{Press, act_text};
use crate::words::{refusals, words};

/// What leads on from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onward {
    /// End the turn.
    End,
    /// Step 2 is impossible.
    Skip,
    /// No more digging with Deep Breath.
    Enough,
    /// The game is over: to the score sheet.
    Score,
}

impl Onward {
    /// What leads on from a position.
    #[must_use]
    pub fn from(state: &State, legal: &[Action]) -> Onward {
        match (state.phase, state.stage) {
            (Phase::Over, _) => Onward::Score,
            (Phase::Step, Stage::Breath) => Onward::Enough,
            _ if legal.contains(&Action::Skip) => Onward::Skip,
            _ => Onward::End,
        }
    }

    /// The action it stands for.
    #[must_use]
    pub const fn action(self) -> Option<Action> {
        match self {
            Onward::End => Some(Action::EndTurn),
            Onward::Skip => Some(Action::Skip),
            Onward::Enough => Some(Action::Done),
            Onward::Score => None,
        }
    }
}

fn refuse(session: Session) -> Callback<String> {
    Callback::new(move |why| session.note.set(Some(why)))
}

/// Undo, with the reason when nothing can be taken back.
#[component]
pub fn Undo(
    /// The game.
    session: Session,
    /// `icon` on the phone.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let texts = words().table;
    let why = Signal::derive(move || session.can_undo().err().map(|why| texts.barrier(why).to_owned()));
    view! {
        <Press icon=Icon::Undo label=texts.undo() class why press=move || session.undo() refuse=refuse(session)/>
    }
}

/// Redo.
#[component]
pub fn Redo(
    /// The game.
    session: Session,
    /// `icon` on the phone.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let texts = words().table;
    let why = Signal::derive(move || (!session.can_redo()).then(|| texts.nothing_to_redo().to_owned()));
    view! {
        <Press icon=Icon::Redo label=texts.redo() class why press=move || session.redo() refuse=refuse(session)/>
    }
}

/// Hint, with the reason when none can be given.
#[component]
pub fn HintButton(
    /// The game.
    session: Session,
    /// `icon` on the phone.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let why = Signal::derive(move || unfit(session));
    let press = move || session.hinting.update(|wanted| *wanted = !*wanted);
    view! { <Press icon=Icon::Hint label=words().advice.hint() class why press refuse=refuse(session)/> }
}

/// Trade with the supply: any kind shows whether a trade could begin, the dialog does the rest.
#[component]
pub fn Trade(
    /// The game.
    session: Session,
    /// The short label of the phone instead of the long one.
    #[prop(optional)]
    short: bool,
) -> impl IntoView {
    let texts = words().table;
    let begin = Action::Trade { get: mountain_king::Kind::Stone, market: false };
    let why = Signal::derive(move || session.check(begin).err().map(|why| refusals::why(session, &why)));
    let (label, class) = if short { (texts.trade_short(), "icon") } else { (texts.trade(), "") };
    view! {
        <Press
            icon=Icon::Trade
            label=label
            class
            why
            press=move || session.trading.set(true)
            refuse=refuse(session)
        />
    }
}

/// The one thing that leads on: end the turn, or whatever stands in its place.
#[component]
pub fn Lead(
    /// The page's shared state.
    desk: Desk,
    /// The game.
    session: Session,
) -> impl IntoView {
    let onward = Memo::new(move |_| {
        session.state.with(|state| session.legal.with(|legal| Onward::from(state, legal)))
    });
    move || {
        let texts = words().table;
        let onward = onward.get();
        let (icon, label) = match onward {
            Onward::End => (Icon::End, texts.end_turn()),
            Onward::Skip => (Icon::Skip, texts.skip()),
            Onward::Enough => (Icon::Check, texts.go_on()),
            Onward::Score => (Icon::Crown, texts.show_score()),
        };
        let why = Signal::derive(move || {
            let action = onward.action()?;
            session.check(action).err().map(|why| refusals::why(session, &why))
        });
        let press = move || match onward.action() {
            Some(action) => {
                session.play(action);
            }
            None => desk.go(Screen::Sheet),
        };
        let act = onward.action().map(act_text).unwrap_or_default();
        view! { <Press icon label=label class="primary lead" act why press refuse=refuse(session)/> }
    }
}

/// The dock of a desk or tablet.
#[component]
pub fn Dock(
    /// The page's shared state.
    desk: Desk,
    /// The game.
    session: Session,
) -> impl IntoView {
    view! {
        <footer class="dock">
            <div class="grp">
                <Undo session/>
                <Redo session/>
                <HintButton session/>
            </div>
            <Stepper session/>
            <div class="grp">
                <Trade session/>
                <Lead desk session/>
            </div>
        </footer>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::SeatSet;
    use moot_table::{Seed, Table};
    use mountain_king::{MountainKing, Setup};

    #[test]
    fn what_leads_on_is_legal_or_refused_with_a_reason_and_at_the_end_is_the_score() {
        let setup = Setup::usual(2).unwrap();
        let mut table = Table::<MountainKing>::new(setup, Seed::typed("lead"), SeatSet::all(2)).unwrap();
        let mut ends = 0;
        for _ in 0..4000 {
            let seat = table.state().active;
            let legal = table.legal(seat);
            match Onward::from(table.state(), &legal) {
                Onward::Score => {
                    assert!(legal.is_empty());
                    assert!(ends > 4);
                    return;
                }
                onward => {
                    let action = onward.action().expect("only the score is no action");
                    assert_eq!(legal.contains(&action), table.check(seat, action).is_ok());
                    let next = if legal.contains(&action) { action } else { legal[legal.len() / 2] };
                    ends += usize::from(next == Action::EndTurn);
                    table.play(seat, next).unwrap();
                }
            }
        }
        panic!("the game did not end after {ends} turns in round {}", table.state().round);
    }
}

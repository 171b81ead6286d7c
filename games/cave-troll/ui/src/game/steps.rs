//! The step indicator of a turn: the actions spent and the number left.

use cave_troll::{Action, CaveTroll, Phase};
use leptos::prelude::*;
use moot_table::{Entry, Table};

use super::Session;
use super::actions_left::{actions, is_aside, pips, turn_state};
use crate::board::act;
use crate::text::table::{Spent, cave};
use moot_art::Icon;
use moot_table_ui::game::text_context::TextContext;
use moot_ui::boxed::text;
use moot_ui::widgets::ic;

/// The actions of the turn to which the position after `plies` plies belongs, spent in the plies before `end`.
fn spent(table: &Table<CaveTroll>, plies: usize, end: usize) -> Vec<Spent> {
    let turn = table.at(plies).turn;
    let log = table.log();
    let since = (0..plies).rev().take_while(|&at| table.at(at).turn == turn).last().unwrap_or(plies);
    let mut found = Vec::new();
    for at in since..end.min(log.len()) {
        let (Some(Entry::Act { action, .. }), before) = (log.get(at).map(|ply| ply.entry), table.at(at))
        else {
            continue;
        };
        match (before.phase, action) {
            // The card is more informative than the draw.
            (Phase::Play, Action::Play(card)) => {
                if let Some(last @ Spent::Draw) = found.last_mut() {
                    *last = Spent::Card(card);
                }
            }
            (Phase::Act, Action::Draw) => found.push(Spent::Draw),
            (Phase::Act, Action::Move { who, .. }) => found.push(Spent::Move(who)),
            (Phase::Act, Action::Artifact) => found.push(Spent::Artifact),
            (Phase::Act, Action::End) => {}
            (Phase::Act, action) => {
                let who = crate::game::pick::parts(before, action).who;
                found.extend(who.map(|who| Spent::Ability(who.piece.figure)));
            }
            _ => {}
        }
    }
    found
}

/// The number of plies before the one that has ended the last turn.
fn before_the_end(table: &Table<CaveTroll>) -> Option<usize> {
    let now = table.state().turn;
    (0..table.log().len()).rev().find(|&at| table.at(at).turn != now)
}

/// The step indicator of a turn. A turn that its player has not ended yet is still shown, with nothing left.
pub fn steps(session: Session) -> AnyView {
    // The index of the last position of a turn that waits for its end.
    let waits = Memo::new(move |_| {
        session.unconfirmed_turn().get().filter(|_| session.past_position().with(Option::is_none))?;
        session.table().with(before_the_end)
    });
    let now = Memo::new(move |_| {
        let plies = session.past_position().get().map(|past| past.at).or(waits.get());
        let ended = usize::from(waits.get().is_some());
        session.table().with(|table| {
            let plies = plies.unwrap_or_else(|| table.log().len());
            let state = table.at(plies);
            let (_, all) = actions(state);
            let mut done = spent(table, plies, plies + ended);
            let over = state.phase == Phase::Over || ended == 1;
            // The action in progress is not spent yet.
            let under_way = !over && state.phase != Phase::Act && !done.is_empty();
            let current = if under_way { done.pop() } else { None };
            (done, current, all, over)
        })
    });
    let held = move || {
        let choices = act::choices(session);
        let free = session.input_control().get().free() && choices.pick.who.is_some();
        free.then(|| TextContext::now(session, |context| cave().question(context, &choices)))
    };
    let aside = is_aside(session);
    let item = move |at: u8| {
        let (done, current, all, over) = now.get();
        if at >= all || aside.get() {
            return ().into_any();
        }
        let text = done.get(usize::from(at)).map(|&spent| cave().spent(spent));
        let is_now = usize::from(at) == done.len() && !over;
        let class = if text.is_some() {
            "done"
        } else if is_now {
            "now"
        } else {
            ""
        };
        let long = match text {
            Some(text) => text,
            None if is_now => {
                let under_way = current.map(|spent| cave().spent(spent));
                under_way.or_else(held).unwrap_or_else(|| cave().any_action().to_owned())
            }
            None => cave().any_action().to_owned(),
        };
        let number = if class == "done" { ic(Icon::Check) } else { (at + 1).into_any() };
        view! {
            <li class=class aria-current=is_now.then_some("step")>
                <span class="no">{number}</span>
                <span class="lg">{long}</span>
            </li>
        }
        .into_any()
    };
    let icons = move || session.state().with(cave_troll::State::icons);
    let state = turn_state(session);
    let left = move || {
        if aside.get() {
            return cave().turn(&session.name(state.with(|state| state.active)), false);
        }
        let (left, of) = state.with(actions);
        cave().left(left, of)
    };
    let pips = move || if aside.get() { String::new() } else { state.with(pips) };
    view! {
        <ol class="steps actions" aria-label=cave().actions()>
            {(0..4).map(|at| move || item(at)).collect_view()}
        </ol>
        <div class="turnbar">
            <span>{text(left)}</span>
            <span class="pips" aria-hidden="true" inner_html=text(pips)></span>
            <em>{ic(Icon::Coin)} <b>{text(move || cave().pile_count(icons()))}</b></em>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::{Set, Setup};
    use moot_ui::testing::{by_stride, played};

    #[test]
    fn all_spent_actions_are_listed() {
        let setup = Setup::new(3, Set::Classic, None).unwrap();
        let (mut told, mut ended) = (0, 0);
        played::<CaveTroll>(setup, "steps", |table, seat, legal| {
            let state = table.state();
            if state.phase == Phase::Act {
                let of = u8::try_from(state.turn.min(4)).unwrap();
                let spent = spent(table, table.log().len(), table.log().len());
                assert_eq!(spent.len(), usize::from(of - state.actions), "{spent:?}");
                assert!(!spent.contains(&Spent::Draw), "{spent:?}");
                told += spent.len();
                ended += usize::from(spent.is_empty() && turn_used_up(table));
            }
            by_stride(7)(table, seat, legal).filter(|_| table.log().len() < 400)
        })
        .unwrap();
        assert!(told > 40 && ended > 10, "{told} {ended}");
    }

    /// Whether the last turn was ended by its last action; if so, all of its actions are spent.
    fn turn_used_up(table: &Table<CaveTroll>) -> bool {
        let Some(at) = before_the_end(table) else { return false };
        let before = table.at(at);
        let last = table.log().get(at).map(|ply| ply.entry);
        if before.phase != Phase::Act || matches!(last, Some(Entry::Act { action: Action::End, .. })) {
            return false;
        }
        assert_eq!(spent(table, at, at + 1).len(), usize::from(before.turn.min(4)), "{last:?}");
        true
    }
}

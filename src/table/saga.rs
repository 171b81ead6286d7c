//! The saga: what happened, newest first, by rounds.

use std::sync::Arc;

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::{Ply, SeatInfo};
use mountain_king::{Event, MountainKing, Setup, State};

use crate::art::Icon;
use crate::session::Session;
use crate::widgets::{badge, ic};
use crate::words::{Scene, words};

/// How many lines are shown before the whole saga is asked for.
const SHORT: usize = 40;

/// A line of the saga.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// What follows beneath happened in that round; 0 for the setup.
    Round(u8),
    /// Something happened.
    Happened {
        /// Which ply, and which of its events.
        at: (usize, usize),
        /// Who did it, if it was a player.
        who: Option<Seat>,
        /// In words.
        text: String,
    },
}

/// Who did what happened.
#[must_use]
pub fn doer(event: &Event) -> Option<Seat> {
    match *event {
        Event::Gate { seat, .. }
        | Event::Drew { seat }
        | Event::Kept { seat, .. }
        | Event::Bonus { seat, .. }
        | Event::Cast { seat, .. }
        | Event::Activated { seat, .. }
        | Event::Exchanged { seat, .. }
        | Event::Carried { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Bribed { seat, .. }
        | Event::Recruited { seat, .. }
        | Event::Picked { seat, .. }
        | Event::Replaced { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Woke { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Capped { seat, .. }
        | Event::Dug { seat, .. }
        | Event::Unearthed { seat, .. }
        | Event::Joined { seat, .. }
        | Event::Blessed { seat, .. }
        | Event::Founded { seat, .. }
        | Event::Skipped { seat }
        | Event::Dedicated { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Reclaimed { seat, .. } => Some(seat),
        _ => None,
    }
}

/// Whether the saga needs a line for it. The rounds head its parts, every line bears the badge of whoever did it, and what
/// is dealt before the first gate lies on the table for all to see.
fn worth_a_line(event: &Event, after: &State) -> bool {
    let dealing = after.round == 0;
    match event {
        Event::Began { .. } | Event::Ended { .. } | Event::Token { .. } | Event::Drew { .. } => false,
        Event::Came { .. } | Event::Pedestal { .. } | Event::Supplied { .. } | Event::Turned { .. } => {
            !dealing
        }
        _ => true,
    }
}

/// The sentences of one ply, newest first.
fn told<'a>(
    setup: &'a Setup,
    seats: &'a [SeatInfo],
    at: usize,
    ply: &'a Ply<MountainKing>,
) -> impl Iterator<Item = Line> + 'a {
    let scene = Scene { setup, state: &ply.after, seats };
    ply.events.iter().enumerate().rev().filter_map(move |(i, event)| {
        let text = words().log.sentence(&scene, event)?;
        Some(Line::Happened { at: (at, i), who: doer(event), text })
    })
}

/// The newest lines, newest first, with a heading over each round; at most `most` that happened.
#[must_use]
pub fn lines(setup: &Setup, seats: &[SeatInfo], plies: &[Arc<Ply<MountainKing>>], most: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut round = None;
    let mut left = most;
    for (at, ply) in plies.iter().enumerate().rev() {
        // An action that ends a round still belongs to it.
        let within = at.checked_sub(1).map_or(0, |before| plies[before].after.round);
        let worth = |line: &Line| match line {
            Line::Happened { at: (_, i), .. } => worth_a_line(&ply.events[*i], &ply.after),
            Line::Round(_) => true,
        };
        for line in told(setup, seats, at, ply).filter(worth) {
            if left == 0 {
                return lines;
            }
            left -= 1;
            if round != Some(within) {
                round = Some(within);
                lines.push(Line::Round(within));
            }
            lines.push(line);
        }
    }
    lines
}

/// What the plies tell, oldest first, as one message.
#[must_use]
pub fn message(setup: &Setup, seats: &[SeatInfo], plies: &[Arc<Ply<MountainKing>>]) -> String {
    let mut sentences: Vec<String> = plies
        .iter()
        .rev()
        .flat_map(|ply| told(setup, seats, 0, ply))
        .filter_map(|line| match line {
            Line::Happened { text, .. } => Some(text),
            Line::Round(_) => None,
        })
        .collect();
    sentences.reverse();
    sentences.join(" ")
}

/// The saga.
#[component]
pub fn Saga(
    /// The game.
    session: Session,
) -> impl IntoView {
    let texts = words().table;
    let open = RwSignal::new(false);
    let shown = Memo::new(move |_| {
        let most = if open.get() { usize::MAX } else { SHORT };
        let setup = session.setup();
        session.table.with(|table| session.seats.with(|seats| lines(&setup, seats, table.log(), most)))
    });
    let line = move |line: Line| match line {
        Line::Round(0) => view! { <li class="round">{texts.setup()}</li> }.into_any(),
        Line::Round(round) => view! { <li class="round">{texts.round(round)}</li> }.into_any(),
        Line::Happened { who, text, .. } => {
            let mark = match who {
                Some(seat) => badge(session.livery(seat), ""),
                None => view! { <span class="badge none"></span> }.into_any(),
            };
            view! { <li>{mark} <span>{text}</span></li> }.into_any()
        }
    };
    let toggle = move || if open.get() { texts.close() } else { texts.whole_saga() };
    view! {
        <section class="panel log" class:open=open aria-labelledby="h-log">
            <h2 id="h-log">
                {texts.saga()}
                <span class="extra">
                    <button
                        type="button"
                        class="mini"
                        aria-expanded=move || if open.get() { "true" } else { "false" }
                        on:click=move |_| open.update(|open| *open = !*open)
                    >
                        {ic(Icon::Log)}
                        <span>{toggle}</span>
                    </button>
                </span>
            </h2>
            <ol tabindex="0" aria-label=texts.saga()>
                <For each=move || shown.get() key=Clone::clone let:item>
                    {line(item)}
                </For>
            </ol>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::SeatSet;
    use moot_table::{Seed, Table};

    #[test]
    fn the_saga_is_newest_first_under_its_rounds() {
        let setup = Setup::usual(2).unwrap();
        let mut table = Table::<MountainKing>::new(setup, Seed::typed("saga"), SeatSet::all(2)).unwrap();
        while table.state().round < 3 {
            let seat = table.state().active;
            let legal = table.legal(seat);
            let action = legal.iter().copied().find(|a| *a == mountain_king::Action::EndTurn);
            table.play(seat, action.unwrap_or(legal[0])).unwrap();
        }
        let info = |name: &str| SeatInfo {
            name: name.to_owned(),
            colour: String::new(),
            pattern: String::new(),
            player: SeatInfo::HUMAN.to_owned(),
        };
        let seats = [info("Ann"), info("Bo")];
        let all = lines(&setup, &seats, table.log(), usize::MAX);
        let rounds: Vec<u8> = all
            .iter()
            .filter_map(|line| if let Line::Round(round) = line { Some(*round) } else { None })
            .collect();
        assert_eq!(rounds, [2, 1, 0], "one heading a round");
        let places: Vec<(usize, usize)> = all
            .iter()
            .filter_map(|line| if let Line::Happened { at, .. } = line { Some(*at) } else { None })
            .collect();
        assert!(places.is_sorted_by(|a, b| a > b), "newest first");
        let few = lines(&setup, &seats, table.log(), 5);
        assert_eq!(few, all[..few.len()]);
        assert_eq!(few.iter().filter(|line| matches!(line, Line::Happened { .. })).count(), 5);
        let last = table.log().len() - 1;
        assert!(message(&setup, &seats, &table.log()[last..]).ends_with('.'));
    }
}

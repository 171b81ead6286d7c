//! The saga: what happened, newest first, by the parts of the game.

use std::sync::Arc;

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::{Ply, SeatInfo};

use crate::art::Icon;
use crate::playable::Playable;
use crate::session::Session;
use crate::widgets::{badge, ic};
use crate::words::{Scene, words};

/// How many lines are shown before the whole saga is asked for.
const SHORT: usize = 40;

/// A line of the saga.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// What follows beneath happened in that part of the game; 0 for the setup.
    Chapter(u16),
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

/// The sentences of one ply, newest first.
fn told<'a, G: Playable>(
    setup: &'a G::Setup,
    seats: &'a [SeatInfo],
    at: usize,
    ply: &'a Ply<G>,
) -> impl Iterator<Item = Line> + 'a {
    let scene = Scene::<G> { setup, state: &ply.after, seats };
    ply.events.iter().enumerate().rev().filter_map(move |(i, event)| {
        let text = G::words().sentence(&scene, event)?;
        Some(Line::Happened { at: (at, i), who: G::doer(event), text })
    })
}

/// The newest lines, newest first, with a heading over each part of the game; at most `most` that happened.
#[must_use]
pub fn lines<G: Playable>(
    setup: &G::Setup,
    seats: &[SeatInfo],
    plies: &[Arc<Ply<G>>],
    most: usize,
) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut chapter = None;
    let mut left = most;
    for (at, ply) in plies.iter().enumerate().rev() {
        // An action that ends a part of the game still belongs to it.
        let within = at.checked_sub(1).map_or(0, |before| G::chapter(&plies[before].after));
        let worth = |line: &Line| match line {
            Line::Happened { at: (_, i), .. } => G::worth_a_line(&ply.events[*i], &ply.after),
            Line::Chapter(_) => true,
        };
        for line in told(setup, seats, at, ply).filter(worth) {
            if left == 0 {
                return lines;
            }
            left -= 1;
            if chapter != Some(within) {
                chapter = Some(within);
                lines.push(Line::Chapter(within));
            }
            lines.push(line);
        }
    }
    lines
}

/// How long a message may be, in letters: longer ones are not listened to.
const MESSAGE: usize = 200;

/// What the plies tell, oldest first, as one message. Where it would be too long, what comes last has room before what led
/// to it.
#[must_use]
pub fn message<G: Playable>(setup: &G::Setup, seats: &[SeatInfo], plies: &[Arc<Ply<G>>]) -> String {
    let mut sentences: Vec<String> = plies
        .iter()
        .rev()
        .flat_map(|ply| told(setup, seats, 0, ply))
        .filter_map(|line| match line {
            Line::Happened { text, .. } => Some(text),
            Line::Chapter(_) => None,
        })
        .collect();
    let mut left = MESSAGE;
    let fits = sentences.iter().take_while(|sentence| {
        let size = sentence.chars().count() + 1;
        let fits = size <= left + 1;
        left = left.saturating_sub(size);
        fits
    });
    let fits = fits.count();
    if let (0, Some(last)) = (fits, sentences.first()) {
        return last.chars().take(MESSAGE - 1).chain(['…']).collect();
    }
    sentences.truncate(fits);
    sentences.reverse();
    sentences.join(" ")
}

/// A part of the game, as a heading.
#[must_use]
pub fn heading<G: Playable>(chapter: u16) -> String {
    if chapter == 0 { words().table.setup().to_owned() } else { G::words().chapter(chapter) }
}

/// The saga.
#[component]
pub fn Saga<G: Playable>(
    /// The game.
    session: Session<G>,
) -> impl IntoView {
    let texts = words().table;
    let open = RwSignal::new(false);
    let shown = Memo::new(move |_| {
        let most = if open.get() { usize::MAX } else { SHORT };
        let setup = session.setup();
        session.table.with(|table| session.seats.with(|seats| lines::<G>(&setup, seats, table.log(), most)))
    });
    let line = move |line: Line| match line {
        Line::Chapter(chapter) => view! { <li class="round">{heading::<G>(chapter)}</li> }.into_any(),
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
    use mountain_king::{MountainKing, Setup};

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
        let all = lines::<MountainKing>(&setup, &seats, table.log(), usize::MAX);
        let rounds: Vec<u16> = all
            .iter()
            .filter_map(|line| if let Line::Chapter(round) = line { Some(*round) } else { None })
            .collect();
        assert_eq!(rounds, [2, 1, 0], "one heading a round");
        let places: Vec<(usize, usize)> = all
            .iter()
            .filter_map(|line| if let Line::Happened { at, .. } = line { Some(*at) } else { None })
            .collect();
        assert!(places.is_sorted_by(|a, b| a > b), "newest first");
        let few = lines::<MountainKing>(&setup, &seats, table.log(), 5);
        assert_eq!(few, all[..few.len()]);
        assert_eq!(few.iter().filter(|line| matches!(line, Line::Happened { .. })).count(), 5);
        let last = table.log().len() - 1;
        assert!(message::<MountainKing>(&setup, &seats, &table.log()[last..]).ends_with('.'));
    }

    /// Every message of some games is there and short enough to be listened to.
    fn listened<G: Playable>(setup: &G::Setup, games: u64) {
        use moot_core::{Dice, Mixer};
        let info = |name: &str| SeatInfo {
            name: name.to_owned(),
            colour: String::new(),
            pattern: String::new(),
            player: SeatInfo::HUMAN.to_owned(),
        };
        let seats = ["Gunnhild the Grim", "Torolf", "Disa", "Sigurd"].map(info);
        let mut longest = 0;
        for game in 0..games {
            let mut table = Table::<G>::new(*setup, Seed::typed(&game.to_string()), SeatSet::NONE).unwrap();
            let mut dice = Mixer::new(game);
            while let Some(seat) = table.asked().iter().next() {
                let legal = table.legal(seat);
                let action = legal[dice.below(legal.len() as u32) as usize];
                let plies = table.play(seat, action).unwrap().plies;
                let message = message::<G>(setup, &seats, &table.log()[plies.clone()]);
                let told: usize =
                    table.log()[plies].iter().map(|ply| told(setup, &seats, 0, ply).count()).sum();
                assert!(message.chars().count() <= MESSAGE, "{message}");
                assert_eq!(message.is_empty(), told == 0, "{message}");
                longest = longest.max(message.chars().count());
            }
        }
        assert!(longest > 60, "the longest message has {longest} letters");
    }

    #[test]
    fn one_message_an_action_and_none_too_long() {
        listened::<MountainKing>(&Setup::usual(4).unwrap(), 6);
        listened::<cave_troll::CaveTroll>(&cave_troll::Setup::usual(3).unwrap(), 6);
    }
}

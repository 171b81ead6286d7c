//! What happened, in sentences: newest first, by the parts of the game.

use core::ops::Range;
use std::sync::Arc;

use moot_core::Seat;
use moot_table::{Ply, SeatInfo, Table};

use crate::game::GameView;
use crate::text::Scene;
use crate::text::words;
use moot_ui::game::SetupOf;

/// A line of the saga.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// What follows beneath happened in that part of the game; 0 for the setup.
    Chapter(u16),
    /// Undo reaches back to here, and why not further.
    Barrier(String),
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
fn told<'a, G: GameView>(
    setup: &'a SetupOf<G>,
    seats: &'a [SeatInfo],
    at: usize,
    ply: &'a Ply<G::Rules>,
) -> impl Iterator<Item = Line> + 'a {
    let scene = Scene::<G> { setup, state: &ply.after, seats };
    ply.events.iter().enumerate().rev().filter_map(move |(i, event)| {
        let text = G::words().sentence(&scene, event)?;
        Some(Line::Happened { at: (at, i), who: G::doer(event), text })
    })
}

/// Which lines are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sieve {
    /// At most so many that happened; all for `None`.
    pub most: Option<usize>,
    /// What this seat did; what all did for `None`.
    pub who: Option<Seat>,
    /// What the sentences have to contain, in any case of letters.
    pub sought: String,
    /// The ply before which nothing can be taken back, and why not: a line of its own.
    pub barrier: Option<(usize, String)>,
}

impl Sieve {
    /// The newest lines, at most so many.
    #[must_use]
    pub fn newest(most: usize) -> Sieve {
        Sieve { most: Some(most), ..Sieve::default() }
    }

    fn lets_through(&self, sought: &str, who: Option<Seat>, text: &str) -> bool {
        let by_right_one = self.who.is_none_or(|seat| who == Some(seat));
        by_right_one && (sought.is_empty() || text.to_lowercase().contains(sought))
    }
}

/// The newest lines that are wanted, newest first, with a heading over each part of the game.
#[must_use]
pub fn lines<G: GameView>(
    setup: &SetupOf<G>,
    seats: &[SeatInfo],
    plies: &[Arc<Ply<G::Rules>>],
    sieve: &Sieve,
) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut chapter = None;
    let mut left = sieve.most.unwrap_or(usize::MAX);
    let sought = sieve.sought.trim().to_lowercase();
    let mut barrier = sieve.barrier.as_ref();
    for (at, ply) in plies.iter().enumerate().rev() {
        if let Some((_, why)) = barrier.filter(|(bar, _)| *bar >= at) {
            lines.push(Line::Barrier(why.clone()));
            barrier = None;
        }
        // An action that ends a part of the game still belongs to it.
        let within = at.checked_sub(1).map_or(0, |before| G::chapter(&plies[before].after));
        let worth = |line: &Line| match line {
            Line::Happened { at: (_, i), who, text } => {
                G::worth_a_line(&ply.events[*i], &ply.after) && sieve.lets_through(&sought, *who, text)
            }
            Line::Chapter(_) | Line::Barrier(_) => true,
        };
        for line in told::<G>(setup, seats, at, ply).filter(worth) {
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

/// What the plies tell, oldest first, as one message. Where it would be too long, what
/// comes last has room before what led to it.
#[must_use]
pub fn message<G: GameView>(setup: &SetupOf<G>, seats: &[SeatInfo], plies: &[Arc<Ply<G::Rules>>]) -> String {
    joined(sentences::<G>(setup, seats, plies))
}

/// What a decision brought, as one message: what its plies tell, and the call that they brought about.
#[must_use]
pub fn announced<G: GameView>(table: &Table<G::Rules>, seats: &[SeatInfo], plies: Range<usize>) -> String {
    let setup = table.setup();
    let call = |at| G::words().last_call(&Scene::<G> { setup, state: table.at(at), seats });
    let (before, now) = (call(plies.start), call(plies.end));
    let mut told = sentences::<G>(setup, seats, table.log().get(plies).unwrap_or_default());
    if let Some(call) = now.filter(|now| before.as_ref() != Some(now)) {
        let call = [call.as_str(), "."].concat();
        if !told.contains(&call) {
            told.insert(0, call);
        }
    }
    joined(told)
}

/// The sentences of the plies, newest first.
fn sentences<G: GameView>(
    setup: &SetupOf<G>,
    seats: &[SeatInfo],
    plies: &[Arc<Ply<G::Rules>>],
) -> Vec<String> {
    let lines = plies.iter().rev().flat_map(|ply| told::<G>(setup, seats, 0, ply));
    let text = |line| match line {
        Line::Happened { text, .. } => Some(text),
        Line::Chapter(_) | Line::Barrier(_) => None,
    };
    lines.filter_map(text).collect()
}

/// Sentences, newest first, as one message.
fn joined(mut sentences: Vec<String>) -> String {
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
pub fn heading<G: GameView>(chapter: u16) -> String {
    if chapter == 0 { words().table.setup().to_owned() } else { G::words().chapter(chapter) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll_ui::game::CaveTrollUi;
    use moot_core::SeatSet;
    use moot_table::Seed;
    use mountain_king::{MountainKing, Setup};
    use mountain_king_ui::game::MountainKingUi;
    use trolls_and_princesses_ui::game::TrollsAndPrincessesUi;

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
        let all = lines::<MountainKingUi>(&setup, &seats, table.log(), &Sieve::default());
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
        let few = lines::<MountainKingUi>(&setup, &seats, table.log(), &Sieve::newest(5));
        assert_eq!(few, all[..few.len()]);
        assert_eq!(few.iter().filter(|line| matches!(line, Line::Happened { .. })).count(), 5);
        let only = |sieve: &Sieve| lines::<MountainKingUi>(&setup, &seats, table.log(), sieve);
        let bo = only(&Sieve { who: Some(Seat(1)), ..Sieve::default() });
        let by_bo = |line: &&Line| matches!(line, Line::Happened { who: Some(Seat(1)), .. });
        assert_eq!(bo.iter().filter(by_bo).count(), all.iter().filter(by_bo).count());
        assert!(bo.iter().all(|line| matches!(line, Line::Chapter(_)) || by_bo(&line)));
        let found = only(&Sieve { sought: "BO ".to_owned(), ..Sieve::default() });
        let text =
            |line: &Line| if let Line::Happened { text, .. } = line { Some(text.clone()) } else { None };
        let texts: Vec<String> = found.iter().filter_map(text).collect();
        assert!(texts.len() > 3 && texts.iter().all(|text| text.to_lowercase().contains("bo")));
        let middle = places[places.len() / 2].0;
        let barred = only(&Sieve { barrier: Some((middle, "seen".to_owned())), ..Sieve::default() });
        let bar = barred.iter().position(|line| *line == Line::Barrier("seen".to_owned())).unwrap();
        let at = |line: &Line| if let Line::Happened { at, .. } = line { Some(at.0) } else { None };
        assert!(barred[..bar].iter().filter_map(at).all(|at| at > middle));
        assert!(barred[bar..].iter().filter_map(at).all(|at| at <= middle));
        let last = table.log().len() - 1;
        assert!(message::<MountainKingUi>(&setup, &seats, &table.log()[last..]).ends_with('.'));
    }

    /// Every message of some games is there and short enough to be listened to. Tells how often the end was called near.
    fn listened<G: GameView>(setup: &SetupOf<G>, games: u64) -> usize {
        use moot_core::{Dice, Mixer};
        let info = |name: &str| SeatInfo {
            name: name.to_owned(),
            colour: String::new(),
            pattern: String::new(),
            player: SeatInfo::HUMAN.to_owned(),
        };
        let seats = ["Gunnhild the Grim", "Torolf", "Disa", "Sigurd"].map(info);
        let (mut longest, mut called) = (0, 0);
        for game in 0..games {
            let mut table =
                Table::<G::Rules>::new(*setup, Seed::typed(&game.to_string()), SeatSet::NONE).unwrap();
            let mut dice = Mixer::new(game);
            while let Some(seat) = table.asked().iter().next() {
                let legal = table.legal(seat);
                let action = legal[dice.below(legal.len() as u32) as usize];
                let plies = table.play(seat, action).unwrap().plies;
                let message = announced::<G>(&table, &seats, plies.clone());
                let told: usize = table.log()[plies.clone()]
                    .iter()
                    .map(|ply| told::<G>(setup, &seats, 0, ply).count())
                    .sum();
                assert!(message.chars().count() <= MESSAGE, "{message}");
                let call =
                    |at| G::words().last_call(&Scene::<G> { setup, state: table.at(at), seats: &seats });
                let (before, now) = (call(plies.start), call(plies.end));
                let calls = now.iter().map(|call| message.matches(call.as_str()).count()).sum::<usize>();
                if now.is_some() && now != before {
                    assert_eq!(calls, 1, "the call is told once: {message}");
                    called += 1;
                } else {
                    assert_eq!(message.is_empty(), told == 0, "{message}");
                }
                longest = longest.max(message.chars().count());
            }
        }
        assert!(longest > 60, "the longest message has {longest} letters");
        called
    }

    #[test]
    fn one_message_an_action_and_none_too_long() {
        let called = listened::<MountainKingUi>(&Setup::usual(4).unwrap(), 6);
        assert!(called >= 6, "three calls a game that comes to its end: {called}");
        listened::<CaveTrollUi>(&cave_troll::Setup::usual(3).unwrap(), 6);
        let setup = trolls_and_princesses::Setup::usual(3).unwrap();
        assert_eq!(listened::<TrollsAndPrincessesUi>(&setup, 4), 4);
    }
}

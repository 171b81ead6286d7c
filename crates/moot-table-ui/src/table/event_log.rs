//! The event log in sentences: newest first, grouped by the parts of the game.

use core::ops::Range;
use std::sync::Arc;

use moot_core::Seat;
use moot_table::{Ply, SeatInfo, Table};

use crate::game::GameView;
use crate::game::text_context::TextContext;
use crate::text::words;
use moot_ui::game::SetupOf;

/// A line of the event log.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// The heading of the events below it, which belong to that part of the game; 0 for the setup.
    Chapter(u16),
    /// The limit of undo, and its reason.
    Barrier(String),
    /// An event.
    Happened {
        /// The index of the ply, and of the event within it.
        at: (usize, usize),
        /// The seat that caused it, if any.
        who: Option<Seat>,
        /// The sentence.
        text: String,
    },
}

/// The sentences of one ply, newest first.
pub fn happened<'a, G: GameView>(
    setup: &'a SetupOf<G>,
    seats: &'a [SeatInfo],
    at: usize,
    ply: &'a Ply<G::Rules>,
) -> impl Iterator<Item = Line> + 'a {
    let context = TextContext::<G> { setup, state: &ply.after, seats };
    ply.events.iter().enumerate().rev().filter_map(move |(i, event)| {
        let text = G::words().sentence(&context, event)?;
        Some(Line::Happened { at: (at, i), who: G::doer(event), text })
    })
}

/// A filter of lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineFilter {
    /// The maximum number of events; `None` for all.
    pub most: Option<usize>,
    /// The seat whose events are shown; `None` for all.
    pub who: Option<Seat>,
    /// The text that sentences have to contain, ignoring case.
    pub sought: String,
    /// The ply before which undo is impossible, and the reason: a line of its own.
    pub barrier: Option<(usize, String)>,
}

impl LineFilter {
    /// A filter for the newest lines, at most this many.
    #[must_use]
    pub fn newest(most: usize) -> LineFilter {
        LineFilter { most: Some(most), ..LineFilter::default() }
    }

    fn lets_through(&self, sought: &str, who: Option<Seat>, text: &str) -> bool {
        let by_right_one = self.who.is_none_or(|seat| who == Some(seat));
        by_right_one && (sought.is_empty() || text.to_lowercase().contains(sought))
    }
}

/// The newest lines that match, newest first, with a heading over each part of the game.
#[must_use]
pub fn lines<G: GameView>(
    setup: &SetupOf<G>,
    seats: &[SeatInfo],
    plies: &[Arc<Ply<G::Rules>>],
    filter: &LineFilter,
) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut chapter = None;
    let mut left = filter.most.unwrap_or(usize::MAX);
    let sought = filter.sought.trim().to_lowercase();
    let mut barrier = filter.barrier.as_ref();
    for (at, ply) in plies.iter().enumerate().rev() {
        if let Some((_, why)) = barrier.filter(|(bar, _)| *bar >= at) {
            lines.push(Line::Barrier(why.clone()));
            barrier = None;
        }
        // An action that ends a part of the game still belongs to that part.
        let within = at.checked_sub(1).map_or(0, |before| G::chapter(&plies[before].after));
        let worth = |line: &Line| match line {
            Line::Happened { at: (_, i), who, text } => {
                G::worth_a_line(&ply.events[*i], &ply.after) && filter.lets_through(&sought, *who, text)
            }
            Line::Chapter(_) | Line::Barrier(_) => true,
        };
        for line in happened::<G>(setup, seats, at, ply).filter(worth) {
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

/// The maximum length of a message, in characters: screen reader users skip longer ones.
pub const MESSAGE: usize = 200;

/// The events of some plies, oldest first, as one message. If it is too long, earlier events are dropped first.
#[must_use]
pub fn message<G: GameView>(setup: &SetupOf<G>, seats: &[SeatInfo], plies: &[Arc<Ply<G::Rules>>]) -> String {
    joined(sentences::<G>(setup, seats, plies))
}

/// The events of one ply as one message, if the log shows no line for it.
#[must_use]
pub fn untold<G: GameView>(table: &Table<G::Rules>, seats: &[SeatInfo], at: usize) -> String {
    let plies = table.log().get(at..=at).unwrap_or_default();
    let told = !lines::<G>(table.setup(), seats, plies, &LineFilter::newest(1)).is_empty();
    if told { String::new() } else { message::<G>(table.setup(), seats, plies) }
}

/// The events of a decision as one message: those of its plies, and the announcement that they caused.
#[must_use]
pub fn announced<G: GameView>(table: &Table<G::Rules>, seats: &[SeatInfo], plies: Range<usize>) -> String {
    let setup = table.setup();
    let call = |at| G::words().last_call(&TextContext::<G> { setup, state: table.at(at), seats });
    let (before, now) = (call(plies.start), call(plies.end));
    let mut sentences = sentences::<G>(setup, seats, table.log().get(plies).unwrap_or_default());
    if let Some(call) = now.filter(|now| before.as_ref() != Some(now)) {
        let call = [call.as_str(), "."].concat();
        if !sentences.contains(&call) {
            sentences.insert(0, call);
        }
    }
    joined(sentences)
}

/// The sentences of some plies, newest first.
fn sentences<G: GameView>(
    setup: &SetupOf<G>,
    seats: &[SeatInfo],
    plies: &[Arc<Ply<G::Rules>>],
) -> Vec<String> {
    let lines = plies.iter().rev().flat_map(|ply| happened::<G>(setup, seats, 0, ply));
    let text = |line| match line {
        Line::Happened { text, .. } => Some(text),
        Line::Chapter(_) | Line::Barrier(_) => None,
    };
    lines.filter_map(text).collect()
}

/// Joins sentences, newest first, to one message.
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

/// The heading of a part of the game.
#[must_use]
pub fn heading<G: GameView>(chapter: u16) -> String {
    if chapter == 0 { words().table.setup().to_owned() } else { G::words().chapter(chapter) }
}

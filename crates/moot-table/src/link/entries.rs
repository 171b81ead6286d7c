//! The log entries of a link as bytes. A decision costs the binary logarithm of the number of alternatives,
//! in bits.

use moot_core::{Game, Seat, SeatSet, Turn};

use super::range::{Decoder, Encoder};
use super::shares::Shares;
use crate::{Entry, EntryOf, Seed, Stream, Table};

/// The maximal length of the text of an entry, in bytes. A link with a longer one is invalid.
const LONGEST: u32 = 1024;

/// The adaptive models that encoder and decoder update in step.
struct Habits {
    /// Whether a decision is listed by `legal`; whether an outcome is the one that the seed draws.
    listed: Shares<2>,
    drawn: Shares<2>,
    /// The bytes of entries that are spelt out.
    letters: Shares<256>,
}

impl Habits {
    fn new() -> Habits {
        let common = |byte: usize| if (0x20..0x7F).contains(&byte) { 4 } else { 1 };
        Habits {
            listed: Shares::new([64, 1]),
            drawn: Shares::new([255, 1]),
            letters: Shares::new(core::array::from_fn(common)),
        }
    }
}

/// Encodes the entries of a game.
pub fn pack<G: Game>(table: &Table<G>) -> Vec<u8> {
    let (mut encoder, mut habits) = (Encoder::new(), Habits::new());
    for (at, ply) in table.log().iter().enumerate() {
        let before = table.at(at);
        match ply.entry {
            Entry::Chance(outcome) => {
                let usual = draw::<G>(table.setup(), before, table.seed(), table.chances_before(at));
                habits.drawn.put(&mut encoder, usize::from(usual != outcome));
                if usual != outcome {
                    spell(&mut encoder, &mut habits, &usual.to_string(), &outcome.to_string());
                }
            }
            Entry::Act { seat, action } => {
                let asked = asked::<G>(table.setup(), before);
                let place = asked.iter().position(|other| other == seat).unwrap_or_default();
                encoder.below(place as u32, asked.len() as u32);
                let legal = legal::<G>(table.setup(), before, seat);
                let listed = legal.iter().position(|&other| other == action);
                habits.listed.put(&mut encoder, usize::from(listed.is_none()));
                match listed {
                    Some(place) => encoder.below(place as u32, legal.len() as u32),
                    None => {
                        let text = G::action_text(action);
                        let (place, like) = nearest::<G>(&legal, &text);
                        encoder.below(place as u32, legal.len() as u32);
                        spell(&mut encoder, &mut habits, &like, &text);
                    }
                }
            }
        }
    }
    encoder.finish()
}

/// Decodes entries one by one while the game is replayed.
pub struct Unpacker<'a> {
    decoder: Decoder<'a>,
    habits: Habits,
}

impl<'a> Unpacker<'a> {
    pub fn new(bytes: &'a [u8]) -> Unpacker<'a> {
        Unpacker { decoder: Decoder::new(bytes), habits: Habits::new() }
    }

    /// Returns the next entry for the position of `table`. Returns `None` if the spelt text is not an entry
    /// of the game, or if the game is over.
    pub fn next<G: Game>(&mut self, table: &Table<G>) -> Option<EntryOf<G>> {
        let (setup, state) = (table.setup(), table.state());
        match G::turn(setup, state) {
            Turn::Over => None,
            Turn::Chance => {
                let usual = draw::<G>(setup, state, table.seed(), table.chances());
                if self.habits.drawn.take(&mut self.decoder) == 0 {
                    return Some(Entry::Chance(usual));
                }
                self.spelt(&usual.to_string())?.parse::<G::Outcome>().ok().map(Entry::Chance)
            }
            Turn::Seats(asked) => {
                let place = self.decoder.below(asked.len() as u32) as usize;
                let seat = asked.iter().nth(place)?;
                let legal = legal::<G>(setup, state, seat);
                let listed = self.habits.listed.take(&mut self.decoder) == 0;
                let action = *legal.get(self.decoder.below(legal.len() as u32) as usize)?;
                if listed {
                    return Some(Entry::Act { seat, action });
                }
                let text = self.spelt(&G::action_text(action))?;
                G::action_from(&text).ok().map(|action| Entry::Act { seat, action })
            }
        }
    }

    fn spelt(&mut self, like: &str) -> Option<String> {
        let kept = self.decoder.below(like.len() as u32 + 1) as usize;
        let length = self.decoder.below(LONGEST);
        let mut bytes = like.as_bytes().get(..kept)?.to_vec();
        for _ in 0..length {
            bytes.push(self.habits.letters.take(&mut self.decoder) as u8);
        }
        String::from_utf8(bytes).ok()
    }
}

/// Encodes a text as the length of the prefix that it shares with `like`, and the rest.
fn spell(encoder: &mut Encoder, habits: &mut Habits, like: &str, text: &str) {
    let kept = common(like, text);
    let rest = &text.as_bytes()[kept..];
    encoder.below(kept as u32, like.len() as u32 + 1);
    encoder.below(rest.len() as u32, LONGEST);
    rest.iter().for_each(|&byte| habits.letters.put(encoder, byte.into()));
}

/// The number of bytes that two texts share at their start.
fn common(a: &str, b: &str) -> usize {
    a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count()
}

/// The index and text of the listed action that shares the longest prefix with `text`.
fn nearest<G: Game>(legal: &[G::Action], text: &str) -> (usize, String) {
    let mut best = (0, String::new(), 0);
    for (place, &action) in legal.iter().enumerate() {
        let like = G::action_text(action);
        let alike = common(&like, text);
        if place == 0 || alike > best.2 {
            best = (place, like, alike);
        }
    }
    (best.0, best.1)
}

fn draw<G: Game>(setup: &G::Setup, state: &G::State, seed: &Seed, chances: u64) -> G::Outcome {
    G::sample_chance(setup, state, &mut seed.draws(Stream::Chance, chances))
}

fn asked<G: Game>(setup: &G::Setup, state: &G::State) -> SeatSet {
    match G::turn(setup, state) {
        Turn::Seats(asked) => asked,
        Turn::Chance | Turn::Over => SeatSet::NONE,
    }
}

fn legal<G: Game>(setup: &G::Setup, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::legal(setup, state, seat, &mut actions);
    actions
}

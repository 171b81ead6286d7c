//! Encoding and validation of the parts of a message that depend on the game: tasks and evidence, questions
//! and reasons.

use moot_core::{Evaluator, Game, Seat, SplitMix64, Turn, UncheckedView};
use moot_players::{Evidence, Level, Reason};
use serde::{Deserialize, Serialize};

use crate::task::{Question, Reasons, Task, TreeEvidence, Work};
use crate::{Refusal, Wire};

/// Higher than any level needs. A larger number is a fault and would block a worker for minutes.
const MOST_TREES: usize = 64;
const MOST_SIMULATIONS: u32 = 1_000_000;
/// The maximal number of actions; a search considers fewer.
const MOST_ACTIONS: usize = 4_096;
/// The maximal number of lines in a question.
const MOST_LINES: usize = 16;

#[derive(Serialize, Deserialize)]
struct RawTask<S, A> {
    view: S,
    seat: u8,
    seed: u64,
    work: RawWork,
    carry: Option<(u32, A)>,
}

#[derive(Serialize, Deserialize)]
enum RawWork {
    /// The index of the level in [`Level::ALL`].
    Glance(u8),
    Trees {
        trees: Vec<u32>,
        simulations: u32,
    },
}

#[derive(Serialize, Deserialize)]
struct RawEvidence<A> {
    action: A,
    visits: u32,
    value: f32,
    points: f32,
    deviation: f32,
    line: Vec<A>,
}

/// Encodes a task. It contains a view; a state could not be encoded.
#[must_use]
pub fn encode_task<G: Wire>(task: &Task<G>) -> Vec<u8> {
    let raw = RawTask {
        view: G::RawView::new(&task.setup, &task.view),
        seat: task.seat.0,
        seed: task.seed,
        work: match &task.work {
            Work::Glance(level) => RawWork::Glance(*level as u8),
            Work::Trees { trees, simulations } => {
                RawWork::Trees { trees: trees.clone(), simulations: *simulations }
            }
        },
        carry: task.carry,
    };
    // As with messages: the receiver refuses an empty result.
    postcard::to_stdvec(&raw).unwrap_or_default()
}

/// Decodes and validates a task.
///
/// # Errors
/// Why the bytes are not a task, or why it cannot be computed.
pub fn decode_task<G: Wire>(bytes: &[u8]) -> Result<Task<G>, Refusal> {
    let Ok((raw, [])) = postcard::take_from_bytes::<RawTask<G::RawView, G::Action>>(bytes) else {
        return Err(Refusal::Garbled);
    };
    let work = match raw.work {
        RawWork::Glance(level) => Work::Glance(*Level::ALL.get(usize::from(level)).ok_or(Refusal::NoLevel)?),
        RawWork::Trees { trees, simulations } => {
            if trees.is_empty() || trees.len() > MOST_TREES || simulations > MOST_SIMULATIONS {
                return Err(Refusal::TooMuch);
            }
            Work::Trees { trees, simulations }
        }
    };
    let (setup, view, seat) = asked::<G>(raw.view, raw.seat, raw.seed)?;
    Ok(Task { setup, view, seat, seed: raw.seed, work, carry: raw.carry })
}

/// Validates a serialized view, and checks that `seat` decides in it.
fn asked<G: Wire>(view: G::RawView, seat: u8, seed: u64) -> Result<(G::Setup, G::View, Seat), Refusal> {
    let (setup, view) = view.validate().map_err(|why| Refusal::InvalidView(why.to_string()))?;
    let seat = Seat(seat);
    if seat.index() >= G::seats(&setup) {
        return Err(Refusal::NotAsked);
    }
    let world = G::determinize(&setup, &view, &mut SplitMix64::new(seed));
    match G::turn(&setup, &world) {
        Turn::Seats(seats) if seats.contains(seat) => Ok((setup, view, seat)),
        _ => Err(Refusal::NotAsked),
    }
}

/// Encodes evidence: one entry per tree.
#[must_use]
pub fn encode_evidence<G: Wire>(found: &[TreeEvidence<G::Action>]) -> Vec<u8> {
    let raw = |found: &Evidence<G::Action>| RawEvidence {
        action: found.action,
        visits: found.visits,
        value: found.value,
        points: found.points,
        deviation: found.deviation,
        line: found.line.clone(),
    };
    let trees: Vec<(u32, Vec<RawEvidence<G::Action>>)> =
        found.iter().map(|(tree, found)| (*tree, found.iter().map(raw).collect())).collect();
    postcard::to_stdvec(&trees).unwrap_or_default()
}

/// Decodes evidence and validates it as far as that is possible without the position.
///
/// # Errors
/// Why the bytes are not evidence.
pub fn decode_evidence<G: Wire>(bytes: &[u8]) -> Result<Vec<TreeEvidence<G::Action>>, Refusal> {
    let Ok((trees, [])) = postcard::take_from_bytes::<Vec<(u32, Vec<RawEvidence<G::Action>>)>>(bytes) else {
        return Err(Refusal::Garbled);
    };
    if trees.len() > MOST_TREES {
        return Err(Refusal::TooMuch);
    }
    let checked = |(tree, found): (u32, Vec<RawEvidence<G::Action>>)| {
        if found.len() > MOST_ACTIONS {
            return Err(Refusal::TooMuch);
        }
        Ok((tree, found.into_iter().map(evidence).collect::<Result<_, _>>()?))
    };
    trees.into_iter().map(checked).collect()
}

/// Encodes a question.
#[must_use]
pub fn encode_question<G: Wire>(question: &Question<G>) -> Vec<u8> {
    let Question { setup, view, seat, lines } = question;
    postcard::to_stdvec(&(G::RawView::new(setup, view), seat.0, lines)).unwrap_or_default()
}

/// Decodes and validates a question.
///
/// # Errors
/// Why the bytes are not a question, or why it cannot be answered.
pub fn decode_question<G: Wire>(bytes: &[u8]) -> Result<Question<G>, Refusal> {
    type Raw<G> = (<G as Wire>::RawView, u8, Vec<Vec<<G as Game>::Action>>);
    let Ok(((view, seat, lines), [])) = postcard::take_from_bytes::<Raw<G>>(bytes) else {
        return Err(Refusal::Garbled);
    };
    if lines.len() > MOST_LINES || lines.iter().any(|line| line.len() > MOST_ACTIONS) {
        return Err(Refusal::TooMuch);
    }
    let (setup, view, seat) = asked::<G>(view, seat, 0)?;
    Ok(Question { setup, view, seat, lines })
}

/// Encodes reasons: one entry per line.
#[must_use]
pub fn encode_reasons<G: Wire>(reasons: &[Reasons<G>]) -> Vec<u8> {
    let raw = |reasons: &Reasons<G>| {
        reasons.iter().map(|reason| (reason.feature, reason.count, reason.points)).collect::<Vec<_>>()
    };
    postcard::to_stdvec(&reasons.iter().map(raw).collect::<Vec<_>>()).unwrap_or_default()
}

/// Decodes reasons: one entry per line.
///
/// # Errors
/// Why the bytes are not reasons.
pub fn decode_reasons<G: Wire>(bytes: &[u8]) -> Result<Vec<Reasons<G>>, Refusal> {
    type Raw<G> = Vec<Vec<(<G as Evaluator>::Feature, f32, f32)>>;
    let Ok((lines, [])) = postcard::take_from_bytes::<Raw<G>>(bytes) else {
        return Err(Refusal::Garbled);
    };
    if lines.len() > MOST_LINES {
        return Err(Refusal::TooMuch);
    }
    let reason = |(feature, count, points): (G::Feature, f32, f32)| {
        let sound = count.is_finite() && points.is_finite();
        if sound { Ok(Reason { feature, count, points }) } else { Err(Refusal::Evidence) }
    };
    lines.into_iter().map(|line| line.into_iter().map(reason).collect()).collect()
}

fn evidence<A: Copy + PartialEq>(raw: RawEvidence<A>) -> Result<Evidence<A>, Refusal> {
    let RawEvidence { action, visits, value, points, deviation, line } = raw;
    let sound = visits > 0
        && (0.0..=1.0).contains(&value)
        && points.is_finite()
        && deviation.is_finite()
        && deviation >= 0.0
        && line.first() == Some(&action);
    if sound {
        Ok(Evidence { action, visits, value, points, deviation, line })
    } else {
        Err(Refusal::Evidence)
    }
}

//! What a message carries for one game: tasks and evidence, first in a form that nobody believes.

use moot_core::{Mixer, Seat, Turn};
use moot_players::{Evidence, Level};
use serde::{Deserialize, Serialize};

use crate::task::{Found, Task, Work};
use crate::{Refusal, Wire};

/// More than any level asks for: a number beyond it is a fault, and would keep a worker busy for minutes.
const MOST_TREES: usize = 64;
const MOST_SIMULATIONS: u32 = 1_000_000;
/// More actions than a search looks at.
const MOST_ACTIONS: usize = 4_096;

#[derive(Serialize, Deserialize)]
struct RawTask<S, A> {
    sight: S,
    seat: u8,
    seed: u64,
    work: RawWork,
    carry: Option<(u32, A)>,
}

#[derive(Serialize, Deserialize)]
enum RawWork {
    /// The place of the level in [`Level::ALL`].
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

/// A task as bytes. It holds a view; a state could not be written.
#[must_use]
pub fn task_parcel<G: Wire>(task: &Task<G>) -> Vec<u8> {
    let raw = RawTask {
        sight: G::sight(&task.setup, &task.view),
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
    // As with messages: nothing is what a reader refuses.
    postcard::to_stdvec(&raw).unwrap_or_default()
}

/// The task that bytes hold, checked.
///
/// # Errors
/// Why it is none, or cannot be thought about.
pub fn task_from<G: Wire>(bytes: &[u8]) -> Result<Task<G>, Refusal> {
    let Ok((raw, [])) = postcard::take_from_bytes::<RawTask<G::Sight, G::Action>>(bytes) else {
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
    let (setup, view) = G::believe(raw.sight).map_err(|why| Refusal::Doubted(why.to_string()))?;
    let seat = Seat(raw.seat);
    if seat.index() >= G::seats(&setup) {
        return Err(Refusal::NotAsked);
    }
    let world = G::imagine(&setup, &view, &mut Mixer::new(raw.seed));
    match G::turn(&setup, &world) {
        Turn::Seats(seats) if seats.contains(seat) => {}
        _ => return Err(Refusal::NotAsked),
    }
    Ok(Task { setup, view, seat, seed: raw.seed, work, carry: raw.carry })
}

/// What was found out, as bytes.
#[must_use]
pub fn found_parcel<G: Wire>(found: &[Found<G::Action>]) -> Vec<u8> {
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

/// What was found out, checked as far as it can be without the position.
///
/// # Errors
/// Why it is no evidence.
pub fn found_from<G: Wire>(bytes: &[u8]) -> Result<Vec<Found<G::Action>>, Refusal> {
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

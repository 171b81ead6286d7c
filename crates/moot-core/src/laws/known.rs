//! Laws 8 and 9: hidden information.

use core::fmt::Debug;

use super::{Fault, Tally, Thoroughness, law};
use crate::{Dice, Game, Seat, SeatSet, SplitMix64, Step, Turn, Violation};

/// Every seat, and a spectator (`None`).
fn viewers(seats: usize) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(seats).map(Some).chain([None])
}

fn name(viewer: Option<Seat>) -> String {
    viewer.map_or_else(|| "a spectator".to_owned(), |seat| format!("seat {seat}"))
}

/// Whether a viewer may see something new after a step. A spectator has no seat, so every revelation counts
/// for it.
fn informed(step: Step, viewer: Option<Seat>) -> bool {
    viewer.map_or(step.informed != SeatSet::NONE, |seat| step.informed.contains(seat))
}

/// Excerpts of two debug texts around the first difference; whole views are too long to print.
fn first_difference(a: &impl Debug, b: &impl Debug) -> (String, String) {
    let (a, b): (Vec<char>, Vec<char>) =
        (format!("{a:?}").chars().collect(), format!("{b:?}").chars().collect());
    let same = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let part = |text: &[char]| -> String {
        let (from, to) = (same.saturating_sub(90).min(text.len()), (same + 60).min(text.len()));
        format!("{}{}", if from > 0 { "..." } else { "" }, text[from..to].iter().collect::<String>())
    };
    (part(&a), part(&b))
}

/// Law 8: a determinized position looks to the viewer like the original.
pub fn determinized<G: Game>(
    setup: &G::Setup,
    state: &G::State,
    invariants: &impl Fn(&G::Setup, &G::State) -> Result<(), Violation>,
    thoroughness: Thoroughness,
    dice: &mut SplitMix64,
    tally: &mut Tally,
) -> Result<(), Fault> {
    for viewer in viewers(G::seats(setup)) {
        let view = G::view(setup, state, viewer);
        for _ in 0..thoroughness.worlds {
            let world = G::determinize(setup, &view, dice);
            tally.worlds += 1;
            let seen = G::view(setup, &world, viewer);
            law(8, seen == view, || {
                let (seen, view) = first_difference(&seen, &view);
                format!("{} sees\n    {seen}\n  in a determinization of\n    {view}", name(viewer))
            })?;
            invariants(setup, &world).map_err(|what| Fault {
                law: 8,
                what: format!("the invariants do not hold in a determinization for {}: {what}", name(viewer)),
            })?;
            let (turn, real) = (G::turn(setup, &world), G::turn(setup, state));
            law(8, turn == real, || {
                format!("the determinization for {} has {turn:?} instead of {real:?}", name(viewer))
            })?;
            if let Some(seat) = viewer
                && matches!(real, Turn::Seats(asked) if asked.contains(seat))
            {
                let (mut here, mut there) = (Vec::new(), Vec::new());
                G::legal(setup, state, seat, &mut here);
                G::legal(setup, &world, seat, &mut there);
                law(8, here == there, || {
                    let odd = there.iter().find(|action| !here.contains(action));
                    let odd = odd.or_else(|| here.iter().find(|action| !there.contains(action)));
                    let odd = odd.map_or_else(String::new, |&action| G::action_text(action));
                    format!("seat {seat} cannot know from its view whether it may do `{odd}`")
                })?;
            }
        }
    }
    Ok(())
}

/// Law 9 for an action.
pub fn after_act<G: Game>(
    setup: &G::Setup,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    thoroughness: Thoroughness,
    dice: &mut SplitMix64,
    tally: &mut Tally,
) -> Result<(), Fault> {
    same_sight::<G>(setup, state, thoroughness, dice, tally, |world| {
        G::check(setup, world, seat, action).ok()?;
        Some(G::act(setup, world, seat, action, &mut ()))
    })
}

/// Law 9 for a chance event.
pub fn after_fall<G: Game>(
    setup: &G::Setup,
    state: &G::State,
    outcome: G::Outcome,
    thoroughness: Thoroughness,
    dice: &mut SplitMix64,
    tally: &mut Tally,
) -> Result<(), Fault> {
    same_sight::<G>(setup, state, thoroughness, dice, tally, |world| {
        G::apply_chance(setup, world, outcome, &mut ()).ok()
    })?;
    // If a seat can tell this outcome from another possible one, the draw gave it information.
    let other = G::sample_chance(setup, state, dice);
    let (mut one, mut two) = (*state, *state);
    let steps = (
        G::apply_chance(setup, &mut one, outcome, &mut ()),
        G::apply_chance(setup, &mut two, other, &mut ()),
    );
    let (Ok(step), Ok(other_step)) = steps else {
        return Err(Fault { law: 3, what: format!("the rolled `* {other}` is refused") });
    };
    for seat in Seat::all(G::seats(setup)) {
        let same = G::view(setup, &one, Some(seat)) == G::view(setup, &two, Some(seat));
        tally.compared += 1;
        let told = step.informed.contains(seat) && other_step.informed.contains(seat);
        law(9, same || told, || {
            format!("seat {seat} can tell this draw from `* {other}`, but is not informed")
        })?;
    }
    Ok(())
}

/// Applies the same step to the real position and to determinizations of it. A viewer that learns nothing
/// must see the same in all of them.
fn same_sight<G: Game>(
    setup: &G::Setup,
    state: &G::State,
    thoroughness: Thoroughness,
    dice: &mut impl Dice,
    tally: &mut Tally,
    play: impl Fn(&mut G::State) -> Option<Step>,
) -> Result<(), Fault> {
    let mut truth = *state;
    let Some(step) = play(&mut truth) else { return Ok(()) };
    for viewer in viewers(G::seats(setup)).filter(|&viewer| !informed(step, viewer)) {
        let before = G::view(setup, state, viewer);
        let after = G::view(setup, &truth, viewer);
        for _ in 0..thoroughness.worlds {
            let mut world = G::determinize(setup, &before, dice);
            let Some(other) = play(&mut world) else { continue };
            if informed(other, viewer) {
                continue;
            }
            tally.compared += 1;
            let seen = G::view(setup, &world, viewer);
            law(9, seen == after, || {
                let (after, seen) = first_difference(&after, &seen);
                format!(
                    "{} has learnt nothing, but sees\n    {after}\n  where another determinization has\n    {seen}",
                    name(viewer)
                )
            })?;
        }
    }
    Ok(())
}

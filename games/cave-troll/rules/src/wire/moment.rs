//! Checks that the phase of a view fits the position.

use moot_core::{Game, Seat};

use super::ViewError;
use crate::{Action, Artifact, Card, CaveTroll, Figure, Phase, Piece, Set, Setup, Space, State, Then, View};

/// Checks a consistent view, given a determinization of it.
pub(super) fn check(setup: &Setup, view: &View, world: &State) -> Result<(), ViewError> {
    let asked = world.asked();
    ViewError::fits(view.seat == Some(asked), "the seat is not asked")?;
    ViewError::fits(u16::from(world.actions) <= world.turn, "actions of a turn")?;
    ViewError::fits(setup.first().is_none_or(|first| first == world.first), "the starting player")?;
    let turn = u64::from(world.turn) - 1 + u64::from(world.first.0);
    ViewError::fits(turn % u64::from(setup.players()) == u64::from(world.active.0), "the order of turns")?;
    ViewError::fits(u16::from(world.idle) < world.turn, "turns without a draw")?;
    let pushing = matches!(world.phase, Phase::Push { pusher: Figure::Wraith, .. });
    ViewError::fits(pushing || world.pushed.is_empty(), "Wraiths that pushed")?;
    hands(world)?;
    used(world)?;
    phase(world)?;
    let mut legal = Vec::new();
    CaveTroll::legal(setup, world, asked, &mut legal);
    ViewError::fits(!legal.is_empty(), "there is nothing to choose from")
}

/// Every seat holds one card, or two just after a draw; a game with an empty deck is over once its action is done.
fn hands(world: &State) -> Result<(), ViewError> {
    let playing = world.phase == Phase::Play;
    let drawn = playing || placing(world);
    ViewError::fits(world.drawn || !drawn, "a card was drawn")?;
    for seat in world.all() {
        let (player, active) = (world.player(seat), seat == world.active);
        ViewError::fits(player.held == 1 + u8::from(active && playing), "cards in hand")?;
        ViewError::fits(player.deck_len() > 0 || active && drawn, "an empty deck")?;
        let looking = active && world.phase == Phase::Stack;
        ViewError::fits(
            if looking { player.looked > 1 } else { player.looked == 0 },
            "cards that were seen",
        )?;
        let seen = player.topped + player.looked;
        let eye = world.eye.is_some_and(|eye| eye.seat == seat);
        ViewError::fits(seen == 0 || eye && usize::from(seen) <= player.top.len(), "cards on top")?;
    }
    Ok(())
}

/// Whether a drawn card is being placed.
fn placing(world: &State) -> bool {
    matches!(world.phase, Phase::Put(_) | Phase::Escape { .. } | Phase::Push { then: Then::Escape(_), .. })
}

/// The effects of artifacts exist only after they were played.
fn used(world: &State) -> Result<(), ViewError> {
    let played = |artifact: Artifact| world.used >> artifact as u8 & 1 == 1;
    let found = |seat: &Seat| {
        let player = world.player(*seat);
        !player.deck.plus(player.hand).has(Card::FIND)
    };
    ViewError::fits(
        world.all().filter(|seat| world.holders.contains(*seat)).all(|seat| found(&seat)),
        "an artifact",
    )?;
    let finders = world.all().filter(found).count();
    ViewError::fits(world.artifacts.count_zeros() as usize == 2 + finders, "artifacts that were found")?;
    ViewError::fits(world.threshold.is_none() || played(Artifact::Threshold), "a seal")?;
    ViewError::fits(world.eye.is_none() || played(Artifact::Raven), "an eye")?;
    let invoked = match world.phase {
        Phase::Revive | Phase::Return(_) => Artifact::Chalice,
        Phase::Lantern => Artifact::Lantern,
        Phase::Seal => Artifact::Threshold,
        Phase::Weigh => Artifact::Scales,
        Phase::Mirror => Artifact::Mirror,
        Phase::Stack | Phase::Bonus => Artifact::Raven,
        _ => return Ok(()),
    };
    ViewError::fits(played(invoked), "an artifact")
}

fn phase(world: &State) -> Result<(), ViewError> {
    match world.phase {
        Phase::Put(card) => ViewError::fits(card != Card::FIND, "a card to be placed"),
        Phase::Escape { room, seat, after } => {
            let falling = world.set == Set::Classic && world.me().at(Figure::CaveTroll) == room;
            ViewError::fits(falling && room.is_room() && turn_of(world, after) == Some(seat), "a Cave Troll")
        }
        Phase::Push { room, seat, pusher, then } => push(world, room, Piece::new(seat, pusher), then),
        Phase::Glide => {
            let at = world.me().at(Figure::Banshee);
            let glides = world.set == Set::Variant && at.is_some();
            ViewError::fits(
                glides && !world.steps(Piece::new(world.active, Figure::Banshee), at).is_empty(),
                "a Banshee",
            )
        }
        Phase::Return(figure) => {
            let mut fallen = Vec::new();
            world.list_revivals(&mut fallen);
            ViewError::fits(fallen.contains(&Action::Revive(figure)), "a hero to come back")
        }
        Phase::Lantern => ViewError::fits(world.stepped.left > 0, "steps"),
        _ => Ok(()),
    }
}

/// The seat that steps out next.
fn turn_of(world: &State, after: u8) -> Option<Seat> {
    (after < world.seats).then(|| Seat((world.active.0 + after) % world.seats))
}

fn push(world: &State, room: Space, pusher: Piece, then: Then) -> Result<(), ViewError> {
    ViewError::fits(room.is_room() && world.stands(pusher, room), "who pushes")?;
    let own = pusher.seat == world.active;
    // In a chain of pushes the pushed Wraith pushes; at its beginning the one that took a step.
    let chain = world.pushed.contains(pusher.seat);
    let fits = match (pusher.figure, then) {
        (Figure::Wraith, Then::Finish) => {
            if world.pushed.is_empty() {
                own
            } else {
                chain
            }
        }
        (Figure::Wraith, Then::Escape(after)) => {
            let troll = world.me().at(Figure::CaveTroll);
            let fled = after.checked_sub(1).and_then(|before| turn_of(world, before));
            let stepped = troll.near().has(room) && fled == Some(pusher.seat);
            troll.is_room() && fled.is_some() && if world.pushed.is_empty() { stepped } else { chain }
        }
        (Figure::RampagingTroll, Then::Again | Then::Trample) => own,
        _ => false,
    };
    ViewError::fits(fits && world.pushes(pusher, room).next().is_some(), "a push")
}

//! Checks that the phase of a view fits the position.

use moot_core::{Game, Seat};

use super::ViewError;
use crate::{
    Effect, Item, King, Phase, Place, Reckoning, Setup, Stage, State, TileKind, TrollsAndPrincesses, View,
    Walk,
};

/// Checks a consistent view, given a determinization of it.
pub(super) fn check(setup: &Setup, view: &View, world: &State) -> Result<(), ViewError> {
    let asked = world.asked();
    ViewError::fits(view.seat == Some(asked), "the seat is not asked")?;
    ViewError::fits(setup.first().is_none_or(|first| first == world.first), "the start player")?;
    let chosen = |seat: Seat| setup.board(seat).is_none_or(|board| board == world.player(seat).board);
    ViewError::fits(setup.seats().all(chosen), "a board")?;
    for seat in setup.seats() {
        turns(world, seat)?;
    }
    king(world)?;
    stage(world)?;
    phase(world, world.phase)?;
    interrupted(world)?;
    let mut legal = Vec::new();
    TrollsAndPrincesses::legal(setup, world, asked, &mut legal);
    ViewError::fits(!legal.is_empty(), "there is nothing to choose from")
}

/// Every seat has drawn and played as many cards as it had turns.
fn turns(world: &State, seat: Seat) -> Result<(), ViewError> {
    let player = world.player(seat);
    if world.phase == Phase::Settle {
        return ViewError::fits(world.round == 0 && player.drawn == 0, "the first human");
    }
    ViewError::fits(world.round > 0, "a round")?;
    let place = |seat: Seat| (seat.0 + world.seats - world.first.0) % world.seats;
    let done = world.round - 1 + u8::from(place(seat) < place(world.active));
    let playing = seat == world.active && world.stage != Stage::Play;
    let drawing = seat == world.active && world.stage == Stage::End;
    let due = 3 + done + u8::from(drawing);
    ViewError::fits(player.drawn == due.min(world.table().rounds), "cards drawn")?;
    ViewError::fits(player.hand_len() + done + u8::from(playing) == player.drawn, "cards in hand")?;
    ViewError::fits(player.stored(Item::Human) > 0, "the first human")
}

fn king(world: &State) -> Result<(), ViewError> {
    match world.king {
        King::Nowhere => ViewError::fits(world.played.is_empty(), "the troll king"),
        King::Cavern(_, at) => ViewError::fits(at.is_cavern() && !world.played.is_empty(), "the troll king"),
        King::Village(at) => ViewError::fits(
            at.is_village() && world.in_play(at) && !world.played.is_empty(),
            "the troll king",
        ),
    }
}

/// Points belong to actions, and the mark to the troll that was moved first.
fn stage(world: &State) -> Result<(), ViewError> {
    let fleeing = matches!(world.phase, Phase::Flee { .. });
    let acting = world.stage == Stage::Act;
    if acting {
        ViewError::fits(world.in_play(world.at), "a place of action")?;
        let points = world.reckoning;
        let cavern = world.at.is_cavern();
        ViewError::fits(points.trolls > 0 && points.king <= 1, "action points")?;
        let fits = if cavern { points.outposts == 0 && points.rivals == 0 } else { points.humans == 0 };
        ViewError::fits(fits, "action points")?;
        ViewError::fits(!world.homeward || !cavern, "a castle action")?;
    } else {
        let nothing = world.reckoning == Reckoning::NONE && !world.activated && !world.homeward;
        ViewError::fits(nothing && (world.at == Place::BESIDE || fleeing), "action points")?;
    }
    let second = match world.stage {
        Stage::Play => !world.second,
        Stage::Move | Stage::Act => true,
        Stage::End => world.second && world.moved.is_none(),
    };
    ViewError::fits(second, "the second troll")?;
    match world.moved {
        Some(place) => {
            let due = (acting || fleeing) != world.second;
            ViewError::fits(
                due && world.in_play(place) && world.me().trolls_at(place) > 0,
                "the troll that was moved",
            )
        }
        // By then it is no longer marked, or no piece could be moved.
        None => ViewError::fits(world.second || !(acting || fleeing), "the troll that was moved"),
    }
}

/// A claim interrupts a decision only until its king's tile lies.
fn interrupted(world: &State) -> Result<(), ViewError> {
    let Some(before) = world.interrupted else { return Ok(()) };
    let kings = match world.phase {
        Phase::Reward => true,
        Phase::Lay { tile, .. } => tile.kind() == TileKind::Kings,
        _ => false,
    };
    let fits = kings && before.takes_claims() && before != world.opening();
    ViewError::fits(fits, "an interrupted decision")?;
    phase(world, before)
}

/// Whether a decision fits the position.
fn phase(world: &State, phase: Phase) -> Result<(), ViewError> {
    let acting = world.stage == Stage::Act;
    match phase {
        Phase::Settle | Phase::Play => ViewError::fits(world.stage == Stage::Play, "a round card"),
        Phase::Move => ViewError::fits(world.stage == Stage::Move, "a move"),
        Phase::Flee { seat } => {
            let room = world.player(seat).open_caverns().nth(1).is_some();
            let pushed = seat != world.active && world.stage == Stage::Move && world.at.is_village();
            ViewError::fits(pushed && world.in_play(world.at) && room, "a troll that was pushed")
        }
        Phase::Act | Phase::Pick => ViewError::fits(acting, "an action"),
        Phase::Build { left, must } => {
            let fits = left == 1 || must && left == 2 && world.at == Place::BUILDING;
            ViewError::fits(acting && fits && world.can_build(), "a tile to be built")
        }
        Phase::Lay { tile, left } => {
            let kings = tile.kind() == TileKind::Kings;
            let network = crate::Network::of(world, world.active);
            let fits = left <= 1 && (!kings || left == 0) && (acting || kings);
            ViewError::fits(fits && network.takes(tile), "a tile to be laid")
        }
        Phase::Reward => Ok(()),
        Phase::End => ViewError::fits(world.stage == Stage::End, "the end of a turn"),
        Phase::Fill => ViewError::fits(acting && world.is_useful(Effect::Fill), "sites to be filled"),
        Phase::Walk(walk) => ViewError::fits(acting && walks(world, &walk), "a walk"),
        Phase::Uncover { item, to } => {
            let place = match item {
                Item::Outpost => world.at == Place::BUILDING && to.is_village() && world.in_play(to),
                Item::Changeling => world.at == to && to.is_village(),
                _ => false,
            };
            ViewError::fits(
                acting && place && world.check_exchange(item, to).is_ok(),
                "a piece to leave the board",
            )
        }
        Phase::Store(item) => ViewError::fits(
            acting && item != Item::Human && world.me().room(item) > 0,
            "an item to be stored",
        ),
        Phase::Home => {
            let trolls = world.me().trolls_at(world.at);
            let room = world.me().open_caverns().nth(1).is_some();
            ViewError::fits(acting && world.homeward && trolls > 0 && room, "a way home")
        }
        _ => ViewError::fits(false, "nobody is asked"),
    }
}

/// A piece that has walked is where it went.
fn walks(world: &State, walk: &Walk) -> bool {
    let me = world.me();
    let trolls = walk.walked.is_none_or(|at| world.in_play(at) && me.trolls_at(at) > 0);
    let same = !walk.same || walk.walked.is_some() && walk.walked == world.moved;
    let humans = walk.strolled.iter().zip(me.humans).all(|(strolled, there)| *strolled <= there);
    let most = if walk.must { (2, 1) } else { (0, 3) };
    walk.trolls <= most.0 && walk.humans <= most.1 && trolls && same && humans
}

//! Choices of a single square: a start point, a tile, buried contents, an anchor, a workshop.

use moot_core::Game;
use mountain_king::tables::{TUNNELS, tune};
use mountain_king::{Action, Clan, Illegal, Kind, Mask, MountainKing, Pile, Setup, Square, State};

use super::looked_at;
use crate::board::model::{Choice, Ghost, Hints, Mask0, Tag};
use crate::game::Pick;

/// The open start points, and the gate at the chosen or pointed one.
pub(super) fn gates(
    setup: &Setup,
    state: &State,
    legal: &[Action],
    pick: &Pick,
    point: Option<Square>,
) -> (Hints, Option<Tag>) {
    let board = setup.board();
    let open = legal.iter().filter_map(|action| match action {
        Action::Gate(start) => board.starts.get(usize::from(*start)),
        _ => None,
    });
    let lit = Mask0(open.map(|start| start.square).collect());
    let mut hints = Hints { lit, ringed: true, ..Hints::default() };
    let Some(at) = looked_at(pick).or(point) else { return (hints, None) };
    let Some(start) = board.starts.iter().position(|start| start.square == at) else { return (hints, None) };
    let start = start as u8;
    if let Err(why) = MountainKing::check(setup, state, state.active, Action::Gate(start)) {
        hints.ghost = Some(Ghost::Bad(Mask::one(at)));
        return (hints, Some(Tag::Bad(why)));
    }
    hints.lit.0.remove(at);
    hints.ghost = Some(Ghost::Gate(at));
    (hints, Some(Tag::Gate(start)))
}

/// The actions that a click on a square stands for. The argument is the square itself, the first square of the tile on it, or
/// the workshop on it.
#[must_use]
pub fn chosen_actions(
    setup: &Setup,
    state: &State,
    legal: &[Action],
    choice: Choice,
    at: Square,
) -> Vec<Action> {
    let site = setup.board().sites.iter().position(|&site| site == at).map(|site| site as u8);
    let tile = state
        .tiles()
        .iter()
        .find(|tile| tile.squares().has(at) && !state.hall_squares().has(at))
        .map(|tile| tile.at);
    let means = |action: &&Action| match (**action, choice) {
        (Action::Reclaim(first), Choice::Tile) => Some(first) == tile,
        (Action::Dowse(square), Choice::Buried) => square == at,
        (Action::Consecrate { at: square, .. }, Choice::Anchor) => square == at,
        (Action::Activate(shop), Choice::Shop | Choice::AnyShop) => Some(shop) == site,
        _ => false,
    };
    legal.iter().filter(means).copied().collect()
}

/// The squares that can be chosen, and the chosen or pointed one.
pub(super) fn choosing(
    setup: &Setup,
    state: &State,
    legal: &[Action],
    choice: Choice,
    pick: &Pick,
    point: Option<Square>,
) -> (Hints, Option<Tag>) {
    let board = setup.board();
    let mut hints = Hints::default();
    for action in legal {
        match (*action, choice) {
            (Action::Reclaim(first), Choice::Tile) => {
                let tile = state.tiles().iter().find(|tile| tile.at == first);
                hints.lit.0 |= tile.map_or(Mask::EMPTY, |tile| tile.squares());
            }
            (Action::Dowse(at), Choice::Buried) | (Action::Consecrate { at, .. }, Choice::Anchor) => {
                hints.lit.0.insert(at)
            }
            (Action::Activate(site), Choice::Shop | Choice::AnyShop) => {
                if let Some(&at) = board.sites.get(usize::from(site)) {
                    hints.lit.0.insert(at);
                }
            }
            _ => {}
        }
    }
    let picked = match *pick {
        Pick::Square { at } => Some(at),
        Pick::Shop { site } => board.sites.get(usize::from(site)).copied(),
        _ => None,
    };
    let Some(at) = picked.or(point) else { return (hints, None) };
    let actions = chosen_actions(setup, state, legal, choice, at);
    let Some(&first) = actions.first() else {
        let why = why_not_chosen(setup, state, choice, at);
        if why.is_some() {
            hints.ghost = Some(Ghost::Bad(Mask::one(at)));
        }
        return (hints, why.map(Tag::Bad));
    };
    let (squares, tag) = match first {
        Action::Reclaim(first) => tile_tag(state, first),
        Action::Consecrate { .. } => {
            let clan = |action: &Action| match *action {
                Action::Consecrate { clan, .. } => Some(clan),
                _ => None,
            };
            let tier = board.tier(at).unwrap_or(0);
            let honour = |clan: Clan| (clan, state.honours[clan.space(tier)]);
            let clans = actions.iter().filter_map(clan).map(honour).collect();
            (Mask::one(at), Tag::Anchor { tier: tier as u8, clans })
        }
        Action::Activate(site) => (Mask::one(at), shop_tag(setup, state, choice, site)),
        _ => (Mask::one(at), Tag::Buried(board.hoard(at))),
    };
    hints.lit.0 = hints.lit.0.minus(&squares);
    hints.ghost = Some(Ghost::Squares(squares));
    (hints, Some(tag))
}

fn shop_tag(setup: &Setup, state: &State, choice: Choice, site: u8) -> Tag {
    let entrances = state.entrances(setup.board(), site);
    let least = if choice == Choice::AnyShop { tune::LONG_ARM_LEAST } else { 0 };
    Tag::Shop { site, kind: state.shops[usize::from(site)], uses: entrances.max(least) }
}

fn tile_tag(state: &State, first: Square) -> (Mask, Tag) {
    let Some(tile) = state.tiles().iter().find(|tile| tile.at == first) else {
        return (Mask::one(first), Tag::Bad(Illegal::NoSuchTile { at: first }));
    };
    let squares = tile.squares();
    let size = TUNNELS[usize::from(tile.shape)].size.min(tune::STONES_MEMORY_MOST);
    let tag = Tag::Tile {
        shape: tile.shape,
        gains: Pile::of(Kind::Stone, size),
        isolated: state.isolated_without(state.active, &squares),
    };
    (squares, tag)
}

/// Why a square cannot be chosen; `None` where the square holds nothing that the choice is about.
fn why_not_chosen(setup: &Setup, state: &State, choice: Choice, at: Square) -> Option<Illegal> {
    let board = setup.board();
    let check = |action| MountainKing::check(setup, state, state.active, action).err();
    match choice {
        Choice::Tile => {
            let tile = state.tiles().iter().find(|tile| tile.squares().has(at))?;
            check(Action::Reclaim(tile.at))
        }
        Choice::Buried => {
            // A square whose resources have been taken, perhaps a moment ago, needs no explanation.
            let taken = !board.hoard(at).is_empty() && !state.buried.has(at);
            let there = state.buried.has(at) || board.tier(at).is_some() && !taken;
            if there { check(Action::Dowse(at)) } else { None }
        }
        Choice::Anchor => {
            state.network(state.active).has(at).then_some(())?;
            let clan = Clan::ALL.into_iter().find(|&clan| state.me().pedestals[clan as usize] > 0)?;
            check(Action::Consecrate { clan, at })
        }
        Choice::Shop | Choice::AnyShop => {
            let site = board.sites.iter().position(|&site| site == at)?;
            check(Action::Activate(site as u8))
        }
    }
}

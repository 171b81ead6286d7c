//! What the player has in hand, and which decision it comes to.
//!
//! A decision has parts: what is picked up, where it goes, whose troll makes way. They are chosen one after another by
//! pressing trolls, places, tiles and rows; [`grip`] tells which part is due and what may be chosen for it, [`attempt`] which
//! actions the parts come to. Nothing here plays: that is for [`act`](super::act).

use moot_core::Seat;
use trolls_and_princesses::{
    Action, Cell, Deed, Joint, Network, Phase, Place, RoundCard, State, Tile, TrollCard,
};

/// One thing that can be picked up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Thing {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A round card that would be played.
    Card(RoundCard),
    /// An own troll.
    Troll {
        /// Where it stands.
        from: Place,
        /// Whether it is the troll that was moved first in this turn; it differs only where trolls walk by an effect.
        same: bool,
    },
    /// A human in an own cavern.
    Human {
        /// Where.
        from: Place,
    },
    /// An action of the place; what it needs beyond that is chosen next.
    Deed(Deed),
    /// A tile of a display, or the one that has been taken.
    Tile(Tile),
    /// A decision that is complete.
    Act(Action),
}

/// Where a tile would lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lie {
    /// The place in the network.
    pub cell: Cell,
    /// How often it is turned by a fifth, counter-clockwise (0 to 4).
    pub turn: u8,
}

/// What the player has in hand. It is never part of the game and never saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hold {
    /// What is picked up.
    pub thing: Thing,
    /// The cavern or village to which it goes, or one that is only looked at.
    pub to: Option<Place>,
    /// Whose troll is pushed out of a full village.
    pub push: Option<Seat>,
    /// Where a tile would lie.
    pub lie: Option<Lie>,
}

impl Hold {
    /// Nothing.
    pub const NOTHING: Hold = Hold { thing: Thing::Nothing, to: None, push: None, lie: None };

    /// Something, with everything else still open.
    #[must_use]
    pub const fn of(thing: Thing) -> Hold {
        Hold { thing, ..Hold::NOTHING }
    }

    /// Without the part that was chosen last.
    #[must_use]
    pub const fn back(self) -> Hold {
        match self {
            Hold { lie: Some(_), .. } => Hold { lie: None, ..self },
            Hold { push: Some(_), .. } => Hold { push: None, ..self },
            Hold { to: Some(_), .. } => Hold { to: None, ..self },
            _ => Hold::NOTHING,
        }
    }
}

/// Which part of a decision is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Nothing: nobody decides at this page.
    Nothing,
    /// What is picked up: a card, a troll, a tile, an action.
    Thing,
    /// Where it goes.
    To,
    /// Whose troll is pushed.
    Push,
    /// Where the tile lies.
    Lie,
    /// Every part is there.
    Ready,
}

/// A way to lay the tile in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Where.
    pub lie: Lie,
    /// What it would join.
    pub joint: Joint,
}

/// What may be chosen now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grip {
    /// What is in hand, with what needs no choice filled in.
    pub hold: Hold,
    /// Which part is due.
    pub due: Due,
    /// Caverns and villages that may be chosen.
    pub places: Vec<Place>,
    /// Where trolls stand that may be picked up, and whether it is the one that was moved first.
    pub trolls: Vec<(Place, bool)>,
    /// Caverns whose human may be picked up.
    pub humans: Vec<Place>,
    /// Whose trolls may be pushed out of the chosen village.
    pub rivals: Vec<Seat>,
    /// Tiles of the displays that may be taken, and own king's tiles that may be activated.
    pub tiles: Vec<Tile>,
    /// Troll cards of the display that may be taken.
    pub cards: Vec<TrollCard>,
    /// Every way to lay the tile in hand: places ascending, turns ascending.
    pub ways: Vec<Way>,
}

impl Grip {
    /// Nothing to be chosen.
    #[must_use]
    pub const fn nothing(hold: Hold) -> Grip {
        Grip {
            hold,
            due: Due::Nothing,
            places: Vec::new(),
            trolls: Vec::new(),
            humans: Vec::new(),
            rivals: Vec::new(),
            tiles: Vec::new(),
            cards: Vec::new(),
            ways: Vec::new(),
        }
    }

    /// The places of the network where the tile in hand fits, each once.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.ways.iter().map(|way| way.lie.cell).collect();
        cells.dedup();
        cells
    }

    /// What the tile in hand would join where it would lie.
    #[must_use]
    pub fn joint(&self) -> Option<Joint> {
        let lie = self.hold.lie?;
        self.ways.iter().find(|way| way.lie == lie).map(|way| way.joint)
    }
}

fn push_new<T: PartialEq>(all: &mut Vec<T>, one: T) {
    if !all.contains(&one) {
        all.push(one);
    }
}

/// What may be chosen now. `legal` are the legal actions of whoever is asked; without any nothing may be.
#[must_use]
pub fn grip(state: &State, legal: &[Action], hold: &Hold) -> Grip {
    let mut grip = Grip::nothing(*hold);
    if legal.is_empty() {
        return grip;
    }
    if let Thing::Act(_) = hold.thing {
        grip.due = Due::Ready;
    }
    match state.phase {
        Phase::Settle | Phase::Flee { .. } | Phase::Home => places(legal, &mut grip),
        Phase::Move => moving(legal, &mut grip),
        Phase::Walk(_) => walking(legal, &mut grip),
        Phase::Act => acting(state, legal, &mut grip),
        Phase::Build { .. } | Phase::Reward | Phase::Lay { .. } => laying(state, legal, &mut grip),
        _ => {
            for &action in legal {
                if let Action::Pick(card) = action {
                    push_new(&mut grip.cards, card);
                }
            }
            let picked = matches!(hold.thing, Thing::Act(_) | Thing::Card(_));
            grip.due = if picked { Due::Ready } else { Due::Thing };
        }
    }
    grip
}

/// A cavern alone is asked for.
fn places(legal: &[Action], grip: &mut Grip) {
    for &action in legal {
        if let Action::Settle(at) | Action::Flee(at) | Action::Home(at) = action {
            push_new(&mut grip.places, at);
        }
    }
    grip.due = if grip.hold.to.is_some() { Due::Ready } else { Due::To };
}

/// A troll moves: where it comes from and where it goes may be chosen in either order.
fn moving(legal: &[Action], grip: &mut Grip) {
    let moves = || {
        legal.iter().filter_map(|action| match *action {
            Action::Move { from, to, push } => Some((from, to, push)),
            _ => None,
        })
    };
    let mut hold = grip.hold;
    for (from, to, _) in moves() {
        if hold.to.is_none_or(|wanted| wanted == to) {
            push_new(&mut grip.trolls, (from, false));
        }
    }
    // Who has yet to come into the game is meant, unless another troll is picked up.
    if hold.thing == Thing::Nothing && hold.to.is_some() {
        let beside = grip.trolls.iter().find(|(from, _)| *from == Place::BESIDE);
        let only = if grip.trolls.len() == 1 { grip.trolls.first() } else { None };
        if let Some(&(from, same)) = beside.or(only) {
            hold.thing = Thing::Troll { from, same };
        }
    }
    let from = match hold.thing {
        Thing::Troll { from, .. } => Some(from),
        _ => None,
    };
    for (leaves, to, push) in moves().filter(|&(leaves, ..)| from.is_none_or(|from| from == leaves)) {
        push_new(&mut grip.places, to);
        if hold.to == Some(to)
            && from == Some(leaves)
            && let Some(seat) = push
        {
            push_new(&mut grip.rivals, seat);
        }
    }
    if hold.push.is_none() && grip.rivals.len() == 1 {
        hold.push = grip.rivals.first().copied();
    }
    hold.push = hold.push.filter(|seat| grip.rivals.contains(seat));
    grip.due = match (hold.thing, hold.to) {
        (Thing::Act(_), _) => Due::Ready,
        (Thing::Nothing, _) => Due::Thing,
        (_, None) => Due::To,
        _ if !grip.rivals.is_empty() && hold.push.is_none() => Due::Push,
        _ => Due::Ready,
    };
    grip.hold = hold;
}

/// Trolls and humans walk by an effect.
fn walking(legal: &[Action], grip: &mut Grip) {
    let hold = grip.hold;
    for &action in legal {
        let (thing, to) = match action {
            Action::Troll { from, to, same } => {
                push_new(&mut grip.trolls, (from, same));
                (Thing::Troll { from, same }, to)
            }
            Action::Human { from, to } => {
                push_new(&mut grip.humans, from);
                (Thing::Human { from }, to)
            }
            _ => continue,
        };
        if thing == hold.thing {
            push_new(&mut grip.places, to);
        }
    }
    grip.due = match (hold.thing, hold.to) {
        (Thing::Act(_), _) => Due::Ready,
        (Thing::Nothing, _) => Due::Thing,
        (_, None) => Due::To,
        _ => Due::Ready,
    };
}

/// Points are spent.
fn acting(state: &State, legal: &[Action], grip: &mut Grip) {
    let wanted = match grip.hold.thing {
        Thing::Deed(deed) => Some(deed),
        Thing::Act(action) => state.deed_of(action),
        _ => None,
    };
    for &action in legal {
        if wanted.is_none() || state.deed_of(action) != wanted {
            continue;
        }
        match action {
            Action::Outpost(at) | Action::Hire(at) => push_new(&mut grip.places, at),
            Action::Activate(Some(tile)) => push_new(&mut grip.tiles, tile),
            Action::Buy(card) => push_new(&mut grip.cards, card),
            _ => {}
        }
    }
    grip.due = match grip.hold.thing {
        Thing::Act(_) => Due::Ready,
        Thing::Deed(Deed::Outpost | Deed::Hire) if grip.hold.to.is_none() => Due::To,
        Thing::Deed(Deed::Activate | Deed::Buy) => Due::Thing,
        Thing::Deed(_) => Due::Ready,
        _ => Due::Thing,
    };
}

/// A tile is chosen, and laid.
fn laying(state: &State, legal: &[Action], grip: &mut Grip) {
    if let Phase::Lay { tile, .. } = state.phase {
        grip.hold.thing = Thing::Tile(tile);
    }
    grip.tiles.extend(legal.iter().filter_map(|action| match *action {
        Action::Take(tile) => Some(tile),
        _ => None,
    }));
    let Thing::Tile(tile) = grip.hold.thing else {
        grip.due = if let Thing::Act(_) = grip.hold.thing { Due::Ready } else { Due::Thing };
        return;
    };
    let mut ways = Vec::new();
    Network::of(state, state.active).ways(tile, |cell, turn, joint| {
        ways.push(Way { lie: Lie { cell, turn }, joint });
    });
    grip.ways = ways;
    grip.due = if grip.hold.lie.is_some() { Due::Ready } else { Due::Lie };
}

/// The actions that what is in hand comes to, legal or not; `None` while a part is missing.
#[must_use]
pub fn attempt(state: &State, grip: &Grip) -> Option<Vec<Action>> {
    let Hold { thing, to, push, lie } = grip.hold;
    let one = |action: Action| Some(vec![action]);
    match (state.phase, thing) {
        (_, Thing::Act(action)) => one(action),
        (Phase::Settle, _) => one(Action::Settle(to?)),
        (Phase::Flee { .. }, _) => one(Action::Flee(to?)),
        (Phase::Home, _) => one(Action::Home(to?)),
        (Phase::Play, Thing::Card(card)) => one(Action::Play(card)),
        (Phase::Move, Thing::Troll { from, .. }) => {
            let push = if grip.rivals.is_empty() { None } else { Some(push?) };
            one(Action::Move { from, to: to?, push })
        }
        (Phase::Walk(_), Thing::Troll { from, same }) => one(Action::Troll { from, to: to?, same }),
        (Phase::Walk(_), Thing::Human { from }) => one(Action::Human { from, to: to? }),
        (Phase::Act, Thing::Deed(deed)) => one(of_deed(deed, to)?),
        (Phase::Build { .. } | Phase::Reward, Thing::Tile(tile)) => {
            let Lie { cell, turn } = lie?;
            Some(vec![Action::Take(tile), Action::Lay { cell, turn }])
        }
        (Phase::Lay { .. }, Thing::Tile(_)) => {
            let Lie { cell, turn } = lie?;
            one(Action::Lay { cell, turn })
        }
        _ => None,
    }
}

/// The action of a deed that needs no tile and no card.
const fn of_deed(deed: Deed, to: Option<Place>) -> Option<Action> {
    Some(match (deed, to) {
        (Deed::Mine(resource), _) => Action::Mine(resource),
        (Deed::Build, _) => Action::Build,
        (Deed::RefreshCaves | Deed::RefreshCards, _) => Action::Refresh,
        (Deed::Replenish(resource), _) => Action::Replenish(resource),
        (Deed::Receive, _) => Action::Receive,
        (Deed::Capture, _) => Action::Capture,
        (Deed::Bell, _) => Action::Bell,
        (Deed::Castle, _) => Action::Castle,
        (Deed::Swap(resource), _) => Action::Swap(resource),
        (Deed::Cow, _) => Action::Cow,
        (Deed::Outpost, Some(at)) => Action::Outpost(at),
        (Deed::Hire, Some(at)) => Action::Hire(at),
        (Deed::Activate | Deed::Buy | Deed::Outpost | Deed::Hire, _) => return None,
    })
}

/// What is in hand for an action; [`Hold::NOTHING`] for one that needs nothing in hand.
#[must_use]
pub fn parts(state: &State, action: Action) -> Hold {
    let place = |to: Place| Hold { to: Some(to), ..Hold::NOTHING };
    match action {
        Action::Settle(at) | Action::Flee(at) | Action::Home(at) => place(at),
        Action::Play(card) => Hold::of(Thing::Card(card)),
        Action::Move { from, to, push } => {
            Hold { push, to: Some(to), ..Hold::of(Thing::Troll { from, same: false }) }
        }
        Action::Troll { from, to, same } => Hold { to: Some(to), ..Hold::of(Thing::Troll { from, same }) },
        Action::Human { from, to } => Hold { to: Some(to), ..Hold::of(Thing::Human { from }) },
        Action::Outpost(at) => Hold { to: Some(at), ..Hold::of(Thing::Deed(Deed::Outpost)) },
        Action::Hire(at) => Hold { to: Some(at), ..Hold::of(Thing::Deed(Deed::Hire)) },
        Action::Take(tile) => Hold::of(Thing::Tile(tile)),
        Action::Lay { cell, turn } => {
            let thing = match state.phase {
                Phase::Lay { tile, .. } => Thing::Tile(tile),
                _ => Thing::Nothing,
            };
            Hold { lie: Some(Lie { cell, turn }), ..Hold::of(thing) }
        }
        Action::Done => Hold::NOTHING,
        Action::Activate(_) | Action::Buy(_) => Hold::of(Thing::Act(action)),
        _ => match state.deed_of(action) {
            Some(deed) => Hold::of(Thing::Deed(deed)),
            None => Hold::of(Thing::Act(action)),
        },
    }
}

#[cfg(test)]
mod tests {
    use trolls_and_princesses::TrollsAndPrincesses;

    use super::*;
    use crate::locales::samples::princess::decisions;
    use crate::playable;

    /// Everything that may be chosen for a decision, pressed one after another, comes to that decision and to no other.
    #[test]
    fn every_legal_decision_can_be_taken_up_and_comes_to_itself() {
        let (mut all, mut laid) = (0, 0);
        decisions(|tale, legal| {
            let lays = |action: &&Action| matches!(action, Action::Lay { .. });
            let few = legal.iter().filter(lays).take(3).chain(legal.iter().filter(|action| !lays(action)));
            for &action in few.filter(|&&action| action != Action::Done) {
                let held = parts(tale.state, action);
                assert_ne!(held, Hold::NOTHING, "{action:?}");
                let grip = grip(tale.state, legal, &held);
                match action {
                    // A tile that is taken is laid in the same breath.
                    Action::Take(tile) => {
                        assert_eq!(grip.due, Due::Lie, "{action:?}");
                        let way = *grip.ways.first().expect("it fits somewhere");
                        let held = Hold { lie: Some(way.lie), ..Hold::of(Thing::Tile(tile)) };
                        let grip = super::grip(tale.state, legal, &held);
                        let Lie { cell, turn } = way.lie;
                        let both = vec![Action::Take(tile), Action::Lay { cell, turn }];
                        let refused = |both: &[Action]| {
                            playable::refused::<TrollsAndPrincesses>(tale.setup, tale.state, both)
                        };
                        assert_eq!(refused(&both), None);
                        // Where a tile lies already, the second decision is the one that cannot be made.
                        let over = Action::Lay { cell: Cell::START, turn };
                        let first = grip.ways.iter().any(|way| way.lie.cell == Cell::START);
                        assert_ne!(refused(&[Action::Take(tile), over]).is_some(), first);
                        assert_eq!(attempt(tale.state, &grip), Some(both));
                        assert_eq!(grip.joint(), Some(way.joint));
                        laid += 1;
                    }
                    _ => {
                        assert_eq!(grip.due, Due::Ready, "{action:?}");
                        assert_eq!(attempt(tale.state, &grip), Some(vec![action]));
                    }
                }
                all += 1;
            }
        });
        assert!(all > 1_000 && laid > 20, "{all} {laid}");
    }

    #[test]
    fn what_is_lit_is_legal_and_all_that_is_legal_is_lit() {
        let mut lit = 0;
        decisions(|tale, legal| {
            let state = tale.state;
            let open = grip(state, legal, &Hold::NOTHING);
            match state.phase {
                Phase::Move => {
                    let ends = |to: Place| {
                        legal
                            .iter()
                            .any(|action| matches!(action, Action::Move { to: other, .. } if *other == to))
                    };
                    for to in Place::all(state.table().villages) {
                        assert_eq!(open.places.contains(&to), ends(to), "{to}");
                        lit += usize::from(ends(to));
                    }
                }
                Phase::Lay { .. } => {
                    let ways = legal.iter().filter(|action| matches!(action, Action::Lay { .. })).count();
                    assert_eq!(open.ways.len(), ways);
                    assert!(open.cells().len() <= ways && !open.cells().is_empty());
                }
                _ => {}
            }
        });
        assert!(lit > 200, "{lit}");
    }

    #[test]
    fn whoever_waits_beside_the_board_goes_unless_another_is_picked_up() {
        let mut chosen = 0;
        decisions(|tale, legal| {
            let state = tale.state;
            let beside = legal.iter().find_map(|action| match *action {
                Action::Move { from: Place::BESIDE, to, push: None } => Some(to),
                _ => None,
            });
            let Some(to) = beside else { return };
            let grip = grip(state, legal, &Hold { to: Some(to), ..Hold::NOTHING });
            assert_eq!(grip.due, Due::Ready);
            assert_eq!(
                attempt(state, &grip),
                Some(vec![Action::Move { from: Place::BESIDE, to, push: None }])
            );
            chosen += 1;
        });
        assert!(chosen > 10, "{chosen}");
    }

    #[test]
    fn parts_are_put_down_one_by_one() {
        let lie = Some(Lie { cell: Cell::START, turn: 2 });
        let tile = Hold { lie, ..Hold::of(Thing::Tile(Tile(0))) };
        assert_eq!(tile.back(), Hold::of(Thing::Tile(Tile(0))));
        assert_eq!(tile.back().back(), Hold::NOTHING);
        let troll = Hold::of(Thing::Troll { from: Place::BESIDE, same: false });
        let pushing = Hold { to: Some(Place::village(0)), push: Some(Seat(1)), ..troll };
        assert_eq!(pushing.back().push, None);
        assert_eq!(pushing.back().back(), troll);
    }
}

//! Which part of a decision is due, and what may be chosen for it.

use moot_core::Seat;
use trolls_and_princesses::{Action, Cell, Deed, Joint, Network, Phase, Place, State, Tile, TrollCard};

use super::{Hold, Lie, Thing};

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

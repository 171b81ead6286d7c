//! The next part of a decision, and its options.

use std::cmp::Reverse;

use moot_core::Seat;
use trolls_and_princesses::{
    Action, Cell, Joint, Network, Phase, Place, PlaceAction, Prospect, State, Tile, TrollCard,
};

use super::{Lie, Pick, Thing};

/// The part of a decision to choose next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextPart {
    /// Nothing: this page makes no decision.
    Nothing,
    /// The thing to pick up: a card, a troll, a tile, an action.
    Thing,
    /// The destination.
    To,
    /// The player whose troll is pushed out.
    Push,
    /// The place and rotation of the tile.
    Lie,
    /// The decision is complete.
    Ready,
}

/// A placement of the tile in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The place and rotation.
    pub lie: Lie,
    /// The edges it would join.
    pub joint: Joint,
    /// At how many edges half a site would be lost, of the tile or of others: the crosses of the preview.
    pub lost: u8,
}

impl Way {
    /// The number of sites it would make.
    #[must_use]
    pub fn sites(&self) -> u8 {
        self.joint.sites.iter().sum()
    }
}

/// The current options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The selection, with forced parts filled in.
    pub pick: Pick,
    /// The part to choose next.
    pub next_part: NextPart,
    /// Caverns and villages that may be chosen.
    pub places: Vec<Place>,
    /// Places of trolls that may be picked up, and whether the troll was moved first.
    pub trolls: Vec<(Place, bool)>,
    /// Caverns whose human may be picked up.
    pub humans: Vec<Place>,
    /// Players whose trolls may be pushed out of the chosen village.
    pub rivals: Vec<Seat>,
    /// Tiles of the displays that may be taken, and own king's tiles that may be activated.
    pub tiles: Vec<Tile>,
    /// Troll cards of the display that may be taken.
    pub cards: Vec<TrollCard>,
    /// Every placement of the tile in hand: places ascending, rotations ascending.
    pub ways: Vec<Way>,
}

impl Choices {
    /// No options.
    #[must_use]
    pub const fn nothing(pick: Pick) -> Choices {
        Choices {
            pick,
            next_part: NextPart::Nothing,
            places: Vec::new(),
            trolls: Vec::new(),
            humans: Vec::new(),
            rivals: Vec::new(),
            tiles: Vec::new(),
            cards: Vec::new(),
            ways: Vec::new(),
        }
    }

    /// What the selected move of a troll would give; `None` without a troll and a place, and for a move that is impossible.
    #[must_use]
    pub fn prospect(&self, state: &State) -> Option<Prospect> {
        let Thing::Troll { from, .. } = self.pick.thing else { return None };
        state.prospect(from, self.pick.to?, self.pick.push).ok()
    }

    /// The places of the network where the tile in hand fits, each once.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.ways.iter().map(|way| way.lie.cell).collect();
        cells.dedup();
        cells
    }

    /// The placement of the tile in hand at a place that makes the most sites, then loses the fewest halves, then joins the most
    /// entrances; the first of several.
    #[must_use]
    pub fn best(&self, cell: Cell) -> Option<Way> {
        let here = self.ways.iter().rev().filter(|way| way.lie.cell == cell);
        here.copied().max_by_key(|way| (way.sites(), Reverse(way.lost), way.joint.links))
    }

    /// What the tile in hand would join at its place if it were turned, where only that makes a site.
    #[must_use]
    pub fn turned(&self) -> Option<Joint> {
        let lie = self.pick.lie?;
        let shown = self.way()?;
        self.best(lie.cell).filter(|best| shown.sites() == 0 && best.sites() > 0).map(|best| best.joint)
    }

    /// The placement of the tile in hand that is shown.
    #[must_use]
    pub fn way(&self) -> Option<Way> {
        let lie = self.pick.lie?;
        self.ways.iter().copied().find(|way| way.lie == lie)
    }

    /// The edges that the tile in hand would join at its place.
    #[must_use]
    pub fn joint(&self) -> Option<Joint> {
        self.way().map(|way| way.joint)
    }
}

fn push_new<T: PartialEq>(all: &mut Vec<T>, one: T) {
    if !all.contains(&one) {
        all.push(one);
    }
}

/// The current options. `legal` are the legal actions of the deciding player; if empty, there are no options.
#[must_use]
pub fn choices(state: &State, legal: &[Action], pick: &Pick) -> Choices {
    let mut choices = Choices::nothing(*pick);
    if legal.is_empty() {
        return choices;
    }
    if let Thing::Act(_) = pick.thing {
        choices.next_part = NextPart::Ready;
    }
    match state.phase {
        Phase::Settle | Phase::Flee { .. } | Phase::Home => places(legal, &mut choices),
        Phase::Move => moving(legal, &mut choices),
        Phase::Walk(_) => walking(legal, &mut choices),
        Phase::Act => acting(state, legal, &mut choices),
        Phase::Build { .. } | Phase::Reward | Phase::Lay { .. } => laying(state, legal, &mut choices),
        _ => {
            for &action in legal {
                if let Action::Pick(card) = action {
                    push_new(&mut choices.cards, card);
                }
            }
            let picked = matches!(pick.thing, Thing::Act(_) | Thing::Card(_));
            choices.next_part = if picked { NextPart::Ready } else { NextPart::Thing };
        }
    }
    choices
}

/// Options of a decision for a cavern only.
fn places(legal: &[Action], choices: &mut Choices) {
    for &action in legal {
        if let Action::Settle(at) | Action::Flee(at) | Action::Home(at) = action {
            push_new(&mut choices.places, at);
        }
    }
    let ready = choices.pick.to.is_some() || matches!(choices.pick.thing, Thing::Act(_));
    choices.next_part = if ready { NextPart::Ready } else { NextPart::To };
}

/// Options of a troll move: origin and destination may be chosen in either order.
fn moving(legal: &[Action], choices: &mut Choices) {
    let moves = || {
        legal.iter().filter_map(|action| match *action {
            Action::Move { from, to, push } => Some((from, to, push)),
            _ => None,
        })
    };
    let mut pick = choices.pick;
    for (from, to, _) in moves() {
        if pick.to.is_none_or(|wanted| wanted == to) {
            push_new(&mut choices.trolls, (from, false));
        }
    }
    // The default is a troll that is not in play yet, unless another one is selected.
    if pick.thing == Thing::Nothing && pick.to.is_some() {
        let beside = choices.trolls.iter().find(|(from, _)| *from == Place::BESIDE);
        let only = if choices.trolls.len() == 1 { choices.trolls.first() } else { None };
        if let Some(&(from, same)) = beside.or(only) {
            pick.thing = Thing::Troll { from, same };
        }
    }
    let from = match pick.thing {
        Thing::Troll { from, .. } => Some(from),
        _ => None,
    };
    for (leaves, to, push) in moves().filter(|&(leaves, ..)| from.is_none_or(|from| from == leaves)) {
        push_new(&mut choices.places, to);
        if pick.to == Some(to)
            && from == Some(leaves)
            && let Some(seat) = push
        {
            push_new(&mut choices.rivals, seat);
        }
    }
    if pick.push.is_none() && choices.rivals.len() == 1 {
        pick.push = choices.rivals.first().copied();
    }
    pick.push = pick.push.filter(|seat| choices.rivals.contains(seat));
    choices.next_part = match (pick.thing, pick.to) {
        (Thing::Act(_), _) => NextPart::Ready,
        (Thing::Nothing, _) => NextPart::Thing,
        (_, None) => NextPart::To,
        _ if !choices.rivals.is_empty() && pick.push.is_none() => NextPart::Push,
        _ => NextPart::Ready,
    };
    choices.pick = pick;
}

/// Options of trolls and humans that walk by an effect.
fn walking(legal: &[Action], choices: &mut Choices) {
    let pick = choices.pick;
    for &action in legal {
        let (thing, to) = match action {
            Action::Troll { from, to, same } => {
                push_new(&mut choices.trolls, (from, same));
                (Thing::Troll { from, same }, to)
            }
            Action::Human { from, to } => {
                push_new(&mut choices.humans, from);
                (Thing::Human { from }, to)
            }
            _ => continue,
        };
        if thing == pick.thing {
            push_new(&mut choices.places, to);
        }
    }
    choices.next_part = match (pick.thing, pick.to) {
        (Thing::Act(_), _) => NextPart::Ready,
        (Thing::Nothing, _) => NextPart::Thing,
        (_, None) => NextPart::To,
        _ => NextPart::Ready,
    };
}

/// Options for spending points.
fn acting(state: &State, legal: &[Action], choices: &mut Choices) {
    let wanted = match choices.pick.thing {
        Thing::PlaceAction(place_action) => Some(place_action),
        Thing::Act(action) => state.place_action_of(action),
        _ => None,
    };
    for &action in legal {
        if wanted.is_none() || state.place_action_of(action) != wanted {
            continue;
        }
        match action {
            Action::Outpost(at) | Action::Hire(at) => push_new(&mut choices.places, at),
            Action::Activate(Some(tile)) => push_new(&mut choices.tiles, tile),
            Action::Buy(card) => push_new(&mut choices.cards, card),
            _ => {}
        }
    }
    if let (None, [only]) = (choices.pick.to, &choices.places[..]) {
        choices.pick.to = Some(*only);
    }
    if let (Thing::PlaceAction(PlaceAction::Activate), [only]) = (choices.pick.thing, &activations(legal)[..])
    {
        choices.pick.thing = Thing::Act(*only);
    }
    choices.next_part = match choices.pick.thing {
        Thing::Act(_) => NextPart::Ready,
        Thing::PlaceAction(PlaceAction::Outpost | PlaceAction::Hire) if choices.pick.to.is_none() => {
            NextPart::To
        }
        Thing::PlaceAction(PlaceAction::Activate | PlaceAction::Buy) => NextPart::Thing,
        Thing::PlaceAction(_) => NextPart::Ready,
        _ => NextPart::Thing,
    };
}

/// The legal actions of king's tiles.
#[must_use]
pub fn activations(legal: &[Action]) -> Vec<Action> {
    legal.iter().copied().filter(|action| matches!(action, Action::Activate(_))).collect()
}

/// Options for choosing and placing a tile.
fn laying(state: &State, legal: &[Action], choices: &mut Choices) {
    if let Phase::Lay { tile, .. } = state.phase {
        choices.pick.thing = Thing::Tile(tile);
    }
    choices.tiles.extend(legal.iter().filter_map(|action| match *action {
        Action::Take(tile) => Some(tile),
        _ => None,
    }));
    let Thing::Tile(tile) = choices.pick.thing else {
        choices.next_part =
            if let Thing::Act(_) = choices.pick.thing { NextPart::Ready } else { NextPart::Thing };
        return;
    };
    let mut ways = Vec::new();
    let network = Network::of(state, state.active);
    network.ways(tile, |cell, turn, joint| {
        let lost = network.losses(tile, cell, turn).len() as u8;
        ways.push(Way { lie: Lie { cell, turn }, joint, lost });
    });
    choices.ways = ways;
    choices.next_part = if choices.pick.lie.is_some() { NextPart::Ready } else { NextPart::Lie };
}

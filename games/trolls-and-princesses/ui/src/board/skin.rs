//! Maps the types of the rules to those of the art modules.

use crate::art::icons;
use trolls_and_princesses::tables::{KingsUse, VILLAGES};
use trolls_and_princesses::{
    Carrier, Castle, Counted, Edge, Effect, Goods, Item, Phase, Place, PlaceAction, Points, Resource, Show,
    Spot, State, Tile, TileKind, Time, Totem, TrollCard, spot_face,
};

use crate::art::Sign;
use crate::art::card::Hour;
use crate::art::glyph::{Glyph, many};
use crate::art::tile::{Ground, Rim};
use crate::game::pick::Thing;
use moot_art::Icon;

/// The sign of a resource.
#[must_use]
pub const fn matter(of: Resource) -> Sign {
    match of {
        Resource::Obsidian => Sign::Obsidian,
        Resource::Gold => Sign::Gold,
        Resource::Diamond => Sign::Diamond,
    }
}

/// The sign of an item.
#[must_use]
pub const fn piece(of: Item) -> Sign {
    match of {
        Item::Princess => Sign::Princess,
        Item::Bell => Sign::Bell,
        Item::Changeling => Sign::Changeling,
        Item::Outpost => Sign::Outpost,
        Item::Human => Sign::Human,
    }
}

/// The picture of a resource.
#[must_use]
pub const fn resource(of: Resource) -> Icon {
    matter(of).icon()
}

/// The picture of an item.
#[must_use]
pub const fn item(of: Item) -> Icon {
    piece(of).icon()
}

/// The picture of troll power.
pub const POWER: Icon = Icon::Power;
/// The picture of cows.
pub const COW: Icon = icons::COW;
/// The picture of the troll king.
pub const KING: Icon = Icon::Crown;

/// The picture of an action.
#[must_use]
pub const fn place_action(of: PlaceAction) -> Icon {
    match of {
        PlaceAction::Mine(of) => resource(of),
        PlaceAction::Replenish(_) => icons::REFILL,
        PlaceAction::Activate => Icon::Crown,
        PlaceAction::Outpost => item(Item::Outpost),
        PlaceAction::Build => icons::TILE,
        PlaceAction::RefreshCaves | PlaceAction::RefreshCards => Icon::Rotate,
        PlaceAction::Receive => POWER,
        PlaceAction::Buy => Icon::Card,
        PlaceAction::Capture => item(Item::Princess),
        PlaceAction::Bell => item(Item::Bell),
        PlaceAction::Castle => Icon::Castle,
        PlaceAction::Swap(_) => item(Item::Changeling),
        PlaceAction::Hire => item(Item::Human),
        PlaceAction::Cow => COW,
    }
}

/// The sign of an animal.
#[must_use]
pub const fn animal(of: Totem) -> Sign {
    match of {
        Totem::Bat => Sign::Bat,
        Totem::Snake => Sign::Snake,
        Totem::Toad => Sign::Toad,
    }
}

/// The sign of a cavern.
#[must_use]
pub const fn cavern(at: Place) -> Sign {
    match at {
        Place::MINING => Sign::Pick,
        Place::BUILDING => Sign::Hammer,
        _ => Sign::Power,
    }
}

/// The back of a round card.
#[must_use]
pub const fn hour(of: Time) -> Hour {
    match of {
        Time::Day => Hour::Day,
        Time::Twilight => Hour::Dusk,
        Time::Night => Hour::Night,
    }
}

/// The display that is chosen from in a position, given the selected thing.
#[must_use]
pub fn wanted(state: &State, thing: Thing) -> Option<Show> {
    let place_action = match thing {
        Thing::PlaceAction(place_action) => Some(place_action),
        Thing::Act(action) => state.place_action_of(action),
        _ => None,
    };
    match (state.phase, place_action) {
        (Phase::Build { .. } | Phase::Lay { .. }, _) => Some(Show::Caves),
        (Phase::Reward, _) => Some(Show::Kings),
        (Phase::Pick, _) | (Phase::Act, Some(PlaceAction::Buy | PlaceAction::RefreshCards)) => {
            Some(Show::Cards)
        }
        (Phase::Act, Some(PlaceAction::Build | PlaceAction::RefreshCaves)) => Some(Show::Caves),
        (Phase::Act, Some(PlaceAction::Capture)) => Some(Show::Kings),
        _ => None,
    }
}

/// The paper of a kind of tile.
#[must_use]
pub const fn kind(of: TileKind) -> Ground {
    match of {
        TileKind::Resource => Ground::Resource,
        TileKind::Bell => Ground::Bell,
        TileKind::Princess => Ground::Princess,
        TileKind::Victory => Ground::Victory,
        TileKind::Kings => Ground::Kings,
    }
}

/// The paper of a tile.
#[must_use]
pub fn ground(tile: Tile) -> Ground {
    kind(tile.kind())
}

/// The printed state of an edge.
#[must_use]
pub const fn rim(edge: Edge) -> Rim {
    match edge {
        Edge::Open => Rim::Open,
        Edge::Half(of) => Rim::Half(matter(of)),
        Edge::Wall => Rim::Wall,
    }
}

/// Appends goods.
fn goods(out: &mut Vec<Glyph>, all: Goods) {
    for of in Resource::ALL {
        many(out, all.resources[of as usize], matter(of));
    }
    many(out, all.power, Sign::Power);
    many(out, all.cows, Sign::Cow);
}

/// An effect as signs.
#[must_use]
pub fn effect(what: Effect) -> Vec<Glyph> {
    let mut out = Vec::new();
    put_effect(&mut out, what);
    out
}

fn put_effect(out: &mut Vec<Glyph>, what: Effect) {
    match what {
        Effect::Nothing => {}
        Effect::Gain(all) => goods(out, all),
        Effect::Fill => out.push(Glyph::Of(Sign::Refill)),
        Effect::Mine { resource, most } => {
            out.push(Glyph::Of(Sign::Pick));
            many(out, most, matter(resource));
        }
        Effect::Tile => out.push(Glyph::Of(Sign::Tile)),
        Effect::Card => out.push(Glyph::Of(Sign::Card)),
        Effect::Walk { trolls, humans } => {
            out.push(Glyph::Of(Sign::Steps));
            many(out, trolls, Sign::Troll);
            many(out, humans, Sign::Human);
        }
    }
}

/// Final scoring as signs: points per number of goods.
#[must_use]
pub fn points(of: Points) -> Vec<Glyph> {
    let mut out = vec![Glyph::Of(Sign::Points), Glyph::Per];
    if of.each > 1 {
        out.push(Glyph::Number(of.each));
    }
    out.push(match of.of {
        Counted::Totem(totem) => Glyph::Of(animal(totem)),
        Counted::Resource(resource) => Glyph::Of(matter(resource)),
        Counted::Cow => Glyph::Of(Sign::Cow),
        Counted::Human => Glyph::Of(Sign::Human),
        Counted::Power => Glyph::Of(Sign::Power),
        Counted::Tile(of) => Glyph::Tile(kind(of)),
        Counted::AnyTile => Glyph::Of(Sign::Tile),
        Counted::Site(resource) => Glyph::Site(matter(resource), true),
    });
    out
}

/// The contents of a tile: sites, and spots with the items they take and their rewards. `full` is called with the index of a
/// site, `filled` with that of a spot.
#[must_use]
pub fn middle(tile: Tile, full: impl Fn(usize) -> bool, filled: impl Fn(u8) -> bool) -> Vec<Vec<Glyph>> {
    let on = Carrier::Tile(tile);
    let spots = || spots(on, &filled);
    match (tile.kind(), tile.power()) {
        (TileKind::Resource, _) => {
            vec![(0..2).map(|nth| Glyph::Site(Sign::Obsidian, full(nth))).collect(), spots()]
        }
        (TileKind::Bell, _) => vec![vec![Glyph::Of(Sign::Barn)], spots()],
        (TileKind::Princess, _) => vec![spots()],
        (_, Some(KingsUse::Action(what))) => vec![vec![Glyph::Of(Sign::Crown)], effect(what)],
        (_, Some(KingsUse::Sites { resource, count })) => {
            let sites = (0..usize::from(count)).map(|nth| Glyph::Site(matter(resource), full(nth))).collect();
            vec![vec![Glyph::Of(Sign::Crown)], sites]
        }
        (_, Some(KingsUse::Spots(_))) => vec![vec![Glyph::Of(Sign::Crown)], spots()],
        (_, Some(KingsUse::Totems)) => {
            vec![vec![Glyph::Of(Sign::Crown)], Totem::ALL.map(|it| Glyph::Of(animal(it))).to_vec()]
        }
        _ => vec![tile.points().map(points).unwrap_or_default()],
    }
}

/// The spots of a tile or card; a free spot shows its reward.
fn spots(on: Carrier, filled: &impl Fn(u8) -> bool) -> Vec<Glyph> {
    let mut row = Vec::new();
    for at in 0..2 {
        if let Some((item, bonus)) = spot_face(Spot { on, at }) {
            row.push(Glyph::Spot(piece(item), filled(at)));
            if bonus != Effect::Nothing && !filled(at) {
                row.push(Glyph::Gives);
                put_effect(&mut row, bonus);
            }
        }
    }
    row
}

/// The contents of a troll card, one row each.
#[must_use]
pub fn card_rows(card: TrollCard, filled: impl Fn(u8) -> bool) -> Vec<Vec<Glyph>> {
    let face = card.face();
    let mut rows = Vec::new();
    if face.gain != Effect::Nothing {
        rows.push(effect(face.gain));
    }
    for at in 0..2 {
        let one = spots_of(card, at, &filled);
        if !one.is_empty() {
            rows.push(one);
        }
    }
    rows.extend(face.points.map(points));
    rows
}

fn spots_of(card: TrollCard, at: u8, filled: &impl Fn(u8) -> bool) -> Vec<Glyph> {
    let Some((item, bonus)) = spot_face(Spot { on: Carrier::Card(card), at }) else { return Vec::new() };
    let mut row = vec![Glyph::Spot(piece(item), filled(at))];
    if bonus != Effect::Nothing && !filled(at) {
        row.push(Glyph::Gives);
        put_effect(&mut row, bonus);
    }
    row
}

/// A castle action as signs.
#[must_use]
pub fn castle(of: Castle) -> Vec<Glyph> {
    if of.is_some() { effect(of.face().effect) } else { Vec::new() }
}

/// The number of a village as printed.
#[must_use]
pub fn numeral(village: usize) -> &'static str {
    Place::village(village.min(VILLAGES.len() - 1) as u8).word()
}

#[cfg(test)]
mod tests {
    use super::*;
    use trolls_and_princesses::Action;
    use trolls_and_princesses::testing::Position;

    #[test]
    fn a_choice_needs_its_display() {
        let mut state = Position::new(2).state;
        state.phase = Phase::Act;
        state.at = Place::POWER;
        let of = |place_action: PlaceAction| Thing::PlaceAction(place_action);
        assert_eq!(wanted(&state, Thing::Nothing), None);
        assert_eq!(wanted(&state, of(PlaceAction::Receive)), None);
        assert_eq!(wanted(&state, of(PlaceAction::Buy)), Some(Show::Cards));
        // The same once the card is chosen.
        assert_eq!(wanted(&state, Thing::Act(Action::Buy(TrollCard(0)))), Some(Show::Cards));
        assert_eq!(wanted(&state, of(PlaceAction::Capture)), Some(Show::Kings));
        assert_eq!(wanted(&state, of(PlaceAction::Build)), Some(Show::Caves));
        for (phase, show) in [(Phase::Reward, Show::Kings), (Phase::Pick, Show::Cards)] {
            state.phase = phase;
            assert_eq!(wanted(&state, Thing::Nothing), Some(show));
        }
    }
}

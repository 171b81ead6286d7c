//! Names, and what tiles, cards and actions do.

use trolls_and_princesses::tables::{KingsUse, VILLAGES};
use trolls_and_princesses::{
    Carrier, Cost, Counted, Effect, Goods, Item, Joint, Place, PlaceAction, Points, Reckoning, Resource,
    RoundCard, Spot, State, Tile, TileKind, Totem, TrollCard, spot_face,
};

use super::English;
use crate::game::pick::Choices;
use crate::text::table::PrincessTexts;
use moot_ui::text::en::join::{a, and, capital, count};

/// A cavern or village as a title.
pub(crate) fn place(at: Place) -> &'static str {
    match at {
        Place::MINING => "Mining cavern",
        Place::BUILDING => "Building cavern",
        Place::POWER => "Troll power cavern",
        _ => at.number().map_or("Beside the board", |number| VILLAGES[number].name),
    }
}

/// A cavern or village within a sentence.
pub(crate) fn the(at: Place) -> String {
    match at.number() {
        Some(number) => VILLAGES[number].name.to_owned(),
        None if at == Place::BESIDE => "beside the board".to_owned(),
        None => format!("the {}", place(at).to_lowercase()),
    }
}

/// "to the mining cavern", "to Alder Ford".
pub(crate) fn to(at: Place) -> String {
    format!("to {}", the(at))
}

/// "from beside the board", "from Alder Ford".
pub(crate) fn from(at: Place) -> String {
    format!("from {}", the(at))
}

/// An amount of a resource.
pub(crate) fn resource(of: Resource, n: u16) -> String {
    match of {
        Resource::Obsidian => format!("{n} obsidian"),
        Resource::Gold => format!("{n} gold"),
        Resource::Diamond => count(n, "diamond", "diamonds"),
    }
}

/// A resource alone.
pub(crate) const fn kind(of: Resource) -> &'static str {
    match of {
        Resource::Obsidian => "obsidian",
        Resource::Gold => "gold",
        Resource::Diamond => "diamonds",
    }
}

/// An amount of an item.
pub(crate) fn item(of: Item, n: u8) -> String {
    let (one, many) = match of {
        Item::Princess => ("princess", "princesses"),
        Item::Bell => ("church bell", "church bells"),
        Item::Changeling => ("changeling", "changelings"),
        Item::Outpost => ("outpost", "outposts"),
        Item::Human => ("human", "humans"),
    };
    count(n, one, many)
}

/// "a princess", "an outpost".
pub(crate) fn one(of: Item) -> String {
    a(item(of, 1).trim_start_matches("1 "))
}

/// The spot of an item.
pub(crate) const fn spot(of: Item) -> &'static str {
    match of {
        Item::Princess => "princess bed",
        Item::Bell => "bell spot",
        Item::Changeling => "changeling spot",
        Item::Outpost => "outpost spot",
        Item::Human => "cauldron",
    }
}

/// Goods in a list.
pub(crate) fn goods(all: Goods) -> String {
    let mut parts: Vec<String> = Resource::ALL
        .into_iter()
        .filter(|&of| all.resources[of as usize] > 0)
        .map(|of| resource(of, all.resources[of as usize].into()))
        .collect();
    if all.power > 0 {
        parts.push(format!("{} troll power", all.power));
    }
    if all.cows > 0 {
        parts.push(count(all.cows, "cow", "cows"));
    }
    and(&parts)
}

/// The description of an effect.
pub(crate) fn effect(what: Effect) -> String {
    match what {
        Effect::Nothing => "Nothing more.".to_owned(),
        Effect::Gain(all) => format!("Gain {}.", goods(all)),
        Effect::Fill => "Fill all empty sites of one resource.".to_owned(),
        Effect::Mine { resource: of, most } => format!("Mine up to {}.", resource(of, most.into())),
        Effect::Tile => "Build a cave tile at no cost.".to_owned(),
        Effect::Card => "Take a troll card at no cost.".to_owned(),
        Effect::Walk { trolls, humans: 0 } => format!("Move {}.", count(trolls, "troll", "trolls")),
        Effect::Walk { trolls: 0, humans } => format!("Move up to {}.", item(Item::Human, humans)),
        Effect::Walk { trolls, humans } => {
            format!("Move {} and {}.", count(trolls, "troll", "trolls"), item(Item::Human, humans))
        }
    }
}

/// The goods that a player gains for certain, of those that there is room for.
pub(crate) fn gain(state: &State, all: Goods) -> String {
    let room = state.player(state.asked()).room_for(all, state.supply.cows);
    match room {
        _ if room == all => goods(all),
        _ if room.is_nothing() => "nothing: there is no room".to_owned(),
        _ => format!("{}; no room for more", goods(room)),
    }
}

/// The description of an effect for the player who decides.
pub(crate) fn effect_now(state: &State, what: Effect) -> String {
    match what {
        Effect::Gain(all) => format!("Gain {}.", gain(state, all)),
        _ => effect(what),
    }
}

/// The benefit of a king’s tile that is activated.
pub(crate) fn use_now(state: &State, of: Tile) -> String {
    match of.power() {
        Some(KingsUse::Action(action)) => effect_now(state, action),
        _ => tile_text(of),
    }
}

/// The benefit of a king’s tile that may be activated; `None` for the one of the board.
pub(crate) fn activation(state: &State, of: Option<Tile>) -> String {
    of.map_or_else(|| effect_now(state, state.me().face().kings_tile), |of| use_now(state, of))
}

/// A kind of tile.
const fn sort(of: TileKind) -> &'static str {
    match of {
        TileKind::Resource => "Resource tile",
        TileKind::Bell => "Church bell tile",
        TileKind::Princess => "Princess tile",
        TileKind::Victory => "Victory tile",
        TileKind::Kings => "King’s tile",
    }
}

/// A tile as a title.
pub(crate) fn tile(of: Tile) -> &'static str {
    of.kings().map_or(sort(of.kind()), |face| face.name)
}

/// The benefit of a tile.
pub(crate) fn tile_text(of: Tile) -> String {
    let bonus = of.cave().map_or(Effect::Nothing, |face| face.bonus);
    let filled = |start: &str| match bonus {
        Effect::Nothing => format!("{start}."),
        _ => format!("{start}; filled: {}", effect(bonus)),
    };
    match (of.kind(), of.power()) {
        (TileKind::Resource, _) => filled("Two obsidian sites, filled at once, and an outpost spot"),
        (TileKind::Bell, _) => filled("Opens a barn, and has a bell spot"),
        (TileKind::Princess, _) => filled("A princess bed"),
        (_, Some(KingsUse::Action(action))) => effect(action),
        (_, Some(KingsUse::Sites { resource: of, count: n })) => {
            format!("{} sites for {}, filled at once.", n, kind(of))
        }
        (_, Some(KingsUse::Spots([one, two]))) if one == two => format!("Two {}s.", spot(one)),
        (_, Some(KingsUse::Spots([one, two]))) => format!("One {} and one {}.", spot(one), spot(two)),
        (_, Some(KingsUse::Totems)) => {
            "At the end it counts as one bat, one snake and one toad card.".to_owned()
        }
        _ => of.points().map_or_else(String::new, |it| format!("{} One entrance only.", points(it))),
    }
}

const fn totem(of: Totem) -> &'static str {
    match of {
        Totem::Bat => "bat card",
        Totem::Snake => "snake card",
        Totem::Toad => "toad card",
    }
}

/// Victory points at the end: "1 victory point for every 2 gold left."
pub(crate) fn points(of: Points) -> String {
    let what = match of.of {
        Counted::Totem(animal) => totem(animal).to_owned(),
        Counted::Resource(Resource::Diamond) => "diamond left".to_owned(),
        Counted::Resource(it) => format!("{} left", kind(it)),
        Counted::Cow => "cow left".to_owned(),
        Counted::Human => "human".to_owned(),
        Counted::Power => "troll power left".to_owned(),
        Counted::Tile(it) => sort(it).replacen(['R', 'C', 'P', 'V', 'K'], lower(sort(it)), 1),
        Counted::AnyTile => "tile of any kind".to_owned(),
        Counted::Site(Resource::Diamond) => "diamond site".to_owned(),
        Counted::Site(it) => format!("{} site", kind(it)),
    };
    if of.each == 1 {
        return format!("1 victory point for every {what}.");
    }
    let many = match of.of {
        Counted::Human | Counted::Cow | Counted::Totem(_) | Counted::Site(_) => format!("{what}s"),
        Counted::AnyTile => "tiles of any kind".to_owned(),
        _ => what,
    };
    format!("1 victory point for every {} {many}.", of.each)
}

/// The first letter of a word, small.
fn lower(word: &str) -> &'static str {
    match word.as_bytes().first() {
        Some(b'R') => "r",
        Some(b'C') => "c",
        Some(b'P') => "p",
        Some(b'V') => "v",
        _ => "k",
    }
}

/// The description of a troll card: gains, storage and points.
pub(crate) fn card_text(card: TrollCard) -> String {
    let face = card.face();
    let mut parts = vec![format!("{}.", capital(totem(face.totem)))];
    if face.gain != Effect::Nothing {
        parts.push(effect(face.gain));
    }
    for at in 0..2 {
        if let Some((of, bonus)) = spot_face(Spot { on: Carrier::Card(card), at }) {
            let name = capital(spot(of));
            parts.push(if bonus == Effect::Nothing {
                format!("{name}.")
            } else {
                format!("{name}; filled: {}", effect(bonus))
            });
        }
    }
    parts.extend(face.points.map(points));
    parts.join(" ")
}

/// The description of a round card.
pub(crate) fn round(card: RoundCard) -> String {
    let face = card.face();
    let village = Place::village(face.village);
    let king = face.king.unwrap_or(village);
    format!("{} {}; the troll king goes {}.", capital(&one(face.item)), to(village), to(king))
}

/// The same in two lines, by the words on the board.
pub(crate) fn round_short(card: RoundCard) -> String {
    let face = card.face();
    let village = Place::village(face.village);
    let king = face.king.unwrap_or(village);
    let item = item(face.item, 1);
    let king = if king.is_cavern() { English.cavern(king) } else { place(king) };
    format!("{}: {}\nKing: {king}", capital(item.trim_start_matches("1 ")), place(village))
}

/// An action of a place.
pub(crate) fn place_action(of: PlaceAction) -> String {
    match of {
        PlaceAction::Mine(it) => format!("Mine {}", kind(it)),
        PlaceAction::Activate => "Activate a king’s tile".to_owned(),
        PlaceAction::Outpost => "Build an outpost".to_owned(),
        PlaceAction::Build => "Build up to two cave tiles".to_owned(),
        PlaceAction::RefreshCaves => "Refresh the cave tiles".to_owned(),
        PlaceAction::Replenish(it) => format!("Replenish {}", kind(it)),
        PlaceAction::Receive => "Receive troll power".to_owned(),
        PlaceAction::Buy => "Buy a troll card".to_owned(),
        PlaceAction::RefreshCards => "Refresh the troll cards".to_owned(),
        PlaceAction::Capture => "Capture a princess".to_owned(),
        PlaceAction::Bell => "Tear down a church bell".to_owned(),
        PlaceAction::Castle => "Perform the castle action".to_owned(),
        PlaceAction::Swap(Resource::Diamond) => "Swap changelings for a diamond".to_owned(),
        PlaceAction::Swap(_) => "Swap changelings for gold".to_owned(),
        PlaceAction::Hire => "Hire a human".to_owned(),
        PlaceAction::Cow => "Steal a cow".to_owned(),
    }
}

/// The cost of an action.
pub(crate) fn cost(cost: Cost) -> String {
    let mut parts = vec![count(cost.points, "action point", "action points")];
    if !cost.goods.is_nothing() {
        parts.push(goods(cost.goods));
    }
    let price = parts.join(", ");
    if cost.shared { format!("{price}; rival trolls help") } else { price }
}

/// The number of action points, and their sources.
pub(crate) fn reckoning(of: Reckoning) -> String {
    let mut parts = Vec::new();
    let mut add = |n: u8, one: &str, many: &str| {
        if n > 0 {
            parts.push(count(n, one, many));
        }
    };
    add(of.trolls, "troll", "trolls");
    add(of.outposts, "outpost", "outposts");
    add(of.humans, "human", "humans");
    if of.king > 0 {
        parts.push("the troll king".to_owned());
    }
    let own = format!("{}: {}", count(of.own(), "action point", "action points"), and(&parts));
    if of.rivals == 0 {
        return format!("{own}.");
    }
    format!("{own}; {} more from rival trolls for shared actions.", of.rivals)
}

/// The sites that a tile would make at a place, if any.
fn sites(of: Joint) -> Option<String> {
    let sites: Vec<String> = Resource::ALL
        .into_iter()
        .filter(|&it| of.sites[it as usize] > 0)
        .map(|it| match of.sites[it as usize] {
            1 => format!("a site for {}", kind(it)),
            n => format!("{n} sites for {}", kind(it)),
        })
        .collect();
    (!sites.is_empty()).then(|| and(&sites))
}

/// The networks that a tile would join at a place.
pub(crate) fn joint(of: Joint) -> String {
    let links = count(of.links, "entrance", "entrances");
    match sites(of) {
        None => format!("Joins {links}."),
        Some(sites) => format!("Joins {links} and makes {sites}. New sites are empty until replenished."),
    }
}

/// The same for the chosen placement, and the sites that another rotation makes if that one makes none.
pub(crate) fn placement(choices: &Choices) -> String {
    let shown = choices.joint().map_or_else(String::new, joint);
    match choices.turned().and_then(sites) {
        None => shown,
        Some(sites) => format!("{shown} Turned, it makes {sites}."),
    }
}

//! Names, and what tiles, cards and actions do.

use trolls_and_princesses::tables::{KingsUse, Wanted};
use trolls_and_princesses::{
    Carrier, Castle, Cost, Counted, Effect, Goods, Item, Joint, KingsCard, Place, PlaceAction, Points,
    Reckoning, Resource, RoundCard, Spot, State, Tile, TileKind, Totem, TrollCard, spot_face,
};

use super::French;
use crate::game::pick::Choices;
use crate::text::table::PrincessTexts;
use moot_ui::text::fr::join::{and, capital, count, de, plural};

/// The villages.
const VILLAGES: [&str; 4] = ["Gué-des-Aulnes", "Val-aux-Cloches", "Pré-de-Cendre", "Brunmarché"];

/// The king's tiles, in the order of the data.
const KINGS: [&str; 20] = [
    "Sentier croisé",
    "Main dans la main",
    "Ronde aux lanternes",
    "Vieille Mélopée",
    "Pâturage d’été",
    "Pic noir",
    "Pic jaune",
    "Pic clair",
    "Creusement rapide",
    "Hôte à la table",
    "Profonde Inspiration",
    "Réserve d’obsidienne",
    "Réserve d’or",
    "Réserve de diamants",
    "Deux Berceaux",
    "Berceau et mât",
    "Berceau et corde",
    "Deux Cordes",
    "Mât et corde",
    "Trois Ombres",
];

/// The castle tiles, in the order of the data.
const CASTLES: [&str; 10] = [
    "Murs regarnis",
    "Escalier de service",
    "Porte dérobée",
    "Chantier du maçon",
    "Étal du marché",
    "Étable du château",
    "Coffre des impôts",
    "Salle de la couronne",
    "Tour aux sorcières",
    "Cave enfouie",
];

/// The troll cards, in the order of the data.
const CARDS: [&str; 24] = [
    "Ragna Mouche-Chandelle",
    "La Vieille Mère Mèche",
    "Suif-Finn l’Arpenteur",
    "Ulf le Couineur",
    "Sunniva Aile-de-Suie",
    "Oreille-de-Gond",
    "Courant d’Air sous la Porte",
    "La Nourrice des Combles",
    "Grus Porte-Clefs",
    "Dent-d’Écharde",
    "Le Courtisan huileux",
    "Haldor Traîne-Sac",
    "Ingrid du Mur humide",
    "Le Guetteur sans paupières",
    "Signe la Fouisseuse",
    "Siffle le Bouvier",
    "Pas-Feutré le Sacristain",
    "Gudrun Langue-d’Or",
    "Garde-Gemmes",
    "Le Brasseur au chaudron noir",
    "Torvald le Marmonneur",
    "L’Hôtesse Mousse-Moite",
    "Astrid la Trayeuse",
    "Coasse la Sage-Femme",
];

/// A cavern or village as a title.
pub(crate) fn place(at: Place) -> &'static str {
    match at {
        Place::MINING => "Caverne de la mine",
        Place::BUILDING => "Caverne des bâtisseurs",
        Place::POWER => "Caverne du pouvoir",
        _ => at.number().map_or("À côté du plateau", |number| VILLAGES[number]),
    }
}

/// "à Gué-des-Aulnes", "dans la caverne de la mine".
pub(crate) fn at(at: Place) -> String {
    match at.number() {
        Some(number) => format!("à {}", VILLAGES[number]),
        None if at == Place::BESIDE => "à côté du plateau".to_owned(),
        None => format!("dans la {}", place(at).to_lowercase()),
    }
}

/// "vers Gué-des-Aulnes", "vers la caverne de la mine".
pub(crate) fn to(at: Place) -> String {
    match at.number() {
        Some(number) => format!("vers {}", VILLAGES[number]),
        None => format!("vers la {}", place(at).to_lowercase()),
    }
}

/// "de Gué-des-Aulnes", "de la caverne de la mine".
pub(crate) fn from(at: Place) -> String {
    match at.number() {
        Some(number) => de(VILLAGES[number]),
        None if at == Place::BESIDE => "du bord du plateau".to_owned(),
        None => format!("de la {}", place(at).to_lowercase()),
    }
}

/// An amount of a resource.
pub(crate) fn resource(of: Resource, n: u16) -> String {
    match of {
        Resource::Obsidian => count(n, "obsidienne", "obsidiennes"),
        Resource::Gold => count(n, "lingot d’or", "lingots d’or"),
        Resource::Diamond => count(n, "diamant", "diamants"),
    }
}

/// "d'obsidienne", "d'or", "de diamant".
pub(crate) const fn of(resource: Resource) -> &'static str {
    match resource {
        Resource::Obsidian => "d’obsidienne",
        Resource::Gold => "d’or",
        Resource::Diamond => "de diamant",
    }
}

const fn noun(of: Item) -> (&'static str, &'static str) {
    match of {
        Item::Princess => ("princesse", "princesses"),
        Item::Bell => ("cloche", "cloches"),
        Item::Changeling => ("changelin", "changelins"),
        Item::Outpost => ("avant-poste", "avant-postes"),
        Item::Human => ("humain", "humains"),
    }
}

/// An amount of an item.
pub(crate) fn item(of: Item, n: u8) -> String {
    let (one, many) = noun(of);
    count(n, one, many)
}

/// "une princesse", "un changelin".
pub(crate) fn one(of: Item) -> String {
    let article = if matches!(of, Item::Princess | Item::Bell) { "une" } else { "un" };
    format!("{article} {}", noun(of).0)
}

/// "de princesse", "d'avant-poste".
pub(crate) fn none(of: Item) -> String {
    de(noun(of).0)
}

/// The spot of an item.
pub(crate) const fn spot(of: Item) -> &'static str {
    match of {
        Item::Princess => "lit de princesse",
        Item::Bell => "emplacement de cloche",
        Item::Changeling => "emplacement de changelin",
        Item::Outpost => "emplacement d’avant-poste",
        Item::Human => "chaudron",
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
        parts.push(format!("{} de pouvoir troll", all.power));
    }
    if all.cows > 0 {
        parts.push(count(all.cows, "vache", "vaches"));
    }
    and(&parts)
}

/// The description of an effect.
pub(crate) fn effect(what: Effect) -> String {
    match what {
        Effect::Nothing => "Rien de plus.".to_owned(),
        Effect::Gain(all) => format!("Gagnez {}.", goods(all)),
        Effect::Fill => "Regarnissez tous vos gisements vides d’une ressource.".to_owned(),
        Effect::Mine { resource: of, most } => format!("Extrayez jusqu’à {}.", resource(of, most.into())),
        Effect::Tile => "Construisez une tuile de grotte sans payer.".to_owned(),
        Effect::Card => "Prenez une carte Troll sans payer.".to_owned(),
        Effect::Walk { trolls, humans: 0 } => {
            format!("Déplacez {}.", count(trolls, "troll", "trolls"))
        }
        Effect::Walk { trolls: 0, humans } => format!("Déplacez jusqu’à {}.", item(Item::Human, humans)),
        Effect::Walk { trolls, humans } => {
            format!("Déplacez {} et {}.", count(trolls, "troll", "trolls"), item(Item::Human, humans))
        }
    }
}

/// The goods that a player gains for certain, of those that there is room for.
pub(crate) fn gain(state: &State, all: Goods) -> String {
    let room = state.player(state.asked()).room_for(all, state.supply.cows);
    match room {
        _ if room == all => goods(all),
        _ if room.is_nothing() => "rien, faute de place".to_owned(),
        _ => format!("{}, faute de place pour plus", goods(room)),
    }
}

/// The description of an effect for the player who decides.
pub(crate) fn effect_now(state: &State, what: Effect) -> String {
    match what {
        Effect::Gain(all) => format!("Gain : {}.", gain(state, all)),
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

/// A kind of tile, one and many.
const fn sort(of: TileKind) -> (&'static str, &'static str) {
    match of {
        TileKind::Resource => ("tuile de ressources", "tuiles de ressources"),
        TileKind::Bell => ("tuile de cloche", "tuiles de cloche"),
        TileKind::Princess => ("tuile de princesse", "tuiles de princesse"),
        TileKind::Victory => ("tuile de victoire", "tuiles de victoire"),
        TileKind::Kings => ("tuile du roi", "tuiles du roi"),
    }
}

/// A tile as a title.
pub(crate) fn tile(of: Tile) -> &'static str {
    let kings = usize::from(of.0).checked_sub(trolls_and_princesses::CAVE_TILES);
    if let Some(name) = kings.and_then(|at| KINGS.get(at)) {
        return name;
    }
    match of.kind() {
        TileKind::Resource => "Tuile de ressources",
        TileKind::Bell => "Tuile de cloche",
        TileKind::Princess => "Tuile de princesse",
        TileKind::Victory => "Tuile de victoire",
        TileKind::Kings => "Tuile du roi",
    }
}

/// A tile that is in the way, with its article.
pub(crate) fn a_tile(of: Tile) -> String {
    if of.kind() == TileKind::Kings {
        format!("La tuile « {} »", tile(of))
    } else {
        format!("Une {}", sort(of.kind()).0)
    }
}

/// The benefit of a tile.
pub(crate) fn tile_text(of: Tile) -> String {
    let bonus = of.cave().map_or(Effect::Nothing, |face| face.bonus);
    let filled = |start: &str| match bonus {
        Effect::Nothing => format!("{start}."),
        _ => format!("{start} ; garni : {}", effect(bonus)),
    };
    match (of.kind(), of.power()) {
        (TileKind::Resource, _) => {
            filled("Deux gisements d’obsidienne, garnis aussitôt, et un emplacement d’avant-poste")
        }
        (TileKind::Bell, _) => filled("Ouvre une étable, avec un emplacement de cloche"),
        (TileKind::Princess, _) => filled("Un lit de princesse"),
        (_, Some(KingsUse::Action(action))) => effect(action),
        (_, Some(KingsUse::Sites { resource, count: n })) => {
            format!("{n} gisements {}, garnis aussitôt.", self::of(resource))
        }
        (_, Some(KingsUse::Spots([one, two]))) if one == two => {
            format!("Deux {}.", spot(one).replacen("emplacement", "emplacements", 1))
        }
        (_, Some(KingsUse::Spots([one, two]))) => format!("Un {} et un {}.", spot(one), spot(two)),
        (_, Some(KingsUse::Totems)) => {
            "À la fin, elle compte pour une chauve-souris, un serpent et un crapaud.".to_owned()
        }
        _ => of.points().map_or_else(String::new, |it| format!("{} Une seule entrée.", points(it))),
    }
}

const fn totem(of: Totem) -> (&'static str, &'static str) {
    match of {
        Totem::Bat => ("carte Chauve-souris", "cartes Chauve-souris"),
        Totem::Snake => ("carte Serpent", "cartes Serpent"),
        Totem::Toad => ("carte Crapaud", "cartes Crapaud"),
    }
}

/// Victory points at the end: "1 point de victoire par tranche de 2 lingots d'or restants."
pub(crate) fn points(of: Points) -> String {
    let n = of.each;
    let pick = |(one, many): (&'static str, &'static str)| plural(n, one, many);
    let what = match of.of {
        Counted::Totem(animal) => pick(totem(animal)).to_owned(),
        Counted::Resource(Resource::Obsidian) => {
            pick(("obsidienne restante", "obsidiennes restantes")).to_owned()
        }
        Counted::Resource(Resource::Gold) => {
            pick(("lingot d’or restant", "lingots d’or restants")).to_owned()
        }
        Counted::Resource(Resource::Diamond) => pick(("diamant restant", "diamants restants")).to_owned(),
        Counted::Cow => pick(("vache restante", "vaches restantes")).to_owned(),
        Counted::Human => pick(("humain", "humains")).to_owned(),
        Counted::Power => "pouvoir troll restant".to_owned(),
        Counted::Tile(kind) => pick(sort(kind)).to_owned(),
        Counted::AnyTile => pick(("tuile de toute sorte", "tuiles de toute sorte")).to_owned(),
        Counted::Site(resource) => format!("{} {}", pick(("gisement", "gisements")), self::of(resource)),
    };
    if n == 1 {
        format!("1 point de victoire par {what}.")
    } else {
        format!("1 point de victoire pour {n} {what}.")
    }
}

/// A troll card as a title.
pub(crate) fn card(card: TrollCard) -> &'static str {
    CARDS.get(usize::from(card.0)).copied().unwrap_or("une carte")
}

/// The description of a troll card: gains, storage and points.
pub(crate) fn card_text(card: TrollCard) -> String {
    let face = card.face();
    let mut parts = vec![format!("{}.", capital(totem(face.totem).0))];
    if face.gain != Effect::Nothing {
        parts.push(effect(face.gain));
    }
    for at in 0..2 {
        if let Some((of, bonus)) = spot_face(Spot { on: Carrier::Card(card), at }) {
            let name = capital(spot(of));
            parts.push(if bonus == Effect::Nothing {
                format!("{name}.")
            } else {
                format!("{name} ; garni : {}", effect(bonus))
            });
        }
    }
    parts.extend(face.points.map(points));
    parts.join(" ")
}

/// A castle tile as a title.
pub(crate) fn castle(castle: Castle) -> &'static str {
    CASTLES.get(usize::from(castle.0)).copied().unwrap_or("un château")
}

/// The description of a round card.
pub(crate) fn round(card: RoundCard) -> String {
    let face = card.face();
    let village = Place::village(face.village);
    let king = face.king.unwrap_or(village);
    format!("{} {} ; le roi des trolls va {}.", capital(&one(face.item)), at(village), at(king))
}

/// The same in two lines, by the words on the board.
pub(crate) fn round_short(card: RoundCard) -> String {
    let face = card.face();
    let village = Place::village(face.village);
    let king = face.king.unwrap_or(village);
    let king = if king.is_cavern() { French.cavern(king) } else { place(king) };
    format!("{} : {}\nRoi : {king}", capital(noun(face.item).0), place(village))
}

/// The condition of a king's card.
pub(crate) fn challenge(card: KingsCard) -> String {
    let need = card.face().need;
    let n = need.count;
    match need.what {
        Wanted::Tiles(kind) => format!("{n} {} dans votre réseau.", plural(n, sort(kind).0, sort(kind).1)),
        Wanted::AnyTiles => format!("{n} tuiles de toute sorte dans votre réseau, tuiles du roi comprises."),
        Wanted::Cards(animal) => format!("{n} {}.", plural(n, totem(animal).0, totem(animal).1)),
        Wanted::EachTotem => "Une chauve-souris, un serpent et un crapaud.".to_owned(),
        Wanted::AnyCards => format!("{n} cartes Troll de tout totem."),
        Wanted::Items(Item::Princess) => format!("{} chez vous.", item(Item::Princess, n)),
        Wanted::Items(Item::Bell) => format!("{} chez vous.", item(Item::Bell, n)),
        Wanted::Items(of) => format!("{} {} chez vous.", item(of, n), plural(n, "neutre", "neutres")),
        Wanted::Humans => format!("{} dans vos cavernes.", item(Item::Human, n)),
    }
}

/// An action of a place.
pub(crate) fn place_action(what: PlaceAction) -> String {
    match what {
        PlaceAction::Mine(Resource::Obsidian) => "Extraire de l’obsidienne".to_owned(),
        PlaceAction::Mine(Resource::Gold) => "Extraire de l’or".to_owned(),
        PlaceAction::Mine(Resource::Diamond) => "Extraire des diamants".to_owned(),
        PlaceAction::Activate => "Activer une tuile du roi".to_owned(),
        PlaceAction::Outpost => "Construire un avant-poste".to_owned(),
        PlaceAction::Build => "Construire jusqu’à deux tuiles".to_owned(),
        PlaceAction::RefreshCaves => "Renouveler les tuiles de grotte".to_owned(),
        PlaceAction::Replenish(Resource::Obsidian) => "Regarnir en obsidienne".to_owned(),
        PlaceAction::Replenish(Resource::Gold) => "Regarnir en or".to_owned(),
        PlaceAction::Replenish(Resource::Diamond) => "Regarnir en diamants".to_owned(),
        PlaceAction::Receive => "Recevoir du pouvoir troll".to_owned(),
        PlaceAction::Buy => "Acheter une carte Troll".to_owned(),
        PlaceAction::RefreshCards => "Renouveler les cartes Troll".to_owned(),
        PlaceAction::Capture => "Enlever une princesse".to_owned(),
        PlaceAction::Bell => "Décrocher une cloche".to_owned(),
        PlaceAction::Castle => "Faire l’action du château".to_owned(),
        PlaceAction::Swap(Resource::Diamond) => "Échanger des changelins contre un diamant".to_owned(),
        PlaceAction::Swap(_) => "Échanger des changelins contre de l’or".to_owned(),
        PlaceAction::Hire => "Engager un humain".to_owned(),
        PlaceAction::Cow => "Voler une vache".to_owned(),
    }
}

/// The cost of an action.
pub(crate) fn cost(cost: Cost) -> String {
    let mut parts = vec![count(cost.points, "point d’action", "points d’action")];
    if !cost.goods.is_nothing() {
        parts.push(goods(cost.goods));
    }
    let price = parts.join(", ");
    if cost.shared { format!("{price} ; les trolls rivaux aident") } else { price }
}

/// The number of action points, and their sources.
pub(crate) fn reckoning(of: Reckoning) -> String {
    let mut parts = Vec::new();
    let mut add = |n: u8, one: &'static str, many: &'static str| {
        if n > 0 {
            parts.push(count(n, one, many));
        }
    };
    add(of.trolls, "troll", "trolls");
    add(of.outposts, "avant-poste", "avant-postes");
    add(of.humans, "humain", "humains");
    if of.king > 0 {
        parts.push("le roi des trolls".to_owned());
    }
    let own = format!("{} : {}", count(of.own(), "point d’action", "points d’action"), and(&parts));
    if of.rivals == 0 {
        return format!("{own}.");
    }
    format!("{own} ; {} de plus des rivaux pour les actions partagées.", of.rivals)
}

/// The sites that a tile would make at a place, if any.
fn sites(of: Joint) -> Option<String> {
    let sites: Vec<String> = Resource::ALL
        .into_iter()
        .filter(|&it| of.sites[it as usize] > 0)
        .map(|it| format!("{} {}", count(of.sites[it as usize], "gisement", "gisements"), self::of(it)))
        .collect();
    (!sites.is_empty()).then(|| and(&sites))
}

/// The networks that a tile would join at a place.
pub(crate) fn joint(of: Joint) -> String {
    let links = count(of.links, "entrée", "entrées");
    match sites(of) {
        None => format!("Relie {links}."),
        Some(sites) => {
            format!("Relie {links} et forme {sites}. Un nouveau gisement est vide : à regarnir.")
        }
    }
}

/// The same for the chosen placement, and the sites that another rotation makes if that one makes none.
pub(crate) fn placement(choices: &Choices) -> String {
    let shown = choices.joint().map_or_else(String::new, joint);
    match choices.turned().and_then(sites) {
        None => shown,
        Some(sites) => format!("{shown} Tournée, elle forme {sites}."),
    }
}

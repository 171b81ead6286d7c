//! Questions and hints of Trolls & Princesses.

use trolls_and_princesses::{
    Action, Feature, Item, Phase, Place, Resource, State, Tile, TileKind, Uncovered,
};

use super::names::{card, challenge, effect_now, of, one, place_action, round, spot, tile, to};
use crate::game::pick::is_one_of_several;
use crate::text::table::TextContext;
use moot_ui::text::fr::join::{capital, count, plural, signed};

/// The question to the player who decides.
pub(crate) fn question(state: &State) -> String {
    match state.phase {
        Phase::Settle if has_human(state) => "Quelle caverne reçoit votre prochain troll ?".to_owned(),
        Phase::Settle => "Quelle caverne reçoit votre premier humain ?".to_owned(),
        Phase::Play => "Jouez une carte de manche.".to_owned(),
        Phase::Move if state.second => "Déplacez un autre troll.".to_owned(),
        Phase::Move => "Déplacez un troll.".to_owned(),
        Phase::Flee { .. } => "Votre troll est chassé. Où va-t-il ?".to_owned(),
        Phase::Act if state.own + state.lent == 0 => {
            "Tous les points d’action sont dépensés : finissez la phase".to_owned()
        }
        Phase::Act if !state.can_act() => {
            format!("Rien n’est possible ici avec {}.", action_points(state.own, state.lent))
        }
        Phase::Act => format!("Que faites-vous de {} ?", action_points(state.own, state.lent)),
        Phase::Build { must: true, .. } => "Choisissez une tuile de grotte.".to_owned(),
        Phase::Build { .. } => "Choisissez une tuile de grotte, ou laissez.".to_owned(),
        Phase::Lay { tile, .. } => held(tile),
        Phase::Reward => "Choisissez une tuile du roi.".to_owned(),
        Phase::Pick => "Choisissez une carte Troll.".to_owned(),
        Phase::Fill => "Quels gisements regarnir ?".to_owned(),
        Phase::Walk(_) => "Qui va où ?".to_owned(),
        Phase::Uncover { item: Item::Outpost, .. } => "Quel avant-poste envoyez-vous ?".to_owned(),
        Phase::Uncover { .. } => "Quel changelin envoyez-vous ?".to_owned(),
        Phase::Store(item) => format!("Quel {} ?", spot(item)),
        Phase::Home => "Dans quelle caverne votre troll rentre-t-il ?".to_owned(),
        Phase::End => "Un défi est accompli. Relevez-le, ou finissez votre tour.".to_owned(),
        Phase::Over => "La partie est finie.".to_owned(),
        _ => "On pioche…".to_owned(),
    }
}

/// The action points that are left: own ones, and those of rival trolls. The question and the button that ends the phase name them alike.
pub(crate) fn action_points(own: u8, lent: u8) -> String {
    match (own, lent) {
        (own, 0) => count(own, "point d’action", "points d’action"),
        (0, lent) => format!("{} des rivaux", count(lent, "point d’action", "points d’action")),
        (own, lent) => format!("{own} + {lent} points d’action"),
    }
}

/// Asks where the tile in hand goes.
pub(crate) fn held(of: Tile) -> String {
    if of.kind() == TileKind::Kings {
        format!("Où posez-vous « {} » ?", tile(of))
    } else {
        format!("Où posez-vous cette {} ?", super::table::lowered(tile(of)))
    }
}

/// Whether the player who is asked has a human, so that trolls are placed next.
fn has_human(state: &State) -> bool {
    state.player(state.asked()).stored(Item::Human) > 0
}

/// The move of a troll without its target.
fn move_of(at: Place, same: bool) -> String {
    let which = if same { "premier troll déplacé ce tour, " } else { "troll " };
    format!("Déplacer le {which}{}", super::names::from(at))
}

/// A decision as the title of a move.
pub(crate) fn title(context: &TextContext<'_>, action: Action) -> String {
    let state = context.state;
    match action {
        Action::Settle(at) if has_human(state) => format!("Troll {}", to(at)),
        Action::Settle(at) => format!("Premier humain {}", to(at)),
        Action::Play(of) => round(of),
        Action::Move { from, to: at, push } => {
            let several = is_one_of_several(state, from, at, push);
            let troll = if several { move_of(from, false) } else { "Déplacer un troll".to_owned() };
            let moves = format!("{troll} {}", to(at));
            push.map_or_else(|| moves.clone(), |seat| format!("{moves}, en chassant {}", context.name(seat)))
        }
        Action::Troll { from, to: at, same } => format!("{} {}", move_of(from, same), to(at)),
        Action::Flee(at) | Action::Home(at) => format!("Retour {}", to(at)),
        Action::Activate(Some(it)) => format!("Activer « {} »", tile(it)),
        Action::Activate(None) => "Activer la tuile du roi de votre plateau".to_owned(),
        Action::Outpost(at) => format!("Construire un avant-poste {}", super::names::at(at)),
        Action::Buy(of) => format!("Acheter : {}", card(of)),
        Action::Pick(of) => format!("Prendre : {}", card(of)),
        Action::Hire(at) => format!("Engager un humain, {}", to(at)),
        Action::Claim(of) => format!("Relever le défi : {}", challenge(of)),
        Action::Take(it) => format!("Prendre : {}", tile(it)),
        Action::Lay { .. } => "La poser là".to_owned(),
        Action::Fill(it) => format!("Regarnir les gisements {}", of(it)),
        Action::Uncover(at) => {
            let face = state.me().face();
            let outposts = matches!(state.phase, Phase::Uncover { item: Item::Outpost, .. });
            let gains = if outposts { &face.outposts } else { &face.changelings };
            gains.get(usize::from(at)).map_or_else(String::new, |&gain| uncovered(state, gain))
        }
        Action::Store(at) => {
            let bonus = trolls_and_princesses::spot_face(at).map(|(_, bonus)| bonus);
            bonus.map_or_else(String::new, |bonus| format!("Ranger : {}", effect_now(state, bonus)))
        }
        Action::Human { from, to: at } => {
            format!("Déplacer l’humain {} {}", super::names::from(from), to(at))
        }
        Action::Done => match state.phase {
            Phase::Act => "Finir la phase".to_owned(),
            _ => "En rester là".to_owned(),
        },
        _ => state.place_action_of(action).map_or_else(String::new, place_action),
    }
}

/// The spots of an item: "lits de princesse".
fn spots(of: Item, n: u32) -> String {
    let name = spot(of);
    let (noun, rest) = name.split_once(' ').unwrap_or((name, ""));
    if n < 2 { name.to_owned() } else { [noun, "s ", rest].concat().trim_end().to_owned() }
}

fn uncovered(state: &State, gain: Uncovered) -> String {
    match gain {
        Uncovered::Mine { resource, count: n } => {
            format!("Désormais {} par extraction", super::names::resource(resource, n.into()))
        }
        Uncovered::Receive(more) => format!("Désormais, recevoir {more} de pouvoir troll de plus"),
        Uncovered::Space(more) => format!("Place pour {more} de pouvoir troll de plus"),
        Uncovered::Gain(all) => capital(&super::names::gain(state, all)),
    }
}

/// A reason for a move: what changes, by how many.
pub(crate) fn reason(feature: Feature, change: f32) -> String {
    let n = (change.abs().round() as u32).max(1);
    let whole = if change < 0.0 { -(n as i32) } else { n as i32 };
    let more = change >= 0.0;
    let pick = |yes: &str, no: &str| if more { yes } else { no }.to_owned();
    match feature {
        Feature::Points(row) => {
            let names = [
                "les séries",
                "les princesses",
                "les tuiles du roi",
                "les humains",
                "les tuiles de victoire",
                "les cartes Troll",
            ];
            format!(
                "{} {} pour {}",
                signed(whole),
                plural(n, "point de victoire", "points de victoire"),
                names.get(usize::from(row)).copied().unwrap_or("le reste")
            )
        }
        Feature::Field(it) => {
            let (one, many) = match it {
                Resource::Obsidian => ("obsidienne", "obsidiennes"),
                Resource::Gold => ("lingot d’or", "lingots d’or"),
                Resource::Diamond => ("diamant", "diamants"),
            };
            format!("{} {}", signed(whole), plural(n, one, many))
        }
        Feature::Power => format!("{} pouvoir troll", signed(whole)),
        Feature::Cows => format!("{} {}", signed(whole), plural(n, "vache", "vaches")),
        Feature::Sites(it) => format!("{} {}", pick("plus de gisements", "moins sur les gisements"), of(it)),
        Feature::Halves => pick("des demi-gisements à relier", "moins de demi-gisements à relier"),
        Feature::Places => pick("plus de place pour construire", "moins de place pour construire"),
        Feature::Upgrades => pick("une action améliorée pour de bon", "une amélioration de moins"),
        Feature::Barns => pick("de la place pour des vaches", "moins de place pour des vaches"),
        Feature::Humans => pick("un humain qui aide dans une caverne", "un humain de moins"),
        Feature::Outposts => pick("un avant-poste qui aide dans un village", "un avant-poste de moins"),
        Feature::Spots(item) => format!("{} {}", signed(whole), spots(item, n)),
        Feature::Actions => pick("une tuile du roi à activer", "une tuile du roi de moins"),
        Feature::Cards => pick("une carte Troll de plus", "une carte Troll de moins"),
        Feature::Scorers => pick("des points de victoire à venir", "moins de points de victoire à venir"),
        Feature::Ready(item) => {
            if more {
                format!("plus près d’avoir {}", one(item))
            } else {
                format!("plus loin d’avoir {}", one(item))
            }
        }
        Feature::Challenges => pick("plus près des défis du roi", "plus loin des défis du roi"),
        Feature::Crowd => pick("des trolls ensemble", "des trolls plus dispersés"),
        Feature::Beside => pick("plus de trolls encore à côté du plateau", "un troll entre en jeu"),
        Feature::King => pick("le roi des trolls dans une caverne", "pas de roi des trolls dans une caverne"),
        Feature::PointsLeft => {
            let points = count(n, "point d’action", "points d’action");
            if more { format!("encore {points}") } else { format!("coûte {points}") }
        }
        Feature::Moves => pick("plus de déplacements à venir", "moins de déplacements à venir"),
    }
}

//! The panels round the villages, the tray under them, and the steps of a turn.

use trolls_and_princesses::{
    Action, Effect, Goods, Item, Phase, Place, PlaceAction, Prospect, Show, State, Time,
};

use super::names::{at, card, challenge, effect, from, goods, item, place_action, resource, round, to};
use super::{advice, names};
use crate::game::challenges::meets_challenge;
use crate::game::pick::{Choices, NextPart, Thing, is_futile, kings_actions};
use crate::text::table::{Glance, Hindrance, Leg, RecapEvent, Source, Tab, TextContext};
use moot_ui::text::fr::join::{and, count};

pub(crate) const fn time(time: Time) -> &'static str {
    match time {
        Time::Day => "jour",
        Time::Twilight => "crépuscule",
        Time::Night => "nuit",
    }
}

pub(crate) const fn source(source: Source, count: u8) -> &'static str {
    match (source, count) {
        (Source::Trolls, 1) => "troll",
        (Source::Trolls, _) => "trolls",
        (Source::Outposts, 1) => "avant-poste",
        (Source::Outposts, _) => "avant-postes",
        (Source::Humans, 1) => "humain",
        (Source::Humans, _) => "humains",
        (Source::King, _) => "roi",
        (Source::Rivals, 1) => "rival",
        (Source::Rivals, _) => "rivaux",
    }
}

pub(crate) const fn display(show: Show) -> &'static str {
    match show {
        Show::Caves => "Tuiles de grotte",
        Show::Kings => "Tuiles du roi",
        Show::Cards => "Cartes Troll",
    }
}

/// The gain of an action for the active player.
pub(crate) fn yields(state: &State, of: PlaceAction) -> String {
    let me = state.me();
    match of {
        PlaceAction::Mine(it) => {
            let most = me.yields(it).min(me.full[it as usize]);
            format!("{} de vos gisements", resource(it, most.into()))
        }
        PlaceAction::Activate => {
            let all = kings_actions(state);
            if all.len() > 2 {
                return format!("une fois par phase, une de vos {} tuiles du roi", all.len());
            }
            let told = all.into_iter().map(|of| lowered(&endless(&names::activation(state, of))));
            format!("une fois par phase, {}", told.collect::<Vec<_>>().join(", ou "))
        }
        PlaceAction::Outpost => "un bonus de votre plateau, un avant-poste pour vos séries de trois, et dès lors 1 point d’action là-bas".to_owned(),
        PlaceAction::Build => "deux tuiles de l’étalage".to_owned(),
        PlaceAction::RefreshCaves | PlaceAction::RefreshCards => "cinq autres à la place".to_owned(),
        PlaceAction::Replenish(it) => match me.empty_sites(it) {
            0 => "aucun gisement vide".to_owned(),
            n => count(n, "gisement regarni", "gisements regarnis"),
        },
        PlaceAction::Receive => names::gain(state, Goods { power: me.receives(), ..Goods::NONE }),
        PlaceAction::Buy => "ce qu’elle dit, et des points de victoire".to_owned(),
        PlaceAction::Capture => "7 points de victoire, et une tuile du roi".to_owned(),
        PlaceAction::Bell | PlaceAction::Swap(_) => "pour vos séries de trois".to_owned(),
        PlaceAction::Castle => {
            let tile = state.village(state.at).castle;
            if tile.is_some() && state.at.is_village() {
                format!("{} Vos trolls rentrent.", names::effect_now(state, tile.face().effect))
            } else {
                "puis vos trolls rentrent".to_owned()
            }
        }
        PlaceAction::Hire => "1 point d’action dans une de vos cavernes".to_owned(),
        PlaceAction::Cow => "dans une étable ouverte".to_owned(),
    }
}

pub(crate) fn chip(glance: &Glance) -> String {
    let held =
        Goods { resources: glance.field.map(|n| n.min(255) as u8), power: glance.power, cows: glance.cows };
    let held = if held.is_nothing() { "rien en réserve".to_owned() } else { goods(held) };
    [
        count(glance.points.unsigned_abs(), "point de victoire", "points de victoire"),
        item(Item::Princess, glance.princesses),
        held,
        count(glance.cauldrons, "chaudron libre", "chaudrons libres"),
        count(glance.cards, "carte Troll", "cartes Troll"),
        count(glance.hand, "carte de manche", "cartes de manche"),
    ]
    .join(", ")
}

pub(crate) const fn tab(tab: Tab) -> &'static str {
    match tab {
        Tab::Cards => "Cartes",
        Tab::Actions => "Actions",
        Tab::Displays => "Étalages",
    }
}

pub(crate) const fn leg(leg: Leg) -> &'static str {
    match leg {
        Leg::Play => "Jouer une carte",
        Leg::First => "Déplacer un troll",
        Leg::Second => "Un autre troll",
        Leg::Draw => "Piocher",
    }
}

pub(crate) fn recap_event(recap_event: &RecapEvent) -> String {
    match *recap_event {
        // Shorter than the sentence, so that the chip is whole on a phone.
        RecapEvent::Played(card) => names::round_short(card).replace('\n', " · "),
        RecapEvent::Moved(there) => format!("Troll {}", to(there)),
        RecapEvent::Pushed(_, there) => format!("Troll chassé {}", from(there)),
        RecapEvent::Did(of, there) if of.cost().shared => format!("{}, {}", place_action(of), at(there)),
        RecapEvent::Did(of, _) => place_action(of),
        RecapEvent::Laid(tile) => format!("Posé : {}", names::tile(tile)),
        RecapEvent::Card(of) => format!("Pris : {}", card(of)),
        RecapEvent::Claimed(of) => format!("Défi relevé : {}", endless(&challenge(of))),
    }
}

pub(crate) fn feat_told(recap_event: &RecapEvent) -> String {
    match *recap_event {
        RecapEvent::Played(of) => format!("joue une carte : {}", endless(&lowered(&round(of)))),
        RecapEvent::Moved(there) => format!("envoie un troll {}", to(there)),
        RecapEvent::Pushed(_, there) => format!("chasse un troll {}", from(there)),
        RecapEvent::Did(of, there) => format!("choisit « {} » {}", place_action(of), at(there)),
        RecapEvent::Laid(tile) => format!("pose une tuile : {}", names::tile(tile)),
        RecapEvent::Card(of) => format!("prend une carte Troll : {}", card(of)),
        RecapEvent::Claimed(of) => format!("relève un défi : {}", endless(&challenge(of))),
    }
}

/// A sentence without its full stop.
fn endless(text: &str) -> String {
    text.trim_end_matches('.').to_owned()
}

pub(crate) fn lowered(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

pub(crate) fn did(done: [u16; 8]) -> String {
    let kinds = [
        ("troll déplacé", "trolls déplacés"),
        ("tuile posée", "tuiles posées"),
        ("carte Troll", "cartes Troll"),
        ("princesse", "princesses"),
        ("cloche", "cloches"),
        ("action de château", "actions de château"),
        ("changelin", "changelins"),
        ("humain engagé", "humains engagés"),
    ];
    let parts: Vec<String> = done
        .iter()
        .zip(kinds)
        .filter(|(n, _)| **n > 0)
        .map(|(&n, (one, many))| count(n, one, many))
        .collect();
    if parts.is_empty() { "encore rien".to_owned() } else { and(&parts) }
}

/// Advice on how to decide.
pub(crate) fn advice(context: &TextContext<'_>, choices: &Choices) -> String {
    let state = context.state;
    if let Thing::Act(Action::Claim(_)) = choices.pick.thing {
        return "Un défi ne coûte rien et rapporte une tuile du roi.".to_owned();
    }
    match (state.phase, choices.next_part) {
        (Phase::Play, NextPart::Ready) => "Confirmez pour la jouer.".to_owned(),
        (Phase::Play, _) => "Son objet va dans son village, et le roi des trolls se déplace.".to_owned(),
        (Phase::Move, NextPart::Thing) if choices.pick.to.is_some() => "Quel troll y va ?".to_owned(),
        (Phase::Move, NextPart::Push) => "Le village est plein. Quel troll cède la place ?".to_owned(),
        (Phase::Move, NextPart::Ready) => choices.prospect(state).as_ref().map_or_else(String::new, prospect),
        (Phase::Move, NextPart::To) => "Choisissez une caverne ou un village.".to_owned(),
        (Phase::Move, _) => "Choisissez un lieu selon ses points d’action.".to_owned(),
        (Phase::Act, NextPart::To) => "Choisissez où.".to_owned(),
        (Phase::Act, NextPart::Thing) => match choices.pick.thing {
            Thing::PlaceAction(PlaceAction::Activate) => "Choisissez une de vos tuiles du roi.".to_owned(),
            Thing::PlaceAction(PlaceAction::Buy) => "Choisissez une carte Troll de l’étalage.".to_owned(),
            _ if state.own + state.lent == 0 && meets_challenge(state) => {
                "Un défi est accompli : le relever est gratuit.".to_owned()
            }
            _ if state.own + state.lent == 0 => "Plus rien n’est possible ici.".to_owned(),
            _ if !state.can_act() => "Finissez la phase.".to_owned(),
            _ if state.lent > 0 => "Ceux des rivaux ne servent qu’aux actions partagées.".to_owned(),
            _ => "Choisissez une action, ou finissez la phase.".to_owned(),
        },
        (Phase::Act, _) => match choices.pick.thing {
            Thing::PlaceAction(of) => format!("Coûte {}.", names::cost(state.cost(of))),
            Thing::Act(Action::Activate(tile)) => names::activation(state, tile),
            Thing::Act(Action::Buy(of)) => names::card_text(of),
            _ => String::new(),
        },
        (Phase::Build { .. } | Phase::Reward, NextPart::Thing) => match state.phase {
            Phase::Reward => "Elle va dans votre réseau et vaut 3 points de victoire.".to_owned(),
            _ => "Entrée contre entrée ; deux moitiés égales font un gisement.".to_owned(),
        },
        (_, NextPart::Lie) | (Phase::Build { .. } | Phase::Reward | Phase::Lay { .. }, _) => marked(choices),
        (Phase::Walk(walk), _) => effect(Effect::Walk { trolls: walk.trolls, humans: walk.humans }),
        (Phase::Pick, NextPart::Ready) => match choices.pick.thing {
            Thing::Act(Action::Pick(of)) => names::card_text(of),
            _ => String::new(),
        },
        (Phase::Settle, _) => "Un troll y a 1 point d’action de plus.".to_owned(),
        (Phase::Flee { .. }, _) => "Choisissez une de vos cavernes.".to_owned(),
        (Phase::Home, _) => "Après une action de château, vos trolls quittent le village.".to_owned(),
        (Phase::End, _) => "Un défi ne coûte rien et rapporte une tuile du roi.".to_owned(),
        (Phase::Over, _) => String::new(),
        _ => "Choisissez.".to_owned(),
    }
}

/// Where the tile in hand can be laid.
fn marked(choices: &Choices) -> String {
    let places = count(choices.cells().len() as u32, "place marquée", "places marquées");
    format!("Elle va sur {places} du réseau.")
}

/// The button that plays the selection.
pub(crate) fn confirm(context: &TextContext<'_>, actions: &[Action]) -> String {
    match actions {
        [Action::Take(_), Action::Lay { .. }] => "Poser la tuile".to_owned(),
        [Action::Lay { .. }] => "La poser ici".to_owned(),
        [Action::Play(_)] => "La jouer".to_owned(),
        [Action::Move { to: there, .. }] if is_futile(context.state, actions) => {
            format!("Aller {}, rien de possible", to(*there))
        }
        [
            Action::Move { to: there, .. }
            | Action::Troll { to: there, .. }
            | Action::Human { to: there, .. },
        ] => {
            format!("Aller {}", to(*there))
        }
        [Action::Settle(there)] => format!("Loger {}", at(*there)),
        [Action::Flee(there) | Action::Home(there)] => format!("Rentrer {}", at(*there)),
        [Action::Claim(_)] => "Le relever".to_owned(),
        [action] => advice::title(context, *action),
        _ => String::new(),
    }
}

pub(crate) fn mover(at: Place, same: bool) -> String {
    if same {
        format!("Premier troll déplacé ce tour, {}", from(at))
    } else {
        format!("Troll {}", from(at))
    }
}

pub(crate) fn walker(at: Place) -> String {
    format!("Humain {}", from(at))
}

pub(crate) const fn done(state: &State) -> &'static str {
    match state.phase {
        Phase::Act => "Finir la phase",
        Phase::Move => "Aucun troll ne bouge",
        Phase::Walk(_) => "C’est assez",
        Phase::End => "Finir le tour",
        _ => "Laisser",
    }
}

/// What a troll would find at a place.
pub(crate) fn prospect(prospect: &Prospect) -> String {
    if prospect.can_act() {
        names::reckoning(prospect.points)
    } else {
        let why = match Hindrance::of(prospect) {
            Hindrance::Points => "Rien n’y est possible : trop peu de points d’action.",
            Hindrance::Price => "Rien n’y est possible : tout y coûte plus que vous n’avez.",
            Hindrance::PointsForSome => {
                "Rien n’y est possible : pour une partie, trop peu de points d’action ; le reste ne peut pas se faire."
            }
            Hindrance::Other => "Rien n’y est possible.",
        };
        why.to_owned()
    }
}

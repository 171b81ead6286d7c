//! The panels round the villages, the tray under them, and the steps of a turn.

use trolls_and_princesses::{
    Action, Effect, Goods, Item, Phase, Place, PlaceAction, Prospect, Show, State, Tile, TileKind, Time,
};

use super::names::{effect, from, goods, item, place_action, resource, the};
use super::{advice, names};
use crate::game::challenges::meets_challenge;
use crate::game::pick::{Choices, NextPart, Thing, is_futile, kings_actions};
use crate::text::table::{Glance, Hindrance, Leg, RecapEvent, Source, Tab, TextContext};
use moot_ui::text::en::join::{and, count};

pub(crate) const fn time(time: Time) -> &'static str {
    match time {
        Time::Day => "day",
        Time::Twilight => "twilight",
        Time::Night => "night",
    }
}

pub(crate) const fn source(source: Source, count: u8) -> &'static str {
    match (source, count) {
        (Source::Trolls, 1) => "troll",
        (Source::Trolls, _) => "trolls",
        (Source::Outposts, 1) => "outpost",
        (Source::Outposts, _) => "outposts",
        (Source::Humans, 1) => "human",
        (Source::Humans, _) => "humans",
        (Source::King, _) => "king",
        (Source::Rivals, 1) => "rival",
        (Source::Rivals, _) => "rivals",
    }
}

pub(crate) const fn display(show: Show) -> &'static str {
    match show {
        Show::Caves => "Cave tiles",
        Show::Kings => "King’s tiles",
        Show::Cards => "Troll cards",
    }
}

/// The gain of an action for the active player.
pub(crate) fn yields(state: &State, of: PlaceAction) -> String {
    let me = state.me();
    match of {
        PlaceAction::Mine(it) => {
            let most = me.yields(it).min(me.full[it as usize]);
            format!("{} from your sites", resource(it, most.into()))
        }
        PlaceAction::Activate => {
            let all = kings_actions(state);
            if all.len() > 2 {
                return format!("once a phase: one of your {} king’s tiles", all.len());
            }
            let told = all.into_iter().map(|of| lowered(&endless(&names::activation(state, of))));
            format!("once a phase: {}", told.collect::<Vec<_>>().join(", or "))
        }
        PlaceAction::Outpost => "a bonus of your board, an outpost for your sets of three, and 1 more action point there from now on".to_owned(),
        PlaceAction::Build => "two tiles of the display".to_owned(),
        PlaceAction::RefreshCaves | PlaceAction::RefreshCards => "five others instead".to_owned(),
        PlaceAction::Replenish(it) => match me.empty_sites(it) {
            0 => "no site is empty".to_owned(),
            n => count(n, "site is filled", "sites are filled"),
        },
        PlaceAction::Receive => names::gain(state, Goods { power: me.receives(), ..Goods::NONE }),
        PlaceAction::Buy => "what it says, and victory points".to_owned(),
        PlaceAction::Capture => "7 victory points, and a king’s tile".to_owned(),
        PlaceAction::Bell | PlaceAction::Swap(_) => "for your sets of three".to_owned(),
        PlaceAction::Castle => {
            let tile = state.village(state.at).castle;
            if tile.is_some() && state.at.is_village() {
                format!("{} Your trolls go home.", names::effect_now(state, tile.face().effect))
            } else {
                "then your trolls go home".to_owned()
            }
        }
        PlaceAction::Hire => "1 action point in one of your caverns".to_owned(),
        PlaceAction::Cow => "into an open barn".to_owned(),
    }
}

pub(crate) fn chip(glance: &Glance) -> String {
    let held =
        Goods { resources: glance.field.map(|n| n.min(255) as u8), power: glance.power, cows: glance.cows };
    let held = if held.is_nothing() { "nothing in store".to_owned() } else { goods(held) };
    [
        count(glance.points.unsigned_abs(), "victory point", "victory points"),
        item(Item::Princess, glance.princesses),
        held,
        count(glance.cauldrons, "free cauldron", "free cauldrons"),
        count(glance.cards, "troll card", "troll cards"),
        count(glance.hand, "round card", "round cards"),
    ]
    .join(", ")
}

pub(crate) const fn tab(tab: Tab) -> &'static str {
    match tab {
        Tab::Cards => "Cards",
        Tab::Actions => "Actions",
        Tab::Displays => "Displays",
    }
}

pub(crate) const fn leg(leg: Leg) -> &'static str {
    match leg {
        Leg::Play => "Play a card",
        Leg::First => "Move a troll",
        Leg::Second => "Move another",
        Leg::Draw => "Draw",
    }
}

pub(crate) fn recap_event(recap_event: &RecapEvent) -> String {
    match *recap_event {
        // Shorter than the sentence, so that the chip is whole on a phone.
        RecapEvent::Played(card) => names::round_short(card).replace('\n', " · "),
        RecapEvent::Moved(at) => format!("Troll to {}", the(at)),
        RecapEvent::Pushed(_, at) => format!("Pushed a troll out of {}", the(at)),
        RecapEvent::Did(of, at) if of.cost().shared => format!("{}, {}", place_action(of), the(at)),
        RecapEvent::Did(of, _) => place_action(of),
        RecapEvent::Laid(tile) => format!("Laid {}", a_tile(tile)),
        RecapEvent::Card(card) => format!("Took the {}", card.face().name),
        RecapEvent::Claimed(card) => format!("Claimed: {}", endless(card.face().text)),
    }
}

pub(crate) fn feat_told(recap_event: &RecapEvent) -> String {
    match *recap_event {
        RecapEvent::Played(card) => format!("played: {}", endless(&lowered(&names::round(card)))),
        RecapEvent::Moved(at) => format!("moved a troll to {}", the(at)),
        RecapEvent::Pushed(_, at) => format!("pushed a troll out of {}", the(at)),
        RecapEvent::Did(of, at) => format!("chose “{}” in {}", place_action(of), the(at)),
        RecapEvent::Laid(tile) => format!("laid {}", a_tile(tile)),
        RecapEvent::Card(card) => format!("took the {}", card.face().name),
        RecapEvent::Claimed(card) => format!("completed a challenge: {}", endless(card.face().text)),
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
        ("troll moved", "trolls moved"),
        ("tile laid", "tiles laid"),
        ("troll card", "troll cards"),
        ("princess", "princesses"),
        ("bell", "bells"),
        ("castle action", "castle actions"),
        ("changeling", "changelings"),
        ("human hired", "humans hired"),
    ];
    let parts: Vec<String> = done
        .iter()
        .zip(kinds)
        .filter(|(n, _)| **n > 0)
        .map(|(&n, (one, many))| count(n, one, many))
        .collect();
    if parts.is_empty() { "nothing yet".to_owned() } else { and(&parts) }
}

/// Advice on how to decide.
pub(crate) fn advice(context: &TextContext<'_>, choices: &Choices) -> String {
    let state = context.state;
    if let Thing::Act(Action::Claim(_)) = choices.pick.thing {
        return "A challenge costs nothing, and brings a king’s tile.".to_owned();
    }
    match (state.phase, choices.next_part) {
        (Phase::Play, NextPart::Ready) => "Confirm to play it.".to_owned(),
        (Phase::Play, _) => "Its item goes to its village, and the troll king moves.".to_owned(),
        (Phase::Move, NextPart::Thing) if choices.pick.to.is_some() => "Which troll goes there?".to_owned(),
        (Phase::Move, NextPart::Push) => "The village is full. Whose troll makes way?".to_owned(),
        (Phase::Move, NextPart::Ready) => choices.prospect(state).as_ref().map_or_else(String::new, prospect),
        (Phase::Move, NextPart::To) => "Choose a cavern or a village.".to_owned(),
        (Phase::Move, _) => "Choose a place by its action points.".to_owned(),
        (Phase::Act, NextPart::To) => "Choose where.".to_owned(),
        (Phase::Act, NextPart::Thing) => match choices.pick.thing {
            Thing::PlaceAction(PlaceAction::Activate) => "Choose one of your king’s tiles.".to_owned(),
            Thing::PlaceAction(PlaceAction::Buy) => "Choose a troll card of the display.".to_owned(),
            _ if state.own + state.lent == 0 && meets_challenge(state) => {
                "You meet a challenge: claiming it is free.".to_owned()
            }
            _ if state.own + state.lent == 0 => "Nothing more can be done here.".to_owned(),
            _ if !state.can_act() => "End the phase.".to_owned(),
            _ if state.lent > 0 => "Those of rival trolls are for shared actions only.".to_owned(),
            _ => "Choose an action, or end the phase.".to_owned(),
        },
        (Phase::Act, _) => match choices.pick.thing {
            Thing::PlaceAction(of) => format!("Costs {}.", names::cost(state.cost(of))),
            Thing::Act(Action::Activate(tile)) => names::activation(state, tile),
            Thing::Act(Action::Buy(card)) => names::card_text(card),
            _ => String::new(),
        },
        (Phase::Build { .. } | Phase::Reward, NextPart::Thing) => match state.phase {
            Phase::Reward => "It lies in your network and is worth 3 victory points.".to_owned(),
            _ => "Entrances must meet entrances; two equal half sites make a new one.".to_owned(),
        },
        (_, NextPart::Lie) | (Phase::Build { .. } | Phase::Reward | Phase::Lay { .. }, _) => marked(choices),
        (Phase::Walk(walk), _) => {
            let left = Effect::Walk { trolls: walk.trolls, humans: walk.humans };
            effect(left)
        }
        (Phase::Pick, NextPart::Ready) => match choices.pick.thing {
            Thing::Act(Action::Pick(card)) => names::card_text(card),
            _ => String::new(),
        },
        (Phase::Settle, _) => "Each troll that goes there has 1 action point more.".to_owned(),
        (Phase::Flee { .. }, _) => "Choose one of your caverns.".to_owned(),
        (Phase::Home, _) => "After a castle action your trolls leave the village.".to_owned(),
        (Phase::End, _) => "A challenge costs nothing and brings a king’s tile.".to_owned(),
        (Phase::Over, _) => String::new(),
        _ => "Choose one.".to_owned(),
    }
}

/// Where the tile in hand can be laid.
fn marked(choices: &Choices) -> String {
    let places = count(choices.cells().len() as u32, "marked place", "marked places");
    format!("It fits on {places} of your network.")
}

/// The button that plays the selection.
pub(crate) fn confirm(context: &TextContext<'_>, actions: &[Action]) -> String {
    match actions {
        [Action::Take(tile), Action::Lay { .. }] => format!("Lay {}", a_tile(*tile)),
        [Action::Lay { .. }] => "Lay it here".to_owned(),
        [Action::Play(_)] => "Play it".to_owned(),
        [Action::Move { to, .. }] if is_futile(context.state, actions) => {
            format!("Go to {}, nothing possible", the(*to))
        }
        [Action::Move { to, .. } | Action::Troll { to, .. } | Action::Human { to, .. }] => {
            format!("Go to {}", the(*to))
        }
        [Action::Settle(at)] => format!("Into {}", the(*at)),
        [Action::Flee(at) | Action::Home(at)] => format!("Home to {}", the(*at)),
        [Action::Claim(_)] => "Claim it".to_owned(),
        [action] => advice::title(context, *action),
        _ => String::new(),
    }
}

pub(crate) fn mover(at: Place, same: bool) -> String {
    if same {
        format!("Troll that moved first this turn, {}", from(at))
    } else {
        format!("Troll {}", from(at))
    }
}

pub(crate) fn walker(at: Place) -> String {
    format!("Human {}", from(at))
}

pub(crate) const fn done(state: &State) -> &'static str {
    match state.phase {
        Phase::Act => "End phase",
        Phase::Move => "No troll can move",
        Phase::Walk(_) => "Enough",
        Phase::End => "End turn",
        _ => "Leave it",
    }
}

/// A tile with its article.
pub(crate) fn a_tile(of: Tile) -> String {
    if of.kind() == TileKind::Kings {
        format!("“{}”", names::tile(of))
    } else {
        format!("a {}", lowered(names::tile(of)))
    }
}

/// What a troll would find at a place.
pub(crate) fn prospect(prospect: &Prospect) -> String {
    if prospect.can_act() {
        names::reckoning(prospect.points)
    } else {
        let why = match Hindrance::of(prospect) {
            Hindrance::Points => "Nothing is possible there: too few action points.",
            Hindrance::Price => "Nothing is possible there: it costs more than you have.",
            Hindrance::PointsForSome => {
                "Nothing is possible there: too few action points for some of it, and the rest is not to be had."
            }
            Hindrance::Other => "Nothing is possible there.",
        };
        why.to_owned()
    }
}

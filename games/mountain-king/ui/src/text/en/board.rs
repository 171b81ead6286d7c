//! The mountain and the tray under it.

use mountain_king::{Clan, Illegal, Kind, Pile, Side};

use super::cards::Cards;
use crate::board::facts::{Facts, Kind as Place};
use crate::board::model::{Choice, Mover, StatueTag};
use crate::text::board::BoardWords;
use crate::text::cards::CardWords;
use crate::text::king::Scene;
use moot_ui::text::en::join::{and, capital, count, or};
use moot_ui::text::en::spelling::honour as points;

/// The mountain and the tray under it.
pub(super) struct Board;

fn clans(of: &[Clan]) -> Vec<String> {
    of.iter().map(|&clan| Cards.clan(Some(clan)).to_owned()).collect()
}

fn signed(honour: i16) -> String {
    if honour < 0 {
        ["−", &honour.unsigned_abs().to_string()].concat()
    } else {
        ["+", &honour.to_string()].concat()
    }
}

fn place(scene: &Scene<'_>, facts: &Facts) -> String {
    let whose = |owner: Option<moot_core::Seat>| {
        owner.map_or_else(|| "isolated".to_owned(), |seat| format!("{}'s", scene.name(seat)))
    };
    match facts.kind {
        Place::Off => "beyond the mountain".to_owned(),
        Place::Heart => "heart of the mountain".to_owned(),
        Place::Rock => "rock".to_owned(),
        Place::Rubble => "rubble".to_owned(),
        Place::Site => "empty workshop site".to_owned(),
        Place::Shop { kind, entrances } => {
            format!("{}, {}", Cards.workshop(kind), count(entrances, "open entrance", "open entrances"))
        }
        Place::Start(start) => {
            let start = scene.setup.board().starts.get(usize::from(start));
            format!("start point {}", start.map_or("", |start| Cards.start(start)))
        }
        Place::Gate(seat) => format!("{}'s gate", scene.name(seat)),
        Place::Tunnel(owner) => format!("{} tunnel", whose(owner)),
        Place::Hall { hall, owner, altar } => {
            let altar = if altar { ", altar" } else { "" };
            format!("{} great hall {}{altar}", whose(owner), Cards.hall(hall))
        }
    }
}

impl BoardWords for Board {
    fn mountain(&self, side: Side) -> &'static str {
        match side {
            Side::Winter => "The mountain in winter",
            Side::Autumn => "The mountain in autumn",
        }
    }

    fn role(&self) -> &'static str {
        "board"
    }

    fn keys(&self) -> &'static str {
        "Arrow keys go from square to square, to the next lit one while something is picked up; with Shift always one square. \
         Enter puts it down there, and confirms. R turns, F mirrors, Escape cancels. F6 leads to the next part of the table, and arrows from button to button in it."
    }

    fn whole(&self) -> &'static str {
        "Whole mountain"
    }

    fn square(&self, scene: &Scene<'_>, facts: &Facts, lit: bool) -> String {
        let mut parts = vec![format!(
            "Column {}, row {}: {}",
            facts.at.column() + 1,
            facts.at.row() + 1,
            place(scene, facts)
        )];
        if let Some(tier) = facts.tier {
            parts.push(Cards.tier(tier).to_owned());
        }
        if !facts.buried.is_empty() {
            parts.push(format!("{} buried", Cards.pile(facts.buried)));
        }
        if let Some((clan, buried)) = facts.statue {
            let state = if buried { "buried " } else { "" };
            parts.push(format!("{state}{} statue", Cards.clan(Some(clan))));
        }
        if let Some(clan) = facts.pedestal {
            parts.push(format!("{} pedestal", Cards.clan(Some(clan))));
        }
        if facts.anchor {
            parts.push("bare anchor".to_owned());
        }
        if lit {
            parts.push("can be chosen".to_owned());
        }
        [&parts.join(", "), "."].concat()
    }

    fn no_turn(&self, mirror: bool) -> &'static str {
        if mirror { "No legal place here when mirrored" } else { "No legal place here when turned" }
    }
    fn rotate(&self) -> &'static str {
        "Turn"
    }

    fn mirror(&self) -> &'static str {
        "Mirror"
    }

    fn no_other_way(&self) -> &'static str {
        "It fits over this square in no other way."
    }

    fn cancel(&self) -> &'static str {
        "Cancel"
    }

    fn choose_place(&self) -> &'static str {
        "Choose a place on the mountain first."
    }

    fn dig_tray(&self) -> &'static str {
        "Dig a tunnel"
    }

    fn minerals(&self) -> &'static str {
        "Mineral"
    }

    fn mineral(&self, kind: Kind, have: u8) -> String {
        format!("Pay in {}: you have {have}", Cards.kind(kind))
    }

    fn mineral_mixed(&self, kind: Kind, used: u8, have: u8) -> String {
        format!("{used} {} of {have}: one more", Cards.kind(kind))
    }

    fn size(&self, size: u8) -> String {
        format!("{size} sq.")
    }

    fn shape(&self, shape: u8, size: u8, left: u8, honour: u8) -> String {
        format!("{}, {size} squares, {left} left, {honour} {}", Cards.tunnel(shape), points())
    }

    fn dig(&self, honour: Option<u8>) -> String {
        honour.map_or_else(|| "Dig".to_owned(), |honour| format!("Dig +{honour}"))
    }

    fn choose_shape(&self) -> &'static str {
        "Choose a tunnel first."
    }

    fn finds(&self, pile: Pile) -> String {
        format!("finds {}", Cards.pile(pile))
    }

    fn unearths(&self, clan: Clan) -> String {
        format!("{} statue", Cards.clan(Some(clan)))
    }

    fn founds(&self, sites: u8) -> String {
        count(sites, "free site", "free sites")
    }

    fn reaches(&self, workshop: u8) -> String {
        format!("reaches {}", Cards.workshop(workshop))
    }

    fn anchor(&self, tier: u8, of: &[Clan]) -> String {
        let tier = Cards.tier(tier);
        if of.is_empty() {
            format!("anchor in {tier}")
        } else {
            format!("{}: {} pedestal", tier, or(&clans(of)))
        }
    }

    fn no_anchor(&self) -> &'static str {
        "no anchor"
    }

    fn joins(&self, squares: u32) -> String {
        format!("joins {}", count(squares, "lost square", "lost squares"))
    }

    fn links(&self) -> &'static str {
        "connects with your team mate’s network"
    }

    fn hall_tray(&self) -> &'static str {
        "Dedicate a great hall"
    }

    fn fits(&self, places: usize) -> String {
        match places {
            0 => "fits nowhere".to_owned(),
            n => format!("fits {}", count(n as u32, "place", "places")),
        }
    }

    fn hall_stands(&self) -> &'static str {
        "stands already"
    }

    fn hall(&self, hall: u8, low: u8, high: u8, places: usize) -> String {
        format!(
            "{}: {low} {}, {high} with a statue on the altar, {}",
            Cards.hall(hall),
            points(),
            self.fits(places)
        )
    }

    fn dedicate(&self, honour: Option<u8>) -> String {
        honour.map_or_else(|| "Dedicate".to_owned(), |honour| format!("Dedicate +{honour}"))
    }

    fn or_high(&self, high: u8) -> String {
        format!("or +{high} with a statue")
    }

    fn covers(&self, tunnels: u8, squares: u8) -> String {
        format!("{}, {}", count(tunnels, "tunnel", "tunnels"), count(squares, "square", "squares"))
    }

    fn loses(&self, pedestals: &[Clan]) -> String {
        if pedestals.is_empty() {
            return "no pedestal leaves".to_owned();
        }
        let leaves = if pedestals.len() == 1 { "pedestal leaves" } else { "pedestals leave" };
        format!("{} {leaves}", and(&clans(pedestals)))
    }

    fn hides(&self, statues: u8) -> String {
        format!("{} beside the altar", count(statues, "statue", "statues"))
    }

    fn altar(&self, crowned: bool, carts: Option<u8>) -> String {
        match carts {
            _ if crowned => "a statue on the altar".to_owned(),
            Some(carts) => format!("altar {} away", count(carts, "cart", "carts")),
            None => "no statue can reach the altar now".to_owned(),
        }
    }

    fn to_statues(&self) -> &'static str {
        "Statues"
    }

    fn statue_tray(&self) -> &'static str {
        "Move a statue"
    }

    fn move_statue(&self, clan: Clan) -> String {
        format!("Move {} statue", the(Cards.clan(Some(clan))))
    }

    fn pick_statue(&self, by: Mover, any: bool) -> &'static str {
        match (by, any) {
            (Mover::Stir, _) => "Choose a buried statue on the mountain.",
            (_, true) => "Choose one of your statues.",
            (_, false) => "You have no statue that could move.",
        }
    }

    fn statue(&self, clan: Clan, tier: u8, worth: i16) -> String {
        format!("{} statue, {}, worth {worth} now", Cards.clan(Some(clan)), Cards.tier(tier))
    }

    fn worth(&self, now: i16, then: Option<i16>) -> String {
        match then {
            None => format!("{now} {} where it stands; choose where it goes", points()),
            Some(then) => format!("{now} {} now, {then} there", points()),
        }
    }

    fn arrives(&self, tag: &StatueTag) -> String {
        if tag.altar {
            "on the altar".to_owned()
        } else if tag.pedestal {
            format!("on its pedestal, {}", Cards.tier(tag.tier))
        } else {
            format!("to the {}", Cards.tier(tag.tier))
        }
    }

    fn moves(&self, change: Option<i16>) -> String {
        change.map_or_else(|| "Move".to_owned(), |change| format!("Move {}", signed(change)))
    }

    fn stored_carts(&self, carts: u8) -> String {
        if carts == 1 { "Storage".to_owned() } else { format!("Storage ({carts})") }
    }

    fn cart_pays(&self, pays: bool) -> &'static str {
        if pays { "pays" } else { "can pay" }
    }

    fn cart_bound(&self, clan: Clan) -> String {
        format!("{} statues only", Cards.clan(Some(clan)))
    }

    fn stays(&self, clan: Clan, carts: u8) -> String {
        if carts == 0 {
            format!("None of your carts takes a {} statue", Cards.clan(Some(clan)))
        } else {
            "No free square within one cart of it".to_owned()
        }
    }

    fn no_carts(&self) -> &'static str {
        "You have no cart."
    }

    fn gate_tray(&self) -> &'static str {
        "Place your gate"
    }

    fn choose_gate(&self) -> &'static str {
        "Choose a lit start point at the foot of the mountain."
    }

    fn place_gate(&self, name: Option<&str>) -> String {
        name.map_or_else(|| "Place gate".to_owned(), |name| format!("Gate at {name}"))
    }

    fn choice(&self, choice: Choice) -> &'static str {
        match choice {
            Choice::Tile => "Choose a tunnel to take back.",
            Choice::Buried => "Choose a square whose buried resources you take.",
            Choice::Anchor => "Choose a bare anchor for a pedestal.",
            Choice::AnyShop => "Choose any workshop on the mountain.",
            Choice::Shop => "Choose a workshop that your network touches.",
        }
    }

    fn take_back(&self, gains: Option<Pile>) -> String {
        gains.map_or_else(|| "Take back".to_owned(), |gains| format!("Take back for {}", Cards.pile(gains)))
    }

    fn cuts_off(&self, squares: u32) -> String {
        match squares {
            0 => "cuts nothing off".to_owned(),
            n => format!("cuts off {}", count(n, "square", "squares")),
        }
    }

    fn take(&self, pile: Option<Pile>) -> String {
        pile.map_or_else(|| "Take".to_owned(), |pile| format!("Take {}", Cards.pile(pile)))
    }

    fn bless(&self, clan: Clan, honour: u8) -> String {
        format!("{} pedestal +{honour}", Cards.clan(Some(clan)))
    }

    fn activate(&self, workshop: Option<u8>) -> String {
        workshop.map_or_else(|| "Activate".to_owned(), |kind| format!("Activate {}", Cards.workshop(kind)))
    }

    fn uses(&self, uses: u8) -> String {
        capital(&count(uses, "use", "uses"))
    }

    fn enough(&self) -> &'static str {
        "Enough"
    }

    fn sooner(&self, why: Illegal) -> Option<String> {
        match why {
            Illegal::Short { kind: Kind::Cart, need, have: 0 } => {
                Some(format!("It takes {}, and you have none that serves.", count(need, "cart", "carts")))
            }
            Illegal::Short { kind: Kind::Hammer, need, have } => {
                Some(format!("Rubble: it takes {}, you have {have}.", count(need, "hammer", "hammers")))
            }
            _ => None,
        }
    }
}

fn the(word: &str) -> String {
    ["the ", word].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::{Setup, Square};

    #[test]
    fn a_square_is_told_from_place_to_legality() {
        let setup = Setup::usual(4).expect("four can play");
        let state = mountain_king::State::new(&setup);
        let scene = Scene { setup: &setup, state: &state, seats: &[] };
        let at = state.statues[0];
        let text = Board.square(&scene, &Facts::of(&setup, &state, at), true);
        assert!(text.starts_with("Column ") && text.ends_with("statue, can be chosen."), "{text}");
        let heart = setup.board().heart.first().expect("a heart");
        let text = Board.square(&scene, &Facts::of(&setup, &state, heart), false);
        assert!(text.contains("heart of the mountain") && !text.contains("tier"), "{text}");
        let off = Board.square(&scene, &Facts::of(&setup, &state, Square::at(0, 0)), false);
        assert_eq!(off, "Column 1, row 1: beyond the mountain.");
    }

    #[test]
    fn figures_read_as_sentences() {
        assert_eq!(Board.moves(Some(-2)), "Move −2");
        assert_eq!(Board.loses(&[Clan::Ice, Clan::Moon]), "Ice and Moon pedestals leave");
        assert_eq!(Board.anchor(1, &[Clan::Fire, Clan::Ice]), "second tier: Fire or Ice pedestal");
        assert_eq!(Board.altar(false, Some(2)), "altar 2 carts away");
    }
}

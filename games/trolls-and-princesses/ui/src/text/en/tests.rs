//! Tests every text of Trolls & Princesses.

use std::collections::BTreeSet;

use moot_core::Seat;
use trolls_and_princesses::{
    Action, Castle, Effect, Event, Goods, Illegal, Item, Joint, KingsCard, Place, PlaceAction, Reckoning,
    RoundCard, TILES, Tile, TrollCard, Uncovered,
};

use super::English;
use crate::samples::{context, decisions, events, features, illegals, place_actions, uncovered};
use crate::text::table::{PrincessTexts, RecapEvent};
use moot_table_ui::game::words::GameTexts;
use moot_ui::testing::checked;

#[test]
fn every_event_worth_a_line_has_a_sentence() {
    context(|context| {
        for event in events() {
            let text = English.sentence(context, &event).expect("a line");
            checked(&text, &format!("{event:?}"));
        }
        for silent in [
            Event::Rested { seat: Seat(0), unused: 0 },
            Event::Did { seat: Seat(0), place_action: PlaceAction::RefreshCaves },
            Event::Put { item: Item::Princess, at: Place::village(0), put: true },
            Event::King { seat: Seat(0), to: Place::MINING },
        ] {
            assert_eq!(English.sentence(context, &silent), None, "{silent:?}");
        }
        let pushed = Event::Pushed { seat: Seat(1), from: Place::village(0), by: Seat(0) };
        let text = English.sentence(context, &pushed);
        assert_eq!(text.as_deref(), Some("Grimhild pushed a troll of Oddvar out of Alder Ford."));
    });
}

#[test]
fn every_refusal_has_a_sentence() {
    context(|context| {
        for why in illegals() {
            checked(&English.illegal(context, why), &format!("{why:?}"));
        }
        assert_eq!(
            English.illegal(context, Illegal::Points { need: 2, have: 1, idle: 2 }),
            "Takes 2 action points; you have 1. The 2 of rival trolls do not count for this."
        );
    });
}

#[test]
fn everything_has_a_name_and_a_text() {
    for tile in (0..TILES as u8).map(Tile) {
        checked(&English.tile_text(tile), tile.id());
        assert!(!English.tile(tile).is_empty());
    }
    for card in TrollCard::all() {
        checked(&English.card_text(card), card.face().id);
        assert!(!English.card(card).is_empty());
    }
    assert!(Castle::all().all(|castle| !English.castle(castle).is_empty()));
    for card in RoundCard::all() {
        checked(&English.round(card), card.face().id);
    }
    for card in KingsCard::all() {
        checked(&English.challenge(card), card.face().id);
    }
    for place_action in place_actions() {
        assert!(
            !English.place_action(place_action).is_empty()
                && English.cost(place_action.cost()).contains("action point")
        );
    }
    let points = Reckoning { trolls: 2, outposts: 1, humans: 0, king: 1, rivals: 2 };
    assert_eq!(
        English.reckoning(points),
        "4 action points: 2 trolls, 1 outpost and the troll king; 2 more from rival trolls for shared actions."
    );
    let joint = Joint { links: 2, sites: [1, 0, 2] };
    assert_eq!(
        English.joint(joint),
        "Joins 2 entrances and makes a site for obsidian and 2 sites for diamonds. New sites are empty until replenished."
    );
    let joint = Joint { links: 1, sites: [0; 3] };
    assert_eq!(English.joint(joint), "Joins 1 entrance.", "no new site, nothing to replenish");
}

#[test]
fn the_recap_of_a_round_card_fits_two_short_lines() {
    for card in RoundCard::all() {
        let text = English.recap_event(&RecapEvent::Played(card));
        assert!(text.chars().count() <= 56 && !text.contains('\n'), "{text}");
    }
    let text = English.recap_event(&RecapEvent::Played(RoundCard(0)));
    assert!(text.contains(" · King: "), "{text}");
}

#[test]
fn an_uncovered_action_is_told_as_lasting() {
    let mut seen = 0;
    uncovered(|context, at, gain| {
        let title = English.choice(context, Action::Uncover(at));
        let lasts = matches!(gain, Uncovered::Mine { .. } | Uncovered::Receive(_));
        assert_eq!(title.starts_with("From now on"), lasts, "{title}");
        seen += usize::from(lasts);
    });
    assert!(seen > 8, "{seen}");
}

#[test]
fn a_gain_without_room_is_told() {
    context(|context| {
        let mut state = *context.state;
        let seat = state.asked().index();
        let two = Effect::Gain(Goods { power: 2, ..Goods::NONE });
        let mut told = |free: u8| {
            state.players[seat].power = state.players[seat].cap() - free;
            super::names::effect_now(&state, two)
        };
        assert_eq!(told(2), "Gain 2 troll power.");
        assert_eq!(told(1), "Gain 1 troll power; no room for more.");
        assert_eq!(told(0), "Gain nothing: there is no room.");
    });
}

#[test]
fn the_effect_of_a_kings_tile_is_told_before_it_is_chosen() {
    let state = trolls_and_princesses::testing::Position::new(2).state;
    let own = English.activation(&state, None);
    let told = English.yields(&state, PlaceAction::Activate);
    assert_eq!(told, format!("once a phase: {}", own.trim_end_matches('.').to_lowercase()));
}

#[test]
fn moves_of_different_trolls_have_different_titles() {
    decisions(|context, legal| {
        let walks = |action: &&Action| {
            matches!(action, Action::Move { .. } | Action::Troll { .. } | Action::Human { .. })
        };
        let titles: Vec<String> =
            legal.iter().filter(walks).map(|&action| English.choice(context, action)).collect();
        let different: BTreeSet<&String> = titles.iter().collect();
        assert_eq!(titles.len(), different.len(), "{titles:?}");
    });
}

#[test]
fn a_button_says_which_piece_it_moves() {
    let place = Place::CAVERNS[0];
    assert_eq!(English.mover(place, false), "Troll from the mining cavern");
    assert_eq!(English.mover(Place::BESIDE, true), "Troll that moved first this turn, from beside the board");
    assert_eq!(English.walker(place), "Human from the mining cavern");
}

#[test]
fn every_decision_asks_a_question_and_every_action_has_a_title() {
    let mut titles = 0;
    decisions(|context, legal| {
        let question = English.question(context.state);
        assert!(question.starts_with(char::is_uppercase) && !question.contains(" 0 "), "{question}");
        for &action in legal {
            let title = English.choice(context, action);
            assert!(
                title.starts_with(char::is_uppercase) || title.starts_with(char::is_numeric),
                "{action:?}: {title:?}"
            );
            titles += 1;
        }
    });
    assert!(titles > 1_000, "{titles} titles");
    for feature in features() {
        for change in [-2.4, 0.2, 1.0, 3.0] {
            assert!(!English.reason(feature, change).is_empty());
        }
    }
}

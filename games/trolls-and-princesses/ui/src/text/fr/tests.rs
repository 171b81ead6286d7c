//! Tests every French text of Trolls & Princesses, with gender, number and elision.

use moot_core::Seat;
use trolls_and_princesses::{
    Action, Castle, Effect, Event, Goods, Illegal, Item, Joint, KingsCard, Phase, Place, Reckoning, Resource,
    RoundCard, TILES, Tile, TrollCard, Uncovered,
};

use super::French;
use crate::samples::{context, decisions, events, features, illegals, place_actions, uncovered};
use crate::text::en;
use crate::text::table::{PrincessTexts, RecapEvent};
use moot_table_ui::game::words::GameTexts;
use moot_ui::testing::checked;

/// A text that is printed as French is: no plain apostrophe, and no space that could break before a colon and its like.
fn printed(text: &str) {
    assert!(!text.contains('\u{27}'), "{text}");
    for sign in ["\u{20};", "\u{20}:", "\u{20}!", "\u{20}?", "«\u{20}", "\u{20}»"] {
        assert!(!text.contains(sign), "{text:?}: run node tools/typeset.mjs");
    }
}

#[test]
fn events_and_refusals_have_sentences() {
    context(|context| {
        for event in events() {
            let text = French.sentence(context, &event).expect("a line");
            checked(&text, &format!("{event:?}"));
            printed(&text);
            assert_ne!(Some(text), en::PRINCESS.game.sentence(context, &event), "{event:?}");
        }
        for why in illegals() {
            let text = French.illegal(context, why);
            checked(&text, &format!("{why:?}"));
            printed(&text);
        }
        let tell = |event| French.sentence(context, &event).expect("a line");
        assert_eq!(
            tell(Event::Pushed { seat: Seat(1), from: Place::village(0), by: Seat(0) }),
            "Grimhild chasse un troll d’Oddvar de Gué-des-Aulnes."
        );
        assert_eq!(
            tell(Event::Put { item: Item::Princess, at: Place::village(0), put: false }),
            "Pas de place ou pas de réserve\u{a0}: pas de princesse à Gué-des-Aulnes."
        );
        assert_eq!(
            French.illegal(context, Illegal::NotHere { item: Item::Outpost, at: Place::village(2) }),
            "Il n’y a pas d’avant-poste à Pré-de-Cendre."
        );
        assert_eq!(
            French.illegal(context, Illegal::Short { resource: Resource::Gold, need: 2, have: 1 }),
            "Il faut 2 lingots d’or\u{202f}; vous en avez 1."
        );
    });
}

#[test]
fn everything_has_a_name_and_a_text() {
    for tile in (0..TILES as u8).map(Tile) {
        checked(&French.tile_text(tile), tile.id());
        printed(&French.tile_text(tile));
        printed(&French.tile(tile));
    }
    for card in TrollCard::all() {
        checked(&French.card_text(card), card.face().id);
        printed(&French.card_text(card));
        assert_ne!(French.card(card), en::PRINCESS.own.card(card));
    }
    assert!(Castle::all().all(|castle| French.castle(castle) != en::PRINCESS.own.castle(castle)));
    for card in RoundCard::all() {
        checked(&French.round(card), card.face().id);
    }
    for card in KingsCard::all() {
        checked(&French.challenge(card), card.face().id);
    }
    for place_action in place_actions() {
        printed(&French.place_action(place_action));
        assert!(French.cost(place_action.cost()).contains("d’action"));
    }
    let points = Reckoning { trolls: 1, outposts: 1, humans: 0, king: 1, rivals: 0 };
    assert_eq!(
        French.reckoning(points),
        "3 points d’action\u{a0}: 1 troll, 1 avant-poste et le roi des trolls."
    );
    let joint = Joint { links: 2, sites: [1, 0, 2] };
    assert_eq!(
        French.joint(joint),
        "Relie 2 entrées et forme 1 gisement d’obsidienne et 2 gisements de diamant. Un nouveau gisement est vide\u{a0}: à regarnir."
    );
}

#[test]
fn the_recap_of_a_round_card_fits_two_short_lines() {
    for card in RoundCard::all() {
        let text = French.recap_event(&RecapEvent::Played(card));
        assert!(text.chars().count() <= 56 && !text.contains('\n'), "{text}");
        printed(&text);
    }
}

#[test]
fn an_uncovered_action_is_told_as_lasting() {
    let mut seen = 0;
    uncovered(|context, at, gain| {
        let title = French.choice(context, Action::Uncover(at));
        let lasts = matches!(gain, Uncovered::Mine { .. } | Uncovered::Receive(_));
        assert_eq!(title.starts_with("Désormais"), lasts, "{title}");
        seen += usize::from(lasts);
    });
    assert!(seen > 8, "{seen}");
}

#[test]
fn question_and_button_name_the_same_points() {
    let mut state = trolls_and_princesses::testing::Position::new(2).state;
    state.phase = Phase::Act;
    for (own, lent, told) in
        [(2, 1, "2 + 1 points d’action"), (2, 0, "2 points d’action"), (0, 1, "1 point d’action des rivaux")]
    {
        (state.own, state.lent) = (own, lent);
        let asked = French.question(&state);
        assert!(asked.contains(told), "{asked}");
        assert_eq!(French.points_left(own, lent), format!("encore {told}"));
        printed(&French.end_question(own, lent));
    }
}

#[test]
fn a_gain_without_room_is_told() {
    context(|context| {
        let mut state = *context.state;
        let seat = state.asked().index();
        state.players[seat].power = state.players[seat].cap() - 1;
        let told = |power| super::names::effect_now(&state, Effect::Gain(Goods { power, ..Goods::NONE }));
        assert_eq!(told(1), "Gain\u{a0}: 1 de pouvoir troll.");
        assert_eq!(told(2), "Gain\u{a0}: 1 de pouvoir troll, faute de place pour plus.");
    });
}

#[test]
fn decisions_have_questions_titles_and_reasons() {
    decisions(|context, legal| {
        printed(&French.question(context.state));
        for &action in legal {
            let title = French.choice(context, action);
            assert!(!title.is_empty(), "{action:?}");
            printed(&title);
        }
    });
    for feature in features() {
        for change in [-2.4, 0.2, 1.0, 3.0] {
            printed(&French.reason(feature, change));
        }
    }
}

//! Tests every text of the game in every language.

use moot_table_ui::game::words::GameTexts;
use moot_ui::registry::EntryTexts;
use moot_ui::testing::{checked, seats};
use nim_template::{CATEGORIES, Card, Event, Hand, Size};

use super::offer::NimOffer;
use super::table::{NimSections, RecapEvent, TextContext};
use super::{en, fr};
use crate::NimUi;
use crate::board::layout::stones;
use crate::samples::{FEATURES, context, events, illegals, legal, positions};

/// Every language: its texts at the table, those of the lobby, and its entry in the list of games.
const LANGUAGES: [(&NimSections, &dyn NimOffer, EntryTexts); 2] =
    [(&en::NIM, &en::English, en::entry::ENTRY), (&fr::NIM, &fr::French, fr::entry::ENTRY)];

/// The shared game texts.
type Game = &'static dyn GameTexts<NimUi>;

fn games() -> [Game; 2] {
    LANGUAGES.map(|(texts, ..)| texts.game)
}

#[test]
fn every_event_refusal_and_reason_has_a_sentence() {
    context(|context| {
        for game in games() {
            for event in events() {
                checked(&game.sentence(context, &event).expect("a line"), &format!("{event:?}"));
            }
            for why in illegals() {
                checked(&game.illegal(context, why), &format!("{why:?}"));
            }
            for feature in FEATURES {
                let (up, down) = (game.reason(feature, 1.0), game.reason(feature, -1.0));
                assert!(up != down && !up.is_empty() && up.len() < 48 && down.len() < 48, "{up} / {down}");
            }
        }
    });
}

#[test]
fn every_position_asks_a_question_and_every_action_has_a_title() {
    let seats = seats();
    for (setup, state) in positions() {
        let context = TextContext { setup: &setup, state: &state, seats: &seats };
        for (texts, ..) in LANGUAGES {
            assert!(texts.own.question(&context).starts_with(char::is_uppercase));
            checked(&texts.own.advice(&context), "advice");
            assert!(!texts.game.moment(&context).is_empty());
            for action in legal(&setup, &state) {
                checked(&format!("{}.", texts.game.title(&context, &[action])), &format!("{action:?}"));
            }
            for at in stones(&state) {
                checked(&texts.own.stone(&context, at, true), &format!("{at:?}"));
                assert!(!texts.own.take(at).is_empty());
            }
        }
    }
}

#[test]
fn what_is_done_follows_a_name() {
    let recap_event = |event: &Event| match *event {
        Event::Played { card, .. } => Some(RecapEvent::Played(card)),
        Event::Took { heap, stones, .. } => Some(RecapEvent::Took(heap, stones)),
        Event::Emptied { heap, points, .. } => Some(RecapEvent::Emptied(heap, points)),
        Event::Dealt { .. } | Event::Over => None,
    };
    for (texts, ..) in LANGUAGES {
        for recap_event in events().iter().filter_map(recap_event) {
            let told = texts.own.recap_entry_spoken(recap_event);
            assert!(told.starts_with(char::is_lowercase) && !told.ends_with('.'), "{told}");
            assert!(texts.own.recap_entry(recap_event).len() < 40);
        }
    }
}

/// All texts that need no position. Both languages must have them, and they must differ.
fn plain((texts, offer, entry): (&NimSections, &dyn NimOffer, EntryTexts)) -> Vec<String> {
    let (own, game) = (texts.own, texts.game);
    let mut all: Vec<String> = [
        own.board(),
        own.whole(),
        own.keys(),
        own.cancel(),
        own.cards(),
        own.points_title(),
        own.steps(),
        own.step(0, 1),
        own.step(0, 2),
        own.step(1, 2),
        own.no_game(),
        game.game(),
        game.total(),
        game.no_hints(),
        game.show_belongings(),
        game.tie_note(),
        game.chart(),
        game.chart_extra(),
        offer.start(),
        offer.size(),
        entry.name,
        entry.players,
        entry.pitch,
        entry.credit,
    ]
    .map(str::to_owned)
    .to_vec();
    for card in Card::ALL {
        all.extend([own.card(card), own.card_text(card), own.play(card)].map(str::to_owned));
        all.extend([own.hand(Hand::Held(card)), own.hand(Hand::Played(card))]);
    }
    for size in [Size::Small, Size::Large] {
        all.extend([offer.size_name(size).to_owned(), offer.saved_at(size, 5)]);
    }
    all.extend(CATEGORIES.map(|category| game.category(category).to_owned()));
    all.extend([own.hand(Hand::Hidden), own.hand(Hand::Empty), own.chip(2, Hand::Hidden), own.pay(2)]);
    all.extend([game.chapter(1), game.curtain("Tuva", true), game.belongings("Tuva"), own.did(5, 1)]);
    all.push(game.winners(&["Tuva".to_owned()]));
    all.push(game.winners(&["Tuva".to_owned(), "Oddvar".to_owned()]));
    all
}

#[test]
fn both_languages_say_everything_each_in_its_own_words() {
    let [english, french] = LANGUAGES.map(plain);
    for (english, french) in english.iter().zip(&french) {
        assert!(!english.is_empty() && !french.is_empty() && english != french, "{english} / {french}");
    }
}

#[test]
fn a_tie_says_how_it_was_broken() {
    context(|context| {
        let sheet = moot_core::ScoreSheet::new(&CATEGORIES, 2);
        for game in games() {
            let broken = game.tie(context, &sheet, &[moot_core::Seat(1)], Some(moot_core::Seat(0)));
            assert!(broken.contains("Oddvar"), "{broken}");
            let shared = game.tie(context, &sheet, &[moot_core::Seat(0), moot_core::Seat(1)], None);
            assert!(!shared.contains("Oddvar"), "{shared}");
        }
    });
}

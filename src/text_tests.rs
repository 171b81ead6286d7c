//! Every text of every language, read over.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use super::corpus::{Corpus, Language, Said};
use moot_ui::text::{Spelling, set_spelling};
use moot_ui::text::{en, fr};

fn corpus(of: &Language) -> Corpus {
    of.corpus()
}

static ENGLISH: LazyLock<Corpus> = LazyLock::new(|| {
    set_spelling(Spelling::British);
    corpus(&Language {
        words: &en::ENGLISH,
        offers: en::OFFERS,
        king: &en::KING,
        cave: &en::CAVE,
        princess: &en::PRINCESS,
    })
});
static FRENCH: LazyLock<Corpus> = LazyLock::new(|| corpus(&fr::LANGUAGE));

/// The source of every section's trait, with the name by which the corpus calls it.
const SECTIONS: [(&str, &str); 32] = [
    ("about", include_str!("../words/about.rs")),
    ("advice", include_str!("../words/advice.rs")),
    ("after", include_str!("../words/after.rs")),
    ("board", include_str!("../words/board.rs")),
    ("cards", include_str!("../words/cards.rs")),
    ("cave", include_str!("../words/cave_troll.rs")),
    ("cave game", include_str!("../words/game.rs")),
    ("draft", include_str!("../words/draft.rs")),
    ("fair", include_str!("../words/fair.rs")),
    ("king", include_str!("../words/king.rs")),
    ("king game", include_str!("../words/game.rs")),
    ("learn", include_str!("../words/learn.rs")),
    ("links", include_str!("../words/links.rs")),
    ("lobby", include_str!("../words/lobby.rs")),
    ("look", include_str!("../words/look.rs")),
    ("news", include_str!("../words/news.rs")),
    ("opponents", include_str!("../words/opponents.rs")),
    ("offer", include_str!("../words/offer.rs")),
    ("outlook", include_str!("../words/outlook.rs")),
    ("panels", include_str!("../words/panels.rs")),
    ("princess", include_str!("../words/trolls_and_princesses.rs")),
    ("princess game", include_str!("../words/game.rs")),
    ("players", include_str!("../words/players.rs")),
    ("parts", include_str!("../words/parts.rs")),
    ("pay", include_str!("../words/pay.rs")),
    ("refusals", include_str!("../words/refusals.rs")),
    ("replay", include_str!("../words/replay.rs")),
    ("saves", include_str!("../words/saves.rs")),
    ("sheet", include_str!("../words/sheet.rs")),
    ("table", include_str!("../words/table.rs")),
    ("trays", include_str!("../words/trays.rs")),
    ("villages", include_str!("../words/villages.rs")),
];

/// What is the same in both languages, and rightly so: names, and words that both have.
const SAME: [&str; 29] = [
    "1 minute",
    "3 minutes",
    "45 min",
    "75 min",
    "90 min",
    "1 rune",
    "2 princesses",
    "2 runes",
    "Assassin",
    "Banshee",
    "Cave Troll",
    "Horde",
    "Licence",
    "Menu",
    "Normal",
    "Paladin",
    "Princesses",
    "Pause",
    "Scriptorium",
    "Statues",
    "Transmutation",
    "Trollmoot",
    "Trolls & Princesses",
    "Version 1.2.3",
    "Villages",
    "points",
    "runes",
    "trolls",
    "Oddvar x.",
];

/// Whether a text is the name of somebody, which may be the same everywhere.
fn names_somebody(said: &Said) -> bool {
    matches!((said.section, said.method), ("cards", "troll") | ("lobby" | "opponents", "proposed"))
}

fn complain(of: &str, found: &[String]) {
    let distinct: BTreeSet<&String> = found.iter().collect();
    let shown: Vec<&String> = distinct.iter().copied().take(40).collect();
    assert!(found.is_empty(), "{of}: {} texts\n{shown:#?}", distinct.len());
}

fn those(corpus: &Corpus, odd: impl Fn(&Said) -> bool) -> Vec<String> {
    corpus.iter().filter(|said| odd(said)).map(Said::told).collect()
}

#[test]
fn every_method_is_read() {
    let all = include_str!("../words/mod.rs")
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    for name in all.filter(|name| !matches!(*name, "cave_troll" | "trolls_and_princesses" | "game")) {
        assert!(SECTIONS.iter().any(|(section, _)| *section == name), "no {name} in src/locales/corpus");
    }
    let mut missing = Vec::new();
    for (section, source) in SECTIONS {
        let methods =
            source.lines().filter_map(|line| line.strip_prefix("    fn ")?.split(['(', '<']).next());
        let read: BTreeSet<&str> =
            FRENCH.iter().filter(|said| said.section == section).map(|said| said.method).collect();
        missing.extend(
            methods.filter(|method| !read.contains(method)).map(|method| [section, method].join(": ")),
        );
    }
    // Cave Troll has no last call: it says so where the next action is chosen.
    missing.retain(|text| text != "cave game: last_call");
    assert!(missing.is_empty(), "add to src/locales/corpus: {missing:#?}");
}

#[test]
fn every_text_is_there_in_both_languages() {
    assert_eq!(ENGLISH.len(), FRENCH.len());
    // Beyond the last row of a trollsmoot there is nothing to say of the side.
    let empty = |said: &Said| said.text.trim().is_empty();
    complain("empty", &[those(&ENGLISH, empty), those(&FRENCH, empty)].concat());
}

#[test]
fn no_french_text_is_english_by_accident() {
    let pairs = ENGLISH.iter().zip(&*FRENCH);
    let same: Vec<String> = pairs
        .inspect(|(en, fr)| assert_eq!((en.section, en.method, &en.with), (fr.section, fr.method, &fr.with)))
        .filter(|(en, fr)| en.text == fr.text && fr.text.chars().any(char::is_alphabetic))
        .filter(|(_, fr)| !names_somebody(fr) && !SAME.contains(&fr.text.as_str()))
        .map(|(_, fr)| fr.told())
        .collect();
    complain("the same in English", &same);
    let unused: Vec<&&str> =
        SAME.iter().filter(|text| FRENCH.iter().all(|said| said.text != **text)).collect();
    assert!(unused.is_empty(), "no longer said: {unused:?}");
}

#[test]
fn no_english_word_is_left_in_french() {
    const ENGLISH_WORDS: [&str; 60] = [
        "the",
        "of",
        "and",
        "you",
        "your",
        "is",
        "are",
        "was",
        "with",
        "from",
        "for",
        "not",
        "turn",
        "round",
        "dig",
        "pay",
        "take",
        "takes",
        "choose",
        "spell",
        "hall",
        "cart",
        "stone",
        "iron",
        "heartstone",
        "hammer",
        "honour",
        "gold",
        "room",
        "card",
        "cards",
        "draw",
        "play",
        "player",
        "players",
        "save",
        "saved",
        "game",
        "new",
        "last",
        "first",
        "now",
        "here",
        "there",
        "this",
        "that",
        "can",
        "cannot",
        "has",
        "have",
        "by",
        "will",
        "move",
        "moves",
        "wakes",
        "coins",
        "carts",
        "gate",
        "heart",
        "none",
    ];
    let odd = |said: &Said| {
        // The box has its name, whatever the language.
        let text = said.text.replace("In the Hall of the Mountain King", "").to_lowercase();
        text.split(|letter: char| !letter.is_alphabetic()).any(|word| ENGLISH_WORDS.contains(&word))
    };
    complain("English words", &those(&FRENCH, odd));
}

#[test]
fn french_is_set_as_french_is_printed() {
    complain("straight quotes", &those(&FRENCH, |said| said.text.contains(['\'', '"'])));
    complain("two spaces", &those(&FRENCH, |said| said.text.contains("  ") || said.text.contains(" .")));
    let odd = |said: &Said| {
        let letters: Vec<char> = said.text.chars().collect();
        (0..letters.len()).any(|at| {
            let before = at.checked_sub(1).and_then(|before| letters.get(before));
            let after = letters.get(at + 1);
            match letters[at] {
                ';' | '!' | '?' | '%' => before != Some(&'\u{202f}'),
                ':' | '»' => before != Some(&'\u{a0}'),
                '«' => after != Some(&'\u{a0}'),
                _ => false,
            }
        })
    };
    complain("spaces around punctuation (run node tools/typeset.mjs)", &those(&FRENCH, odd));
}

#[test]
fn french_elides_and_contracts() {
    let odd = |said: &Said| {
        let text = [" ", &said.text.to_lowercase()].concat();
        [" de le ", " à le ", " de a", " de e", " de i", " de o", " de u", " de é", " le é", " la é"]
            .into_iter()
            .chain([
                " le a", " la a", " le i", " la i", " le o", " la o", " le e", " la e", " que il", " si il",
            ])
            .any(|wrong| text.contains(wrong))
    };
    complain("hiatus", &those(&FRENCH, odd));
    let one = |said: &Said| {
        let words: Vec<&str> =
            said.text.split([' ', ',', '.', '\u{a0}', '\u{202f}', '(', ')', ';']).collect();
        words.windows(2).any(|pair| {
            matches!(pair[0], "0" | "1")
                && pair[1].len() > 3
                && pair[1].ends_with('s')
                && !matches!(pair[1], "héros" | "dans" | "fois")
        })
    };
    complain("plural after one", &those(&FRENCH, one));
}

#[test]
fn sentences_of_the_saga_read_like_sentences() {
    for (corpus, name) in [(&*ENGLISH, "English"), (&*FRENCH, "French")] {
        let odd = |said: &Said| {
            let told = matches!(said.method, "sentence" | "illegal");
            let text = &said.text;
            told && (!text.ends_with('.')
                || text.ends_with("..")
                || !text.starts_with(|c: char| !c.is_lowercase()))
        };
        complain(name, &those(corpus, odd));
    }
}

#[test]
fn an_american_reads_american() {
    const BRITISH: [&str; 7] = ["honour", "colour", "grey", "licence", "centre", "favour", "neighbour"];
    const AMERICAN: [&str; 7] = ["honor", "color", "gray", "license", "center", "favor", "neighbor"];
    let has = |words: [&'static str; 7]| {
        move |said: &Said| {
            let text = said.text.to_lowercase();
            text.split(|letter: char| !letter.is_alphabetic())
                .any(|word| words.contains(&word.strip_suffix('s').unwrap_or(word)))
        }
    };
    complain("American in British", &those(&ENGLISH, has(AMERICAN)));
    assert!(!those(&ENGLISH, has(BRITISH)).is_empty());
    // The spelling belongs to the thread of this test alone.
    set_spelling(Spelling::American);
    let american = corpus(&Language {
        words: &en::ENGLISH,
        offers: en::OFFERS,
        king: &en::KING,
        cave: &en::CAVE,
        princess: &en::PRINCESS,
    });
    set_spelling(Spelling::British);
    complain("British in American", &those(&american, has(BRITISH)));
    assert!(!those(&american, has(AMERICAN)).is_empty());
}

#[test]
fn french_is_not_much_longer_than_english() {
    let mut longest: BTreeMap<(&str, &str), (usize, String)> = BTreeMap::new();
    for (en, fr) in ENGLISH.iter().zip(&*FRENCH) {
        let (en, long) = (en.text.chars().count(), fr.text.chars().count());
        // Labels of buttons have no room for twice the words.
        if en < 24 && long > 2 * en + 12 {
            longest.insert((fr.section, fr.method), (long, fr.told()));
        }
    }
    let long: Vec<String> = longest.into_values().map(|(_, told)| told).collect();
    complain("long for a label", &long);
}

/// For proofreaders: `cargo test -p trollmoot --lib locales::tests::proof -- --ignored --nocapture`.
#[test]
#[ignore = "it prints every text in both languages and checks nothing"]
fn proof() {
    let mut seen = BTreeSet::new();
    for (en, fr) in ENGLISH.iter().zip(&*FRENCH) {
        if seen.insert((&en.text, &fr.text)) {
            println!("{}.{}\n  {}\n  {}", en.section, en.method, en.text, fr.text);
        }
    }
}

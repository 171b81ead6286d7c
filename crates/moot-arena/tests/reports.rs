//! The balance reports in `games/trolls-and-princesses/balance` support the claim that the game is fair: they
//! are of the current rules, no seat and no board fails, and with Diggers every share is inside its bound. A
//! change of a board, a tile or a card raises `RULES`, and the reports have to be made again before these
//! tests pass.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has to fail")]

use std::fs;
use std::path::Path;

use moot_core::Game;
use trolls_and_princesses::TrollsAndPrincesses;

/// A line of a table with a bound; shares are in per cent.
#[derive(Debug)]
struct Row {
    name: String,
    games: u32,
    /// The interval of 95 %.
    interval: (f64, f64),
    bound: (f64, f64),
    verdict: String,
}

fn report(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(format!("../../games/trolls-and-princesses/balance/{name}.md"));
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let title = text.lines().next().unwrap();
    let current = format!(", rules {}", TrollsAndPrincesses::RULES);
    assert!(title.ends_with(&current), "{name}: '{title}' is not of the current rules");
    text
}

fn share(text: &str) -> f64 {
    text.strip_suffix(" %")
        .and_then(|it| it.parse().ok())
        .unwrap_or_else(|| panic!("'{text}' is not a share"))
}

fn row(line: &str) -> Row {
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    let [name, games, _, interval, bound, verdict] = cells[..] else { panic!("'{line}'") };
    let range = |text: &str| text.split_once(" to ").map(|(low, high)| (share(low), share(high))).unwrap();
    Row {
        name: name.to_owned(),
        games: games.parse().unwrap(),
        interval: range(interval),
        bound: range(bound),
        verdict: verdict.to_owned(),
    }
}

fn rows(text: &str, section: &str) -> Vec<Row> {
    let (_, rest) = text.split_once(&format!("## {section}\n")).unwrap();
    let section = rest.split("\n## ").next().unwrap();
    section.lines().filter(|line| line.starts_with('|')).skip(2).map(row).collect()
}

/// Every seat and every board is within five points of its fair share, with its whole interval.
fn even(name: &str, players: u8) {
    let text = report(name);
    let even = 100.0 / f64::from(players);
    for (section, count) in [("Wins by seat", players.into()), ("Wins by start point", 4)] {
        let rows = rows(&text, section);
        assert_eq!(rows.len(), count, "{name}, {section}");
        for row in &rows {
            let (low, high) = row.bound;
            assert!((low - (even - 5.0)).abs() < 0.1 && (high - (even + 5.0)).abs() < 0.1, "{name}: {row:?}");
            assert!(row.games >= 300, "{name}: too few games of {}", row.name);
            assert!(low <= row.interval.0 && row.interval.1 <= high, "{name}, {section}: {row:?}");
            assert_eq!(row.verdict, "holds", "{name}, {section}: {row:?}");
        }
    }
}

#[test]
fn boards_and_seats_are_even_for_two() {
    even("2", 2);
}

#[test]
fn boards_and_seats_are_even_for_three() {
    even("3", 3);
}

#[test]
fn boards_and_seats_are_even_for_four() {
    even("4", 4);
}

#[test]
fn boards_and_seats_are_even_for_two_searches() {
    even("2-search", 2);
}

#[test]
fn boards_and_seats_are_even_for_three_searches() {
    even("3-search", 3);
}

#[test]
fn boards_and_seats_are_even_for_four_searches() {
    even("4-search", 4);
}

/// Items that significantly raise their owner's wins by more than eight points are those that the rulebook
/// prints (`RULINGS.md`, P49).
#[test]
fn only_printed_items_exceed_the_bound() {
    for name in ["2-by-lot", "4-by-lot"] {
        let text = report(name);
        let verdicts = |verdict: &str| -> Vec<String> {
            let end = format!("| {verdict} |");
            let lines = text.lines().filter(|line| line.starts_with('|') && line.ends_with(&end));
            lines.map(|line| line.split('|').nth(1).unwrap().trim().to_owned()).collect()
        };
        assert!(verdicts("holds").len() > 50, "{name}");
        for item in verdicts("fails") {
            let printed = ["guest-at-table", "summer-pasture", "splinter"].contains(&item.as_str());
            assert!(printed, "{name}: {item} is not printed in the rulebook and exceeds the bound");
        }
    }
}

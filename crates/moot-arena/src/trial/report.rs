//! What a trial has found, for people (Markdown) and for programs (JSON).

use std::fmt::Write;

use serde::Serialize;

use crate::balance::figure::Verdict;
use crate::balance::report::{number, span};
use crate::interval::{Estimate, Groups};

/// The fewest seats on either side that make an interval of their difference worth printing.
const LARGE: f64 = 30.0;

/// Items of one group, the strongest first.
#[derive(Clone, Debug, Serialize)]
pub struct Items {
    /// What they are.
    pub name: &'static str,
    /// The most by which one should raise its owner's share of wins.
    pub most: f64,
    /// The items.
    pub items: Vec<Item>,
}

/// One item.
#[derive(Clone, Debug, Serialize)]
pub struct Item {
    /// Its name.
    pub name: &'static str,
    /// Those who had it and those to whom it was refused, with their wins.
    #[serde(skip)]
    pub sum: Groups,
    /// By how much the first won more often.
    pub raise: Estimate,
    /// What can be said about that.
    pub verdict: Verdict,
}

impl Item {
    /// The difference, if there were enough seats for its interval to be one.
    #[must_use]
    pub fn sure(difference: Option<Estimate>, sum: &Groups) -> Estimate {
        let enough = sum.seats.min(sum.other_seats) >= LARGE;
        difference.map_or(Estimate::UNKNOWN, |it| {
            if enough { it } else { Estimate { value: it.value, ..Estimate::UNKNOWN } }
        })
    }
}

/// Everything that was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's name on the wire.
    pub game: &'static str,
    /// Its name in full.
    pub title: &'static str,
    /// Which of its setups, if not the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// How many players.
    pub players: u8,
    /// Who they were.
    pub seats: Vec<String>,
    /// The seed.
    pub seed: u64,
    /// The share that was refused.
    pub share: f64,
    /// How many games were asked for.
    pub asked: u32,
    /// How many were played.
    pub games: usize,
    /// Items by group.
    pub groups: Vec<Items>,
}

impl Report {
    /// The command that makes this report.
    fn command(&self) -> String {
        let alike = self.seats.windows(2).all(|pair| pair[0] == pair[1]);
        let seats =
            if alike { self.seats.first().cloned().unwrap_or_default() } else { self.seats.join(",") };
        format!(
            "cargo run --release -p moot-arena -- trial --game {}{} --players {} --games {} --seats {seats} --seed {} --share {}",
            self.game,
            self.setup.as_ref().map_or_else(String::new, |name| format!(" --setup {name}")),
            self.players,
            self.asked,
            self.seed,
            self.share
        )
    }

    /// The report for people.
    #[must_use]
    pub fn markdown(&self) -> String {
        let mut text =
            format!("# What it is worth to have it: *{}* with {} players", self.title, self.players);
        if let Some(name) = &self.setup {
            let _ = write!(text, ", {name}");
        }
        let _ = writeln!(text, "\n\n```text\n{}\n```\n", self.command());
        let cut = if self.games < self.asked as usize {
            format!(" of {}; stopped early", self.asked)
        } else {
            String::new()
        };
        let _ = writeln!(
            text,
            "Games: {}{cut}. The first time that a seat is about to take an item, a coin decides: {} of them must do without it for \
             the rest of the game, and do something else instead. *Raise* is the share of wins of those who had it less \
             that of those to whom it was refused, with its interval of 95 %: nothing but the coin parts them. It *holds* when \
             the whole interval lies within the bound, *fails* when the whole interval lies beyond it, and is *unsure* otherwise.\n",
            self.games,
            number(self.share, true)
        );
        let all = || self.groups.iter().flat_map(|group| &group.items);
        let count = |wanted| all().filter(|it| it.verdict == wanted).count();
        let _ = writeln!(
            text,
            "**{} items: {} hold, {} fail, {} are unsure.**\n",
            all().count(),
            count(Verdict::Holds),
            count(Verdict::Fails),
            count(Verdict::Unsure)
        );
        self.groups.iter().for_each(|group| table(&mut text, group));
        text
    }
}

fn table(text: &mut String, group: &Items) {
    let mut title = group.name.chars();
    let first = title.next().map(|letter| letter.to_ascii_uppercase());
    let _ = writeln!(
        text,
        "## {}{}\n\nRaise at most {}.\n\n| item | had it | win | refused | win | raise | 95 % | |\n|---|---:|---:|---:|---:|---:|---|---|",
        first.map_or_else(String::new, String::from),
        title.as_str(),
        number(group.most, true)
    );
    let share = |won: f64, of: f64| if of > 0.0 { number(won / of, true) } else { String::new() };
    for Item { name, sum, raise, verdict } in &group.items {
        let _ = writeln!(
            text,
            "| {name} | {} | {} | {} | {} | {} | {} | {verdict} |",
            sum.seats,
            share(sum.wins, sum.seats),
            sum.other_seats,
            share(sum.other_wins, sum.other_seats),
            number(raise.value, true),
            span(raise.low, raise.high, true)
        );
    }
    text.push('\n');
}

//! The report of a trial, as Markdown and as JSON.

use std::fmt::Write;

use serde::Serialize;

use crate::balance::figure::Verdict;
use crate::balance::played::Played;
use crate::balance::report::{heading, number, span};
use crate::interval::{Estimate, Groups};

/// The items of one group, the strongest first.
#[derive(Clone, Debug, Serialize)]
pub struct Items {
    /// The plural name of the items.
    pub name: &'static str,
    /// The most by which an item should raise its owner's share of wins.
    pub most: f64,
    /// The items.
    pub items: Vec<Item>,
}

/// One item.
#[derive(Clone, Debug, Serialize)]
pub struct Item {
    /// The name of the item.
    pub name: &'static str,
    /// The seats that had it and those that were refused it, with their wins.
    #[serde(skip)]
    pub sum: Groups,
    /// The difference of their shares of wins.
    pub raise: Estimate,
    /// The verdict on that difference.
    pub verdict: Verdict,
}

/// A report.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The games that it is based on.
    #[serde(flatten)]
    pub played: Played,
    /// The probability of a refusal.
    pub share: f64,
    /// The items by group.
    pub groups: Vec<Items>,
}

impl Report {
    /// Returns the report as Markdown.
    #[must_use]
    pub fn markdown(&self) -> String {
        let more = format!(" --share {}", self.share);
        let mut text = self.played.head("What it is worth to have it:", "trial", &more);
        let _ = writeln!(
            text,
            "Games: {}. The first time that a seat is about to take an item, a coin decides: {} of them must do without it for \
             the rest of the game, and do something else instead. *Raise* is the share of wins of those who had it less \
             that of those to whom it was refused, with its interval of 95 %: nothing but the coin parts them. It *holds* when \
             the whole interval lies within the bound, *fails* when the whole interval lies beyond it, and is *unsure* otherwise.\n",
            self.played.count(),
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
    let _ = writeln!(
        text,
        "## {}\n\nRaise at most {}.\n\n| item | had it | win | refused | win | raise | 95 % | |\n|---|---:|---:|---:|---:|---:|---|---|",
        heading(group.name),
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

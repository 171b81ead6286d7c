//! The balance report, as Markdown and as JSON.

use std::fmt::Write;

use serde::Serialize;

use super::figure::{Figure, Verdict};
use super::played::Played;
use crate::interval::Estimate;

/// A group of figures under one heading.
#[derive(Clone, Debug, Serialize)]
pub struct Section {
    /// The heading.
    pub name: &'static str,
    /// The figures.
    pub figures: Vec<Figure>,
}

/// The items of one group, the strongest first.
#[derive(Clone, Debug, Serialize)]
pub struct Items {
    /// The plural name of the items.
    pub name: &'static str,
    /// The verb for taking one, in the past tense.
    pub taken: &'static str,
    /// When an item counts as on offer.
    pub offer: &'static str,
    /// The least share of games in which an item should be taken; `None` if it is only reported.
    pub least: Option<f64>,
    /// The most by which an item should raise its owner's share of wins; `None` if it is only reported.
    pub most: Option<f64>,
    /// The items.
    pub items: Vec<Item>,
}

/// One item.
#[derive(Clone, Debug, Serialize)]
pub struct Item {
    /// The name of the item.
    pub name: &'static str,
    /// The number of games in which it was on offer.
    pub offered: usize,
    /// The share of those games in which it was taken.
    pub taken: Estimate,
    /// The verdict on that share.
    pub taken_verdict: Verdict,
    /// The number of seats that took it.
    pub owners: f64,
    /// The share of wins of these seats.
    pub owners_share: Estimate,
    /// That share minus the share of the owners of the other items in the group.
    pub against_kind: f64,
    /// That share minus the share of seats that could have taken it and did not.
    pub raise: Estimate,
    /// The verdict on that difference.
    pub raise_verdict: Verdict,
}

/// A balance report.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The games that it is based on.
    #[serde(flatten)]
    pub played: Played,
    /// The figures of whole games.
    pub sections: Vec<Section>,
    /// The items by group.
    pub groups: Vec<Items>,
}

/// Formats a number, in per cent if it is a share; empty if it is unknown.
pub fn number(value: f64, share: bool) -> String {
    match (value.is_finite(), share) {
        (false, _) => "?".to_owned(),
        (true, true) => format!("{:.1} %", value * 100.0),
        (true, false) => format!("{value:.1}"),
    }
}

/// Formats an interval, in per cent if it is of a share.
pub fn span(low: f64, high: f64, share: bool) -> String {
    if low.is_infinite() && high.is_infinite() {
        return "too few".to_owned();
    }
    format!("{} to {}", number(low, share), number(high, share))
}

impl Report {
    /// All verdicts with the names of their figures.
    fn verdicts(&self) -> impl Iterator<Item = (Verdict, String)> + '_ {
        let whole = self.sections.iter().flat_map(|section| {
            section.figures.iter().map(|it| (it.verdict, format!("{}: {}", section.name, it.name)))
        });
        let items = self.groups.iter().flat_map(|group| {
            group.items.iter().flat_map(|it| {
                let name = format!("{}: {}", group.name, it.name);
                [
                    (it.taken_verdict, format!("{name}, {}", group.taken)),
                    (it.raise_verdict, format!("{name}, its owner's wins")),
                ]
            })
        });
        whole.chain(items)
    }

    /// Returns the report as Markdown.
    #[must_use]
    pub fn markdown(&self) -> String {
        let mut text = self.played.head("Balance of", "balance", "");
        let _ = writeln!(
            text,
            "Games: {}. Intervals are of 95 %. A figure *holds* when its whole interval lies within the bound, *fails* when \
             the whole interval lies beyond it, and is *unsure* otherwise.\n",
            self.played.count()
        );
        self.summary(&mut text);
        for section in &self.sections {
            let _ = writeln!(text, "## {}\n", section.name);
            text += "| figure | games or seats | value | 95 % | bound | |\n|---|---:|---:|---|---|---|\n";
            section.figures.iter().for_each(|figure| line(&mut text, figure));
            text.push('\n');
        }
        self.groups.iter().for_each(|group| table(&mut text, group));
        text
    }

    fn summary(&self, text: &mut String) {
        let all: Vec<_> = self.verdicts().filter(|(verdict, _)| *verdict != Verdict::Free).collect();
        let count = |wanted| all.iter().filter(|(verdict, _)| *verdict == wanted).count();
        let _ = writeln!(
            text,
            "**{} figures with a bound: {} hold, {} fail, {} are unsure.**\n",
            all.len(),
            count(Verdict::Holds),
            count(Verdict::Fails),
            count(Verdict::Unsure)
        );
        let failing: Vec<_> =
            all.iter().filter(|(verdict, _)| *verdict == Verdict::Fails).map(|(_, name)| name).collect();
        if !failing.is_empty() {
            text.push_str("Those that fail:\n\n");
            failing.iter().for_each(|name| {
                let _ = writeln!(text, "- {name}");
            });
            text.push('\n');
        }
    }
}

/// Capitalizes a name for a heading.
pub fn heading(name: &str) -> String {
    let mut rest = name.chars();
    let first = rest.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(rest).collect()
}

fn line(text: &mut String, figure: &Figure) {
    let Estimate { value, low, high } = figure.estimate;
    let bound = figure.bound.map_or_else(String::new, |(low, high)| span(low, high, figure.share));
    let _ = writeln!(
        text,
        "| {} | {} | {} | {} | {bound} | {} |",
        figure.name,
        figure.of,
        number(value, figure.share),
        span(low, high, figure.share),
        figure.verdict
    );
}

fn table(text: &mut String, group: &Items) {
    let _ = writeln!(text, "## {}\n", heading(group.name));
    let _ = writeln!(
        text,
        "On offer: {}. *{}*: the share of the games with the item on offer in which somebody took it{}. *Owners win*: \
         their share of wins. *Raise*: that share less the share of those seats which had it on offer and did not take it{}; it \
         holds skill and luck in getting there besides the item's strength, so *against kind* compares its owners with \
         the owners of all items of this table.\n",
        group.offer,
        group.taken,
        group.least.map_or_else(String::new, |least| format!(", at least {}", number(least, true))),
        group.most.map_or_else(String::new, |most| format!(", at most {}", number(most, true)))
    );
    let _ = writeln!(
        text,
        "| item | games on offer | {} | 95 % | | owners | win | raise | 95 % | | against kind |\n\
         |---|---:|---:|---|---|---:|---:|---:|---|---|---:|",
        group.taken
    );
    for it in &group.items {
        let of_owners = |value: f64| if it.owners > 0.0 { number(value, true) } else { String::new() };
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
            it.name,
            it.offered,
            number(it.taken.value, true),
            span(it.taken.low, it.taken.high, true),
            it.taken_verdict,
            it.owners,
            of_owners(it.owners_share.value),
            of_owners(it.raise.value),
            span(it.raise.low, it.raise.high, true),
            it.raise_verdict,
            of_owners(it.against_kind)
        );
    }
    text.push('\n');
}

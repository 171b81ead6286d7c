//! The clans of `trolls.txt`: equally many, equally strong, each with its leaning.

use moot_data::Breaches;

use crate::read::notation::CLANS;
use crate::read::trolls::{Card, Lean, Trolls};

/// How much more than the weakest clan's the mean card of the strongest may be worth.
const STRONGER: f64 = 1.08;

/// Compares the clans.
pub fn check(trolls: &Trolls, found: &mut Breaches) {
    for level in 1..=3 {
        let cards: Vec<&Card> = trolls.cards.iter().filter(|card| card.level == level).collect();
        equally_many(&cards, &format!("at level {level}"), found);
    }
    equally_many(&trolls.cards.iter().collect::<Vec<_>>(), "in all", found);

    let of = |lean: &Lean| trolls.cards.iter().filter(|card| card.clan == lean.clan).collect::<Vec<_>>();
    let mean = |lean: &Lean, each: &dyn Fn(&Card) -> f64| {
        let cards = of(lean);
        cards.iter().map(|card| each(card)).sum::<f64>() / cards.len().max(1) as f64
    };
    let bulk = |lean: &Lean| mean(lean, &|card| card.icons.len() as f64);
    let worth = |lean: &Lean| mean(lean, &|card| f64::from(trolls.value(&card.icons)));
    let weakest = trolls.leans.iter().map(worth).fold(f64::MAX, f64::min);
    let bulkiest = trolls.leans.iter().map(bulk).fold(0.0, f64::max);
    for lean in &trolls.leans {
        let clan = CLANS[lean.clan];
        let icons: String = of(lean).iter().map(|card| card.icons.as_str()).collect();
        let typical = icons.chars().filter(|&icon| lean.kinds.contains(icon)).count();
        let share = 100.0 * typical as f64 / icons.len().max(1) as f64;
        let text =
            format!("{clan}: {} make up {share:.0} % of its icons, {} % planned", lean.kinds, lean.share);
        found.need(share >= f64::from(lean.share), lean.line, text);
        found.need(
            clan != "mud" || bulk(lean) >= bulkiest,
            lean.line,
            "Mud is meant to carry the most icons a card",
        );
        let text = format!("{clan}: a card is worth {:.1}, of the weakest clan {weakest:.1}", worth(lean));
        found.need(worth(lean) <= STRONGER * weakest, lean.line, text);
    }
}

fn equally_many(cards: &[&Card], where_: &str, found: &mut Breaches) {
    let count = |clan: usize| cards.iter().filter(|card| card.clan == clan).count();
    let counts: Vec<usize> = (0..CLANS.len()).map(count).collect();
    let (Some(&most), Some(&fewest)) = (counts.iter().max(), counts.iter().min()) else { return };
    let fullest = cards.iter().rfind(|card| counts[card.clan] == most);
    let listed: Vec<String> = CLANS.iter().zip(&counts).map(|(clan, n)| format!("{clan} {n}")).collect();
    let text = format!("the clans are not equally frequent {where_}: {}", listed.join(", "));
    found.need(most - fewest <= 1, fullest.map_or(0, |card| card.line), text);
}

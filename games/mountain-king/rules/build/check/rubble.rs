//! Rubble: how much, and where more.

use moot_data::Breaches;

use crate::read::board::Board;

/// Checks the share of rubble in all and tier by tier.
pub fn check(board: &Board, found: &mut Breaches) {
    let share = |tier: Option<u8>| {
        let ground = board.squares().filter(|(_, s)| s.diggable() && tier.is_none_or(|tier| s.tier == tier));
        let (all, rubble) = ground.fold((0, 0), |(all, n), (_, s)| (all + 1, n + u32::from(s.rubble)));
        f64::from(rubble) / f64::from(all.max(1))
    };
    let total = share(None);
    found.need(
        (0.12..=0.16).contains(&total),
        board.size_line,
        format!("rubble on {:.1} % of the diggable squares, 12 to 16 % wanted", 100.0 * total),
    );
    let tiers: Vec<f64> = (1..=5).map(|tier| share(Some(tier))).collect();
    let listed: Vec<String> = tiers.iter().map(|share| format!("{:.1} %", 100.0 * share)).collect();
    found.need(
        tiers.is_sorted_by(|a, b| *a <= b + 1e-9),
        board.size_line,
        format!("rubble must not get rarer towards the heart: {}", listed.join(", ")),
    );
}

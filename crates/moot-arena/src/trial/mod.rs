//! What an item does to its owner's wins, by lot: whoever is about to take it may, or must do without it.
//!
//! A report of balance compares owners with those who took something else, who are not the same kind of players: the one
//! who has an action to spare for an item is often ahead already. Here nothing but a coin parts them.

mod refusal;
mod report;

use std::fs;
use std::path::PathBuf;

pub use refusal::Trial;

use crate::balance::figure::Verdict;
use crate::contest::Contest;
use crate::entrant::Entrant;
use crate::game::{self, Record};
use crate::interval::{Groups, difference};
use crate::series::Series;
use report::{Item, Items, Report};

/// What is played and where the report goes.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Which of the game's setups; the usual one if none is named.
    pub setup: Option<String>,
    /// Who sits where.
    pub entrants: Vec<Entrant>,
    /// How many games, on how many threads.
    pub series: Series,
    /// Equal seeds give equal games.
    pub seed: u64,
    /// The share of items that is refused.
    pub share: f64,
    /// Whether the figures are printed as JSON instead of text.
    pub json: bool,
    /// A file for the report.
    pub out: Option<PathBuf>,
}

/// Plays the games and reports; Ctrl-C reports what there is.
///
/// # Errors
/// Why they could not be played, or the report not written.
pub fn run<G: Contest>(plan: &Plan) -> Result<(), String> {
    let report = measure::<G>(plan)?;
    let text = report.markdown();
    if plan.json {
        println!("{}", serde_json::to_string_pretty(&report).map_err(|why| why.to_string())?);
    } else {
        print!("{text}");
    }
    if let Some(path) = &plan.out {
        fs::write(path, text).map_err(|why| format!("{}: {why}", path.display()))?;
    }
    Ok(())
}

/// One game and what was refused in it.
type Tried<G> = (Record, Trial<G>);

fn measure<G: Contest>(plan: &Plan) -> Result<Report, String> {
    if !(plan.share > 0.0 && plan.share < 1.0) {
        return Err(format!("a share of {} leaves nothing to compare: more than 0, less than 1", plan.share));
    }
    let players = u8::try_from(plan.entrants.len()).map_err(|_| "too many seats".to_owned())?;
    let setup = G::table(players, plan.setup.as_deref())?;
    let games: Vec<Tried<G>> = plan.series.run(|number| {
        let mut trial = Trial::new(plan.share);
        let minds = plan.entrants.iter().map(|entrant| entrant.sits()).collect();
        let seed = game::mix(plan.seed, 2, number.into());
        game::watch::<G>(&setup, minds, seed, &mut trial, |_| ()).map(|record| (record, trial))
    })?;
    let groups = groups(&games);
    if groups.is_empty() {
        return Err(format!("the arena cannot refuse anything in {}", G::title()));
    }
    Ok(Report {
        game: G::ID,
        title: G::title(),
        setup: plan.setup.clone(),
        players,
        seats: plan.entrants.iter().map(ToString::to_string).collect(),
        seed: plan.seed,
        share: plan.share,
        asked: plan.series.games,
        games: games.len(),
        groups,
    })
}

/// The groups with a bound of which anything was wanted.
fn groups<G: Contest>(games: &[Tried<G>]) -> Vec<Items> {
    let wanted =
        |group: usize| games.iter().any(|(_, trial)| trial.wanted[group].iter().any(|&set| set != 0));
    let groups = G::groups().into_iter().enumerate();
    let counted =
        groups.filter_map(|(at, group)| Some((at, group.most?, group))).filter(|&(at, ..)| wanted(at));
    counted
        .map(|(at, most, group)| {
            let all = (0..).zip(&group.items).map(|(bit, name)| item(games, at, bit, name, most));
            // Some items are not in every game.
            let mut items: Vec<Item> = all.filter(|it| it.sum.seats + it.sum.other_seats > 0.0).collect();
            items.sort_by(|a, b| b.raise.value.total_cmp(&a.raise.value));
            Items { name: group.name, most, items }
        })
        .collect()
}

fn item<G: Contest>(games: &[Tried<G>], group: usize, bit: u32, name: &'static str, most: f64) -> Item {
    let split = games.iter().map(|(record, trial)| {
        let mut both = Groups::default();
        for seat in record.seats() {
            let has = |sets: &[[u64; moot_core::MAX_SEATS]]| sets[group][seat.index()] >> bit & 1 == 1;
            if has(&trial.refused) {
                both.other_seats += 1.0;
                both.other_wins += record.won(seat);
            } else if has(&trial.wanted) {
                both.seats += 1.0;
                both.wins += record.won(seat);
            }
        }
        both
    });
    let sum = split.clone().fold(Groups::default(), |sum, game| Groups {
        seats: sum.seats + game.seats,
        wins: sum.wins + game.wins,
        other_seats: sum.other_seats + game.other_seats,
        other_wins: sum.other_wins + game.other_wins,
    });
    let raise = Item::sure(difference(split), &sum);
    Item { name, sum, raise, verdict: Verdict::of(raise, &(f64::NEG_INFINITY..=most)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::MountainKing;
    use trolls_and_princesses::TrollsAndPrincesses;

    fn plan(games: u32, share: f64) -> Plan {
        Plan {
            setup: None,
            entrants: vec!["whelp".parse().unwrap(); 4],
            series: Series { games, threads: 2 },
            seed: 1,
            share,
            json: false,
            out: None,
        }
    }

    #[test]
    fn what_is_refused_is_not_taken_and_the_coin_is_fair() {
        let report = measure::<TrollsAndPrincesses>(&plan(24, 0.5)).unwrap();
        assert_eq!(
            report.groups.iter().map(|it| it.name).collect::<Vec<_>>(),
            ["cave tiles", "king's tiles", "troll cards"]
        );
        let (mut had, mut refused) = (0.0, 0.0);
        for it in report.groups.iter().flat_map(|group| &group.items) {
            had += it.sum.seats;
            refused += it.sum.other_seats;
        }
        let share = refused / (had + refused);
        assert!((0.45..0.55).contains(&share), "{share} of {} were refused", had + refused);
        assert!(report.markdown().contains(
            "trial --game trolls-and-princesses --players 4 --games 24 --seats whelp --seed 1 --share 0.5"
        ));

        let setup = TrollsAndPrincesses::table(4, None).unwrap();
        let mut trial = Trial::<TrollsAndPrincesses>::new(0.5);
        let minds = (0..4).map(|_| "digger".parse::<Entrant>().unwrap().sits()).collect();
        let record = game::watch(&setup, minds, 9, &mut trial, |_| ()).unwrap();
        for (taken, refused) in record.taken.iter().zip(&trial.refused) {
            for (taken, refused) in taken.iter().zip(refused) {
                assert_eq!(taken & refused, 0, "somebody has what was refused");
            }
        }
    }

    #[test]
    fn a_trial_that_cannot_tell_anything_is_refused() {
        assert!(measure::<TrollsAndPrincesses>(&plan(1, 0.0)).unwrap_err().contains("nothing to compare"));
        assert!(measure::<MountainKing>(&plan(1, 0.5)).unwrap_err().contains("cannot refuse"));
    }
}

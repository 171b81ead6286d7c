//! The command `trial`: a randomized trial of what an item is worth. A seat that is about to take an item may
//! be refused it at random.
//!
//! A balance report compares owners with seats that took something else. These groups differ: a player with
//! an action to spare for an item is often ahead already. Here a random draw alone assigns the groups.

mod refusal;
mod report;

pub use refusal::Trial;

use crate::arena_game::ArenaGame;
use crate::balance;
use crate::balance::figure::Verdict;
use crate::balance::played::Played;
use crate::error::ArenaError;
use crate::game::{self, Record};
use crate::interval::{Groups, sure_difference};
use crate::seed_stream;
use report::{Item, Items, Report};

/// The options of a trial.
#[derive(Clone, Debug)]
pub struct Options {
    /// The games and the report.
    pub report: balance::Options,
    /// The probability with which an item is refused.
    pub share: f64,
}

/// Plays the games and reports. Ctrl-C reports the games played so far.
///
/// # Errors
/// Why the games could not be played, or the report could not be written.
pub fn run<G: ArenaGame>(options: &Options) -> Result<(), ArenaError> {
    let report = measure::<G>(options)?;
    options.report.publish(&report, &report.markdown())
}

/// The record of a game and the refusals in it.
type Tried<G> = (Record, Trial<G>);

fn measure<G: ArenaGame>(Options { report, share }: &Options) -> Result<Report, ArenaError> {
    if !(*share > 0.0 && *share < 1.0) {
        return Err(ArenaError::Share(*share));
    }
    let options = &report.games;
    let setup = options.table::<G>()?;
    let games: Vec<Tried<G>> = options.series.run(|number| {
        let mut trial = Trial::new(*share);
        let players = options.player_specs.iter().map(|player_spec| player_spec.sits()).collect();
        let seed = seed_stream::mix(options.seed, 2, number.into());
        game::watch::<G>(&setup, players, report.starts, seed, &mut trial, |_| ())
            .map(|record| (record, trial))
    })?;
    let groups = groups(&games);
    if groups.is_empty() {
        return Err(ArenaError::NothingToRefuse(G::title()));
    }
    Ok(Report { played: Played::of::<G>(options, report.starts, games.len()), share: *share, groups })
}

/// The groups with a bound from which a seat wanted an item.
fn groups<G: ArenaGame>(games: &[Tried<G>]) -> Vec<Items> {
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

fn item<G: ArenaGame>(games: &[Tried<G>], group: usize, bit: u32, name: &'static str, most: f64) -> Item {
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
    let sum = Groups::sum(split.clone());
    let raise = sure_difference(split);
    Item { name, sum, raise, verdict: Verdict::of(raise, &(f64::NEG_INFINITY..=most)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::GameOptions;
    use crate::player_spec::PlayerSpec;
    use crate::series::Series;
    use crate::starts::Starts;
    use cave_troll::CaveTroll;
    use mountain_king::MountainKing;
    use trolls_and_princesses::TrollsAndPrincesses;

    fn options(games: u32, share: f64) -> Options {
        let games = GameOptions {
            setup: None,
            player_specs: vec!["whelp".parse().unwrap(); 4],
            series: Series { games, threads: 2 },
            seed: 1,
        };
        Options { report: balance::Options { games, starts: Starts::Chosen, json: false, out: None }, share }
    }

    #[test]
    fn refused_items_are_not_taken_and_the_draw_is_fair() {
        let report = measure::<TrollsAndPrincesses>(&options(24, 0.5)).unwrap();
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

        no_seat_owns_what_it_was_refused::<TrollsAndPrincesses>();
        no_seat_owns_what_it_was_refused::<MountainKing>();
    }

    fn no_seat_owns_what_it_was_refused<G: ArenaGame>() {
        let setup = G::table(4, None).unwrap();
        let mut trial = Trial::<G>::new(0.5);
        let players = (0..4).map(|_| "digger".parse::<PlayerSpec>().unwrap().sits()).collect();
        let record = game::watch(&setup, players, Starts::Chosen, 9, &mut trial, |_| ()).unwrap();
        assert!(trial.refused.iter().flatten().any(|&refused| refused != 0), "something was refused");
        for (taken, refused) in record.taken.iter().zip(&trial.refused) {
            for (taken, refused) in taken.iter().zip(refused) {
                assert_eq!(taken & refused, 0, "a seat owns a refused item");
            }
        }
    }

    #[test]
    fn a_trial_without_two_groups_is_refused() {
        assert!(
            measure::<TrollsAndPrincesses>(&options(1, 0.0))
                .unwrap_err()
                .to_string()
                .contains("nothing to compare")
        );
        assert!(measure::<CaveTroll>(&options(1, 0.5)).unwrap_err().to_string().contains("cannot refuse"));
    }
}

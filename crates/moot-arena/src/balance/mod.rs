//! Whether a game is balanced: figures from many games, each with its bound and what can be said about it.

mod count;
pub mod figure;
pub mod played;
pub mod report;

use std::fs;
use std::path::PathBuf;

use serde::Serialize;

use crate::contest::Contest;
use crate::entrant::Entrant;
use crate::game;
use crate::series::Series;

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
    plan.publish(&report, &report.markdown())
}

impl Plan {
    /// Prints a report, for people or for programs, and writes it where it was asked for.
    ///
    /// # Errors
    /// Why it could not be written.
    pub fn publish(&self, report: &impl Serialize, text: &str) -> Result<(), String> {
        if self.json {
            println!("{}", serde_json::to_string_pretty(report).map_err(|why| why.to_string())?);
        } else {
            print!("{text}");
        }
        if let Some(path) = &self.out {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
            }
            fs::write(path, text).map_err(|why| format!("{}: {why}", path.display()))?;
        }
        Ok(())
    }

    /// The setup that is played.
    ///
    /// # Errors
    /// Why there is none such.
    pub fn table<G: Contest>(&self) -> Result<G::Setup, String> {
        let players = u8::try_from(self.entrants.len()).map_err(|_| "too many seats".to_owned())?;
        G::table(players, self.setup.as_deref())
    }
}

fn measure<G: Contest>(plan: &Plan) -> Result<report::Report, String> {
    let setup = plan.table::<G>()?;
    let records = plan
        .series
        .run(|number| game::play::<G>(&setup, &plan.entrants, game::mix(plan.seed, 2, number.into())))?;
    let aims = G::aims(&setup);
    Ok(report::Report {
        played: played::Played::of::<G>(plan, records.len()),
        sections: count::sections(&records, &aims),
        groups: count::groups(&records, &G::groups()),
    })
}

#[cfg(test)]
mod tests {
    use super::figure::Verdict;
    use super::*;
    use mountain_king::MountainKing;

    #[test]
    fn a_short_series_is_counted_and_reported() {
        let plan = Plan {
            setup: None,
            entrants: vec!["whelp".parse().unwrap(); 5],
            series: Series { games: 6, threads: 2 },
            seed: 1,
            json: false,
            out: None,
        };
        let report = measure::<MountainKing>(&plan).unwrap();
        assert_eq!(report.played.games, 6);
        let section = |name: &str| report.sections.iter().find(|it| it.name == name).unwrap();
        for name in ["Wins by seat", "Wins by place in turn order", "Wins by start point"] {
            let wins: f64 = section(name).figures.iter().map(|it| it.estimate.value * it.of).sum();
            assert!((wins - 6.0).abs() < 1e-9, "{name}: {wins} wins in six games");
        }
        let shares = &section("Where winners' points come from").figures;
        assert!((shares.iter().map(|it| it.estimate.value).sum::<f64>() - 1.0).abs() < 1e-9);
        assert_eq!(report.groups.len(), 5);
        let halls = &report.groups[2];
        assert!(halls.items.iter().all(|hall| hall.offered == 6), "every hall is on offer in every game");
        assert!(
            halls.items.iter().all(|hall| hall.raise_verdict != Verdict::Holds),
            "six games prove nothing"
        );
        let text = report.markdown();
        assert!(text.contains("--players 5 --games 6 --seats whelp --seed 1"), "{text}");
        assert!(text.contains("tiles laid") && text.contains("| Earth Ritual |"), "{text}");
    }
}

//! Balance reports: figures from many games, each with a bound and a verdict.

mod count;
pub mod figure;
pub mod played;
pub mod report;

use std::fs;
use std::path::PathBuf;

use serde::Serialize;

use crate::arena_game::ArenaGame;
use crate::error::ArenaError;
use crate::game;
use crate::options::GameOptions;
use crate::seed_stream;
use crate::starts::Starts;

/// The options of a balance report.
#[derive(Clone, Debug)]
pub struct Options {
    /// The games.
    pub games: GameOptions,
    /// Who decides where the seats start.
    pub starts: Starts,
    /// Whether the figures are printed as JSON instead of Markdown.
    pub json: bool,
    /// A file to which the report is written as well.
    pub out: Option<PathBuf>,
}

/// Plays the games and reports. Ctrl-C reports the games played so far.
///
/// # Errors
/// Why the games could not be played, or the report could not be written.
pub fn run<G: ArenaGame>(options: &Options) -> Result<(), ArenaError> {
    let report = measure::<G>(options)?;
    options.publish(&report, &report.markdown())
}

impl Options {
    /// Prints a report as Markdown or JSON, and writes it to the file, if any.
    ///
    /// # Errors
    /// Why it could not be written.
    pub fn publish(&self, report: &impl Serialize, text: &str) -> Result<(), ArenaError> {
        if self.json {
            println!("{}", serde_json::to_string_pretty(report)?);
        } else {
            print!("{text}");
        }
        if let Some(path) = &self.out {
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).map_err(ArenaError::in_file(folder))?;
            }
            fs::write(path, text).map_err(ArenaError::in_file(path))?;
        }
        Ok(())
    }
}

fn measure<G: ArenaGame>(options: &Options) -> Result<report::Report, ArenaError> {
    let games = &options.games;
    let setup = games.table::<G>()?;
    let records = games.series.run(|number| {
        let seed = seed_stream::mix(games.seed, 2, number.into());
        game::play::<G>(&setup, &games.player_specs, options.starts, seed)
    })?;
    let targets = G::targets(&setup);
    Ok(report::Report {
        played: played::Played::of::<G>(games, options.starts, records.len()),
        sections: count::sections(&records, &targets),
        groups: count::groups(&records, &G::groups()),
    })
}

#[cfg(test)]
mod tests {
    use super::figure::Verdict;
    use super::*;
    use crate::series::Series;
    use mountain_king::MountainKing;

    #[test]
    fn a_short_series_is_counted_and_reported() {
        let options = Options {
            games: GameOptions {
                setup: None,
                player_specs: vec!["whelp".parse().unwrap(); 5],
                series: Series { games: 6, threads: 2 },
                seed: 1,
            },
            starts: Starts::Drawn,
            json: false,
            out: None,
        };
        let report = measure::<MountainKing>(&options).unwrap();
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
            "six games decide nothing"
        );
        let text = report.markdown();
        assert!(text.contains("--players 5 --games 6 --seats whelp --seed 1 --draw-starts"), "{text}");
        assert!(text.contains("tiles laid") && text.contains("| Earth Ritual |"), "{text}");
    }
}

//! The command `replay`: reads an exported game, checks it by replay, and prints it.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use moot_core::{Game, Seat, Turn};
use moot_table::{Entry, Opened, RawSave, SaveOpenError, Saved, ShuffleProof, save_game_id};
use serde::Serialize;

use crate::arena_game::ArenaGame;
use crate::error::ArenaError;
use crate::games::{GameName, Job};

/// One entry of the log.
#[derive(Debug, Serialize)]
struct Line {
    /// The index in the log.
    ply: usize,
    /// The seat that decided; `None` for a chance event.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    /// The action or outcome, in the notation of the game.
    what: String,
    /// The certain points of each seat after the entry.
    points: Vec<i32>,
}

/// A checked game.
#[derive(Debug, Serialize)]
struct Story {
    game: &'static str,
    rules: u16,
    app: String,
    seed: String,
    setup: serde_json::Value,
    seats: Vec<(String, String)>,
    lines: Vec<Line>,
    decisions: usize,
    over: bool,
    /// The number of undone entries that could be redone.
    undone: usize,
    /// The index of the first outcome that the seed would not have drawn.
    foreign_draw: Option<usize>,
    /// The code of the shuffle, if the seed was mixed.
    code: Option<String>,
    /// The difference, if these rules lead to another position than the players saw.
    drift: Option<String>,
    /// The points by category and seat.
    sheet: Vec<(&'static str, Vec<i16>)>,
    totals: Vec<i32>,
    ranks: Vec<u8>,
}

/// Reads, checks and prints a file.
///
/// # Errors
/// Why it is not a game that can be replayed to its end.
pub fn run(path: &Path, json: bool) -> Result<(), ArenaError> {
    let story = read(path)?;
    if json {
        println!("{}", serde_json::to_string_pretty(&story)?);
    } else {
        print!("{}", story.text());
    }
    Ok(())
}

fn read(path: &Path) -> Result<Story, ArenaError> {
    let text = fs::read_to_string(path).map_err(ArenaError::in_file(path))?;
    check(&text).map_err(|why| ArenaError::InFile { path: path.to_owned(), why: Box::new(why) })
}

fn check(text: &str) -> Result<Story, ArenaError> {
    let game = save_game_id(text).map_err(|why| ArenaError::Save(why.to_string()))?;
    let known = GameName::of(&game).ok_or(ArenaError::UnknownGame(game))?;
    known.give(Tell(text))
}

/// The record of a saved game.
struct Tell<'a>(&'a str);

impl Job for Tell<'_> {
    type Out = Story;

    fn with<G: ArenaGame>(self) -> Result<Story, ArenaError> {
        let save = RawSave::decode(self.0).map_err(|why| ArenaError::Save(why.to_string()))?;
        let opened = save.open::<G>().map_err(|why| ArenaError::Save(refusal(why, &save)))?;
        Ok(story(&save, &opened))
    }
}

/// Names the entry that does not fit and prints what came before.
fn refusal<G: Game>(why: SaveOpenError<G>, save: &RawSave) -> String {
    let entry = match &why {
        SaveOpenError::LogText { at, .. } | SaveOpenError::LogPlay { at, .. } => save.log.get(*at),
        SaveOpenError::UndoneText { at, .. } | SaveOpenError::UndonePlay { at, .. } => save.redo.get(*at),
        _ => None,
    };
    match entry {
        Some(entry) => format!("{why}: {entry:?}"),
        None => why.to_string(),
    }
}

fn story<G: Saved>(save: &RawSave, opened: &Opened<G>) -> Story {
    let table = &opened.table;
    let setup = table.setup();
    let seats = || Seat::all(G::seats(setup));
    let totals = |sheet: &moot_core::ScoreSheet| seats().map(|seat| sheet.total(seat)).collect::<Vec<_>>();
    let lines: Vec<Line> = table
        .log()
        .iter()
        .enumerate()
        .map(|(ply, it)| Line {
            ply,
            seat: it.entry.seat().map(|seat| seat.0),
            what: match it.entry {
                Entry::Act { action, .. } => G::action_text(action),
                Entry::Chance(outcome) => outcome.to_string(),
            },
            points: totals(&G::score(setup, &it.after)),
        })
        .collect();
    let sheet = table.score();
    Story {
        game: G::ID,
        rules: save.rules,
        app: save.app.clone(),
        seed: save.seed.clone(),
        setup: save.setup.clone(),
        seats: opened.seats.iter().map(|seat| (seat.name.clone(), seat.player.clone())).collect(),
        decisions: lines.iter().filter(|line| line.seat.is_some()).count(),
        lines,
        over: table.turn() == Turn::Over,
        undone: table.undone().filter(|entry| entry.seat().is_some()).count(),
        foreign_draw: table.first_foreign_draw(),
        code: ShuffleProof::of(table.seed()).map(|fair| fair.code().to_string()),
        drift: opened.drift.as_ref().map(|it| {
            format!("played with rules {}: {:?} then, {:?} now", it.rules, it.saved.points, it.now.points)
        }),
        sheet: sheet
            .categories
            .iter()
            .zip(&sheet.points)
            .map(|(&name, row)| (name, row[..G::seats(setup)].to_vec()))
            .collect(),
        totals: totals(&sheet),
        ranks: seats().map(|seat| sheet.rank[seat.index()]).collect(),
    }
}

impl Story {
    fn text(&self) -> String {
        let mut text = format!("{}, rules {}, saved by version {}\n", self.game, self.rules, self.app);
        let _ = writeln!(text, "seed {}\nsetup {}", self.seed, self.setup);
        for (i, (name, player)) in self.seats.iter().enumerate() {
            let _ = writeln!(text, "seat {i}: {name} ({player})");
        }
        text.push('\n');
        for line in &self.lines {
            let who = line.seat.map_or_else(|| "*".to_owned(), |seat| seat.to_string());
            let points: Vec<_> = line.points.iter().map(ToString::to_string).collect();
            let what = format!("{who} {}", line.what);
            let _ = writeln!(text, "{:5}  {what:48} {}", line.ply, points.join(" "));
        }
        let _ = writeln!(
            text,
            "\n{} plies, {} decisions; {}",
            self.lines.len(),
            self.decisions,
            if self.over {
                "the game is over"
            } else {
                "the game is not over: the points are those that are certain"
            }
        );
        if self.undone > 0 {
            let _ = writeln!(text, "{} decisions were taken back and could be redone", self.undone);
        }
        match self.foreign_draw {
            None => text.push_str("every draw is that of the seed\n"),
            Some(at) => {
                let _ = writeln!(text, "the draw at ply {at} is not that of the seed");
            }
        }
        if let Some(code) = &self.code {
            let _ = writeln!(text, "the secret of its shuffle was bound by {code}");
        }
        if let Some(drift) = &self.drift {
            let _ = writeln!(text, "the same log led elsewhere: {drift}");
        }
        text.push('\n');
        for (name, row) in &self.sheet {
            let _ = write!(text, "{name:12}");
            row.iter().for_each(|points| {
                let _ = write!(text, "{points:6}");
            });
            text.push('\n');
        }
        let _ = write!(text, "{:12}", "total");
        self.totals.iter().for_each(|points| {
            let _ = write!(text, "{points:6}");
        });
        let _ = write!(text, "\n{:12}", "place");
        self.ranks.iter().for_each(|rank| {
            let _ = write!(text, "{:6}", rank + 1);
        });
        text.push('\n');
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::{Dice, SeatSet, SplitMix64};
    use moot_table::{SeatInfo, Seed, Table};
    use mountain_king::{MountainKing, Setup};

    /// A random game, as the page would export it.
    fn export(decisions: usize) -> String {
        let seed = Seed::typed("replay");
        let mut table = Table::<MountainKing>::new(Setup::usual(2).unwrap(), seed, SeatSet::NONE).unwrap();
        let mut dice = SplitMix64::new(4);
        for _ in 0..decisions {
            let Some(seat) = table.asked().iter().next() else { break };
            let legal = table.legal(seat);
            let action = legal[dice.below(legal.len() as u32) as usize];
            table.play(seat, action).unwrap();
        }
        let seat = |name: &str| SeatInfo {
            name: name.to_owned(),
            colour: "moss".to_owned(),
            pattern: "dots".to_owned(),
            player: "whelp".to_owned(),
        };
        RawSave::of(&table, &[seat("Grub"), seat("Snout")], "0.1.0").unwrap().encode().unwrap()
    }

    fn edited(text: &str, edit: impl Fn(&mut RawSave)) -> String {
        let mut save = RawSave::decode(text).unwrap();
        edit(&mut save);
        save.encode().unwrap()
    }

    #[test]
    fn a_finished_game_is_printed_with_its_sheet() {
        let story = check(&export(usize::MAX)).unwrap();
        assert!(story.over && story.foreign_draw.is_none() && story.drift.is_none());
        let text = story.text();
        assert!(text.contains("seat 0: Grub (whelp)") && text.contains("every draw is that of the seed"));
        let sum: i16 = story.sheet.iter().map(|(_, row)| row[0]).sum();
        assert_eq!(i32::from(sum), story.totals[0]);
        assert_eq!(story.lines.last().unwrap().points, story.totals, "the last line is the final score");
        assert_eq!(text.lines().filter(|line| line.starts_with("tunnels")).count(), 1);
    }

    #[test]
    fn a_running_game_is_reported_as_running() {
        let story = check(&export(30)).unwrap();
        assert!(!story.over && story.decisions == 30);
        assert!(story.text().contains("the game is not over"));
    }

    #[test]
    fn a_foreign_draw_is_reported() {
        let text = edited(&export(30), |save| save.seed = "another".to_owned());
        let at = check(&text).unwrap().foreign_draw.expect("another seed draws otherwise");
        assert!(at < 40, "one of the first cards");
    }

    #[test]
    fn an_invalid_game_is_refused_with_the_place_of_the_fault() {
        let text = export(30);
        assert!(check("{").unwrap_err().to_string().contains("not JSON"));
        assert!(check("{\"format\": 1}").unwrap_err().to_string().contains("game"));
        assert!(check(&text.replace("Grub", "Grog")).unwrap_err().to_string().contains("checksum"));
        let other = check(&edited(&text, |save| save.game = "chess".to_owned())).unwrap_err().to_string();
        assert!(other.contains("\"chess\""), "{other}");
        let last = RawSave::decode(&text).unwrap().log.len() - 1;
        let forged = edited(&text, |save| save.log[last] = "0 end".to_owned());
        let refused = check(&forged).unwrap_err().to_string();
        assert!(refused.contains(&format!("log {last}")) && refused.contains("0 end"), "{refused}");
        let missing = read(Path::new("no/such/game.json")).unwrap_err().to_string();
        assert!(missing.starts_with("no/such/game.json"), "{missing}");
    }
}

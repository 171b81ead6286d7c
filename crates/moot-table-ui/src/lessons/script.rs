//! A lesson as a readable text: the position it begins with and the steps that lead through it.
//!
//! ```text
//! # Lines that begin with a hash are for people.
//! setup {"players":2,"side":"winter"}   the options of the game, as in a save
//! seed a lesson                         where chance comes from
//! seats Grimhild, Oddvar                the learner first named with a star: *Grimhild
//! log                                   everything that happened before, as in a save
//!   * troll 12
//!   0 gate 1
//!
//! step recruit                          the name of a step: its texts stand under it in the file of a language
//!   at act recruit 2 -                  what is pointed at: the first of these that can be seen
//!   at panel horde
//!   at place 4,5 when .shape.on           only while there is such an element
//!   go recruit 2 *                      what leads on; a star stands for anything
//!   do recruit 2 -                      how the test plays it; the same as `go` where that has no star
//!   then 1 end                          what another seat does after it
//! ends points 12                        what is true after the last step
//! ```
//!
//! An example of the rulebook is written in the same way. It also has a line `show` with what is to be seen, and under its
//! steps lines `is` with what the test finds true after them: `is points 8`, `is legal dig 1 3,0,0`, `is illegal end`.
//!
//! An action is written in its text form. Several actions of one step are parted by semicolons; several lines `go` are
//! several ways to go on. A step without `go` is only read.

use core::fmt;

/// A lesson, or an example of the rulebook: a position and the steps that lead on from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// The options of the game, as JSON.
    pub setup: String,
    /// The text of the seed.
    pub seed: String,
    /// Who sits where.
    pub seats: Vec<String>,
    /// The seat of the learner.
    pub me: u8,
    /// The log before the first step.
    pub log: Vec<String>,
    /// What an example shows, in words of the game.
    pub show: String,
    /// The steps.
    pub steps: Vec<Step>,
    /// What is to be true after the last step, for tests.
    pub ends: Vec<String>,
}

/// One step: something is said, something is pointed at, and something is waited for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// Its name, by which its texts are found.
    pub key: String,
    /// What is pointed at: the first of these that can be seen.
    pub at: Vec<Target>,
    /// The ways to go on; none where the step is only read.
    pub go: Vec<Vec<String>>,
    /// The actions by which a test goes on.
    pub plays: Vec<String>,
    /// What other seats do afterwards, as in a log.
    pub then: Vec<String>,
    /// What an example says of the position after the step, for tests.
    pub is: Vec<String>,
}

/// Something on the page that may be pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// What it is.
    pub what: Spot,
    /// A selector: only while there is such an element.
    pub when: Option<String>,
}

/// Something on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A place of the board, by the name that the texts of actions use.
    Place(String),
    /// An element of the page, by a selector.
    Element(String),
}

/// Why a text is not a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: &'static str,
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl core::error::Error for ScriptError {}

/// The actions of a line.
fn acts(text: &str) -> Vec<String> {
    text.split(';').map(|act| act.trim().to_owned()).filter(|act| !act.is_empty()).collect()
}

fn target(text: &str) -> Option<Target> {
    let (text, when) = text.split_once(" when ").map_or((text, None), |(text, when)| (text, Some(when)));
    let what = spot(text)?;
    Some(Target { what, when: when.map(str::to_owned) })
}

fn spot(text: &str) -> Option<Spot> {
    let (kind, name) = text.split_once(' ')?;
    let element = |selector: String| Some(Spot::Element(selector));
    match kind {
        "place" => Some(Spot::Place(name.to_owned())),
        "act" => element(["[data-act=\"", name, "\"]"].concat()),
        "panel" => element([".", name, ".panel"].concat()),
        "css" => element(name.to_owned()),
        _ => None,
    }
}

impl Script {
    /// Reads a lesson.
    ///
    /// # Errors
    /// The first line that makes no sense.
    pub fn read(text: &str) -> Result<Script, ScriptError> {
        let mut script = Script::default();
        let mut logging = false;
        for (at, line) in text.lines().enumerate() {
            let wrong = |what| ScriptError { line: at + 1, what };
            let trimmed = line.trim();
            if trimmed.is_empty() || trimmed.starts_with('#') {
                continue;
            }
            if logging && line.starts_with(' ') && script.steps.is_empty() {
                script.log.push(trimmed.to_owned());
                continue;
            }
            logging = false;
            let (word, rest) = trimmed.split_once(' ').unwrap_or((trimmed, ""));
            let rest = rest.trim();
            match word {
                "setup" => rest.clone_into(&mut script.setup),
                "seed" => rest.clone_into(&mut script.seed),
                "show" => rest.clone_into(&mut script.show),
                "seats" => script.sit(rest).ok_or(wrong("one seat has a star, the learner's"))?,
                "log" => logging = true,
                "ends" => script.ends.push(rest.to_owned()),
                "step" if rest.is_empty() => return Err(wrong("a step has a name")),
                "step" => script.steps.push(Step { key: rest.to_owned(), ..Step::default() }),
                _ => {
                    let step = script.steps.last_mut().ok_or(wrong("this belongs to a step"))?;
                    step.line(word, rest).ok_or(wrong("unknown, or without what it needs"))?;
                }
            }
        }
        Ok(script)
    }

    fn sit(&mut self, names: &str) -> Option<()> {
        for (seat, name) in names.split(',').map(str::trim).enumerate() {
            if name.starts_with('*') {
                self.me = u8::try_from(seat).ok()?;
            }
            self.seats.push(name.trim_start_matches('*').to_owned());
        }
        (names.matches('*').count() == 1).then_some(())
    }
}

impl Step {
    fn line(&mut self, word: &str, rest: &str) -> Option<()> {
        match word {
            "at" => self.at.push(target(rest)?),
            "go" => {
                let way = acts(rest);
                if self.plays.is_empty() && !way.iter().any(|act| act.contains('*')) {
                    self.plays.clone_from(&way);
                }
                self.go.push(way);
            }
            "do" => self.plays = acts(rest),
            "then" => self.then.push(rest.to_owned()),
            "is" => self.is.push(rest.to_owned()),
            _ => return None,
        }
        (!rest.is_empty()).then_some(())
    }
}

/// Whether an action is of a kind: word by word, where a star stands for one word, and at the end for all that follow.
#[must_use]
pub fn fits(kind: &str, action: &str) -> bool {
    let mut words = action.split(' ');
    let mut kinds = kind.split(' ').peekable();
    while let Some(kind) = kinds.next() {
        match words.next() {
            Some(_) if kind == "*" && kinds.peek().is_none() => return true,
            Some(word) if kind == "*" || kind == word => {}
            _ => return false,
        }
    }
    words.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# A lesson.
setup {\"players\":2}
seed one
seats *Ann, Bo
log
  * troll 3
  0 gate 1

step look
  at panel horde
step take
  at act recruit 2 -
  at place 4,5 when .shape.on
  go recruit 2 *
  go dig * ; lay *
  do recruit 2 -
  then 1 end
ends points 3
";

    #[test]
    fn a_lesson_is_read_line_by_line() {
        let script = Script::read(TEXT).expect("a lesson");
        assert_eq!((script.seed.as_str(), script.me, script.seats.len()), ("one", 0, 2));
        assert_eq!(script.log, ["* troll 3", "0 gate 1"]);
        let [look, take] = script.steps.as_slice() else { panic!("{:?}", script.steps) };
        assert!(look.go.is_empty() && look.plays.is_empty());
        assert_eq!(look.at, [Target { what: Spot::Element(".horde.panel".to_owned()), when: None }]);
        let there = Target { what: Spot::Place("4,5".to_owned()), when: Some(".shape.on".to_owned()) };
        assert_eq!(take.at[1], there);
        assert_eq!(take.go, [vec!["recruit 2 *"], vec!["dig *", "lay *"]]);
        assert_eq!(
            (take.plays.as_slice(), take.then.as_slice()),
            (&["recruit 2 -".to_owned()][..], &["1 end".to_owned()][..])
        );
        assert_eq!(script.ends, ["points 3"]);
    }

    #[test]
    fn a_line_that_makes_no_sense_is_named() {
        let wrong = |text: &str| Script::read(text).expect_err("no lesson").line;
        assert_eq!(wrong("seed a\ngo dig *"), 2);
        assert_eq!(wrong("seats Ann, Bo"), 1);
        assert_eq!(wrong("step a\n  at nowhere"), 2);
        assert_eq!(wrong("step a\n  jump"), 2);
        assert_eq!(wrong("\nstep"), 2);
    }

    #[test]
    fn a_star_stands_for_anything() {
        assert!(fits("recruit 2 -", "recruit 2 -"));
        assert!(fits("recruit 2 *", "recruit 2 1.0+3s"));
        assert!(fits("lay *", "lay 1 2,3 4s"));
        assert!(fits("lay * 2,3 *", "lay 1 2,3 4s"));
        assert!(!fits("lay * 2,3 *", "lay 1 2,4 4s"));
        assert!(!fits("lay *", "lay"));
        assert!(!fits("end", "end now"));
        assert!(!fits("dig *", "lay 1"));
    }
}

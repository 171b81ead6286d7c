//! The script of a lesson: its initial position and its steps.
//!
//! ```text
//! # Lines that begin with a hash are comments.
//! setup {"players":2,"side":"winter"}   the options of the game, as in a save
//! seed a lesson                         the seed of random events
//! seats *Grimhild, Oddvar               the players by seat; a star marks the learner
//! log                                   the log before the first step, as in a save
//!   * troll 12
//!   0 gate 1
//!
//! step recruit                          the key of a step, for its texts in the file of a language
//!   at act recruit 2 -                  a target: the first visible one is used
//!   at panel horde
//!   at place 4,5 when .shape.on           only while such an element exists
//!   go recruit 2 *                      the action that completes the step; a star matches anything
//!   do recruit 2 -                      the action of the test; defaults to a `go` without star
//!   then 1 end                          the action of another seat after it
//! step place
//!   within recruit                      one confirmation usually completes it with the step before: it has the same number
//!   go place *
//! ends points 12                        a condition after the last step
//! ```
//!
//! An example of the rulebook has the same format. It also has a line `show` for the part of the table that it shows, and
//! steps may have lines `is` with conditions for the test: `is points 8`, `is legal dig 1 3,0,0`, `is illegal end`.
//!
//! An action is written in its text form. Several actions of one step are separated by semicolons; several lines `go` are
//! alternatives. A step without `go` is only read.

use core::fmt;

/// A lesson, or an example of the rulebook: a position and its steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// The options of the game, as JSON.
    pub setup: String,
    /// The seed text.
    pub seed: String,
    /// The players' names by seat.
    pub seats: Vec<String>,
    /// The seat of the learner.
    pub me: u8,
    /// The log before the first step.
    pub log: Vec<String>,
    /// The part of the table that an example shows, in terms of the game.
    pub show: String,
    /// The steps.
    pub steps: Vec<Step>,
    /// Conditions after the last step, for tests.
    pub ends: Vec<String>,
}

/// One step: a text, a target, and the actions that it waits for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// The key of its texts.
    pub key: String,
    /// The targets: the first visible one is used.
    pub at: Vec<Target>,
    /// The alternatives to go on; none if the step is only read.
    pub go: Vec<Vec<String>>,
    /// The actions that a test plays.
    pub plays: Vec<String>,
    /// The actions of other seats afterwards, as in a log.
    pub then: Vec<String>,
    /// Conditions on the position after the step of an example, for tests.
    pub is: Vec<String>,
    /// The key of the step before, if one confirmation usually completes both: they have the same number.
    pub within: Option<String>,
}

/// A target on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The element.
    pub what: TargetElement,
    /// A selector: the target counts only while such an element exists.
    pub when: Option<String>,
}

/// An element of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TargetElement {
    /// A place of the board, by its name in action texts.
    Place(String),
    /// An element, by a selector.
    Element(String),
}

/// Why a text is not a valid script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptError {
    /// The line, from 1.
    pub line: usize,
    /// The error.
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

fn spot(text: &str) -> Option<TargetElement> {
    let (kind, name) = text.split_once(' ')?;
    let element = |selector: String| Some(TargetElement::Element(selector));
    match kind {
        "place" => Some(TargetElement::Place(name.to_owned())),
        "act" => element(["[data-act=\"", name, "\"]"].concat()),
        "panel" => element([".", name, ".panel"].concat()),
        "css" => element(name.to_owned()),
        _ => None,
    }
}

impl Script {
    /// Parses a script.
    ///
    /// # Errors
    /// The first invalid line.
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
                    let (step, before) =
                        script.steps.split_last_mut().ok_or(wrong("this belongs to a step"))?;
                    if word == "within" && before.last().is_none_or(|before| before.key != rest) {
                        return Err(wrong("a step lies within the step before"));
                    }
                    step.line(word, rest).ok_or(wrong("unknown, or without what it needs"))?;
                }
            }
        }
        Ok(script)
    }

    /// The number that a reader sees for a step, from 1; one more than the last for the page after all steps.
    #[must_use]
    pub fn number(&self, step: usize) -> usize {
        let last = self.steps.len();
        let numbered = |step: &&Step| step.within.is_none();
        self.steps.iter().take(step.saturating_add(1)).filter(numbered).count() + usize::from(step >= last)
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
            "within" => self.within = Some(rest.to_owned()),
            _ => return None,
        }
        (!rest.is_empty()).then_some(())
    }
}

/// Whether an action matches a pattern: word by word, where a star matches one word, and at the end all remaining words.
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
        assert_eq!(look.at, [Target { what: TargetElement::Element(".horde.panel".to_owned()), when: None }]);
        let there =
            Target { what: TargetElement::Place("4,5".to_owned()), when: Some(".shape.on".to_owned()) };
        assert_eq!(take.at[1], there);
        assert_eq!(take.go, [vec!["recruit 2 *"], vec!["dig *", "lay *"]]);
        assert_eq!(
            (take.plays.as_slice(), take.then.as_slice()),
            (&["recruit 2 -".to_owned()][..], &["1 end".to_owned()][..])
        );
        assert_eq!(script.ends, ["points 3"]);
    }

    #[test]
    fn a_step_within_another_has_its_number_and_the_last_page_is_counted() {
        let text =
            "step look\nstep take\n  go recruit *\nstep place\n  within take\n  go place *\nstep bye\n";
        let script = Script::read(text).expect("a lesson");
        assert_eq!([0, 1, 2, 3].map(|step| script.number(step)), [1, 2, 2, 3]);
        assert_eq!(script.number(script.steps.len()), 4, "the page after the last step");
    }

    #[test]
    fn the_number_of_an_invalid_line_is_reported() {
        let wrong = |text: &str| Script::read(text).expect_err("no lesson").line;
        assert_eq!(wrong("seed a\ngo dig *"), 2);
        assert_eq!(wrong("seats Ann, Bo"), 1);
        assert_eq!(wrong("step a\n  at nowhere"), 2);
        assert_eq!(wrong("step a\n  jump"), 2);
        assert_eq!(wrong("\nstep"), 2);
        assert_eq!(wrong("step a\nstep b\n  within c"), 3);
        assert_eq!(wrong("step a\n  within a"), 2);
    }

    #[test]
    fn a_star_matches_any_word() {
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

//! The progress in a lesson: computed from the log, so that undo and redo move back and forth in it.

use super::script::{Script, fits};

/// A log entry after the beginning of the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act<'a> {
    /// The seat.
    pub seat: u8,
    /// The action as text.
    pub text: &'a str,
    /// The number of log entries before it.
    pub at: usize,
}

/// The progress in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonProgress {
    /// The index of the step; the number of steps at the end of the lesson.
    pub step: usize,
    /// Whether the player has deviated from the script.
    pub off: bool,
    /// The index of the pending move of other seats after the step.
    pub due: Option<usize>,
    /// The length of the log when the step began.
    pub since: usize,
}

impl Script {
    /// The step whose page is shown: the first one that is only read and that an action has passed over without a reader, else the
    /// step of the progress.
    #[must_use]
    pub fn page(&self, progress: &LessonProgress, read: usize) -> usize {
        if progress.off || progress.due.is_some() || progress.step >= self.steps.len() {
            return progress.step;
        }
        let unread = |at: &usize| self.steps[*at].go.is_empty();
        (read..progress.step).find(unread).unwrap_or(progress.step)
    }

    /// The progress of a player who has read the first `read` steps and made these decisions. `length` is the length of the log.
    #[must_use]
    pub fn progress(&self, acts: &[Act<'_>], read: usize, length: usize) -> LessonProgress {
        let mut acts = acts.iter().peekable();
        for (at, step) in self.steps.iter().enumerate() {
            let since = acts.peek().map_or(length, |act| act.at);
            let progress = LessonProgress { step: at, off: false, due: None, since };
            // An action does not wait for a step that is only read.
            if step.go.is_empty() && at >= read && acts.peek().is_none() {
                return progress;
            }
            let mut ways: Vec<&[String]> = step.go.iter().map(Vec::as_slice).collect();
            while !ways.is_empty() && !ways.iter().any(|way| way.is_empty()) {
                let Some(act) = acts.next() else { return progress };
                ways = ways
                    .into_iter()
                    .filter_map(|way| way.split_first())
                    .filter(|(first, _)| act.seat == self.me && fits(first, act.text))
                    .map(|(_, rest)| rest)
                    .collect();
                if ways.is_empty() {
                    return LessonProgress { off: true, ..progress };
                }
            }
            for (due, then) in step.then.iter().enumerate() {
                let same = |act: &&Act<'_>| {
                    then.split_once(' ')
                        .is_some_and(|(seat, text)| act.text == text && seat == act.seat.to_string())
                };
                match acts.peek().copied() {
                    Some(act) if same(&act) => drop(acts.next()),
                    Some(_) => return LessonProgress { off: true, ..progress },
                    None => return LessonProgress { due: Some(due), ..progress },
                }
            }
        }
        let since = acts.peek().map_or(length, |act| act.at);
        LessonProgress { step: self.steps.len(), off: acts.peek().is_some(), due: None, since }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
seats *Ann, Bo
step look
step take
  go recruit 2 *
  go dig * ; lay *
step see
step end
  go end
  then 1 skip
  then 1 end
step bye
";

    fn progress(read: usize, acts: &[(u8, &str)]) -> (usize, bool, Option<usize>, usize) {
        let script = Script::read(TEXT).expect("a lesson");
        let acts: Vec<_> =
            acts.iter().enumerate().map(|(at, &(seat, text))| Act { seat, text, at: 10 + at }).collect();
        let progress = script.progress(&acts, read, 10 + acts.len());
        (progress.step, progress.off, progress.due, progress.since)
    }

    #[test]
    fn steps_that_are_read_wait_for_the_reader() {
        assert_eq!(progress(0, &[]), (0, false, None, 10));
        assert_eq!(progress(1, &[]), (1, false, None, 10));
        assert_eq!(progress(1, &[(0, "recruit 2 -")]), (2, false, None, 11));
        assert_eq!(progress(3, &[(0, "recruit 2 -")]), (3, false, None, 11));
    }

    #[test]
    fn an_action_does_not_wait_for_steps_that_are_read() {
        assert_eq!(progress(0, &[(0, "recruit 2 -"), (0, "end")]), (3, false, Some(0), 11));
    }

    #[test]
    fn a_page_that_an_action_has_passed_over_is_shown_before_the_next_step() {
        let script = Script::read(TEXT).expect("a lesson");
        let at = |step| LessonProgress { step, off: false, due: None, since: 10 };
        assert_eq!(script.page(&at(3), 0), 0, "nothing was read");
        assert_eq!(script.page(&at(3), 1), 2, "the page between the actions was not");
        assert_eq!(script.page(&at(3), 3), 3);
        assert_eq!(script.page(&at(1), 1), 1, "a step with an action is no page to be read first");
        assert_eq!(script.page(&LessonProgress { off: true, ..at(3) }, 0), 3, "what went wrong comes first");
        assert_eq!(script.page(&LessonProgress { due: Some(0), ..at(3) }, 0), 3, "so do the others");
        assert_eq!(script.page(&at(5), 0), 5, "the end of the lesson");
    }

    #[test]
    fn every_alternative_completes_the_step() {
        assert_eq!(progress(1, &[(0, "dig 1 3,0,0")]), (1, false, None, 10));
        assert_eq!(progress(1, &[(0, "dig 1 3,0,0"), (0, "lay 1 2,3 3s")]), (2, false, None, 12));
        assert_eq!(progress(1, &[(0, "dig 1 3,0,0"), (0, "end")]), (1, true, None, 10));
        assert_eq!(progress(1, &[(0, "recruit 3 -")]), (1, true, None, 10));
    }

    #[test]
    fn other_seats_move_after_the_step() {
        let done = [(0, "recruit 2 -"), (0, "end"), (1, "skip")];
        assert_eq!(progress(4, &done), (3, false, Some(1), 11));
        let done = [(0, "recruit 2 -"), (0, "end"), (1, "skip"), (1, "end")];
        assert_eq!(progress(4, &done), (4, false, None, 14));
        assert_eq!(progress(5, &done), (5, false, None, 14));
        let more = [&done[..], &[(0, "end")]].concat();
        assert_eq!(progress(5, &more), (5, true, None, 14));
    }

    #[test]
    fn undo_moves_back_in_the_lesson() {
        assert_eq!(progress(3, &[]), (1, false, None, 10), "an undone action has to be played again");
    }
}

//! How far somebody is in a lesson: found anew from the log, so that undo and redo lead back and forth in it.

use super::script::{Script, fits};

/// A decision in the log after the beginning of the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act<'a> {
    /// Who decided.
    pub seat: u8,
    /// What, as a text.
    pub text: &'a str,
    /// How many entries of the log came before it.
    pub at: usize,
}

/// How far somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Which step; their number at the end of the lesson.
    pub step: usize,
    /// Whether something else was done than the step asks for.
    pub off: bool,
    /// Which of the moves of other seats after the step is due.
    pub due: Option<usize>,
    /// How many entries the log had when the step began.
    pub since: usize,
}

impl Script {
    /// How far somebody is who has read the first `read` steps and done this. `length` is that of the log.
    #[must_use]
    pub fn stand(&self, acts: &[Act<'_>], read: usize, length: usize) -> Stand {
        let mut acts = acts.iter().peekable();
        for (at, step) in self.steps.iter().enumerate() {
            let since = acts.peek().map_or(length, |act| act.at);
            let stand = Stand { step: at, off: false, due: None, since };
            // Who acts has read.
            if step.go.is_empty() && at >= read && acts.peek().is_none() {
                return stand;
            }
            let mut ways: Vec<&[String]> = step.go.iter().map(Vec::as_slice).collect();
            while !ways.is_empty() && !ways.iter().any(|way| way.is_empty()) {
                let Some(act) = acts.next() else { return stand };
                ways = ways
                    .into_iter()
                    .filter_map(|way| way.split_first())
                    .filter(|(first, _)| act.seat == self.me && fits(first, act.text))
                    .map(|(_, rest)| rest)
                    .collect();
                if ways.is_empty() {
                    return Stand { off: true, ..stand };
                }
            }
            for (due, then) in step.then.iter().enumerate() {
                let same = |act: &&Act<'_>| {
                    then.split_once(' ')
                        .is_some_and(|(seat, text)| act.text == text && seat == act.seat.to_string())
                };
                match acts.peek().copied() {
                    Some(act) if same(&act) => drop(acts.next()),
                    Some(_) => return Stand { off: true, ..stand },
                    None => return Stand { due: Some(due), ..stand },
                }
            }
        }
        let since = acts.peek().map_or(length, |act| act.at);
        Stand { step: self.steps.len(), off: acts.peek().is_some(), due: None, since }
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

    fn stand(read: usize, acts: &[(u8, &str)]) -> (usize, bool, Option<usize>, usize) {
        let script = Script::read(TEXT).expect("a lesson");
        let acts: Vec<_> =
            acts.iter().enumerate().map(|(at, &(seat, text))| Act { seat, text, at: 10 + at }).collect();
        let stand = script.stand(&acts, read, 10 + acts.len());
        (stand.step, stand.off, stand.due, stand.since)
    }

    #[test]
    fn steps_that_are_read_wait_for_the_reader() {
        assert_eq!(stand(0, &[]), (0, false, None, 10));
        assert_eq!(stand(1, &[]), (1, false, None, 10));
        assert_eq!(stand(1, &[(0, "recruit 2 -")]), (2, false, None, 11));
        assert_eq!(stand(3, &[(0, "recruit 2 -")]), (3, false, None, 11));
    }

    #[test]
    fn who_acts_has_read() {
        assert_eq!(stand(0, &[(0, "recruit 2 -"), (0, "end")]), (3, false, Some(0), 11));
    }

    #[test]
    fn each_way_leads_on() {
        assert_eq!(stand(1, &[(0, "dig 1 3,0,0")]), (1, false, None, 10));
        assert_eq!(stand(1, &[(0, "dig 1 3,0,0"), (0, "lay 1 2,3 3s")]), (2, false, None, 12));
        assert_eq!(stand(1, &[(0, "dig 1 3,0,0"), (0, "end")]), (1, true, None, 10));
        assert_eq!(stand(1, &[(0, "recruit 3 -")]), (1, true, None, 10));
    }

    #[test]
    fn others_follow() {
        let done = [(0, "recruit 2 -"), (0, "end"), (1, "skip")];
        assert_eq!(stand(4, &done), (3, false, Some(1), 11));
        let done = [(0, "recruit 2 -"), (0, "end"), (1, "skip"), (1, "end")];
        assert_eq!(stand(4, &done), (4, false, None, 14));
        assert_eq!(stand(5, &done), (5, false, None, 14));
        let more = [&done[..], &[(0, "end")]].concat();
        assert_eq!(stand(5, &more), (5, true, None, 14));
    }

    #[test]
    fn taking_back_leads_back() {
        assert_eq!(stand(3, &[]), (1, false, None, 10), "an action that is gone has to be done again");
    }
}

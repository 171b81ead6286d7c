//! The choices of computer players as goldens: equal views, seeds and budgets give equal choices on every
//! machine. `tests/browser/thoughts.rs` checks the same file in the browser.
//!
//! A change of players, weights or rules changes the choices. Then rewrite the file with `UPDATE_EXPECT=1 cargo
//! nextest run -p moot-worker players_choose` and read the difference.

use moot_core::Game;
use moot_players::{Budget, ComputerPlayer, Level};
use moot_testkit::expect_file;
use moot_worker::{RunningJob, Work};
use mountain_king::MountainKing;

#[path = "../support/thoughts.rs"]
#[allow(dead_code, reason = "the browser compares in another way")]
mod support;

#[test]
fn players_choose_as_in_the_goldens() {
    let mut words = String::new();
    for (introduced, task) in support::questions() {
        let mut job = RunningJob::new(task.clone(), None);
        assert!(job.step(|| false));
        words.push_str(&introduced);
        words.push_str(&support::printed(&task, job.found()));
    }
    expect_file!["../thoughts.txt"].assert_eq(&words);
}

#[test]
fn goldens_are_what_players_at_a_table_choose() {
    let mut chosen = support::GOLDEN.lines().filter_map(|line| line.strip_prefix("    chooses "));
    let mut different = 0;
    for (introduced, task) in support::questions() {
        let mut mind = match &task.work {
            Work::Glance(level) => ComputerPlayer::<MountainKing>::new(*level),
            Work::Trees { trees, simulations } => {
                ComputerPlayer::searching(Budget { trees: trees.len() as u32, simulations: *simulations })
            }
        };
        let action = mind.choose(&task.setup, &task.view, task.seat, task.seed).unwrap();
        let action = MountainKing::action_text(action);
        let line = chosen.next().unwrap();
        assert_eq!(line.split(':').next(), Some(&*action), "{introduced}");
        let easy =
            Level::Whelp.choose::<MountainKing>(&task.setup, &task.view, task.seat, task.seed).unwrap();
        different += u32::from(MountainKing::action_text(easy) != action);
    }
    assert_eq!(chosen.next(), None);
    assert!(different > 12, "only {different} questions distinguish the levels");
}

//! Coverage: checks that every action, phase, event and draw of the rules occurs in busy games.

use std::collections::BTreeMap;

use moot_core::{Game, SplitMix64};
use moot_table::Entry;

use crate::{EventOf, Kit, SetupOf, StateOf, busy, debug_name, play};

/// How often each name was seen.
pub type Counts = BTreeMap<String, u32>;

/// The names that occurred in busy games.
#[derive(Debug, Default)]
pub struct Seen {
    /// The first words of actions.
    pub verbs: Counts,
    /// The names of phases.
    pub phases: Counts,
    /// The names of events.
    pub events: Counts,
    /// The texts of draws.
    pub draws: Counts,
    /// The first words of draws.
    pub draw_verbs: Counts,
    /// The plies of the longest game.
    pub longest: usize,
}

impl Seen {
    /// Plays a busy game. At every step the invariants hold and the check accepts every listed action; `note` sees every event
    /// after the game. Returns the last position.
    pub fn game<K: Kit>(
        &mut self,
        setup: &SetupOf<K>,
        seed: u64,
        mut note: impl FnMut(&EventOf<K>, &mut Seen),
    ) -> StateOf<K> {
        let mut events: Vec<EventOf<K>> = Vec::new();
        let mut plies = 0;
        let choose = |state: &StateOf<K>, seat, legal: &[_], dice: &mut SplitMix64| {
            for &action in legal {
                let checked = K::Game::check(setup, state, seat, action);
                assert_eq!(checked, Ok(()), "{}", K::Game::action_text(action));
            }
            busy::<K>(state, legal, dice)
        };
        let end = play::<K::Game>(
            setup,
            &mut SplitMix64::new(seed),
            &mut events,
            choose,
            |before, entry, after| {
                count(&mut self.phases, &K::phase(before));
                match entry {
                    Entry::Act { action, .. } => {
                        count(&mut self.verbs, first_word(&K::Game::action_text(action)));
                    }
                    Entry::Chance(outcome) => {
                        let text = outcome.to_string();
                        count(&mut self.draw_verbs, first_word(&text));
                        count(&mut self.draws, &text);
                    }
                }
                (K::INVARIANTS)(setup, after).unwrap();
                plies += 1;
                assert!(plies < K::Game::BOUND);
            },
        );
        count(&mut self.phases, &K::phase(&end));
        for event in &events {
            count(&mut self.events, &debug_name(event));
            note(event, self);
        }
        self.longest = self.longest.max(plies);
        end
    }
}

/// Adds one to the count of `name`.
pub fn count(counts: &mut Counts, name: &str) {
    *counts.entry(name.to_owned()).or_default() += 1;
}

fn first_word(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}

/// Fails unless each of the `wanted` names, separated by blanks, was seen.
pub fn assert_all(what: &str, wanted: &str, seen: &Counts) {
    let missing: Vec<_> = wanted.split_whitespace().filter(|&name| !seen.contains_key(name)).collect();
    assert!(missing.is_empty(), "{what}, never seen: {missing:?}\nseen: {seen:?}");
}

//! The pace at which the page shows computer players' moves.

/// The pace at which the page shows computer players' moves. Their thinking time depends on their level instead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Time to read every single decision.
    Slow,
    /// About three seconds a turn.
    #[default]
    Normal,
    /// Just slow enough to see where moves happen.
    Fast,
    /// No delay and no animation.
    Instant,
}

/// The kind of event that the page has just shown; it determines the delay before the next decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Nothing worth showing: part of a decision, or a pass.
    Nothing,
    /// A visible event or a text.
    Something,
    /// The turn has passed to another player.
    Turn,
}

impl Pace {
    /// All paces, slowest first.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

    /// The name in the browser's storage; never changed.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["slow", "normal", "fast", "instant"][self as usize]
    }

    /// Parses a pace; the default pace for an unknown name.
    #[must_use]
    pub fn named(word: &str) -> Pace {
        Pace::ALL.into_iter().find(|pace| pace.word() == word).unwrap_or_default()
    }

    /// The delay before the next decision of a computer player, in milliseconds.
    #[must_use]
    pub const fn wait(self, shown: Shown) -> u32 {
        let [nothing, something, turn] = match self {
            Pace::Slow => [500, 1900, 1400],
            Pace::Normal => [0, 560, 420],
            Pace::Fast => [0, 170, 110],
            Pace::Instant => [0, 0, 0],
        };
        match shown {
            Shown::Nothing => nothing,
            Shown::Something => something,
            Shown::Turn => turn,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_slower_paces_wait_longer() {
        for pace in Pace::ALL {
            assert_eq!(Pace::named(pace.word()), pace);
        }
        assert_eq!(Pace::named("breakneck"), Pace::Normal);
        for shown in [Shown::Something, Shown::Turn] {
            assert!(Pace::ALL.is_sorted_by(|a, b| a.wait(shown) > b.wait(shown)));
        }
        assert!(Pace::Slow.wait(Shown::Nothing) > 0, "the slow pace shows every micro-decision");
        assert_eq!(Pace::Instant.wait(Shown::Something), 0);
    }
}

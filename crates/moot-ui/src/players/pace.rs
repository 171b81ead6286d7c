//! How fast the page shows what computer players do.

/// How fast the page shows what computer players do. How long they think is their level's business.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Time to read every single decision.
    Slow,
    /// A turn in about three seconds.
    #[default]
    Normal,
    /// Just slow enough to see where something happens.
    Fast,
    /// No waiting and no animation.
    Instant,
}

/// What the page has just shown, for which the next decision waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Nothing that would be worth a look: half of a decision, or "enough".
    Nothing,
    /// Something that can be seen or read.
    Something,
    /// The turn has passed to somebody else.
    Turn,
}

impl Pace {
    /// All of them, slowest first.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

    /// The name in the browser's storage; never changed.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["slow", "normal", "fast", "instant"][self as usize]
    }

    /// The pace of that name; the usual one for anything else.
    #[must_use]
    pub fn named(word: &str) -> Pace {
        Pace::ALL.into_iter().find(|pace| pace.word() == word).unwrap_or_default()
    }

    /// How long the next decision of a computer player waits, in milliseconds.
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
    fn names_lead_back_and_slower_is_slower() {
        for pace in Pace::ALL {
            assert_eq!(Pace::named(pace.word()), pace);
        }
        assert_eq!(Pace::named("breakneck"), Pace::Normal);
        for shown in [Shown::Something, Shown::Turn] {
            assert!(Pace::ALL.is_sorted_by(|a, b| a.wait(shown) > b.wait(shown)));
        }
        assert!(Pace::Slow.wait(Shown::Nothing) > 0, "slow shows every micro-decision");
        assert_eq!(Pace::Instant.wait(Shown::Something), 0);
    }
}

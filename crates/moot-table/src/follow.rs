//! Following a log that grows elsewhere: its draws are taken as they are written.

use moot_core::{Game, SeatSet};

use crate::{EntryOf, Played, Refused, Seed, Table};

impl<G: Game> Table<G> {
    /// Creates a table without plies, to [`follow`](Self::follow) a log from its beginning. Unlike [`new`](Self::new)
    /// it draws nothing, so that a chance event is due in most games.
    #[must_use]
    pub fn unplayed(setup: G::Setup, seed: Seed, humans: SeatSet) -> Self {
        let start = G::deal(&setup);
        Table { setup, seed, humans, start, plies: Vec::new(), redo: Vec::new(), marks: Vec::new() }
    }

    /// Plays one ply as a log has written it. Nothing is drawn: the outcome of a chance event is that of the log,
    /// whatever the seed would draw, and a chance event that is due afterwards stays due until the log brings it.
    /// The redo stack is cleared, and so are marks after the present end.
    ///
    /// A table that has followed a whole log is equal to one that was [replayed](Self::replay) from it. While a chance
    /// event is due ([`turn`](Self::turn) says so), the table must be neither saved nor redone nor branched: all of
    /// these draw from the seed.
    ///
    /// # Examples
    ///
    /// ```
    /// use moot_core::laws::toy::Hoard;
    /// use moot_core::{SeatSet, Turn};
    /// use moot_table::{Refused, Seed, Table, entry_from};
    ///
    /// let mut table = Table::<Hoard>::unplayed((2, 1), Seed::typed("x"), SeatSet::NONE);
    /// for text in ["* card 4", "* card 9", "0 keep", "1 keep"] {
    ///     table.follow(entry_from::<Hoard>(text)?)?;
    /// }
    /// assert_eq!(table.turn(), Turn::Chance, "the coin is not drawn");
    ///
    /// let early = entry_from::<Hoard>("0 pass")?;
    /// assert_eq!(table.follow(early), Err(Refused::ChanceIsDue));
    /// let played = table.follow(entry_from::<Hoard>("* coin 1")?)?;
    /// assert_eq!((played.plies, table.log().len()), (4..5, 5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Why the entry does not fit: [`ChanceIsDue`](Refused::ChanceIsDue) or [`NoChanceIsDue`](Refused::NoChanceIsDue) if
    /// it is of the other kind, [`Impossible`](Refused::Impossible) if nothing like it can be drawn, otherwise as
    /// [`check`](Self::check). The table is unchanged in that case.
    pub fn follow(&mut self, entry: EntryOf<G>) -> Result<Played, Refused<G::Illegal>> {
        let at = self.plies.len();
        self.push(entry)?;
        self.redo.clear();
        self.marks.retain(|mark| mark.at <= at);
        Ok(Played { plies: at..at + 1, informed: self.plies[at].informed })
    }
}

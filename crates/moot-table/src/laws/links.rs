//! Links open as the same game, and damaged links are refused.

use moot_core::laws::{Breach, mangle};
use moot_core::{Dice, SplitMix64};

use super::{Fault, Place, Tally, difference, law, must};
use crate::{LinkDecodeError, Purpose, RawLink, Saved, Seed, Table};

/// The number of mutants of one link.
const LITTER: u64 = 50;

/// Opens `count` mutated links of random games: some with damaged letters, most with wrong contents and a
/// valid checksum. None may panic, and a game that opens has to survive being linked again.
///
/// # Errors
/// The first breach.
pub fn link_mutants<G: Saved>(setups: &[G::Setup], count: u64) -> Result<Tally, Breach> {
    let mut tally = Tally::default();
    for (seed, setup) in (0..count.div_ceil(LITTER)).zip(setups.iter().cycle()) {
        let mut place = Place::<G>::new(setup, seed);
        place.guarded(|place| {
            let table = place.somewhere()?;
            let link = must(6, "a link", RawLink::of(&table, &place.seats, Purpose::Turn))?;
            for _ in 0..LITTER.min(count - seed * LITTER) {
                place.link_mutant(&link, &mut tally)?;
            }
            tally.games += 1;
            Ok(())
        })?;
    }
    Ok(tally)
}

impl<G: Saved> Place<'_, G> {
    /// Law 6 for links. In half of the games the draws do not come from the seed.
    pub(super) fn link_law(&mut self, table: &Table<G>, tally: &mut Tally) -> Result<(), Fault> {
        let mut table = table.clone();
        table.redo.clear();
        table.marks.clear();
        if self.dice.below(2) == 0 {
            // The log stays the authority: no draw is one of this seed.
            table.seed = Seed::typed("another seed");
        }
        tally.links += 1;
        self.leads_back(&table)
    }

    /// Links a table and opens the link: equal tables, equal letters.
    fn leads_back(&self, table: &Table<G>) -> Result<(), Fault> {
        let link = must(6, "a link", RawLink::of(table, &self.seats, Purpose::Show))?;
        let text = must(6, "encoding", link.encode())?;
        let raw = must(6, "decoding", RawLink::decode(&text))?;
        law(6, raw == link, || "decoding gives another link".into())?;
        let opened = must(6, "opening", raw.open::<G>())?;
        law(6, opened == *table, || difference(&opened, table))?;
        let again = must(6, "a link", RawLink::of(&opened, &raw.seats, Purpose::Show))?;
        law(6, must(6, "encoding", again.encode())? == text, || "linking again gives other letters".into())
    }

    fn link_mutant(&mut self, link: &RawLink, tally: &mut Tally) -> Result<(), Fault> {
        let text = if self.dice.below(4) == 0 {
            let text = must(6, "encoding", link.encode())?;
            self.play = "letters".to_owned();
            let odd = mangle(&text, &mut self.dice);
            let read = RawLink::decode(&odd);
            // Four letters are three bytes, so the last letter may have unused bits.
            law(6, odd == text || read.as_ref().map_or(true, |read| read == link), || {
                format!("damage is not detected: {odd}")
            })?;
            law(6, !matches!(&read, Err(LinkDecodeError::Shape)), || {
                "damage is reported as a fault of the head".into()
            })?;
            odd
        } else {
            let mut link = link.clone();
            for _ in 0..=self.dice.below(2) {
                self.play = distort(&mut link, &mut self.dice);
            }
            must(6, "encoding", link.encode())?
        };
        let Ok(raw) = RawLink::decode(&text) else {
            tally.refused += 1;
            return Ok(());
        };
        self.seats.clone_from(&raw.seats);
        match raw.open::<G>() {
            Ok(table) => {
                tally.opened += 1;
                self.leads_back(&table)
            }
            Err(why) => {
                tally.refused += 1;
                law(6, !why.to_string().is_empty(), || "a refusal without a reason".into())
            }
        }
    }
}

/// Changes one thing under a valid checksum and names it.
fn distort(link: &mut RawLink, dice: &mut SplitMix64) -> String {
    match dice.below(10) {
        0 => link.rules = dice.below(4) as u16,
        1 => link.game = mangle(&link.game, dice),
        2 => link.setup = mangle(&link.setup, dice),
        3 => link.setup = "[".repeat(100_000),
        4 => link.seed = mangle(&link.seed, dice),
        5 => match dice.below(3) {
            0 => drop(link.seats.pop()),
            1 => link.seats.extend(link.seats.first().cloned()),
            _ => link.seats.iter_mut().for_each(|seat| seat.name = "\u{202e}\0\u{1f9cc}".repeat(40)),
        },
        6 => link.plies = dice.below(u32::MAX),
        7 => link.sum ^= 1 << dice.below(32),
        8 => link.entries.truncate(dice.below(link.entries.len() as u32 + 1) as usize),
        _ => {
            let at = dice.below(link.entries.len() as u32) as usize;
            if let Some(byte) = link.entries.get_mut(at) {
                *byte ^= 1 << dice.below(8);
            }
        }
    }
    format!("{} entries of rules {} for {}", link.plies, link.rules, link.game)
}

//! Mutated saves.

use moot_core::laws::{Breach, mangle};
use moot_core::{Dice, SplitMix64};
use serde_json::Value;

use super::{Fault, Place, Tally, law, must};
use crate::{Mark, RawSave, Saved, Table};

/// The number of mutants of one save.
const LITTER: u64 = 50;

/// Opens `count` mutated saves of random games: some with damaged text, most with wrong contents and a valid
/// checksum. None may panic. What opens, and what can be salvaged, has to survive being saved.
///
/// # Errors
/// The first breach.
pub fn mutants<G: Saved>(setups: &[G::Setup], count: u64) -> Result<Tally, Breach> {
    let mut tally = Tally::default();
    for (seed, setup) in (0..count.div_ceil(LITTER)).zip(setups.iter().cycle()) {
        let mut place = Place::<G>::new(setup, seed);
        place.guarded(|place| {
            let save = place.middle()?;
            for _ in 0..LITTER.min(count - seed * LITTER) {
                place.mutant(&save, &mut tally)?;
            }
            tally.games += 1;
            Ok(())
        })?;
    }
    Ok(tally)
}

impl<G: Saved> Place<'_, G> {
    /// Plays a random number of decisions of a random game.
    pub(super) fn somewhere(&mut self) -> Result<Table<G>, Fault> {
        let mut table = self.dealt()?;
        while let Some((seat, action)) = self.decision(&table) {
            must(6, "a legal decision", table.play(seat, action))?;
        }
        let plies = self.dice.below(table.log().len() as u32 + 1);
        must(6, "a branch", table.branch(plies as usize))
    }

    /// A save from a random ply of a random game.
    fn middle(&mut self) -> Result<RawSave, Fault> {
        let mut table = self.somewhere()?;
        table.mark("end", 7);
        while table.undo().is_ok() && self.dice.below(4) > 0 {}
        must(6, "saving", RawSave::of(&table, &self.seats, "test"))
    }

    fn mutant(&mut self, save: &RawSave, tally: &mut Tally) -> Result<(), Fault> {
        let text = if self.dice.below(5) == 0 {
            mangle(&must(6, "encoding", save.encode())?, &mut self.dice)
        } else {
            let mut save = save.clone();
            for _ in 0..=self.dice.below(3) {
                self.play = distort(&mut save, &mut self.dice);
            }
            must(6, "encoding", save.encode())?
        };
        let Ok(raw) = RawSave::decode(&text) else {
            tally.refused += 1;
            return Ok(());
        };
        self.seats.clone_from(&raw.seats);
        match raw.open::<G>() {
            Ok(opened) => {
                tally.opened += 1;
                self.sound(&opened.table)
            }
            Err(why) => {
                tally.refused += 1;
                law(6, !why.to_string().is_empty(), || "a refusal without a reason".into())?;
                match why.salvage() {
                    None => Ok(()),
                    Some(table) => {
                        tally.salvaged += 1;
                        self.sound(&table)
                    }
                }
            }
        }
    }

    /// A table that came from a mutant is as valid as any.
    fn sound(&self, table: &Table<G>) -> Result<(), Fault> {
        let mut back = table.clone();
        let _ = back.undo();
        must(6, "redo in a mutant", back.redo())?;
        self.reopens(table)
    }
}

/// Changes one thing and names it.
fn distort(save: &mut RawSave, dice: &mut SplitMix64) -> String {
    match dice.below(16) {
        0 => {
            save.rules = dice.below(4) as u16;
            format!("rules {}", save.rules)
        }
        1 => {
            save.game = mangle(&save.game, dice);
            format!("game {}", save.game)
        }
        2 => {
            distort_value(&mut save.setup, dice);
            format!("setup {}", save.setup)
        }
        3 => {
            save.seed = mangle(&save.seed, dice);
            format!("seed {}", save.seed)
        }
        4 => {
            match dice.below(3) {
                0 => drop(save.seats.pop()),
                1 => save.seats.extend(save.seats.first().cloned()),
                _ => save.seats.iter_mut().for_each(|seat| seat.player = mangle(&seat.player, dice)),
            }
            format!("{} seats", save.seats.len())
        }
        5 => {
            save.marks.push(Mark { at: dice.below(400) as usize, label: "odd".into(), time: 0 });
            "marks".into()
        }
        6 => {
            save.snapshot.plies = dice.below(400) as usize;
            "snapshot".into()
        }
        7 => {
            save.format = dice.below(4) as u16;
            format!("format {}", save.format)
        }
        8 => {
            let cut = dice.below(save.log.len() as u32 + 1) as usize;
            save.redo.splice(0..0, save.log.drain(cut..));
            format!("log cut at {cut} for redo")
        }
        9..=10 => format!("redo: {}", distort_list(&mut save.redo, dice)),
        _ => format!("log: {}", distort_list(&mut save.log, dice)),
    }
}

/// Removes, repeats, moves or mangles an entry.
fn distort_list(list: &mut Vec<String>, dice: &mut SplitMix64) -> String {
    if list.is_empty() {
        list.push("0 ".to_owned());
        return "a stray entry".into();
    }
    let at = dice.below(list.len() as u32) as usize;
    let other = dice.below(list.len() as u32) as usize;
    match dice.below(7) {
        0 => drop(list.remove(at)),
        1 => list.insert(at, list[other].clone()),
        2 => list.swap(at, other),
        3 => list.truncate(at),
        4 => list.extend_from_within(other..),
        _ => list[at] = mangle(&list[at], dice),
    }
    format!("entries {at} and {other}")
}

/// Changes one number or word in a setup.
fn distort_value(value: &mut Value, dice: &mut SplitMix64) {
    match value {
        Value::Null => *value = Value::Bool(true),
        Value::Bool(yes) => *yes = !*yes,
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0).saturating_add(i64::from(dice.below(5)) - 2);
            *value = if dice.below(4) == 0 { Value::from(i64::MAX) } else { Value::from(near) };
        }
        Value::String(text) => *text = mangle(text, dice),
        Value::Array(values) if values.is_empty() => values.push(Value::Null),
        Value::Array(values) => {
            let at = dice.below(values.len() as u32) as usize;
            match dice.below(4) {
                0 => drop(values.remove(at)),
                1 => values.insert(at, values[at].clone()),
                _ => distort_value(&mut values[at], dice),
            }
        }
        Value::Object(map) => {
            let at = dice.below(map.len() as u32) as usize;
            let Some(key) = map.keys().nth(at).cloned() else { return };
            if dice.below(4) == 0 {
                map.remove(&key);
            } else if let Some(inner) = map.get_mut(&key) {
                distort_value(inner, dice);
            }
        }
    }
}

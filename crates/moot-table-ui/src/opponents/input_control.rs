//! Who may touch the table, and whose things lie before the person at the page.

use moot_core::{Seat, SeatSet};

/// Whether the person at the page may decide something now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputControl {
    /// Yes, if anything is to be decided at all.
    Free,
    /// No: a computer player is on turn.
    Machine(Seat),
    /// No: the page shows a moment that is past.
    Past,
    /// No: another tab plays the game.
    Away,
    /// No: somebody at another screen is on turn.
    Afar(Seat),
}

impl InputControl {
    /// Whose hands the table is in. `asked` are the seats that must decide, `people` those of persons.
    #[must_use]
    pub fn at(asked: SeatSet, people: SeatSet, past: bool) -> InputControl {
        if past {
            return InputControl::Past;
        }
        match asked.iter().next() {
            Some(machine) if !asked.iter().any(|seat| people.contains(seat)) => {
                InputControl::Machine(machine)
            }
            _ => InputControl::Free,
        }
    }

    /// Whether something may be decided.
    #[must_use]
    pub fn free(self) -> bool {
        self == InputControl::Free
    }
}

/// Whose own things the page shows: a lone person's always, else those of the person on turn, else those of the person
/// who decided `last`. With nobody at the table it follows the turn.
#[must_use]
pub fn beholder(people: SeatSet, active: Seat, last: Option<Seat>) -> Seat {
    match people.iter().next() {
        Some(person) if people.len() == 1 => person,
        Some(first) if !people.contains(active) => {
            last.filter(|&seat| people.contains(seat)).unwrap_or(first)
        }
        _ => active,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: Seat = Seat(0);
    const BO: Seat = Seat(2);
    const ROBOT: Seat = Seat(1);

    #[test]
    fn the_table_is_in_the_hands_of_whoever_must_decide() {
        let people = SeatSet::one(ANN).with(BO);
        assert_eq!(InputControl::at(SeatSet::one(ANN), people, false), InputControl::Free);
        assert_eq!(InputControl::at(SeatSet::one(ROBOT), people, false), InputControl::Machine(ROBOT));
        assert_eq!(InputControl::at(SeatSet::one(ROBOT).with(BO), people, false), InputControl::Free);
        assert_eq!(InputControl::at(SeatSet::one(ANN), people, true), InputControl::Past);
        assert_eq!(InputControl::at(SeatSet::NONE, people, false), InputControl::Free, "a game that is over");
    }

    #[test]
    fn a_lone_person_keeps_the_own_things_in_sight() {
        let alone = SeatSet::one(ANN);
        assert_eq!(beholder(alone, ROBOT, Some(ANN)), ANN);
        assert_eq!(beholder(alone, ROBOT, None), ANN);
        let two = alone.with(BO);
        assert_eq!(beholder(two, BO, Some(ANN)), BO);
        assert_eq!(beholder(two, ROBOT, Some(BO)), BO);
        assert_eq!(beholder(two, ROBOT, None), ANN);
        assert_eq!(beholder(two, ROBOT, Some(ROBOT)), ANN, "who has handed over the seat is no person");
        assert_eq!(beholder(SeatSet::NONE, ROBOT, None), ROBOT, "watching follows the turn");
    }
}

//! Who controls input, and the seat whose belongings the page shows.

use moot_core::{Seat, SeatSet};

/// Who controls input, and why it may be blocked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputControl {
    /// The person at the screen, or no one if the game is over.
    Free,
    /// Blocked: a computer player is on turn.
    Computer(Seat),
    /// Blocked: the turn of a person has ended with the last action, and that person has not confirmed it yet.
    TurnOver(Seat),
    /// Blocked: the page shows a past position.
    Past,
    /// Blocked: another tab plays the game.
    WatchingOnly,
    /// Blocked: a player at another device is on turn, or at a guest of a live table a computer player of the host.
    Remote(Seat),
}

impl InputControl {
    /// Who controls input at a table. `asked` are the seats that must decide, `people` the seats of persons.
    #[must_use]
    pub fn at(asked: SeatSet, people: SeatSet, past: bool) -> InputControl {
        if past {
            return InputControl::Past;
        }
        match asked.iter().next() {
            Some(machine) if !asked.iter().any(|seat| people.contains(seat)) => {
                InputControl::Computer(machine)
            }
            _ => InputControl::Free,
        }
    }

    /// Whether decisions are possible.
    #[must_use]
    pub fn free(self) -> bool {
        self == InputControl::Free
    }
}

/// The seat whose belongings the page shows: if one person plays, always that person's; else that of the person on turn, else
/// that of the person who decided `last`. If only computers play, the seat on turn.
#[must_use]
pub fn shown_seat(people: SeatSet, active: Seat, last: Option<Seat>) -> Seat {
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
    fn input_control_follows_the_asked_seats() {
        let people = SeatSet::one(ANN).with(BO);
        assert_eq!(InputControl::at(SeatSet::one(ANN), people, false), InputControl::Free);
        assert_eq!(InputControl::at(SeatSet::one(ROBOT), people, false), InputControl::Computer(ROBOT));
        assert_eq!(InputControl::at(SeatSet::one(ROBOT).with(BO), people, false), InputControl::Free);
        assert_eq!(InputControl::at(SeatSet::one(ANN), people, true), InputControl::Past);
        assert_eq!(InputControl::at(SeatSet::NONE, people, false), InputControl::Free, "a game that is over");
    }

    #[test]
    fn a_lone_person_always_sees_the_own_belongings() {
        let alone = SeatSet::one(ANN);
        assert_eq!(shown_seat(alone, ROBOT, Some(ANN)), ANN);
        assert_eq!(shown_seat(alone, ROBOT, None), ANN);
        let two = alone.with(BO);
        assert_eq!(shown_seat(two, BO, Some(ANN)), BO);
        assert_eq!(shown_seat(two, ROBOT, Some(BO)), BO);
        assert_eq!(shown_seat(two, ROBOT, None), ANN);
        assert_eq!(shown_seat(two, ROBOT, Some(ROBOT)), ANN, "a seat given to a computer is no person");
        assert_eq!(
            shown_seat(SeatSet::NONE, ROBOT, None),
            ROBOT,
            "without people the shown seat follows the turn"
        );
    }
}

//! Pieces on the mountain: statues, pedestals, anchors, gates, workshops. All are drawn around (0, 0), the centre of their
//! square, so that the page can position and animate them by a transform.

use moot_art::icon::Icon;
use moot_art::kinds::{Clan, SeatStyle};
use moot_art::outline::DIRECTIONS;
use moot_art::pen::{put_icon, svg};

const FIGURE: &str = "<path d=\"M-11 14v-4q0-1 1-1h1q0-9 3.5-11L-10-6l4.5-1.5Q-5-14 0-14t5.5 6.5L10-6 5.5-2Q9 0 9 9h1q1 0 1 1v4z\"/>\
    <circle cx=\"-2.3\" cy=\"-6.5\" r=\"1.1\"/><circle cx=\"2.3\" cy=\"-6.5\" r=\"1.1\"/>";

/// A statue: pale stone when `buried`, else in the colour of its clan.
#[must_use]
pub fn statue(clan: Clan, buried: bool) -> String {
    let mut out = String::new();
    put_statue(&mut out, clan, buried);
    out
}

pub(crate) fn put_statue(out: &mut String, clan: Clan, buried: bool) {
    svg!(out; "<g class=\"statue ", clan.class(), if buried { " buried" } else { "" }, "\">", FIGURE);
    put_icon(out, clan.icon(), (0.0, 4.5), 10.5, "");
    svg!(out; "</g>");
}

/// A pedestal on an anchor.
#[must_use]
pub fn pedestal(clan: Clan) -> String {
    let mut out = String::new();
    svg!(&mut out; "<g class=\"ped ", clan.class(), "\"><circle r=\"11.5\"/><circle class=\"ring\" r=\"9.5\"/>");
    put_icon(&mut out, clan.icon(), (0.0, 0.0), 12.0, "");
    svg!(&mut out; "</g>");
    out
}

/// A bare anchor.
#[must_use]
pub fn anchor() -> String {
    "<circle class=\"anchor\" r=\"5.5\"/>".to_owned()
}

/// A gate in the style of its player.
#[must_use]
pub fn gate(seat_style: SeatStyle) -> String {
    let mut out = String::new();
    svg!(&mut out; "<g class=\"gate ", seat_style.class(), "\"><path class=\"arch\" d=\"M-17 16v-25q0-13 17-16 17 3 17 16v25z\"/>\
        <path class=\"door\" d=\"M-12.5 16V-8q0-9 12.5-12 12.5 3 12.5 12v24z\"/>");
    put_icon(&mut out, seat_style.emblem(), (0.0, -1.0), 20.0, "emblem");
    svg!(&mut out; "</g>");
    out
}

/// A start point without a gate.
#[must_use]
pub fn start_point() -> String {
    "<path class=\"start-point\" d=\"M-11 14v-18q0-9 11-12 11 3 11 12v18z\"/>".to_owned()
}

/// A workshop with a gold door at each open entrance, in the order of [`DIRECTIONS`]: right, down, left, up. `None` is a
/// face-down tile.
#[must_use]
pub fn workshop(icon: Option<Icon>, doors: [bool; 4]) -> String {
    let mut out = String::from("<g class=\"shop\"><g class=\"doors\">");
    for (side, ((x, y), open)) in (0_i32..).zip(DIRECTIONS.into_iter().zip(doors)) {
        if open {
            svg!(&mut out; "<path d=\"M-5.5 0v-3q0-4.5 5.5-4.5t5.5 4.5v3z\" transform=\"translate(", x * 15, " ", y * 15,
                ") rotate(", side * 90 + 90, ")\"/>");
        }
    }
    svg!(&mut out; "</g><rect x=\"-14\" y=\"-14\" width=\"28\" height=\"28\" rx=\"3\"/>\
        <path class=\"roof\" d=\"M-14-6v-5q0-3 3-3h22q3 0 3 3v5z\"/>");
    if let Some(icon) = icon {
        put_icon(&mut out, icon, (0.0, 4.0), 17.0, "");
    }
    svg!(&mut out; "</g>");
    out
}

/// The background of a badge, 28 × 28: colour and pattern of a seat style. The emblem goes on top.
#[must_use]
pub fn cloth(seat_style: SeatStyle) -> String {
    let mut out = String::new();
    svg!(&mut out; "<rect width=\"28\" height=\"28\" fill=\"", seat_style.colour(), "\"/><rect width=\"28\" height=\"28\" fill=\"",
        seat_style.pattern(), "\"/>");
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::icons;

    #[test]
    fn a_workshop_has_a_door_for_each_open_entrance() {
        let none = workshop(icons::workshop("coinpress"), [false; 4]);
        assert!(none.contains("#w-coinpress") && !none.contains("rotate"));
        let two = workshop(icons::workshop("coinpress"), [true, false, true, false]);
        assert_eq!(two.matches("rotate(").count(), 2);
        assert!(two.contains("translate(15 0) rotate(90)") && two.contains("translate(-15 0) rotate(270)"));
        assert!(!workshop(None, [true; 4]).contains("<use"));
    }

    #[test]
    fn pieces_have_the_classes_of_their_owner() {
        assert!(statue(Clan::Ice, false).contains("class=\"statue ice\""));
        assert!(statue(Clan::Ice, true).contains("class=\"statue ice buried\""));
        assert!(pedestal(Clan::Fire).contains("#i-fire"));
        for seat_style in SeatStyle::ALL {
            assert!(gate(seat_style).contains(seat_style.emblem().id()));
            assert!(cloth(seat_style).contains(seat_style.pattern()));
        }
    }
}

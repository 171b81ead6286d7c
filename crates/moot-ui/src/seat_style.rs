//! The style of a seat (colour, pattern and emblem), by the names in saves.

use moot_core::Seat;
use moot_table::SeatInfo;

use moot_art::SeatStyle;

/// The name of a style in saves; never changed.
#[must_use]
pub const fn name(seat_style: SeatStyle) -> &'static str {
    ["rowan", "fjord", "birch", "spruce", "heather"][seat_style as usize]
}

/// The name of the pattern of a style in saves; never changed.
#[must_use]
pub const fn pattern(seat_style: SeatStyle) -> &'static str {
    ["stripes", "dots", "dashes", "crosses", "rings"][seat_style as usize]
}

/// Parses the name of a style.
#[must_use]
pub fn named(colour: &str) -> Option<SeatStyle> {
    SeatStyle::ALL.into_iter().find(|&seat_style| name(seat_style) == colour)
}

/// The style of a seat. If a save names an unknown style, or one style twice, a free one is used, so that no two players look
/// alike.
#[must_use]
pub fn of(seats: &[SeatInfo], seat: Seat) -> SeatStyle {
    let mut taken = [None; SeatStyle::ALL.len()];
    for (i, info) in seats.iter().take(taken.len()).enumerate() {
        taken[i] = named(&info.colour).filter(|&seat_style| !taken[..i].contains(&Some(seat_style)));
    }
    for i in 0..taken.len() {
        if taken[i].is_none() {
            taken[i] = SeatStyle::ALL.into_iter().find(|&seat_style| !taken.contains(&Some(seat_style)));
        }
    }
    taken.get(seat.index()).copied().flatten().unwrap_or(SeatStyle::Rowan)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(colours: &[&str]) -> Vec<SeatInfo> {
        let info = |&colour: &&str| SeatInfo {
            name: String::new(),
            colour: colour.to_owned(),
            pattern: String::new(),
            player: SeatInfo::HUMAN.to_owned(),
        };
        colours.iter().map(info).collect()
    }

    #[test]
    fn seat_style_names_round_trip() {
        for seat_style in SeatStyle::ALL {
            assert_eq!(named(name(seat_style)), Some(seat_style));
        }
        assert_eq!(named("mauve"), None);
    }

    #[test]
    fn seats_always_have_distinct_styles() {
        let all = |colours: &[&str]| {
            let seats = seats(colours);
            Seat::all(colours.len()).map(|seat| of(&seats, seat)).collect::<Vec<_>>()
        };
        assert_eq!(all(&["heather", "birch"]), [SeatStyle::Heather, SeatStyle::Birch]);
        assert_eq!(all(&["birch", "birch", "?"]), [SeatStyle::Birch, SeatStyle::Rowan, SeatStyle::Fjord]);
        assert_eq!(of(&[], Seat(9)), SeatStyle::Rowan);
    }
}

//! The style of a seat (colour, pattern and emblem), by the names in saves.

use moot_core::Seat;
use moot_table::SeatInfo;

use moot_art::Livery;

/// The name of a style in saves; never changed.
#[must_use]
pub const fn name(livery: Livery) -> &'static str {
    ["rowan", "fjord", "birch", "spruce", "heather"][livery as usize]
}

/// The name of the pattern of a style in saves; never changed.
#[must_use]
pub const fn pattern(livery: Livery) -> &'static str {
    ["stripes", "dots", "dashes", "crosses", "rings"][livery as usize]
}

/// Parses the name of a style.
#[must_use]
pub fn named(colour: &str) -> Option<Livery> {
    Livery::ALL.into_iter().find(|&livery| name(livery) == colour)
}

/// The style of a seat. If a save names an unknown style, or one style twice, a free one is used, so that no two players look
/// alike.
#[must_use]
pub fn of(seats: &[SeatInfo], seat: Seat) -> Livery {
    let mut taken = [None; Livery::ALL.len()];
    for (i, info) in seats.iter().take(taken.len()).enumerate() {
        taken[i] = named(&info.colour).filter(|&livery| !taken[..i].contains(&Some(livery)));
    }
    for i in 0..taken.len() {
        if taken[i].is_none() {
            taken[i] = Livery::ALL.into_iter().find(|&livery| !taken.contains(&Some(livery)));
        }
    }
    taken.get(seat.index()).copied().flatten().unwrap_or(Livery::Rowan)
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
        for livery in Livery::ALL {
            assert_eq!(named(name(livery)), Some(livery));
        }
        assert_eq!(named("mauve"), None);
    }

    #[test]
    fn seats_always_have_distinct_styles() {
        let all = |colours: &[&str]| {
            let seats = seats(colours);
            Seat::all(colours.len()).map(|seat| of(&seats, seat)).collect::<Vec<_>>()
        };
        assert_eq!(all(&["heather", "birch"]), [Livery::Heather, Livery::Birch]);
        assert_eq!(all(&["birch", "birch", "?"]), [Livery::Birch, Livery::Rowan, Livery::Fjord]);
        assert_eq!(of(&[], Seat(9)), Livery::Rowan);
    }
}

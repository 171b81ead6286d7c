//! Who plays the seats of a live table, as the session of one device sees it.

use moot_art::SeatStyle;
use moot_core::Seat;
use moot_net::{DeviceId, Owner};
use moot_table::SeatInfo;
use moot_ui::players::Player;
use moot_ui::seat_style;

/// The seats of a game that is opened to other devices: people here stay here, seats elsewhere are free.
pub fn owners(seats: &[SeatInfo], me: DeviceId) -> Vec<(Owner, String)> {
    let owner = |info: &SeatInfo| match Player::of(info) {
        Player::Person | Player::Stranger => Owner::Device(me),
        Player::Afar => Owner::Nobody,
        Player::Machine(level) => Owner::Computer { level: level.word().to_owned(), of: None },
    };
    seats.iter().map(|info| (owner(info), info.name.clone())).collect()
}

/// The word of the player of a seat as the device `me` sees it.
fn word(owner: &Owner, me: DeviceId) -> String {
    let player = match owner {
        Owner::Device(device) if *device == me => Player::Person,
        Owner::Computer { level, .. } => return level.clone(),
        Owner::Device(_) | Owner::Nobody => Player::Afar,
    };
    player.word().unwrap_or_default().to_owned()
}

/// The seats as the device `me` sees them, from the owner and the name of each. What the log does not say, such as the colour,
/// stays as in `before`.
pub fn seen(owners: &[(Owner, String)], me: DeviceId, before: &[SeatInfo]) -> Vec<SeatInfo> {
    let info = |(seat, (owner, name)): (Seat, &(Owner, String))| {
        let mut info = before.get(seat.index()).cloned().unwrap_or_else(|| plain(seat));
        info.player = word(owner, me);
        if !name.is_empty() {
            name.clone_into(&mut info.name);
        }
        info
    };
    Seat::all(owners.len()).zip(owners).map(info).collect()
}

/// A seat in the style that the lobby proposes for it.
fn plain(seat: Seat) -> SeatInfo {
    let style = SeatStyle::ALL[seat.index() % SeatStyle::ALL.len()];
    SeatInfo {
        name: String::new(),
        colour: seat_style::name(style).to_owned(),
        pattern: seat_style::pattern(style).to_owned(),
        player: SeatInfo::HUMAN.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_players::Level;

    const ME: DeviceId = DeviceId(1);
    const OTHER: DeviceId = DeviceId(2);

    fn info(name: &str, player: Player) -> SeatInfo {
        SeatInfo { name: name.to_owned(), player: player.word().unwrap().to_owned(), ..plain(Seat(3)) }
    }

    #[test]
    fn people_stay_and_seats_elsewhere_are_free() {
        let seats = [
            info("Ann", Player::Person),
            info("Bo", Player::Afar),
            info("Cy", Player::Machine(Level::Elder)),
        ];
        let level = Level::Elder.word().to_owned();
        let expected = [
            (Owner::Device(ME), "Ann".to_owned()),
            (Owner::Nobody, "Bo".to_owned()),
            (Owner::Computer { level, of: None }, "Cy".to_owned()),
        ];
        assert_eq!(owners(&seats, ME), expected);
        assert_eq!(seen(&expected, ME, &seats), seats, "the host sees the same seats");
    }

    #[test]
    fn each_device_sees_its_own_people_as_people() {
        let owners = [(Owner::Device(OTHER), "Ann".to_owned()), (Owner::Device(ME), "Bo".to_owned())];
        let seen = seen(&owners, ME, &[]);
        let players: Vec<_> = seen.iter().map(Player::of).collect();
        assert_eq!(players, [Player::Afar, Player::Person]);
        assert_eq!(seen[1].name, "Bo");
        assert_ne!(seen[0].colour, seen[1].colour);
    }
}

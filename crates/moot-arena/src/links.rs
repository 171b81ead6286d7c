//! The lengths of links and saves of whole games. Each link has to open as the same game.

use moot_core::MAX_SEATS;
use moot_table::{Purpose, RawLink, RawSave, SeatInfo, Seed, Table};
use serde::Serialize;

use crate::arena_game::ArenaGame;
use crate::error::ArenaError;
use crate::options::GameOptions;
use crate::player_spec::PlayerSpec;
use crate::seated_player::SeatedPlayer;
use crate::seed_stream::mix;

/// Realistic names, with characters beyond ASCII.
const NAMES: [&str; MAX_SEATS] = ["Ylva", "Torolf", "Grandpa Björn", "Sunniva", "Håkon"];
/// Colours and patterns, as identifiers of the page.
const SEAT_STYLES: [(&str, &str); MAX_SEATS] = [
    ("rowan", "stripes"),
    ("fjord", "dots"),
    ("birch", "dashes"),
    ("moss", "chevrons"),
    ("heather", "checks"),
];

/// The lengths of many texts, in characters.
#[derive(Debug, Serialize)]
pub struct Lengths {
    /// The median.
    pub median: usize,
    /// The 99th percentile.
    pub p99: usize,
    /// The maximum.
    pub longest: usize,
}

/// The results.
#[derive(Debug, Serialize)]
pub struct Figures {
    game: &'static str,
    setup: Option<String>,
    players: usize,
    games: usize,
    /// The number of log entries per game.
    plies: Lengths,
    /// The lengths of links of finished games.
    links: Lengths,
    /// The lengths of saves of finished games.
    saves: Lengths,
}

/// Plays the games and prints the results.
///
/// # Errors
/// Why the games could not be played, or which link opens as another game.
pub fn run<G: ArenaGame>(options: &GameOptions, json: bool) -> Result<(), ArenaError> {
    let figures = figures::<G>(options)?;
    if json {
        println!("{}", serde_json::to_string(&figures)?);
        return Ok(());
    }
    let setup = figures.setup.as_ref().map_or_else(String::new, |name| format!(" ({name})"));
    println!("{}{setup}, {} players, {} finished games", figures.game, figures.players, figures.games);
    for (what, Lengths { median, p99, longest }) in
        [("entries", &figures.plies), ("link, characters", &figures.links), ("save, bytes", &figures.saves)]
    {
        println!("{what:20} median {median:5}   p99 {p99:5}   longest {longest:5}");
    }
    println!("every link led back to its game, position by position");
    Ok(())
}

fn figures<G: ArenaGame>(options: &GameOptions) -> Result<Figures, ArenaError> {
    let setup = options.table::<G>()?;
    let rows = options.series.run(|number| {
        let players = options.player_specs.iter().map(|player_spec| player_spec.sits()).collect();
        let table = finished::<G>(&setup, players, mix(options.seed, 7, number.into()))?;
        measured(&table, &seats(&options.player_specs))
    })?;
    let column = |place: usize| lengths(rows.iter().map(|row| row[place]).collect());
    Ok(Figures {
        game: G::ID,
        setup: options.setup.clone(),
        players: options.player_specs.len(),
        games: rows.len(),
        plies: column(0),
        links: column(1),
        saves: column(2),
    })
}

fn seats(player_specs: &[PlayerSpec]) -> Vec<SeatInfo> {
    let info = |(seat, player_spec): (usize, &PlayerSpec)| SeatInfo {
        name: NAMES[seat % MAX_SEATS].to_owned(),
        colour: SEAT_STYLES[seat % MAX_SEATS].0.to_owned(),
        pattern: SEAT_STYLES[seat % MAX_SEATS].1.to_owned(),
        player: player_spec.to_string(),
    };
    player_specs.iter().enumerate().map(info).collect()
}

/// Plays a whole game at a table, as the page does.
fn finished<G: ArenaGame>(
    setup: &G::Setup,
    mut players: Vec<SeatedPlayer<G>>,
    seed: u64,
) -> Result<Table<G>, ArenaError> {
    let mut bytes = [0; 16];
    for (n, part) in (0..).zip(bytes.chunks_mut(8)) {
        part.copy_from_slice(&mix(seed, 0, n).to_le_bytes());
    }
    let people = moot_core::SeatSet::all(players.len());
    let mut table = Table::new(setup.clone(), Seed::random(bytes), people).map_err(ArenaError::refused)?;
    let mut decisions = 0;
    while let Some(seat) = table.asked().iter().next() {
        decisions += 1;
        let view = table.view(Some(seat));
        let player = players.get_mut(seat.index()).ok_or(ArenaError::EmptySeatAsked)?;
        let action =
            player.choose(setup, &view, seat, mix(seed, 1, decisions)).ok_or(ArenaError::NoChoice)?;
        table.play(seat, action).map_err(ArenaError::refused)?;
        for (other, player) in players.iter_mut().enumerate() {
            player.played(other == seat.index(), action);
        }
    }
    Ok(table)
}

/// Returns the number of entries, the length of the link and the size of the save. The link has to open as
/// the same game.
fn measured<G: ArenaGame>(table: &Table<G>, seats: &[SeatInfo]) -> Result<[usize; 3], ArenaError> {
    let link = RawLink::of(table, seats, Purpose::Show).map_err(|why| ArenaError::Link(why.to_string()))?;
    let text = link.encode().map_err(|why| ArenaError::Link(why.to_string()))?;
    let read = RawLink::decode(&text).map_err(|why| ArenaError::Link(why.to_string()))?;
    let opened = read.open::<G>().map_err(|why| ArenaError::Link(why.to_string()))?;
    let same =
        opened.log() == table.log() && opened.seed() == table.seed() && opened.setup() == table.setup();
    if !same || read.seats != seats || read != link {
        return Err(ArenaError::OtherGame(table.seed().to_string()));
    }
    let save = RawSave::of(table, seats, "0.1.0")
        .and_then(|save| save.encode())
        .map_err(|why| ArenaError::Save(why.to_string()))?;
    Ok([table.log().len(), text.len(), save.len()])
}

fn lengths(mut all: Vec<usize>) -> Lengths {
    all.sort_unstable();
    let at = |part: usize| all.get((all.len() * part / 100).min(all.len().saturating_sub(1))).copied();
    Lengths {
        median: at(50).unwrap_or_default(),
        p99: at(99).unwrap_or_default(),
        longest: all.last().copied().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::series::Series;
    use cave_troll::CaveTroll;
    use mountain_king::MountainKing;
    use trolls_and_princesses::TrollsAndPrincesses;

    fn measured<G: ArenaGame>(players: u8) -> Figures {
        let player_specs = vec!["whelp".parse().unwrap(); players.into()];
        let series = Series { games: 334, threads: 2 };
        figures::<G>(&GameOptions { setup: None, player_specs, series, seed: 3 }).unwrap()
    }

    #[test]
    fn links_and_saves_of_whole_games_are_short_and_open_again() {
        for figures in
            [measured::<MountainKing>(5), measured::<CaveTroll>(4), measured::<TrollsAndPrincesses>(4)]
        {
            println!("{figures:?}");
            assert_eq!(figures.games, 334);
            assert!(figures.plies.median > 200, "these are whole games: {figures:?}");
            assert!(figures.links.median <= 1500 && figures.links.p99 <= 4000, "{figures:?}");
        }
    }

    #[test]
    fn the_median_is_the_one_in_the_middle() {
        let lengths = lengths((1..=200).rev().collect());
        assert_eq!((lengths.median, lengths.p99, lengths.longest), (101, 199, 200));
    }
}

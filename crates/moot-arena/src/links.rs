//! The lengths of links and saves of whole games. Each link has to open as the same game.

use moot_core::MAX_SEATS;
use moot_table::{Purpose, RawLink, RawSave, SeatInfo, Seed, Table};
use serde::Serialize;

use crate::contest::Contest;
use crate::entrant::Entrant;
use crate::game::mix;
use crate::series::Series;
use crate::sitter::Sitter;

/// Realistic names, with characters beyond ASCII.
const NAMES: [&str; MAX_SEATS] = ["Ylva", "Torolf", "Grandpa Björn", "Sunniva", "Håkon"];
/// Colours and patterns, as identifiers of the page.
const LIVERIES: [(&str, &str); MAX_SEATS] = [
    ("rowan", "stripes"),
    ("fjord", "dots"),
    ("birch", "dashes"),
    ("moss", "chevrons"),
    ("heather", "checks"),
];

/// The options of the measurement.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The setup of the game; `None` for the usual one.
    pub setup: Option<String>,
    /// The player in each seat.
    pub entrants: Vec<Entrant>,
    /// The number of games and of threads.
    pub series: Series,
    /// The seed. Equal seeds give equal games.
    pub seed: u64,
}

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
pub fn run<G: Contest>(plan: &Plan, json: bool) -> Result<(), String> {
    let figures = figures::<G>(plan)?;
    if json {
        println!("{}", serde_json::to_string(&figures).map_err(|why| why.to_string())?);
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

fn figures<G: Contest>(plan: &Plan) -> Result<Figures, String> {
    let players = u8::try_from(plan.entrants.len()).map_err(|_| "too many seats".to_owned())?;
    let setup = G::table(players, plan.setup.as_deref())?;
    let rows = plan.series.run(|number| {
        let minds = plan.entrants.iter().map(|entrant| entrant.sits()).collect();
        let table = finished::<G>(&setup, minds, mix(plan.seed, 7, number.into()))?;
        measured(&table, &seats(&plan.entrants))
    })?;
    let column = |place: usize| lengths(rows.iter().map(|row| row[place]).collect());
    Ok(Figures {
        game: G::ID,
        setup: plan.setup.clone(),
        players: plan.entrants.len(),
        games: rows.len(),
        plies: column(0),
        links: column(1),
        saves: column(2),
    })
}

fn seats(entrants: &[Entrant]) -> Vec<SeatInfo> {
    let info = |(seat, entrant): (usize, &Entrant)| SeatInfo {
        name: NAMES[seat % MAX_SEATS].to_owned(),
        colour: LIVERIES[seat % MAX_SEATS].0.to_owned(),
        pattern: LIVERIES[seat % MAX_SEATS].1.to_owned(),
        player: entrant.to_string(),
    };
    entrants.iter().enumerate().map(info).collect()
}

/// Plays a whole game at a table, as the page does.
fn finished<G: Contest>(setup: &G::Setup, mut minds: Vec<Sitter<G>>, seed: u64) -> Result<Table<G>, String> {
    let mut bytes = [0; 16];
    for (n, part) in (0..).zip(bytes.chunks_mut(8)) {
        part.copy_from_slice(&mix(seed, 0, n).to_le_bytes());
    }
    let people = moot_core::SeatSet::all(minds.len());
    let mut table = Table::new(setup.clone(), Seed::random(bytes), people).map_err(|why| why.to_string())?;
    let mut decisions = 0;
    while let Some(seat) = table.asked().iter().next() {
        decisions += 1;
        let view = table.view(Some(seat));
        let mind = minds.get_mut(seat.index()).ok_or("a seat without a player is asked")?;
        let action = mind.choose(setup, &view, seat, mix(seed, 1, decisions)).ok_or("nothing was chosen")?;
        table.play(seat, action).map_err(|why| why.to_string())?;
        for (other, mind) in minds.iter_mut().enumerate() {
            mind.played(other == seat.index(), action);
        }
    }
    Ok(table)
}

/// Returns the number of entries, the length of the link and the size of the save. The link has to open as
/// the same game.
fn measured<G: Contest>(table: &Table<G>, seats: &[SeatInfo]) -> Result<[usize; 3], String> {
    let link = RawLink::of(table, seats, Purpose::Show).map_err(|why| why.to_string())?;
    let text = link.encode().map_err(|why| why.to_string())?;
    let read = RawLink::decode(&text).map_err(|why| why.to_string())?;
    let opened = read.open::<G>().map_err(|why| why.to_string())?;
    let same =
        opened.log() == table.log() && opened.seed() == table.seed() && opened.setup() == table.setup();
    if !same || read.seats != seats || read != link {
        return Err(format!("the link of seed {} opens as another game", table.seed()));
    }
    let save =
        RawSave::of(table, seats, "0.1.0").and_then(|save| save.encode()).map_err(|why| why.to_string())?;
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
    use cave_troll::CaveTroll;
    use mountain_king::MountainKing;
    use trolls_and_princesses::TrollsAndPrincesses;

    fn measured<G: Contest>(players: u8) -> Figures {
        let entrants = vec!["whelp".parse().unwrap(); players.into()];
        let series = Series { games: 334, threads: 2 };
        figures::<G>(&Plan { setup: None, entrants, series, seed: 3 }).unwrap()
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

//! One game, from the deal to the score sheet.

use moot_core::{MAX_SEATS, ScoreSheet, Seat, SplitMix64, Turn};

use crate::arena_game::ArenaGame;
use crate::error::ArenaError;
use crate::player_spec::PlayerSpec;
use crate::seated_player::SeatedPlayer;
use crate::seed_stream;
use crate::starts::Starts;
use crate::trial::Trial;

/// The record of a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The final score.
    pub sheet: ScoreSheet,
    /// The name of each seat's start; `None` if all seats start alike.
    pub starts: Vec<Option<String>>,
    /// The place of each seat in the turn order of the first round.
    pub places: Vec<usize>,
    /// The number of rounds.
    pub rounds: u32,
    /// The items on offer: `offered[group][seat]` is a bit set of items.
    pub offered: Vec<[u64; MAX_SEATS]>,
    /// The items taken, in the same form.
    pub taken: Vec<[u64; MAX_SEATS]>,
    /// The game's own measures, in the order of [`ArenaGame::measure`].
    pub measures: Vec<f64>,
}

/// Plays one game between players.
///
/// # Errors
/// An error of a player or of the rules.
pub fn play<G: ArenaGame>(
    setup: &G::Setup,
    sits: &[PlayerSpec],
    starts: Starts,
    seed: u64,
) -> Result<Record, ArenaError> {
    watch::<G>(
        setup,
        sits.iter().map(|player_spec| player_spec.sits()).collect(),
        starts,
        seed,
        &mut Trial::none(),
        |_| (),
    )
}

/// Plays one game. `trial` may withhold items, `seen` receives every position with a decision. Chance and
/// players use different streams of the seed, and each chance event and each decision has its own position in
/// the stream. So equal seeds deal equal games to all players.
///
/// # Errors
/// An error of a player or of the rules.
pub fn watch<G: ArenaGame>(
    setup: &G::Setup,
    mut players: Vec<SeatedPlayer<G>>,
    starts: Starts,
    seed: u64,
    trial: &mut Trial<G>,
    mut seen: impl FnMut(&G::State),
) -> Result<Record, ArenaError> {
    let groups = G::groups().len();
    let (mut offered, mut taken) = (vec![[0; MAX_SEATS]; groups], vec![[0; MAX_SEATS]; groups]);
    let mut offers = vec![0; groups];
    let (mut chances, mut decisions) = (0, 0);
    let mut events = Vec::new();
    let mut state = G::deal(setup);
    loop {
        match G::turn(setup, &state) {
            Turn::Over => break,
            Turn::Chance => {
                chances += 1;
                let outcome =
                    G::sample_chance(setup, &state, &mut SplitMix64::new(seed_stream::mix(seed, 0, chances)));
                events.clear();
                let _ =
                    G::apply_chance(setup, &mut state, outcome, &mut events).map_err(ArenaError::refused)?;
                take::<G>(&events, &mut taken);
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().next().ok_or(ArenaError::NoSeatAsked)?;
                offers.fill(0);
                G::on_offer(setup, &state, seat, &mut offers);
                for (all, now) in offered.iter_mut().zip(&offers) {
                    all[seat.index()] |= now;
                }
                decisions += 1;
                let view = G::view(setup, &state, Some(seat));
                seen(&state);
                let player = players.get_mut(seat.index()).ok_or(ArenaError::EmptySeatAsked)?;
                let choose = |player: &mut SeatedPlayer<G>| {
                    player
                        .choose(setup, &view, seat, seed_stream::mix(seed, 1, decisions))
                        .ok_or(ArenaError::NoChoice)
                };
                let action = match starts.draw::<G>(setup, &state, seat, seed) {
                    Some(drawn) => drawn,
                    None => loop {
                        player.exclude(trial.excluded(setup, &state, seat));
                        let action = choose(player)?;
                        if !trial.refuses(&state, seat, action, seed) {
                            break action;
                        }
                    },
                };
                trial.chosen(&state, seat, action);
                G::check(setup, &state, seat, action).map_err(ArenaError::refused)?;
                for (other, player) in Seat::all(players.len()).zip(&mut players) {
                    player.played(other == seat, action);
                }
                events.clear();
                let _ = G::act(setup, &mut state, seat, action, &mut events);
                take::<G>(&events, &mut taken);
            }
        }
    }
    let seats = || Seat::all(G::seats(setup));
    Ok(Record {
        sheet: G::score(setup, &state),
        starts: seats().map(|seat| G::start(setup, &state, seat)).collect(),
        places: seats().map(|seat| G::place(setup, &state, seat)).collect(),
        rounds: G::round(&state),
        offered,
        taken,
        measures: G::measure(setup, &state),
    })
}

/// Records a taken item.
fn take<G: ArenaGame>(events: &[G::Event], taken: &mut [[u64; MAX_SEATS]]) {
    for it in events.iter().flat_map(G::taken) {
        taken[it.group][it.seat.index()] |= 1 << it.item;
    }
}

impl Record {
    /// Returns the seats of the game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.sheet.seats.into())
    }

    /// Returns the win of a seat: 1, a fraction for a shared win, or 0. All members of a team win what the
    /// team wins.
    #[must_use]
    pub fn won(&self, seat: Seat) -> f64 {
        if self.sheet.rank[seat.index()] != 0 {
            return 0.0;
        }
        1.0 / self.sheet.columns().filter(|seat| self.sheet.rank[seat.index()] == 0).count() as f64
    }

    /// Returns the points of a seat.
    #[must_use]
    pub fn points(&self, seat: Seat) -> f64 {
        f64::from(self.sheet.total(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::MountainKing;

    #[test]
    fn the_same_seed_is_the_same_game_and_players_take_only_what_is_on_offer() {
        let setup = MountainKing::table(3, None).unwrap();
        let whelps: Vec<PlayerSpec> = vec!["whelp".parse().unwrap(); 3];
        let record = play::<MountainKing>(&setup, &whelps, Starts::Chosen, 5).unwrap();
        assert_eq!(record, play::<MountainKing>(&setup, &whelps, Starts::Chosen, 5).unwrap());
        assert_ne!(record, play::<MountainKing>(&setup, &whelps, Starts::Chosen, 6).unwrap());
        for (group, (taken, offered)) in record.taken.iter().zip(&record.offered).enumerate() {
            for (taken, offered) in taken.iter().zip(offered) {
                assert_eq!(taken & !offered, 0, "group {group}: {taken:b} of {offered:b}");
            }
        }
        assert!(record.taken[3].iter().all(|trolls| trolls.count_ones() <= 6));
        assert!(record.seats().all(|seat| record.taken[4][seat.index()].count_ones() == 4), "four starters");
        assert!((record.seats().map(|seat| record.won(seat)).sum::<f64>() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_team_wins_as_one() {
        let setup = MountainKing::table(4, Some("teams")).unwrap();
        assert!(MountainKing::table(3, Some("teams")).is_err());
        let whelps: Vec<PlayerSpec> = vec!["whelp".parse().unwrap(); 4];
        let record = play::<MountainKing>(&setup, &whelps, Starts::Chosen, 5).unwrap();
        let won = |seat: u8| record.won(Seat(seat));
        assert_eq!((won(0), won(1)), (won(3), won(2)));
        assert_eq!(won(0) + won(1), 1.0);
        assert_eq!(record.points(Seat(0)), record.points(Seat(3)));
    }
}

//! Arena.
use moot_core::{Game, Mixer, Seat, Turn};
use moot_players::{Level, Search, Budget};
use mountain_king::{MountainKing as G, Setup};

fn game(levels: &[Level], seed: u64) -> Option<(moot_core::ScoreSheet, u8)> {
    let setup = Setup::usual(levels.len() as u8).ok()?;
    let mut dice = Mixer::new(seed);
    let mut state = G::deal(&setup);
    loop {
        match G::turn(&setup, &state) {
            Turn::Over => return Some((G::score(&setup, &state), state.round)),
            Turn::Chance => {
                let o = G::roll(&setup, &state, &mut dice);
                G::fall(&setup, &mut state, o, &mut ()).ok()?;
            }
            Turn::Seats(_) => {
                let seat = state.active;
                let view = G::view(&setup, &state, Some(seat));
                let a = levels[seat.index()].choose::<G>(&setup, &view, seat, dice.next_u64())?;
                let _ = G::act(&setup, &mut state, seat, a, &mut ());
            }
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let levels: Vec<Level> = args[0].split(',').filter_map(Level::from_word).collect();
    let games: u64 = args[1].parse().unwrap_or(10);
    let n = levels.len();
    let mut wins = vec![0.0; n];
    let mut points = vec![[0i32; 8]; n];
    let mut rounds = 0u32;
    let start = std::time::Instant::now();
    for g in 0..games {
        let mut seats: Vec<usize> = (0..n).collect();
        seats.rotate_left(g as usize % n);
        let l: Vec<Level> = seats.iter().map(|&i| levels[i]).collect();
        let Some((sheet, r)) = game(&l, g * 7919 + 1) else { println!("no game"); return };
        rounds += u32::from(r);
        let best = (0..n).filter(|&s| sheet.rank[s] == 0).count() as f64;
        for s in 0..n {
            if sheet.rank[s] == 0 { wins[seats[s]] += 1.0 / best; }
            for c in 0..6 { points[seats[s]][c] += i32::from(sheet.points[c][s]); }
            points[seats[s]][7] += sheet.total(Seat(s as u8));
        }
    }
    for i in 0..n {
        println!("{:8} wins {:.2} avg {:.1}  tun/cor/ped/left/hall/stat {:?}", levels[i].word(), wins[i] / games as f64, points[i][7] as f64 / games as f64, points[i][..6].iter().map(|p| (*p as f64 / games as f64 * 10.0).round() / 10.0).collect::<Vec<_>>());
    }
    println!("rounds {:.1}, {:.2} s/game", rounds as f64 / games as f64, start.elapsed().as_secs_f64() / games as f64);
    let _ = Budget { simulations: 1 };
    let _ = Search::<G>::points(0.5);
}

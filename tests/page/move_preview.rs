//! The preview of a move.

use cave_troll_ui::CaveTrollUi;
use moot_core::{Game, SplitMix64, Turn};
use moot_table_ui::game::GameView;
use moot_table_ui::move_preview::preview;
use moot_ui::game::SetupOf;
use mountain_king_ui::MountainKingUi;
use trolls_and_princesses_ui::TrollsAndPrincessesUi;

use moot_core::{Dice, SeatSet};
use moot_table::{Seed, Table};
use mountain_king::MountainKing;

/// Compares the previews of random games with what happens. Returns the number of previews, of those with a change, and of
/// those with uncertain parts.
fn compare_previews<G: GameView>(setup: SetupOf<G>, games: u64) -> (usize, usize, usize) {
    let (mut all, mut changed, mut open) = (0, 0, 0);
    for game in 0..games {
        let seed = Seed::typed(&game.to_string());
        let mut table = Table::<G::Rules>::new(setup, seed, SeatSet::NONE).unwrap();
        let mut dice = SplitMix64::new(game);
        while table.turn() != Turn::Over {
            let seat = table.asked().iter().next().unwrap();
            let legal = table.legal(seat);
            let action = legal[dice.below(legal.len() as u32) as usize];
            let told = preview::<G>(&setup, table.state(), seat, &[action]).expect("a legal action");
            let mut after = *table.state();
            let before = G::ended(&setup, &after);
            let _ = G::Rules::act(&setup, &mut after, seat, action, &mut ());
            let then = G::ended(&setup, &after);
            for (category, row) in told.change.points.iter().enumerate() {
                for (i, &change) in row.iter().enumerate() {
                    let came = then.points[category][i] - before.points[category][i];
                    assert!(
                        change == came || (change == 0 && told.open),
                        "game {game}: {action:?}: the preview shows {change}, the result is {came}"
                    );
                }
            }
            all += 1;
            changed += usize::from(told.change.points.iter().flatten().any(|&change| change != 0));
            open += usize::from(told.open);
            table.play(seat, action).unwrap();
        }
    }
    (all, changed, open)
}

#[test]
fn move_previews_come_true() {
    let (all, changed, open) = compare_previews::<MountainKingUi>(mountain_king::Setup::usual(3).unwrap(), 8);
    assert!(all > 1500 && changed > 100 && open > 50, "{all} {changed} {open}");
    let (all, changed, open) = compare_previews::<CaveTrollUi>(cave_troll::Setup::usual(3).unwrap(), 8);
    assert!(all > 1000 && changed > 20 && open > 20, "{all} {changed} {open}");
    let setup = trolls_and_princesses::Setup::usual(3).unwrap();
    let (all, changed, open) = compare_previews::<TrollsAndPrincessesUi>(setup, 4);
    assert!(all > 800 && changed > 20 && open > 20, "{all} {changed} {open}");
}

#[test]
fn an_illegal_move_has_no_preview() {
    let setup = mountain_king::Setup::usual(2).unwrap();
    let table = Table::<MountainKing>::new(setup, Seed::typed("none"), SeatSet::NONE).unwrap();
    let seat = table.asked().iter().next().unwrap();
    let end = mountain_king::Action::EndTurn;
    assert_eq!(preview::<MountainKingUi>(&setup, table.state(), seat, &[end]), None);
    let nothing = preview::<MountainKingUi>(&setup, table.state(), seat, &[]).unwrap();
    assert!(!nothing.is_certain());
}

//! Points over the course of the game.

use cave_troll_ui::CaveTrollUi;
use moot_table::Table;
use moot_table_ui::after::counts;
use moot_table_ui::game::GameView;
use moot_ui::game::SetupOf;
use mountain_king_ui::MountainKingUi;
use trolls_and_princesses_ui::TrollsAndPrincessesUi;

use moot_core::{SeatSet, Turn};
use moot_table::Seed;

fn whole<G: GameView>(setup: SetupOf<G>) {
    let mut table = Table::<G::Rules>::new(setup, Seed::typed("counts"), SeatSet::NONE).unwrap();
    while table.turn() != Turn::Over {
        let seat = table.asked().iter().next().unwrap();
        let legal = table.legal(seat);
        table.play(seat, legal[legal.len() / 2]).unwrap();
    }
    let counts = counts::<G>(&table, None);
    let last = counts.last().unwrap();
    assert_eq!(last.points, table.score().points, "the last count is the final one");
    assert_eq!(counts.len(), usize::from(G::chapter(table.state())), "one count a part");
}

#[test]
fn every_part_of_the_game_has_a_count_by_category() {
    whole::<MountainKingUi>(mountain_king::Setup::usual(2).unwrap());
    whole::<CaveTrollUi>(cave_troll::Setup::usual(2).unwrap());
    whole::<TrollsAndPrincessesUi>(trolls_and_princesses::Setup::usual(2).unwrap());
}

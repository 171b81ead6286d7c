//! The finished games that end-to-end flows open; `cargo xtask games` writes them.

use leptos::prelude::*;
use moot_core::Turn;
use mountain_king::MountainKing;

use moot_table_ui::game::GameModel;
use moot_ui::saves;
use mountain_king_ui::MountainKingUi;

#[test]
fn the_games_of_the_flows_open_and_are_over() {
    for (name, least) in [("mountain-king", 150), ("long", 750)] {
        let text = std::fs::read_to_string(format!("tests/e2e/games/{name}.json")).unwrap();
        let opened = saves::read::<MountainKing>(&text).expect(name);
        assert!(untrack(|| opened.table.turn() == Turn::Over));
        assert!(opened.table.log().len() >= least, "{name}: {}", opened.table.log().len());
        assert_eq!(MountainKingUi::history(&opened.table, None).len(), opened.seats.len());
    }
}

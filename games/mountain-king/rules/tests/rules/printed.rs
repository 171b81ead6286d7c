//! The printed board.

use moot_testkit::expect_file;
use mountain_king::testing::{Position, at};
use mountain_king::{Clan, print};

#[test]
fn the_printed_board_shows_what_lies_where() {
    let mut game = Position::new(3);
    game.gate(2, 'a').gate(0, 'c').tile(0, &[(1, 8), (2, 8)]).tile(0, &[(1, 9), (2, 9), (3, 9)]);
    game.tile(0, &[(1, 7), (2, 7), (3, 7)]).anchored(0, &[(2, 6), (3, 6)], (2, 6));
    game.hall("shaman", &[(1, 8), (2, 8), (1, 9), (2, 9), (1, 7), (2, 7)], (2, 8));
    game.stand(0, Clan::Moon, (2, 6)).statue(Clan::Fire, (3, 6)).shop((3, 8), "pickforge");
    game.isolated(&[(9, 11), (10, 11)]).store(0, "ssit").troll(0, 4, "Lunnva").hold(0, 4, "T");
    game.statue(Clan::Ice, (0, 7)).honest();
    assert_eq!(game.state.statue_at(at((0, 7))).map(|i| game.state.statue_clan(i)), Some(Clan::Ice));
    expect_file!["printed.txt"].assert_eq(&print(&game.setup, &game.state));
}

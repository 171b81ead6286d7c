//! Saved games, one for each way in which the last action can end a game. The saves in `tests/endings` must stay readable
//! forever.

use std::path::Path;

use cave_troll::{Artifact, CaveTroll, Figure, Phase, Set, State};
use moot_table::Table;
use moot_testkit::{busy, saves};

use crate::kit::{Caves, setup};

/// The kinds of last cards, and what can happen between them and the end.
const ENDINGS: [&str; 8] =
    ["hero", "monster", "chest", "room-scored", "artifact-found", "cave-troll", "cave-troll-fled", "raven"];

fn played(seed: u64) -> Table<CaveTroll> {
    let set = if seed.is_multiple_of(2) { Set::Classic } else { Set::Variant };
    let text = format!("ending {seed}");
    saves::played::<Caves>(setup(2, set), &text, busy::<Caves>, |_| false, seed)
}

/// The kind of ending: the position before the last log entry, and the seat that drew the card.
fn ending(table: &Table<CaveTroll>) -> &'static str {
    let states: Vec<&State> = table.log().iter().map(|it| &it.after).collect();
    let [.., before, over] = states[..] else { return "too short" };
    assert_eq!(over.phase, Phase::Over);
    let draw = states.iter().rposition(|state| state.phase == Phase::Draw).unwrap();
    if states[draw - 1].phase == Phase::Bonus {
        return "raven";
    }
    match before.phase {
        Phase::Find => "artifact-found",
        Phase::Escape { .. } | Phase::Push { .. } => "cave-troll-fled",
        Phase::Put(card) => match card.figure() {
            None => "room-scored",
            Some(Figure::Chest) => "chest",
            Some(Figure::CaveTroll) => "cave-troll",
            Some(figure) if figure.is_hero() => "hero",
            Some(_) => "monster",
        },
        _ => "otherwise",
    }
}

#[test]
fn a_game_that_ended_in_each_way_can_still_be_opened() {
    let seats = saves::people([("Una", "moss", "dots"), ("Dua", "rust", "bars")]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/endings");
    for name in ENDINGS {
        let find = || (0..50_000).map(played).find(|table| ending(table) == name).unwrap();
        let table = saves::kept(&folder.join(format!("{name}.json")), &seats, find);
        saves::finished(&table);
        assert_eq!(ending(&table), name);
        let state = table.state();
        let last: i16 = table.setup().seats().map(|seat| state.player(seat).gold[3]).sum();
        assert_eq!(last, 3, "somebody drew a last card");
        assert!(name != "raven" || state.used >> Artifact::Raven as u8 & 1 == 1);
    }
}

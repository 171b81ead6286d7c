//! The games that end-to-end flows open: written once, by chance, and kept.

use leptos::prelude::*;
use moot_core::{Dice, Mixer, Seat, SeatSet, Turn};
use moot_table::{SeatInfo, Seed, Table};
use mountain_king::{Action, MountainKing, Setup};

use moot_table_ui::game::GameModel;
use moot_table_ui::replay::Course;
use moot_ui::saves;
use mountain_king_ui::MountainKingUi;

fn seats(count: usize) -> Vec<SeatInfo> {
    let names = ["Ann", "Bo", "Cy", "Dag", "Eir"];
    let liveries = [
        ("rowan", "stripes"),
        ("fjord", "dots"),
        ("birch", "dashes"),
        ("spruce", "crosses"),
        ("heather", "rings"),
    ];
    let seat = |at: usize| SeatInfo {
        name: names[at].to_owned(),
        colour: liveries[at].0.to_owned(),
        pattern: liveries[at].1.to_owned(),
        player: if at == 0 { SeatInfo::HUMAN } else { "whelp" }.to_owned(),
    };
    (0..count).map(seat).collect()
}

/// A game played by chance, or by `wanted` where that is legal; once in `patience` decisions by chance all the same.
fn played(players: u8, seed: &str, patience: u32, wanted: fn(&Action) -> bool) -> Table<MountainKing> {
    let mut table =
        Table::<MountainKing>::new(Setup::usual(players).unwrap(), Seed::typed(seed), SeatSet::one(Seat(0)))
            .unwrap();
    let mut dice = Mixer::new(7);
    while table.turn() != Turn::Over {
        let seat = table.state().active;
        let legal = table.legal(seat);
        let liked: Vec<Action> = legal.iter().copied().filter(wanted).collect();
        let from = if liked.is_empty() || dice.below(patience) == 0 { &legal } else { &liked };
        table.play(seat, from[dice.below(from.len() as u32) as usize]).unwrap();
    }
    table
}

#[test]
#[ignore = "writes the games that end-to-end flows open"]
fn write_the_games() {
    let busy = |action: &Action| !matches!(action, Action::Recruit { .. } | Action::EndTurn);
    let write = |name: &str, table: &Table<MountainKing>, count| {
        let text = saves::write(table, &seats(count), None).unwrap();
        std::fs::write(format!("tests/e2e/games/{name}.json"), text).unwrap();
    };
    write(
        "mountain-king",
        &played(3, "three by chance", 3, |action| matches!(action, Action::Dig { .. })),
        3,
    );
    let long = (0..40)
        .map(|n| played(5, &format!("long {n}"), 12, busy))
        .max_by_key(|table| Course::of::<MountainKingUi>(table).end());
    let long = long.unwrap();
    println!("{} decisions in {} plies", Course::of::<MountainKingUi>(&long).end(), long.log().len());
    write("long", &long, 5);
}

#[test]
fn the_games_of_the_flows_open_and_are_over() {
    for (name, least) in [("mountain-king", 150), ("long", 750)] {
        let text = std::fs::read_to_string(format!("tests/e2e/games/{name}.json")).unwrap();
        let opened = saves::read::<MountainKing>(&text).expect(name);
        assert!(untrack(|| opened.table.turn() == Turn::Over));
        assert!(opened.table.log().len() >= least, "{name}: {}", opened.table.log().len());
        assert_eq!(MountainKingUi::history(&opened.table).len(), opened.seats.len());
    }
}

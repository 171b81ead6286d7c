//! Saved games for the end-to-end flows in `tests/e2e`: one for every kind of decision, and some of teams and of five
//! players near the end. They are generated here by fast players with much noise, so that rare decisions occur, and stored
//! as files. After a change of the rules or texts of a game, rewrite them: `GOLDENS=write cargo test -p trollmoot
//! positions`.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::PathBuf;

use moot_core::{Game, SeatSet, SplitMix64, Teams, Turn};
use moot_players::{Level, Policy};
use moot_table::{SeatInfo, Seed, Table};
use serde_json::{Value, json};

use cave_troll_ui::CaveTrollUi;
use moot_art::SeatStyle;
use moot_table_ui::game::GameView;
use moot_ui::game::{SetupOf, StateOf};
use moot_ui::players::Player;
use moot_ui::saves;
use moot_ui::seat_style;
use mountain_king_ui::MountainKingUi;
use trolls_and_princesses_ui::TrollsAndPrincessesUi;

/// The number of actions after which a game of five is in its last rounds.
const LATE: usize = 600;
/// The noise of the players, in points: enough that they make rare moves such as spells, trades and abilities.
const NOISE: [f32; 3] = [6.0, 20.0, 60.0];

/// The name of an enum variant, without its fields.
fn variant(of: &impl Debug) -> String {
    let text = format!("{of:?}");
    text.split(['(', ' ']).next().unwrap_or_default().to_lowercase()
}

/// The seats of a game in which a person decides next and machines play the others.
fn seats<G: GameView>(table: &Table<G::Rules>) -> Vec<SeatInfo> {
    let asked = G::asked(table.state()).index();
    let names = ["Ylva", "Torolf", "Disa", "Sigurd", "Gunnhild"];
    let player = |seat: usize| if seat == asked { Player::Person } else { Player::Machine(Level::Whelp) };
    let info = |(seat, seat_style): (usize, SeatStyle)| SeatInfo {
        name: names[seat].to_owned(),
        colour: seat_style::name(seat_style).to_owned(),
        pattern: seat_style::pattern(seat_style).to_owned(),
        player: player(seat).word().unwrap().to_owned(),
    };
    SeatStyle::ALL.into_iter().enumerate().map(info).take(G::Rules::seats(table.setup())).collect()
}

/// Returns the first position of each kind in some games, after their opening; `kind` names the decision.
fn gather<G: GameView>(
    setups: &[SetupOf<G>],
    kind: impl Fn(&SetupOf<G>, &StateOf<G>) -> String,
    early: impl Fn(&str) -> usize,
) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for (game, setup) in setups.iter().cycle().take(600).enumerate() {
        let mut table =
            Table::<G::Rules>::new(*setup, Seed::typed(&format!("walk {game}")), SeatSet::NONE).unwrap();
        let mut policy = Policy::<G::Rules>::default();
        let mut dice = SplitMix64::new(game as u64);
        while let Some(seat) = table.asked().iter().next() {
            let name = kind(setup, table.state());
            if !found.contains_key(&name) && table.log().len() >= early(&name) {
                found.insert(name, saves::write(&table, &seats::<G>(&table), None).unwrap());
            }
            let Some(action) =
                policy.choose(setup, table.state(), seat, NOISE[game % NOISE.len()], &mut dice)
            else {
                break;
            };
            table.play(seat, action).unwrap();
        }
        assert_eq!(table.turn(), Turn::Over);
        found
            .entry("over".to_owned())
            .or_insert_with(|| saves::write(&table, &seats::<G>(&table), None).unwrap());
    }
    found
}

/// Compares the file of a game's positions with those found, or writes it; all positions have to open.
fn kept<G: GameView>(file: &str, found: impl FnOnce() -> BTreeMap<String, String>, kinds: &[&str]) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/e2e/positions").join(file);
    if std::env::var_os("GOLDENS").is_some_and(|word| word == "write") {
        let positions: Vec<Value> =
            found().into_iter().map(|(name, save)| json!({ "name": name, "save": save })).collect();
        std::fs::write(&path, serde_json::to_string_pretty(&positions).unwrap() + "\n").unwrap();
    }
    let text = std::fs::read_to_string(&path).unwrap();
    let positions: Vec<BTreeMap<String, String>> = serde_json::from_str(&text).unwrap();
    let mut names = Vec::new();
    for position in &positions {
        let opened = saves::read::<G::Rules>(&position["save"]);
        let opened = opened.unwrap_or_else(|why| panic!("{}: {}", position["name"], why.words()));
        assert!(opened.drift.is_none(), "{} has drifted: write the positions anew", position["name"]);
        names.push(position["name"].as_str());
    }
    assert_eq!(names, kinds, "the kinds of decisions in {file}");
}

#[test]
fn positions_of_the_mountain_king() {
    use mountain_king::{Action, MountainKing, Phase, Setup, Stage};
    let kind = |setup: &Setup, state: &mountain_king::State| {
        let mut legal = Vec::new();
        MountainKing::legal(setup, state, state.active, &mut legal);
        let hall = |action: &Action| matches!(action, Action::Dedicate { .. });
        let cart = |action: &Action| matches!(action, Action::Cart { .. });
        match (state.phase, state.stage) {
            // The last steps of a turn: by what can be chosen, because their trays differ.
            (Phase::Step, Stage::Halls | Stage::Carts) if legal.iter().any(hall) => "halls".to_owned(),
            (Phase::Step, Stage::Halls | Stage::Carts) if legal.iter().any(cart) => "carts".to_owned(),
            (Phase::Step, Stage::Halls | Stage::Carts) => "finish".to_owned(),
            (Phase::Step, stage) => variant(&stage),
            (phase, _) => variant(&phase),
        }
    };
    let early = |kind: &str| match kind {
        "gate" | "draft" => 0,
        "place" | "pick" | "lay" | "work" | "halls" | "carts" | "finish" => 150,
        _ => 40,
    };
    let setups = [4, 2, 5, 3].map(|players| Setup::usual(players).unwrap());
    // In addition: a game of teams, and a game of five in its last rounds.
    let teams = [Setup::usual(4).unwrap().in_teams(Teams::marked(&[0, 1, 1, 0])).unwrap()];
    let few = |of: &str, mut found: BTreeMap<String, String>, few: &[&str]| {
        found.retain(|name, _| few.contains(&name.as_str()));
        found.into_iter().map(|(name, save)| ([of, "-", &name].concat(), save)).collect::<Vec<_>>()
    };
    let late = |kind: &str| if kind == "work" { LATE } else { 0 };
    let five = [Setup::usual(5).unwrap()];
    let found = || {
        let mut found = gather::<MountainKingUi>(&setups, kind, early);
        found.extend(few("teams", gather::<MountainKingUi>(&teams, kind, early), &["draft", "over", "work"]));
        found.extend(few("late", gather::<MountainKingUi>(&five, kind, late), &["over", "work"]));
        found
    };
    let kinds = [
        "anchor",
        "arm",
        "breath",
        "bribe",
        "carry",
        "carts",
        "consecrate",
        "dowse",
        "draft",
        "finish",
        "found",
        "gate",
        "halls",
        "horn",
        "late-over",
        "late-work",
        "lay",
        "over",
        "pick",
        "place",
        "reclaim",
        "stir",
        "swap",
        "teams-draft",
        "teams-over",
        "teams-work",
        "trade",
        "transmute",
        "use",
        "wake",
        "walk",
        "work",
    ];
    kept::<MountainKingUi>("mountain-king.json", found, &kinds);
}

#[test]
fn positions_of_cave_troll() {
    use cave_troll::{Set, Setup};
    let kind = |_: &Setup, state: &cave_troll::State| variant(&state.phase);
    let early = |kind: &str| if kind == "escape" || kind == "push" { 0 } else { 60 };
    let setups = [(4, Set::Variant), (3, Set::Classic), (2, Set::Variant)]
        .map(|(players, set)| Setup::new(players, set, None).unwrap());
    let kinds = [
        "act", "bonus", "escape", "glide", "lantern", "mirror", "over", "play", "push", "put", "return",
        "revive", "seal", "stack", "weigh",
    ];
    kept::<CaveTrollUi>("cave-troll.json", || gather::<CaveTrollUi>(&setups, kind, early), &kinds);
}

#[test]
fn positions_of_trolls_and_princesses() {
    use trolls_and_princesses::{Phase, Setup};
    let kind = |_: &Setup, state: &trolls_and_princesses::State| match state.phase {
        // In caverns and in villages different actions are possible.
        Phase::Act if state.at.is_village() => "village".to_owned(),
        phase => variant(&phase),
    };
    let early = |kind: &str| match kind {
        "settle" | "flee" => 0,
        "play" | "move" | "act" | "village" => 350,
        _ => 120,
    };
    let setups = [4, 2, 3].map(|players| Setup::usual(players).unwrap());
    let kinds = [
        "act", "build", "end", "fill", "flee", "home", "lay", "move", "over", "pick", "play", "reward",
        "settle", "store", "uncover", "village", "walk",
    ];
    let found = || gather::<TrollsAndPrincessesUi>(&setups, kind, early);
    kept::<TrollsAndPrincessesUi>("trolls-and-princesses.json", found, &kinds);
}

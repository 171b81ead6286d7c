//! The event log, as sentences.

use cave_troll_ui::CaveTrollUi;
use moot_core::Seat;
use moot_core::SeatSet;
use moot_table::Seed;
use moot_table::{SeatInfo, Table};
use moot_table_ui::game::GameView;
use moot_table_ui::game::text_context::TextContext;
use moot_table_ui::table::event_log::{
    Line, LineFilter, MESSAGE, announced, happened, lines, message, untold,
};
use moot_ui::game::SetupOf;
use mountain_king::{MountainKing, Setup};
use mountain_king_ui::MountainKingUi;
use trolls_and_princesses_ui::TrollsAndPrincessesUi;

#[test]
fn the_event_log_lists_the_newest_round_first() {
    let setup = Setup::usual(2).unwrap();
    let mut table = Table::<MountainKing>::new(setup, Seed::typed("saga"), SeatSet::all(2)).unwrap();
    while table.state().round < 3 {
        let seat = table.state().active;
        let legal = table.legal(seat);
        let action = legal.iter().copied().find(|a| *a == mountain_king::Action::EndTurn);
        table.play(seat, action.unwrap_or(legal[0])).unwrap();
    }
    let info = |name: &str| SeatInfo {
        name: name.to_owned(),
        colour: String::new(),
        pattern: String::new(),
        player: SeatInfo::HUMAN.to_owned(),
    };
    let seats = [info("Ann"), info("Bo")];
    let all = lines::<MountainKingUi>(&setup, &seats, table.log(), &LineFilter::default());
    let rounds: Vec<u16> = all
        .iter()
        .filter_map(|line| if let Line::Chapter(round) = line { Some(*round) } else { None })
        .collect();
    assert_eq!(rounds, [2, 1, 0], "one heading a round");
    let places: Vec<(usize, usize)> = all
        .iter()
        .filter_map(|line| if let Line::Happened { at, .. } = line { Some(*at) } else { None })
        .collect();
    assert!(places.is_sorted_by(|a, b| a > b), "newest first");
    let few = lines::<MountainKingUi>(&setup, &seats, table.log(), &LineFilter::newest(5));
    assert_eq!(few, all[..few.len()]);
    assert_eq!(few.iter().filter(|line| matches!(line, Line::Happened { .. })).count(), 5);
    let only = |sieve: &LineFilter| lines::<MountainKingUi>(&setup, &seats, table.log(), sieve);
    let bo = only(&LineFilter { who: Some(Seat(1)), ..LineFilter::default() });
    let by_bo = |line: &&Line| matches!(line, Line::Happened { who: Some(Seat(1)), .. });
    assert_eq!(bo.iter().filter(by_bo).count(), all.iter().filter(by_bo).count());
    assert!(bo.iter().all(|line| matches!(line, Line::Chapter(_)) || by_bo(&line)));
    let found = only(&LineFilter { sought: "BO ".to_owned(), ..LineFilter::default() });
    let text = |line: &Line| if let Line::Happened { text, .. } = line { Some(text.clone()) } else { None };
    let texts: Vec<String> = found.iter().filter_map(text).collect();
    assert!(texts.len() > 3 && texts.iter().all(|text| text.to_lowercase().contains("bo")));
    let middle = places[places.len() / 2].0;
    let barred = only(&LineFilter { barrier: Some((middle, "seen".to_owned())), ..LineFilter::default() });
    let bar = barred.iter().position(|line| *line == Line::Barrier("seen".to_owned())).unwrap();
    let at = |line: &Line| if let Line::Happened { at, .. } = line { Some(at.0) } else { None };
    assert!(barred[..bar].iter().filter_map(at).all(|at| at > middle));
    assert!(barred[bar..].iter().filter_map(at).all(|at| at <= middle));
    let last = table.log().len() - 1;
    assert!(message::<MountainKingUi>(&setup, &seats, &table.log()[last..]).ends_with('.'));
}

/// Checks that every message of some games is present and short enough for screen readers. Returns how often the end was
/// announced as near.
fn check_messages<G: GameView>(setup: &SetupOf<G>, games: u64) -> usize {
    use moot_core::{Dice, SplitMix64};
    let info = |name: &str| SeatInfo {
        name: name.to_owned(),
        colour: String::new(),
        pattern: String::new(),
        player: SeatInfo::HUMAN.to_owned(),
    };
    let seats = ["Gunnhild the Grim", "Torolf", "Disa", "Sigurd"].map(info);
    let (mut longest, mut called) = (0, 0);
    for game in 0..games {
        let mut table =
            Table::<G::Rules>::new(*setup, Seed::typed(&game.to_string()), SeatSet::NONE).unwrap();
        let mut dice = SplitMix64::new(game);
        while let Some(seat) = table.asked().iter().next() {
            let legal = table.legal(seat);
            let action = legal[dice.below(legal.len() as u32) as usize];
            let plies = table.play(seat, action).unwrap().plies;
            let message = announced::<G>(&table, &seats, plies.clone());
            let told: usize = table.log()[plies.clone()]
                .iter()
                .map(|ply| happened::<G>(setup, &seats, 0, ply).count())
                .sum();
            assert!(message.chars().count() <= MESSAGE, "{message}");
            let call =
                |at| G::words().last_call(&TextContext::<G> { setup, state: table.at(at), seats: &seats });
            let (before, now) = (call(plies.start), call(plies.end));
            let calls = now.iter().map(|call| message.matches(call.as_str()).count()).sum::<usize>();
            if now.is_some() && now != before {
                assert_eq!(calls, 1, "the call is told once: {message}");
                called += 1;
            } else {
                assert_eq!(message.is_empty(), told == 0, "{message}");
            }
            longest = longest.max(message.chars().count());
        }
    }
    assert!(longest > 60, "the longest message has {longest} letters");
    called
}

#[test]
fn one_message_an_action_and_none_too_long() {
    let called = check_messages::<MountainKingUi>(&Setup::usual(4).unwrap(), 6);
    assert!(called >= 6, "three calls a game that comes to its end: {called}");
    check_messages::<CaveTrollUi>(&cave_troll::Setup::usual(3).unwrap(), 6);
    let setup = trolls_and_princesses::Setup::usual(3).unwrap();
    assert_eq!(check_messages::<TrollsAndPrincessesUi>(&setup, 4), 4);
}

#[test]
fn a_ply_is_told_beside_the_log_only_if_no_line_tells_it() {
    let setup = cave_troll::Setup::usual(3).unwrap();
    let mut table = Table::<cave_troll::CaveTroll>::new(setup, Seed::typed("told"), SeatSet::NONE).unwrap();
    let info = |name: &str| SeatInfo {
        name: name.to_owned(),
        colour: String::new(),
        pattern: String::new(),
        player: SeatInfo::HUMAN.to_owned(),
    };
    let seats = ["Ann", "Bo", "Cy"].map(info);
    while table.log().len() < 60 {
        let seat = table.asked().iter().next().expect("a running game");
        let legal = table.legal(seat);
        table.play(seat, legal[0]).unwrap();
    }
    let mut kinds = [0; 2];
    for at in 0..table.log().len() {
        let lines = lines::<CaveTrollUi>(&setup, &seats, &table.log()[at..=at], &LineFilter::default());
        let whole = message::<CaveTrollUi>(&setup, &seats, &table.log()[at..=at]);
        let beside = untold::<CaveTrollUi>(&table, &seats, at);
        assert_eq!(beside, if lines.is_empty() { whole } else { String::new() });
        kinds[usize::from(lines.is_empty())] += 1;
    }
    assert!(kinds[0] > 5 && kinds[1] > 5, "{kinds:?}");
}

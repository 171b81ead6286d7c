//! Links between people.

use moot_core::{Seat, SeatSet};
use moot_table::{Purpose, RawLink, RawSave, SeatInfo, Seed, Table};
use mountain_king::{Action, MountainKing, Setup};

use super::{Kin, code, code_in, seen_from};
use crate::opponents::{Player, people};
use crate::saves::APP;

fn seats(players: [&str; 3]) -> Vec<SeatInfo> {
    let seat = |player: &str| SeatInfo {
        name: "Ylva".to_owned(),
        colour: "rowan".to_owned(),
        pattern: "stripes".to_owned(),
        player: player.to_owned(),
    };
    players.map(seat).to_vec()
}

fn table(plays: usize) -> Table<MountainKing> {
    let mut table: Table<MountainKing> =
        Table::new(Setup::usual(3).unwrap(), Seed::typed("kin"), SeatSet::all(3)).unwrap();
    for _ in 0..plays {
        let seat = table.state().active;
        let legal = table.legal(seat);
        let end = legal.iter().copied().find(|action| *action == Action::EndTurn);
        table.play(seat, end.unwrap_or(legal[0])).unwrap();
    }
    table
}

#[test]
fn a_link_is_found_in_whatever_it_was_copied_with() {
    let code = code(&table(9), &seats(["human"; 3]), Purpose::Turn).unwrap();
    for text in [
        code.clone(),
        format!("  {code}\n"),
        format!("https://example.org/trollmoot/#game={code}"),
        format!("Your turn! <https://example.org/trollmoot/cave-troll.html#game={code}> Greetings"),
        format!("#game={code}"),
    ] {
        assert_eq!(code_in(&text), Some(code.as_str()), "{text}");
    }
    for text in ["", "hello", "{\"format\":1}", "#game=", "https://example.org/trollmoot/#table"] {
        assert_eq!(code_in(text), None, "{text}");
    }
    let cut = &code[..code.len() / 2];
    assert_eq!(code_in(&format!("#game={cut}")), Some(cut), "one that breaks off is told of, not overlooked");
}

#[test]
fn who_plays_by_link_is_a_person_in_the_link_and_elsewhere_on_the_other_screens() {
    let mine = seen_from(&seats(["human", "digger", "human"]), Seat(2));
    let players: Vec<Player> = mine.iter().map(Player::of).collect();
    assert!(matches!(players[..], [Player::Afar, Player::Machine(_), Player::Person]));
    assert_eq!(people(&mine), SeatSet::one(Seat(2)));
    let link = RawLink::decode(&code(&table(3), &mine, Purpose::Turn).unwrap()).unwrap();
    assert_eq!(link.seats, seats(["human", "digger", "human"]));
    let theirs = seen_from(&link.seats, Seat(0));
    assert_eq!(people(&theirs), SeatSet::one(Seat(0)));
}

#[test]
fn a_game_knows_its_kin() {
    let raw = |table: &Table<MountainKing>| RawSave::of(table, &seats(["human"; 3]), APP).unwrap();
    let (early, late) = (raw(&table(20)), raw(&table(30)));
    let more = late.log.len() - early.log.len();
    assert_eq!(Kin::of(&early, &early), Some(Kin::Same));
    assert_eq!(Kin::of(&early, &late), Some(Kin::Grown(more)));
    assert_eq!(Kin::of(&late, &early), Some(Kin::Outgrown(more)));
    let mut other = table(20);
    let seat = other.state().active;
    let action = *other.legal(seat).last().unwrap();
    other.play(seat, action).unwrap();
    assert_eq!(Kin::of(&late, &raw(&other)), Some(Kin::Parted(early.log.len())));
    let mut stranger = early.clone();
    stranger.seed = "another".to_owned();
    assert_eq!(Kin::of(&early, &stranger), None);
    let mut renamed = early.clone();
    renamed.seats = seats(["afar", "human", "afar"]);
    assert_eq!(Kin::of(&early, &renamed), Some(Kin::Same), "who sits where makes no difference");
}

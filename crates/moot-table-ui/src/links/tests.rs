//! Tests of game links.

use std::fs;
use std::path::Path;

use cave_troll::CaveTroll;
use moot_core::{Game, Seat, SeatSet};
use moot_table::{LinkOpenError, Purpose, RawLink, RawSave, Saved, SeatInfo, Seed, ShuffleProof, Table};
use moot_testkit::shipped_links;
use mountain_king::{Action, MountainKing, Setup};
use trolls_and_princesses::TrollsAndPrincesses;

use super::{SaveRelation, code, code_in, seen_from};
use moot_ui::players::{Player, people};
use moot_ui::saves::APP;

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
fn a_link_is_found_in_surrounding_text() {
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
    assert_eq!(code_in(&format!("#game={cut}")), Some(cut), "a truncated link is reported, not ignored");
}

#[test]
fn remote_players_are_encoded_as_persons() {
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
fn save_relations_are_detected() {
    let raw = |table: &Table<MountainKing>| RawSave::of(table, &seats(["human"; 3]), APP).unwrap();
    let (early, late) = (raw(&table(20)), raw(&table(30)));
    let more = late.log.len() - early.log.len();
    assert_eq!(SaveRelation::of(&early, &early), Some(SaveRelation::Same));
    assert_eq!(SaveRelation::of(&early, &late), Some(SaveRelation::Grown(more)));
    assert_eq!(SaveRelation::of(&late, &early), Some(SaveRelation::Outgrown(more)));
    let mut other = table(20);
    let seat = other.state().active;
    let done = table(30).log()[other.log().len()].entry;
    let differs = |action: &Action| done != moot_table::Entry::Act { seat, action: *action };
    let action = other.legal(seat).into_iter().find(differs).expect("another choice");
    other.play(seat, action).unwrap();
    assert_eq!(SaveRelation::of(&late, &raw(&other)), Some(SaveRelation::Parted(early.log.len())));
    let mut stranger = early.clone();
    stranger.seed = "another".to_owned();
    assert_eq!(SaveRelation::of(&early, &stranger), None);
    let mut renamed = early.clone();
    renamed.seats = seats(["afar", "human", "afar"]);
    assert_eq!(
        SaveRelation::of(&early, &renamed),
        Some(SaveRelation::Same),
        "the players make no difference"
    );
}

/// The path of a fixture from a revision of the rules.
fn fixture<G: Game>(name: &str, rules: u16) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(format!("../../tests/fixtures/links/{}-{name}-{rules}.txt", G::ID))
}

fn shipped<G: Game>(name: &str, rules: u16) -> RawLink {
    let text = fs::read_to_string(fixture::<G>(name, rules)).unwrap();
    RawLink::decode(&text).unwrap_or_else(|why| panic!("{} {name} {rules}: {why}", G::ID))
}

/// A link of an older revision opens the same game, or is refused as too old rather than opened as another game. `since` is the
/// first revision whose games replay unchanged with the current rules, for each of the fixtures.
fn opens<G: Saved<Setup: Copy>>(setup: G::Setup, since: [u16; 2]) {
    let revisions = 1..=G::RULES;
    let fixtures = || shipped_links::FIXTURES.into_iter().zip(since);
    for (rules, ((name, plays, purpose), since)) in
        revisions.flat_map(|rules| fixtures().map(move |it| (rules, it)))
    {
        let link = shipped::<G>(name, rules);
        assert_eq!((link.rules, link.purpose, &link.seats), (rules, purpose, &shipped_links::seats()));
        let table = match link.open::<G>() {
            Ok(table) => table,
            Err(why) => {
                assert_eq!(why, LinkOpenError::OlderRules { found: rules }, "{} {name}", G::ID);
                assert!(rules < since, "{} {name} {rules} shipped, and is refused", G::ID);
                continue;
            }
        };
        assert!(rules >= since, "{} {name} {rules} opens after all", G::ID);
        let same = table.log() == shipped_links::table::<G>(setup, plays).log();
        assert!(same, "{} {name} {rules} leads elsewhere", G::ID);
        assert_eq!(table.first_foreign_draw(), None);
        let fair = ShuffleProof::of(table.seed()).expect("a certificate");
        assert_eq!((fair.words == shipped_links::WORDS, fair.seed() == *table.seed()), (true, true));
    }
}

#[test]
fn links_that_shipped_open_for_ever() {
    // In revision 2 trades fall between the parts of a recruit and a dig, so decisions have other places in their lists.
    opens::<MountainKing>(Setup::usual(2).unwrap(), [2, 2]);
    // Since revision 2 no draw is forced, as one was in the finished game; the running one has none of what changed.
    opens::<CaveTroll>(cave_troll::Setup::usual(2).unwrap(), [1, 2]);
    // The initial goods of the boards changed in revision 5.
    opens::<TrollsAndPrincesses>(trolls_and_princesses::Setup::usual(2).unwrap(), [5, 5]);
}

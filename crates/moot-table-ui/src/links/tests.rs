//! Links between people.

use std::fs;
use std::path::Path;

use cave_troll::CaveTroll;
use moot_core::laws::random_action;
use moot_core::{Game, Mixer, Seat, SeatSet};
use moot_table::{Fair, LinkTrouble, Purpose, RawLink, RawSave, Saved, SeatInfo, Seed, Table};
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
        "who sits where makes no difference"
    );
}

/// A game of two by dice, with a certificate: to its end, or so many plays of it.
fn certified<G: Saved<Setup: Copy>>(setup: G::Setup, plays: usize) -> Table<G> {
    let words = ["heather".to_owned(), "granite".to_owned()];
    let mut table = Table::<G>::new(setup, Fair::new([42; 16], &words).seed(), SeatSet::all(2)).unwrap();
    let mut dice = Mixer::new(42);
    for _ in 0..plays {
        let Some((seat, action)) = random_action::<G>(table.setup(), table.state(), &mut dice) else { break };
        table.play(seat, action).unwrap();
    }
    table
}

/// The fixtures of a game: what they are called, how many plays they hold, what for.
const FIXTURES: [(&str, usize, Purpose); 2] =
    [("running", 60, Purpose::Turn), ("finished", usize::MAX, Purpose::Show)];

/// Where a fixture lies that was made by a revision of the rules.
fn fixture<G: Game>(name: &str, rules: u16) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(format!("../../tests/fixtures/links/{}-{name}-{rules}.txt", G::ID))
}

fn shipped<G: Game>(name: &str, rules: u16) -> RawLink {
    let text = fs::read_to_string(fixture::<G>(name, rules)).unwrap();
    RawLink::decode(&text).unwrap_or_else(|why| panic!("{} {name} {rules}: {why}", G::ID))
}

fn pair() -> Vec<SeatInfo> {
    let mut seats = seats(["human"; 3]);
    seats.truncate(2);
    "Torolf".clone_into(&mut seats[1].name);
    "fjord".clone_into(&mut seats[1].colour);
    "dots".clone_into(&mut seats[1].pattern);
    seats
}

fn write_fixtures<G: Saved<Setup: Copy>>(setup: G::Setup) {
    for (name, plays, purpose) in FIXTURES {
        let path = fixture::<G>(name, G::RULES);
        if path.exists() {
            println!("{} has shipped", path.display());
            continue;
        }
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, code(&certified::<G>(setup, plays), &pair(), purpose).unwrap() + "\n").unwrap();
    }
}

#[test]
#[ignore = "writes the links of this format and these rules, which must never change afterwards"]
fn write_the_links_that_have_to_open_for_ever() {
    write_fixtures::<MountainKing>(Setup::usual(2).unwrap());
    write_fixtures::<CaveTroll>(cave_troll::Setup::usual(2).unwrap());
    write_fixtures::<TrollsAndPrincesses>(trolls_and_princesses::Setup::usual(2).unwrap());
}

/// A link leads where it led, or is refused as too old rather than opened as another game: `since` is the first revision of the rules
/// by which these games are played as they are now.
fn opens<G: Saved<Setup: Copy>>(setup: G::Setup, since: u16) {
    let revisions = 1..=G::RULES;
    for (rules, (name, plays, purpose)) in revisions.flat_map(|rules| FIXTURES.map(|it| (rules, it))) {
        let link = shipped::<G>(name, rules);
        assert_eq!((link.rules, link.purpose, &link.seats), (rules, purpose, &pair()));
        let table = match link.open::<G>() {
            Ok(table) => table,
            Err(why) => {
                assert_eq!(why, LinkTrouble::OlderRules { found: rules }, "{} {name}", G::ID);
                assert!(rules < since, "{} {name} {rules} shipped, and is refused", G::ID);
                continue;
            }
        };
        assert!(rules >= since, "{} {name} {rules} opens after all", G::ID);
        let same = table.log() == certified::<G>(setup, plays).log();
        assert!(same, "{} {name} {rules} leads elsewhere", G::ID);
        assert_eq!(table.first_foreign_draw(), None);
        let fair = Fair::of(table.seed()).expect("a certificate");
        assert_eq!((fair.words.join(" ").as_str(), fair.seed() == *table.seed()), ("heather granite", true));
    }
}

#[test]
fn links_that_shipped_open_for_ever() {
    opens::<MountainKing>(Setup::usual(2).unwrap(), 1);
    opens::<CaveTroll>(cave_troll::Setup::usual(2).unwrap(), 1);
    // Board red is in these games, and begins with other goods since rules 4.
    opens::<TrollsAndPrincesses>(trolls_and_princesses::Setup::usual(2).unwrap(), 4);
}

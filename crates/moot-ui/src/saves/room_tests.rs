//! Tests the size of saves, and the recovery of ten thousand damaged saves.

use core::fmt::Write as _;

use cave_troll::CaveTroll;
use moot_core::laws::random_action;
use moot_core::{Dice, Evaluator, Game, SeatSet, SplitMix64};
use moot_players::Level;
use moot_table::{Saved, SeatInfo, Seed, Table};
use mountain_king::MountainKing;
use trolls_and_princesses::TrollsAndPrincesses;

use super::{Found, Record, SaveId, SaveLease, SaveStore, Store, save_key, write};
use crate::testing::Memory;

fn seats(count: usize) -> Vec<SeatInfo> {
    let names = ["Ylva", "Torolf", "Grandpa Björn", "Sunniva", "Håkon"];
    let info = |name: &&str| SeatInfo {
        name: (*name).to_owned(),
        colour: "heather".to_owned(),
        pattern: "chevrons".to_owned(),
        player: SeatInfo::HUMAN.to_owned(),
    };
    names.iter().take(count).map(info).collect()
}

/// A game with some random plays.
fn played<G: Saved<Setup: Copy>>(setup: G::Setup, seed: u64, plays: usize) -> Table<G> {
    let seats = G::seats(&setup);
    let mut table =
        Table::new(setup, Seed::random(u128::from(seed).to_be_bytes()), SeatSet::all(seats)).unwrap();
    let mut dice = SplitMix64::new(seed);
    for _ in 0..plays {
        let Some((seat, action)) = random_action::<G>(table.setup(), table.state(), &mut dice) else { break };
        table.play(seat, action).unwrap();
    }
    table
}

/// A whole game between the weakest computer players.
fn whole<G: Saved<Setup: Copy> + Evaluator>(setup: G::Setup, seed: u64) -> Table<G> {
    let seats = G::seats(&setup);
    let mut table =
        Table::new(setup, Seed::random(u128::from(seed).to_be_bytes()), SeatSet::all(seats)).unwrap();
    while let Some(seat) = table.asked().iter().next() {
        let at = table.log().len() as u64;
        let action = Level::Whelp.choose::<G>(&setup, &table.view(Some(seat)), seat, seed ^ at << 20);
        table.play(seat, action.unwrap()).unwrap();
    }
    table
}

/// The size of a text in browser storage: two bytes for each UTF-16 code unit.
fn bytes(text: &str) -> usize {
    text.encode_utf16().count() * 2
}

/// The records of finished games of all sizes; the older generation is one decision behind.
fn records<G: Saved<Setup: Copy> + Evaluator>(setups: &[G::Setup], count: u64) -> Vec<usize> {
    let save_store = SaveStore(Memory::default());
    let mut sizes = Vec::new();
    for (n, setup) in (0..count).zip(setups.iter().cycle()) {
        let table = whole::<G>(*setup, n);
        let seats = seats(G::seats(setup));
        let (id, mut lease) = (SaveId(n + 1), SaveLease::default());
        let last = table.log().iter().rposition(|ply| ply.entry.seat().is_some()).unwrap();
        let before = table.branch(last).unwrap();
        save_store.put(id, &mut lease, &write(&before, &seats, None).unwrap(), 1_795_286_400_000).unwrap();
        save_store.put(id, &mut lease, &write(&table, &seats, None).unwrap(), 1_795_286_400_000).unwrap();
        let both: usize = ["save", "older"]
            .map(|kind| {
                let key = format!("trollmoot/{kind}/{id}");
                bytes(&save_store.0.get(&key).unwrap().unwrap()) + bytes(&key)
            })
            .into_iter()
            .sum();
        sizes.push(bytes(&save_store.stored(id).unwrap()));
        sizes.push(both);
    }
    sizes
}

/// Whelps play about as long as people. Random players may put off the end of Cave Troll, where no draw is forced.
#[test]
fn saves_stay_within_the_size_limits() {
    let king: Vec<_> = (2..=5).map(|players| mountain_king::Setup::usual(players).unwrap()).collect();
    let cave: Vec<_> = (2..=4).map(|players| cave_troll::Setup::usual(players).unwrap()).collect();
    let princess: Vec<_> =
        (2..=4).map(|players| trolls_and_princesses::Setup::usual(players).unwrap()).collect();
    let (mut all, mut report) = (0, String::new());
    for (name, sizes) in [
        (MountainKing::ID, records::<MountainKing>(&king, 100)),
        (CaveTroll::ID, records::<CaveTroll>(&cave, 100)),
        (TrollsAndPrincesses::ID, records::<TrollsAndPrincesses>(&princess, 60)),
    ] {
        let one: Vec<usize> = sizes.iter().copied().step_by(2).collect();
        let both: usize = sizes.iter().skip(1).step_by(2).sum();
        let (most, mean) = (one.iter().max().unwrap(), one.iter().sum::<usize>() / one.len());
        writeln!(report, "{name}: mean {mean}, most {most} bytes; 100 with both generations {both}").unwrap();
        assert!(*most <= 8 * 1024, "{report}");
        all += both;
    }
    println!("{report}200 games with both generations: {all} bytes");
    assert!(all < 2_000_000, "{report}");
}

/// Damages a stored text at random.
fn damaged(stored: &str, dice: &mut SplitMix64) -> String {
    let mut letters: Vec<char> = stored.chars().collect();
    let hostile = ['\0', '\u{202e}', '\u{ffff}', '𝄞', '9', '{', '"', ' ', '㐀', '\u{b3ff}'];
    for _ in 0..=dice.below(3) {
        let at = dice.below(letters.len() as u32) as usize;
        let odd = hostile[dice.below(hostile.len() as u32) as usize];
        match dice.below(7) {
            0 => letters.truncate(at),
            1 if !letters.is_empty() => letters[at] = odd,
            2 => letters.insert(at, odd),
            3 if !letters.is_empty() => drop(letters.remove(at)),
            4 if !letters.is_empty() => {
                let bit = 1 << dice.below(16);
                letters[at] = char::from_u32(u32::from(letters[at]) ^ bit).unwrap_or(odd);
            }
            5 => letters.extend_from_within(at..),
            _ => {
                let other = dice.below(letters.len() as u32) as usize;
                if other < letters.len() {
                    letters.swap(at, other);
                }
            }
        }
    }
    letters.into_iter().collect()
}

/// Damages `count` saves, plain and packed, in stores with and without a sound older generation.
fn shaken<G: Saved<Setup: Copy>>(setup: G::Setup, count: u64) {
    let mut dice = SplitMix64::new(7);
    let seats = seats(G::seats(&setup));
    let (mut older, mut kept, mut sound) = (0, 0, 0);
    for n in 0..count {
        let table = played::<G>(setup, n % 40, 4 + (n % 60) as usize);
        let text = write(&table, &seats, None).unwrap();
        let before = write(&table.branch(table.log().len() - 1).unwrap(), &seats, None).unwrap();
        let record = |text: &str| Record { generation: n, time: n, text: text.to_owned() }.stored();
        let stored = if n % 2 == 0 { record(&text) } else { text };
        let bad = match n % 100 {
            0 => "[".repeat(200_000),
            1 => "2 99999999999999999999 1 1 1 㐀".to_owned(),
            2 => format!("2 1 1 {} {} 㐀", u64::MAX, usize::MAX),
            3 => String::new(),
            _ => damaged(&stored, &mut dice),
        };
        let save_store = SaveStore(Memory::default());
        let id = SaveId(n + 1);
        save_store.0.set(&save_key(id), &bad).unwrap();
        if n % 3 == 0 {
            save_store.0.set(&format!("trollmoot/older/{id}"), &record(&before)).unwrap();
        }
        assert!(save_store.ids().len() + save_store.kept().len() >= 1, "{bad:?} has vanished");
        match save_store.open::<G>(id) {
            Ok(Found::Game(..)) => sound += 1,
            Ok(Found::Older { opened, key, .. }) => {
                older += 1;
                assert!(opened.table.log().len() <= table.log().len());
                assert_eq!(save_store.0.get(&key).unwrap().as_deref(), Some(bad.as_str()));
            }
            Ok(Found::Quarantined { why, .. }) => {
                kept += 1;
                assert!(why.words().len() > 20, "{}", why.words());
                assert!(save_store.kept().iter().any(|kept| kept.text == bad), "{bad:?} is lost");
            }
            Ok(Found::Nothing) => panic!("{bad:?} is not found"),
            Ok(Found::Elsewhere(_)) => assert_eq!(save_store.stored(id).as_deref(), Some(bad.as_str())),
            Err(why) => panic!("{why}"),
        }
    }
    println!("{}: {sound} sound, {older} from the generation before, {kept} kept aside", G::ID);
    assert!(older > count / 5 && kept > count / 3, "{sound} {older} {kept}");
}

#[test]
fn ten_thousand_damaged_saves_of_mountain_king_lose_nothing() {
    shaken::<MountainKing>(mountain_king::Setup::usual(3).unwrap(), 10_000);
}

#[test]
fn ten_thousand_damaged_saves_of_cave_troll_lose_nothing() {
    shaken::<CaveTroll>(cave_troll::Setup::usual(3).unwrap(), 10_000);
}

#[test]
fn ten_thousand_damaged_saves_of_trolls_and_princesses_lose_nothing() {
    shaken::<TrollsAndPrincesses>(trolls_and_princesses::Setup::usual(3).unwrap(), 10_000);
}

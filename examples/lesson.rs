//! A tool for authors of lessons: plays a script as its test does, and prints the legal actions at every stop.
//!
//! `cargo run --example lesson -- mountain-king games/mountain-king/lessons/1-recruit.lesson`

use std::env;
use std::error::Error;
use std::fs;

use cave_troll::CaveTroll;
use moot_table::{Saved, Table, entry_from};
use moot_table_ui::lessons::run;
use moot_table_ui::lessons::script::Script;
use mountain_king::MountainKing;
use trolls_and_princesses::TrollsAndPrincesses;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let (game, file) = args.next().zip(args.next()).ok_or("which game, which file?")?;
    let script = Script::read(&fs::read_to_string(file)?)?;
    match game.as_str() {
        "mountain-king" => tell::<MountainKing>(&script),
        "cave-troll" => tell::<CaveTroll>(&script),
        "trolls-and-princesses" => tell::<TrollsAndPrincesses>(&script),
        _ => Err("no such game".into()),
    }
}

fn tell<G: Saved>(script: &Script) -> Result<(), Box<dyn Error>> {
    let mut table = run::open::<G>(script, &[])?.table;
    println!("begins after {} entries", table.log().len());
    legal(&table);
    for step in &script.steps {
        for play in &step.plays {
            let action = G::action_from(play)?;
            let seat = moot_core::Seat(script.me);
            if let Err(why) = table.play(seat, action) {
                println!("step {}: {play} is refused: {why}", step.key);
                legal(&table);
                return Ok(());
            }
            println!("step {}: {play}", step.key);
        }
        for then in &step.then {
            let Ok(moot_table::Entry::Act { seat, action }) = entry_from::<G>(then) else {
                return Err(format!("{then} is no decision").into());
            };
            if let Err(why) = table.play(seat, action) {
                println!("step {}: {then} is refused: {why}", step.key);
                legal(&table);
                return Ok(());
            }
        }
    }
    println!("ends {:?}, {:?}", table.turn(), table.score());
    legal(&table);
    Ok(())
}

fn legal<G: Saved>(table: &Table<G>) {
    for seat in table.asked().iter() {
        let texts: Vec<_> = table.legal(seat).into_iter().map(G::action_text).collect();
        println!("  {seat}: {}", texts.join(" | "));
    }
}

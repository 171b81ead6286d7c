//! Measures how long the page's thread takes to list legal actions, check one, and preview its effect, at every decision of games
//! between computer players. Runs in the browser only; `tools/promptness.mjs` calls it there and slows it down.
#![forbid(unsafe_code)]

use cave_troll::CaveTroll;
use cave_troll_ui::CaveTrollUi;
use moot_core::{Dice, Game, SeatSet, SplitMix64, Turn};
use moot_players::Level;
use moot_table::{Seed, Table};
use moot_table_ui::game::GameView;
use moot_table_ui::move_preview::preview;
use moot_ui::game::SetupOf;
use mountain_king::MountainKing;
use mountain_king_ui::MountainKingUi;
use trolls_and_princesses::TrollsAndPrincesses;
use trolls_and_princesses_ui::TrollsAndPrincessesUi;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Plays a whole game of four and returns the times of every decision in milliseconds, three each: listing legal actions,
/// checking one, and previewing its effect. The measured action is random; the played one is that of the computer player.
///
/// # Errors
/// Why the game cannot be played.
#[wasm_bindgen]
pub fn play(game: &str, seed: u32) -> Result<Vec<f64>, JsError> {
    match game {
        MountainKing::ID => timed::<MountainKingUi>(mountain_king::Setup::usual(4)?, seed),
        CaveTroll::ID => timed::<CaveTrollUi>(cave_troll::Setup::usual(4)?, seed),
        TrollsAndPrincesses::ID => {
            timed::<TrollsAndPrincessesUi>(trolls_and_princesses::Setup::usual(4)?, seed)
        }
        _ => Err(JsError::new(&format!("there is no game {game}"))),
    }
}

fn timed<G: GameView>(setup: SetupOf<G>, seed: u32) -> Result<Vec<f64>, JsError> {
    let clock = web_sys::window().and_then(|window| window.performance());
    let clock = clock.ok_or_else(|| JsError::new("there is no clock"))?;
    let mut table = Table::<G::Rules>::new(setup, Seed::typed(&seed.to_string()), SeatSet::NONE)?;
    let mut dice = SplitMix64::new(seed.into());
    let mut took = Vec::new();
    let mut legal = Vec::new();
    while table.turn() != Turn::Over {
        let Some(seat) = table.asked().iter().next() else {
            return Err(JsError::new("nobody is asked"));
        };
        let (setup, state) = (table.setup(), table.state());
        let begun = clock.now();
        legal.clear();
        G::Rules::legal(setup, state, seat, &mut legal);
        let listed = clock.now();
        let looked_at = legal[dice.below(legal.len() as u32) as usize];
        let drawn = clock.now();
        G::Rules::check(setup, state, seat, looked_at)?;
        let checked = clock.now();
        let told = preview::<G>(setup, state, seat, &[looked_at]);
        let foretold = clock.now();
        told.ok_or_else(|| JsError::new("a legal action has no move preview"))?;
        took.extend([listed - begun, checked - drawn, foretold - checked]);
        let view = G::Rules::view(setup, state, Some(seat));
        let choice = Level::Digger.choose::<G::Rules>(setup, &view, seat, dice.next_u64());
        table.play(seat, choice.ok_or_else(|| JsError::new("nothing was chosen"))?)?;
    }
    Ok(took)
}

/// The module is called from JavaScript only.
fn main() {}

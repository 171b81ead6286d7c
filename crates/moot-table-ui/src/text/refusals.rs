//! Why something cannot be done, with its facts.

use leptos::prelude::*;
use moot_table::Refused;

use super::words;
use crate::game::GameView;
use crate::game::session::Session;
use crate::opponents::InputControl;
use crate::text::Scene;
use moot_ui::game::IllegalOf;

/// Why something cannot be done, whatever is played.
pub trait RefusalWords: Sync {
    /// The game is over.
    fn over(&self) -> &'static str;
    /// Others must decide first.
    fn others_first(&self, names: &[String]) -> String;
    /// Something has to be drawn first.
    fn draw_first(&self) -> &'static str;
    /// Nothing is to be drawn.
    fn no_draw(&self) -> &'static str;
    /// The game is too long.
    fn too_long(&self, bound: usize) -> String;
}

/// A refusal as a sentence.
#[must_use]
pub fn sentence<G: GameView>(scene: &Scene<'_, G>, refused: &Refused<IllegalOf<G>>) -> String {
    let texts = words().refusals;
    match *refused {
        Refused::Over => texts.over().to_owned(),
        Refused::NotAsked { asked, .. } => {
            let names: Vec<String> = asked.iter().map(|seat| scene.name(seat).to_owned()).collect();
            texts.others_first(&names)
        }
        Refused::Illegal(why) | Refused::Impossible(why) => G::words().illegal(scene, why),
        Refused::ChanceIsDue => texts.draw_first().to_owned(),
        Refused::NoChanceIsDue => texts.no_draw().to_owned(),
        Refused::TooLong { bound } => texts.too_long(bound),
    }
}

/// Why something cannot be done now, as a sentence in the reader's language.
#[must_use]
pub fn why<G: GameView>(session: Session<G>, refused: &Refused<IllegalOf<G>>) -> String {
    if matches!(refused, Refused::NotAsked { .. }) {
        match session.hands.get() {
            InputControl::Past => return words().opponents.past().to_owned(),
            InputControl::Away => return words().saves.away().to_owned(),
            InputControl::Free | InputControl::Machine(_) | InputControl::Afar(_) => {}
        }
    }
    Scene::now(session, |scene| sentence(scene, refused))
}

//! A refusal as a sentence in the reader's language.

use leptos::prelude::*;
use moot_table::Refused;

use super::GameView;
use super::session::Session;
use super::text_context::TextContext;
use crate::opponents::InputControl;
use crate::text::words;
use moot_ui::game::IllegalOf;

/// A refusal as a sentence.
#[must_use]
pub fn sentence<G: GameView>(context: &TextContext<'_, G>, refused: &Refused<IllegalOf<G>>) -> String {
    let texts = words().refusals;
    match *refused {
        Refused::Over => texts.over().to_owned(),
        Refused::NotAsked { asked, .. } => {
            let names: Vec<String> = asked.iter().map(|seat| context.name(seat).to_owned()).collect();
            texts.others_first(&names)
        }
        Refused::Illegal(why) | Refused::Impossible(why) => G::words().illegal(context, why),
        Refused::ChanceIsDue => texts.draw_first().to_owned(),
        Refused::NoChanceIsDue => texts.no_draw().to_owned(),
        Refused::TooLong { bound } => texts.too_long(bound),
    }
}

/// Why a command is refused now, as a sentence in the reader's language.
#[must_use]
pub fn why<G: GameView>(session: Session<G>, refused: &Refused<IllegalOf<G>>) -> String {
    if matches!(refused, Refused::NotAsked { .. }) {
        match session.input_control().get() {
            InputControl::Past => return words().opponents.past().to_owned(),
            InputControl::WatchingOnly => return words().saves.away().to_owned(),
            InputControl::TurnOver(_) => return words().table.turn_over().to_owned(),
            InputControl::Free | InputControl::Computer(_) | InputControl::Remote(_) => {}
        }
    }
    TextContext::now(session, |context| sentence(context, refused))
}

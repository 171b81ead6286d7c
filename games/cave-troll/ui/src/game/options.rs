//! What can be chosen in the lobby for Cave Troll: the characters.

use cave_troll::{Set, Setup};
use leptos::prelude::*;

use crate::CaveTrollUi;
use crate::text::cave_troll::cave;
use crate::text::offer::cave_offer;
use moot_ui::game::form::Form;
use moot_ui::radio_group::choice;

/// What can be chosen in the lobby for Cave Troll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Which characters are played with.
    pub set: Set,
}

impl Default for Options {
    fn default() -> Options {
        Options { set: Set::Classic }
    }
}

/// The options of the game.
///
/// # Errors
/// What is missing before it can be played.
pub fn setup(form: &Form<CaveTrollUi>) -> Result<Setup, String> {
    Setup::new(form.players, form.options.set, form.first()).map_err(|_| cave().no_game().to_owned())
}

/// Where the characters are chosen.
pub fn rows(form: RwSignal<Form<CaveTrollUi>>) -> AnyView {
    let texts = cave_offer();
    let set = Signal::derive(move || form.with(|form| form.options.set));
    let chooser = choice(
        texts.set().to_owned(),
        vec![Set::Classic, Set::Variant],
        set,
        move |set| form.update(|form| form.options.set = set),
        |_| None,
        move |set| texts.set_short(set).into_any(),
    );
    view! {
        <div class="option">
            <span>{texts.set()}</span>
            {chooser}
        </div>
        <p class="setnote">{move || texts.set_note(set.get())}</p>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_lobby_proposes_can_be_played_by_any_number() {
        for players in 2..=4 {
            for set in [Set::Classic, Set::Variant] {
                let mut form = Form::<CaveTrollUi>::default();
                form.seat(players);
                form.options.set = set;
                let laid_out = setup(&form).expect("options that can be played");
                assert_eq!((laid_out.players(), laid_out.set()), (players, set));
            }
        }
        let form = Form::<CaveTrollUi> { players: 5, ..Form::default() };
        assert!(setup(&form).is_err_and(|why| why.ends_with('.')));
    }
}

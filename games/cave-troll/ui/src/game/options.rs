//! The lobby options of Cave Troll: the characters.

use cave_troll::{BadSetup, Set, Setup};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::CaveTrollUi;
use crate::text::offer::cave_offer;
use crate::text::table::cave;
use moot_ui::game::form::Form;
use moot_ui::radio_group::choice;

/// The lobby options of Cave Troll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// The set of characters.
    pub set: Set,
}

impl Default for Options {
    fn default() -> Options {
        Options { set: Set::Classic }
    }
}

/// Converts the options into a setup.
///
/// # Errors
/// Why the options cannot be played.
pub fn setup(form: &Form<CaveTrollUi>) -> Result<Setup, BadSetup> {
    Setup::new(form.players, form.options.set, form.first())
}

/// Describes, as a sentence, why the options cannot be played yet.
pub fn bad_setup(_form: &Form<CaveTrollUi>, _why: &BadSetup) -> String {
    cave().no_game().to_owned()
}

/// The form rows that choose the characters.
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
    fn default_options_are_playable_by_any_number_of_players() {
        for players in 2..=4 {
            for set in [Set::Classic, Set::Variant] {
                let mut form = Form::<CaveTrollUi>::default();
                form.seat(players);
                form.options.set = set;
                let laid_out = setup(&form).expect("playable options");
                assert_eq!((laid_out.players(), laid_out.set()), (players, set));
            }
        }
        let form = Form::<CaveTrollUi> { players: 5, ..Form::default() };
        assert!(setup(&form).is_err_and(|why| bad_setup(&form, &why).ends_with('.')));
    }
}

//! The lobby options besides players, starting player and seed.

use leptos::prelude::*;
use moot_ui::game::form::Form;
use moot_ui::radio_group::choice;
use nim_template::{BadSetup, Setup, Size};
use serde::{Deserialize, Serialize};

use crate::NimUi;
use crate::text::offer::nim_offer;
use crate::text::table::nim;

/// The lobby options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// The number of stones in the heaps.
    pub size: Size,
}

impl Default for Options {
    fn default() -> Options {
        Options { size: Size::Small }
    }
}

/// Converts the options into a setup. The rules check whether it can be played.
///
/// # Errors
/// Why the options cannot be played.
pub fn setup(form: &Form<NimUi>) -> Result<Setup, BadSetup> {
    Setup::new(form.players, form.options.size)
}

/// Describes, as a sentence, why the options cannot be played yet.
pub fn bad_setup(_form: &Form<NimUi>, _why: &BadSetup) -> String {
    nim().no_game().to_owned()
}

/// The form rows of the options.
pub fn rows(form: RwSignal<Form<NimUi>>) -> AnyView {
    // The lobby is shown before the rest of the program is loaded: its texts are a separate section.
    let texts = nim_offer();
    let size = Signal::derive(move || form.with(|form| form.options.size));
    let chooser = choice(
        texts.size().to_owned(),
        vec![Size::Small, Size::Large],
        size,
        move |size| form.update(|form| form.options.size = size),
        |_| None,
        move |size| texts.size_name(size).into_any(),
    );
    view! {
        <div class="option">
            <span>{texts.size()}</span>
            {chooser}
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn default_options_are_playable_by_any_number_of_players() {
        for players in 2..=3 {
            for size in [Size::Small, Size::Large] {
                let mut form = Form::<NimUi>::default();
                form.seat(players);
                form.options.size = size;
                let setup = setup(&form).expect("playable options");
                assert_eq!((setup.players(), setup.size()), (players, size));
            }
        }
        let form = Form::<NimUi> { players: 4, ..Form::default() };
        assert!(setup(&form).is_err_and(|why| bad_setup(&form, &why).ends_with('.')));
    }
}

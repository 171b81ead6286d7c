//! What lies behind the lobby: the rules of a game, its table, and all that is done with its saves.
//!
//! The page opens with the lobby alone. The first wish that needs the game fetches the rest of its program through
//! [`Playable::behind`] and is then carried out; see [`lazy`](crate::lazy). So nothing in the lobby may reach what is
//! behind the door but through the door: it states its wish as an [`Errand`].

use std::rc::Rc;

use leptos::prelude::*;
use moot_table::{SeatInfo, Table};

use crate::desk::{Desk, fresh_id};
use crate::fair;
use crate::lazy::{self, Fetched, Lost};
use crate::lobby::form::Form;
use crate::playable::Playable;
use crate::saves::{self, SaveId};
use crate::screen::Screen;
use crate::session::Session;
use crate::words::lobby::NotReady;

/// Something that cannot be done without the rules of the game.
pub enum Errand {
    /// Deal the game that was chosen in the lobby, and tell here what is missing before it can be played.
    Begin(RwSignal<Option<NotReady>>),
    /// Open a saved game on a screen.
    Resume(SaveId, Screen),
    /// Open the text of a save that came from elsewhere.
    Import(String),
    /// Open the code that a crash has left.
    Mend(String),
    /// Offer the game on the table as a file.
    Export,
}

/// The door to it.
pub struct Behind<G: Playable> {
    /// Carries out an errand.
    pub run: fn(Desk<G>, &Errand),
    /// The table with a game on it.
    pub table: fn(Desk<G>, Session<G>) -> AnyView,
}

impl<G: Playable> Behind<G> {
    /// The door. To be named only where a part of the program is cut off.
    pub const DOOR: &'static Behind<G> = &Behind {
        run,
        table: |desk, session| {
            provide_context(desk.thinker());
            view! { <crate::table::Table desk session/> }.into_any()
        },
    };
}

fn run<G: Playable>(desk: Desk<G>, errand: &Errand) {
    match errand {
        Errand::Begin(trouble) => match begin(desk, &desk.form.get_untracked()) {
            Ok(()) => desk.form.set(Form::default()),
            Err(why) => trouble.set(Some(why)),
        },
        Errand::Resume(id, screen) => desk.resume_on(*id, *screen),
        Errand::Import(text) => desk.import(text),
        Errand::Mend(code) => desk.import(&saves::from_crash(code).unwrap_or_else(|| code.clone())),
        Errand::Export => desk.export(),
    }
}

/// Deals the game that was chosen and puts it on the table.
fn begin<G: Playable>(desk: Desk<G>, form: &Form<G>) -> Result<(), NotReady> {
    let setup = G::setup(form).map_err(NotReady::Options)?;
    let seed = fair::seed_of(form)?;
    let seats = form.seats();
    let table = Table::<G::Rules>::new(setup, seed, SeatInfo::humans(&seats)).map_err(|_| NotReady::Other)?;
    desk.play(fresh_id(), table, seats, Screen::Table);
    Ok(())
}

/// Something that waits for a part of the program.
pub enum Waiting {
    /// It is being fetched.
    Coming,
    /// It could not be fetched; this tries again.
    Lost(Rc<dyn Fn()>),
}

impl<G: Playable> Desk<G> {
    /// Carries out an errand as soon as the game is there.
    pub fn ask(self, errand: Errand) {
        self.ask_again(Rc::new(errand));
    }

    fn ask_again(self, errand: Rc<Errand>) {
        let again = errand.clone();
        self.wait(
            G::behind(),
            move || self.ask_again(again.clone()),
            move |behind| (behind.run)(self, &errand),
        );
    }

    /// Does something with a part of the program as soon as it is there. Where it cannot be fetched the page says so, and
    /// offers to try `again`.
    pub fn wait<D: 'static>(
        self,
        fetched: Fetched<D>,
        again: impl Fn() + 'static,
        then: impl FnOnce(D) + 'static,
    ) {
        self.waiting.set(Some(Waiting::Coming));
        lazy::with(fetched, move |door| match door {
            Ok(door) => {
                self.waiting.set(None);
                then(door);
            }
            Err(Lost) => self.waiting.set(Some(Waiting::Lost(Rc::new(again)))),
        });
    }
}

/// Says that something is being fetched, or that it could not be.
#[component]
pub fn Fetching<G: Playable>(
    /// The page's shared state.
    desk: Desk<G>,
) -> impl IntoView {
    let sign = move || {
        desk.waiting.with(|waiting| match waiting {
            None => ().into_any(),
            Some(Waiting::Coming) => lazy::waiting(),
            Some(Waiting::Lost(again)) => {
                let again = again.clone();
                lazy::lost(move || again())
            }
        })
    };
    view! { <div class="toasts fetches">{sign}</div> }
}

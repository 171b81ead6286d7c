//! The chunk with the table of a game: the commands of the lobby.

use leptos::prelude::*;
use moot_table::{SeatInfo, Table};
use moot_ui::fair;
use moot_ui::game::app_state::{AppState, fresh_id};
use moot_ui::game::extras_chunk::LobbyExtras;
use moot_ui::game::form::{Form, Mixing};
use moot_ui::game::remembered_form;
use moot_ui::game::table_chunk::{GameCommand, TableChunk};
use moot_ui::players::Player;
use moot_ui::saves;
use moot_ui::screen::Screen;
use moot_ui::text::lobby::NotReady;

use super::OpenGame;
use crate::ai_client::ai_client;
use crate::game::GameView;

/// The content of the chunk. Referenced only where the chunk is defined, so that nothing else links it.
#[must_use]
pub const fn table_chunk<G: GameView>() -> TableChunk<G> {
    TableChunk {
        run,
        table: |app, session| {
            provide_context(ai_client(app));
            view! { <crate::table::Table app=app session/> }.into_any()
        },
    }
}

fn run<G: GameView>(app: AppState<G>, command: &GameCommand) {
    let games = OpenGame(app);
    match command {
        GameCommand::Begin(trouble) => match begin(app, &app.form.get_untracked()) {
            Ok(()) => keep_choices(app),
            Err(why) => trouble.set(Some(why)),
        },
        GameCommand::BeginQuick(trouble) => {
            // The code of the fair shuffle is on the screen: it counts for this game too.
            let quick = Form { mixing: app.form.with_untracked(|form| form.mixing.clone()), ..Form::quick() };
            match begin(app, &quick) {
                Ok(()) => app.form.update(|form| form.mixing = Mixing::drawn()),
                Err(why) => trouble.set(Some(why)),
            }
        }
        GameCommand::Resume(id, screen) => games.resume_on(*id, *screen),
        GameCommand::Import(text) => import(app, text.clone()),
        GameCommand::Mend(code) => import(app, saves::from_crash(code).unwrap_or_else(|| code.clone())),
        GameCommand::Export => games.export(),
    }
}

/// Opens a game from elsewhere, as soon as the code for that has loaded.
fn import<G: GameView>(app: AppState<G>, text: String) {
    let again = text.clone();
    app.wait(
        G::lobby_extras(),
        move || import(app, again.clone()),
        move |extras: &LobbyExtras<G>| (extras.import)(app, &text),
    );
}

/// Stores the choices of the form, and proposes them for the next game.
fn keep_choices<G: GameView>(app: AppState<G>) {
    let next = Form { seed: String::new(), mixing: Mixing::drawn(), ..app.form.get_untracked() };
    if let Err(why) = remembered_form::remember(&next) {
        app.unsaved.set(Some(why));
    }
    app.form.set(next);
}

/// Deals the configured game and opens it.
fn begin<G: GameView>(app: AppState<G>, form: &Form<G>) -> Result<(), NotReady> {
    let setup = G::setup(form).map_err(|why| NotReady::Options(G::bad_setup(form, &why)))?;
    let seed = fair::seed_of(form)?;
    let seats = form.seats();
    let table = Table::<G::Rules>::new(setup, seed, SeatInfo::humans(&seats)).map_err(|_| NotReady::Other)?;
    let elsewhere = seats.iter().any(|info| Player::of(info) == Player::Afar);
    OpenGame(app).play(fresh_id(), table, seats, Screen::Table);
    if let (true, Some(session)) = (elsewhere, app.session.get_untracked()) {
        session.invite(true);
    }
    Ok(())
}

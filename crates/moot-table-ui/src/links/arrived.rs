//! The dialog of an opened link: the game, its progress, and the possible actions. Nothing is stored before the player chooses an
//! action, and no existing save is replaced.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::{LinkOpenError, Purpose, RawLink, RawSave, SeatInfo, Table};

use super::address;
use super::save_relation::SaveRelation;
use super::seen_from;
use crate::game::GameView;
use crate::open_game::OpenGame;
use crate::text::words;
use moot_art::Icon;
use moot_ui::dialog::Dialog;
use moot_ui::game::app_state::{AppState, fresh_id};
use moot_ui::players::people;
use moot_ui::registry::GameEntry;
use moot_ui::saves::{APP, SAVES, SaveId, Summary};
use moot_ui::screen::Screen;
use moot_ui::seat_style;
use moot_ui::text::shown_name;
use moot_ui::widgets::{badge, ic};

/// Why a link cannot be opened.
enum Unusable {
    /// The link is not a playable game.
    Link(LinkOpenError),
    /// The game cannot be written as a save.
    Save(serde_json::Error),
}

/// The game of a link.
struct Arrival<G: GameView> {
    table: Table<G::Rules>,
    seats: Vec<SeatInfo>,
    summary: Summary,
    /// The person on turn.
    turn: Option<Seat>,
    /// Whether the link was sent for that turn.
    sent: bool,
    relation: Option<(SaveId, SaveRelation)>,
}

impl<G: GameView> Arrival<G> {
    /// Replays the game of a link.
    fn read(link: &RawLink) -> Result<Arrival<G>, Unusable> {
        let table = link.open::<G::Rules>().map_err(Unusable::Link)?;
        let seats = link.seats.clone();
        let raw = RawSave::of(&table, &seats, APP).map_err(Unusable::Save)?;
        let people = people(&seats);
        let turn = table.asked().iter().find(|&seat| people.contains(seat)).filter(|_| people.len() > 1);
        let relation = SaveRelation::on(&SAVES, &raw);
        let summary = Summary::of::<G>(&raw, 0);
        Ok(Arrival { table, seats, summary, turn, sent: link.purpose == Purpose::Turn, relation })
    }

    /// Continues the game. `mine` is the seat at this screen; `None` if all seats are.
    fn go_on(self, app: AppState<G>, mine: Option<Seat>) {
        let seats = mine.map_or_else(|| self.seats.clone(), |mine| seen_from(&self.seats, mine));
        match self.relation {
            Some((id, SaveRelation::Same | SaveRelation::Outgrown(_))) => {
                OpenGame(app).open(id, Screen::Table)
            }
            Some((id, SaveRelation::Grown(_))) => OpenGame(app).bring_up_to_date(id, self.table, seats),
            Some((_, SaveRelation::Parted(_))) | None => {
                OpenGame(app).play(fresh_id(), self.table, seats, Screen::Table)
            }
        }
    }
}

/// The dialog of an opened link. A link to another game of this site redirects to its page.
pub fn arrived<G: GameView>(app: AppState<G>, code: &str) -> AnyView {
    let close = Callback::new(move |()| app.arriving.set(None));
    let link = match RawLink::decode(code) {
        Ok(link) => link,
        Err(why) => return broken(words().links.bad(why).to_owned(), close),
    };
    if link.game != G::ID
        && let Some(there) = GameEntry::of_id(&link.game).and_then(|game| address(game, code))
    {
        if let Some(window) = web_sys::window() {
            // If the browser does not navigate, the lobby is shown, and the link can be opened again.
            let _ = window.location().replace(&there);
        }
        app.arriving.set(None);
        return ().into_any();
    }
    match Arrival::read(&link) {
        Ok(arrival) => offered(app, arrival, close),
        Err(Unusable::Link(why)) => broken(words().links.trouble(&why), close),
        Err(Unusable::Save(why)) => broken(why.to_string(), close),
    }
}

fn broken(why: String, close: Callback<()>) -> AnyView {
    view! {
        <Dialog title=words().links.broken() close>
            <p role="alert">{why}</p>
        </Dialog>
    }
    .into_any()
}

fn offered<G: GameView>(app: AppState<G>, arrival: Arrival<G>, close: Callback<()>) -> AnyView {
    let texts = words().links;
    let saves = words().saves;
    let name =
        |seat: Seat| arrival.seats.get(seat.index()).map_or("", |info| shown_name(&info.name)).to_owned();
    let turn = match arrival.summary.asked {
        None => saves.finished().to_owned(),
        Some(seat) => saves.turn_of(&name(seat)),
    };
    let moment = arrival.summary.moment.clone().unwrap_or_default();
    let who = Seat::all(arrival.seats.len())
        .map(
            |seat| view! { <li>{badge(seat_style::of(&arrival.seats, seat), "")} <span>{name(seat)}</span></li> },
        )
        .collect_view();
    let relation =
        arrival.relation.map(|(_, relation)| view! { <p class="kin">{texts.relation(relation)}</p> });
    // Whether a save of this browser is a copy of this game. Without one, a finished game can only be watched.
    let saved = arrival.relation.is_some_and(|(_, how)| !matches!(how, SaveRelation::Parted(_)));
    let mine = arrival.turn.map(|seat| (seat, name(seat)));
    let running = arrival.summary.asked.is_some();
    let sent = arrival.sent;
    let arrival = StoredValue::new_local(Some(arrival));
    let done = move |then: &dyn Fn(Arrival<G>)| {
        app.arriving.set(None);
        if let Some(arrival) = arrival.try_update_value(Option::take).flatten() {
            then(arrival);
        }
    };
    let choice = move |first: bool, icon: Icon, label: String, help: String, press: Callback<()>| {
        view! {
            <button type="button" class="btn tall" class:primary=first on:click=move |_| press.run(())>
                {ic(icon)}
                <span>
                    <strong>{label}</strong>
                    <small>{help}</small>
                </span>
            </button>
        }
    };
    let take = mine.clone().map(|(seat, name)| {
        let press = Callback::new(move |()| done(&|it: Arrival<G>| it.go_on(app, Some(seat))));
        choice(sent, Icon::Play, texts.take_turn(&name), texts.take_turn_help(&name), press)
    });
    let here = running.then(|| {
        let press = Callback::new(move |()| done(&|it: Arrival<G>| it.go_on(app, None)));
        let (label, help) = (texts.go_on().to_owned(), texts.go_on_help().to_owned());
        choice(!sent, Icon::Person, label, help, press)
    });
    let own_copy = (!running && saved).then(|| {
        let press = Callback::new(move |()| done(&|it: Arrival<G>| it.go_on(app, None)));
        choice(true, Icon::Play, texts.own_copy().to_owned(), texts.own_copy_help().to_owned(), press)
    });
    let watch = {
        let press = Callback::new(move |()| {
            done(&|it: Arrival<G>| {
                let end = it.table.log().len();
                OpenGame(app).replay(it.table, it.seats, end);
            });
        });
        choice(!running && !saved, Icon::Eye, texts.watch().to_owned(), texts.watch_help().to_owned(), press)
    };
    view! {
        <Dialog title=texts.arrived() close>
            <div class="arrived" data-arrived="">
                <p class="which">
                    <strong>{G::entry().texts().name}</strong>
                    <span>{moment}</span>
                    <span>{turn}</span>
                </p>
                <ul class="whos">{who}</ul>
                {relation}
                <div class="choices">{take} {here} {own_copy} {watch}</div>
                <p class="fine">{texts.open_book()}</p>
            </div>
        </Dialog>
    }
    .into_any()
}

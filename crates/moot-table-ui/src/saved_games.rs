//! The list of saved games: continue, export and delete them, and handle unreadable ones.

use leptos::prelude::*;
use moot_core::Seat;
use wasm_bindgen::JsValue;

use crate::game::GameView;
use crate::open_game::OpenGame;
use crate::text::words;
use moot_art::Icon;
use moot_ui::game::app_state::{AppState, Failure, fresh_id, now};
use moot_ui::saves;
use moot_ui::saves::{NotPut, QuarantinedSave, SAVES, SaveId, SaveLease, Summary, Trouble, export};
use moot_ui::screen::Screen;
use moot_ui::seat_style;
use moot_ui::text::{language, shown_name};
use moot_ui::widgets::{badge, ic};

/// The list of saved games.
#[component]
pub fn Saved<G: GameView>(
    /// The shared state of the page.
    app: AppState<G>,
) -> impl IntoView {
    let texts = words().saves;
    let changed = app.saves_changed;
    let saves = Memo::new(move |_| {
        changed.track();
        SAVES.list::<G>()
    });
    let count = move || saves.with(Vec::len);
    let deleted = RwSignal::new(None::<DeletedSave>);
    let rows = move || {
        let saves = saves.get();
        let deleted_at =
            deleted.with(|deleted| deleted.as_ref().map(|deleted| deleted.place.min(saves.len())));
        let mut rows: Vec<AnyView> = saves
            .into_iter()
            .enumerate()
            .map(|(place, (id, summary))| view! { <Save app id summary place changed deleted/> }.into_any())
            .collect();
        if let Some(at) = deleted_at {
            rows.insert(at, deleted_row(app, changed, deleted));
        }
        rows
    };
    view! {
        <h2 id="h-saves">
            {texts.continue_title()}
            <span class="extra">{move || (count() > 0).then(|| texts.count(count()))}</span>
        </h2>
        {move || app.failure.get().map(|failure| view! { <Failed app failure/> })}
        <ul>{rows}</ul>
        {move || (count() == 0).then(|| view! { <p class="empty">{texts.none()}</p> })}
        <QuarantineList app changed/>
        {moot_ui::lobby::keeping::keeping(app, changed)}
    }
}

/// The button that continues the game that was played last and is not over, with its title and progress; nothing if there is none.
pub fn last_saved<G: GameView>(app: AppState<G>) -> AnyView {
    let last = Memo::new(move |_| {
        app.saves_changed.track();
        SAVES.last_unfinished::<G>()
    });
    let button = move || {
        let (id, summary) = last.get()?;
        let game = summary.game?.texts().name;
        let moment = progress(&summary);
        let what = if moment.is_empty() { game.to_owned() } else { [game, " (", &moment, ")"].concat() };
        Some(view! {
            <button type="button" class="btn" data-continue="" on:click=move |_| OpenGame(app).resume_on(id, Screen::Table)>
                {ic(Icon::Play)}
                <span>{words().saves.continue_last(&what)}</span>
            </button>
        })
    };
    button.into_any()
}

/// The progress of a saved game; for another game than that of the page, the points of the seats once it is over. Before its end
/// the saved points leave out what is counted last, and would contradict those at the table.
fn progress(summary: &Summary) -> String {
    let points = || summary.points.iter().map(i32::to_string).collect::<Vec<_>>().join(" : ");
    match (&summary.moment, summary.asked) {
        (Some(moment), _) => moment.clone(),
        (None, None) => points(),
        (None, Some(_)) => String::new(),
    }
}

/// A save that has just been deleted.
#[derive(Clone, Debug)]
struct DeletedSave {
    id: SaveId,
    text: String,
    /// Its index in the list.
    place: usize,
}

/// The row in the place of a deleted save, with the button that puts it back.
fn deleted_row<G: GameView>(
    app: AppState<G>,
    changed: RwSignal<()>,
    deleted: RwSignal<Option<DeletedSave>>,
) -> AnyView {
    let put_back = move |_| {
        let Some(DeletedSave { id, text, .. }) = deleted.get_untracked() else { return };
        match SAVES.put(id, &mut SaveLease::default(), &text, now()) {
            // If another tab has stored it again, it is in the list.
            Ok(()) | Err(NotPut::Taken) => deleted.set(None),
            Err(NotPut::Store(why)) => app.unsaved.set(Some(why)),
        }
        changed.set(());
    };
    view! {
        <li class="saverow deleted">
            <span role="status">{words().table.deleted()}</span>
            <button type="button" class="btn" on:click=put_back>
                {ic(Icon::Undo)}
                <span>{words().table.put_back()}</span>
            </button>
        </li>
    }
    .into_any()
}

/// The reader's own variety of the language of the page ("en-GB" for "en") if the browser names one, else that language.
fn locale() -> String {
    let word = language().word();
    let varieties = window().navigator().languages();
    let own =
        varieties.iter().filter_map(|one| one.as_string()).find(|one| one.split('-').next() == Some(word));
    own.unwrap_or_else(|| word.to_owned())
}

/// Formats a time in milliseconds since the Unix epoch as a date with the time of day, in the language of the page.
pub(crate) fn date(time: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(time as f64));
    let styles = js_sys::JSON::parse(r#"{"dateStyle":"medium","timeStyle":"short"}"#);
    let options = styles.unwrap_or(JsValue::UNDEFINED);
    date.to_locale_string(&locale(), &options).into()
}

#[component]
fn Save<G: GameView>(
    app: AppState<G>,
    id: SaveId,
    summary: Summary,
    /// Its index in the list.
    place: usize,
    changed: RwSignal<()>,
    deleted: RwSignal<Option<DeletedSave>>,
) -> impl IntoView {
    let texts = words().saves;
    let game = summary.game.map_or("", |game| game.texts().name);
    let picture = summary.game.map(|game| game.picture);
    let moment = progress(&summary);
    let moment = match &summary.branch {
        Some(branch) => {
            let name = words().replay.marked(&branch.name);
            if moment.is_empty() { name } else { [name.as_str(), " · ", &moment].concat() }
        }
        None => moment,
    };
    let turn = match summary.asked {
        None => texts.finished().to_owned(),
        Some(seat) => {
            texts.turn_of(summary.seats.get(seat.index()).map_or("", |info| shown_name(&info.name)))
        }
    };
    let parts = [moment.as_str(), turn.as_str()];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let label = texts.continue_label(game, &parts.join(", "));
    let when = match summary.saved {
        0 => texts.begun(&date(id.0)),
        saved => texts.saved(&date(saved)),
    };
    let lonely = SAVES.lonely(id, now()).then(|| view! { <em class="lonely">{texts.lonely()}</em> });
    let who = Seat::all(summary.seats.len())
        .map(|seat| badge(seat_style::of(&summary.seats, seat), ""))
        .collect_view();
    let names = summary.seats.iter().map(|info| shown_name(&info.name)).collect::<Vec<_>>().join(", ");
    let sure = RwSignal::new(false);
    let delete = move |_| {
        if !sure.get_untracked() {
            sure.set(true);
            return;
        }
        let text = SAVES.text(id);
        if let Err(why) = SAVES.delete(id) {
            app.unsaved.set(Some(why));
            return;
        }
        // What cannot be read cannot be put back either.
        deleted.set(text.ok().flatten().map(|text| DeletedSave { id, text, place }));
        changed.set(());
    };
    let take = move |_| {
        if let Ok(Some(text)) = SAVES.text(id) {
            export(&id.to_string(), &text);
            app.backed_up(id);
            changed.set(());
        }
    };
    let delete_label = move || if sure.get() { texts.delete_sure() } else { texts.delete() };
    view! {
        <li class="saverow">
            <button type="button" class="save" title=names on:click=move |_| OpenGame(app).resume_on(id, Screen::Table)>
                <span class="sr">{label}</span>
                <img class="gl" src=picture alt="" width="46" height="58"/>
                <span class="txt" aria-hidden="true">
                    <strong>{game}</strong>
                    <span class="whos"><span class="moment">{moment}</span> {who}</span>
                    <span>{when}</span>
                    {lonely}
                </span>
                <span class="st" class:you=place == 0 aria-hidden="true">
                    {turn}
                </span>
                {ic(Icon::Next)}
            </button>
            <span class="actions">
                <button type="button" class="btn icon ghosted" aria-label=texts.export() title=texts.export() on:click=take>
                    {ic(Icon::Export)}
                </button>
                <button
                    type="button"
                    class="btn icon ghosted"
                    class:sure=sure
                    aria-label=delete_label
                    title=delete_label
                    on:click=delete
                    on:blur=move |_| sure.set(false)
                >
                    {ic(Icon::Trash)}
                    {move || sure.get().then(|| view! { <span>{texts.delete_sure()}</span> })}
                </button>
            </span>
        </li>
    }
}

/// A save that could not be opened just now, and its recoverable part.
#[component]
fn Failed<G: GameView>(app: AppState<G>, failure: Failure<G>) -> impl IntoView {
    let texts = words().saves;
    let trouble = failure.trouble;
    let rescued = trouble.with_value(|trouble| match trouble.as_deref() {
        Some(Trouble::Unfit { rescued: Some(rescued), .. }) => Some(rescued.table.log().len()),
        _ => None,
    });
    let go_on = move |_| {
        let taken = trouble.try_update_value(Option::take).flatten();
        if let Some(Trouble::Unfit { rescued: Some(rescued), .. }) = taken.map(|trouble| *trouble) {
            OpenGame(app).play(fresh_id(), rescued.table, rescued.seats, Screen::Table);
        }
    };
    let offer = rescued.filter(|&moves| moves > 0).map(|moves| {
        view! {
            <button type="button" class="btn" on:click=go_on>
                {texts.go_on_from(moves)}
            </button>
        }
    });
    view! {
        <div class="savebad" role="alert">
            <span>{failure.text}</span>
            {offer}
            <button type="button" class="btn" on:click=move |_| app.failure.set(None)>
                {words().lobby.close()}
            </button>
        </div>
    }
}

/// The quarantined saves.
#[component]
fn QuarantineList<G: GameView>(app: AppState<G>, changed: RwSignal<()>) -> impl IntoView {
    let rows = move || {
        changed.track();
        let kept = SAVES.kept();
        (!kept.is_empty()).then(|| {
            let row = |kept| view! { <QuarantinedRow app kept changed/> };
            view! {
                <h3>{words().saves.kept_title()}</h3>
                <ul>{kept.into_iter().map(row).collect_view()}</ul>
            }
        })
    };
    view! { <div class="kept">{rows}</div> }
}

/// A quarantined save, with the reason. If it is readable after all, for instance by a later version of the page, it opens.
#[component]
fn QuarantinedRow<G: GameView>(
    app: AppState<G>,
    kept: QuarantinedSave,
    changed: RwSignal<()>,
) -> impl IntoView {
    let texts = words().saves;
    let QuarantinedSave { key, text } = kept;
    let readable = if saves::other_game::<G::Rules>(&text).is_some() {
        Ok(())
    } else {
        saves::read::<G::Rules>(&text).map(drop)
    };
    let why = match readable {
        Ok(()) => {
            let text = text.clone();
            let open = view! {
                <button type="button" class="btn" on:click=move |_| OpenGame(app).import(&text)>
                    {texts.continue_title()}
                </button>
            };
            open.into_any()
        }
        Err(why) => view! { <span>{texts.kept(&key, &why.words())}</span> }.into_any(),
    };
    let file = key.replace('/', "-");
    let sure = RwSignal::new(false);
    let doomed = key.clone();
    let delete = move |_| {
        if !sure.get_untracked() {
            sure.set(true);
        } else if let Err(why) = SAVES.delete_kept(&doomed) {
            app.unsaved.set(Some(why));
        } else {
            changed.set(());
        }
    };
    let taken = text.clone();
    view! {
        <li class="savebad">
            {why}
            <details>
                <summary>{texts.show_text()}</summary>
                <textarea readonly rows="4" aria-label=key>
                    {text}
                </textarea>
            </details>
            <span class="actions">
                <button type="button" class="btn" on:click=move |_| export(&file, &taken)>
                    {ic(Icon::Export)}
                    <span>{texts.export()}</span>
                </button>
                <button type="button" class="btn" class:sure=sure on:click=delete>
                    {ic(Icon::Trash)}
                    <span>{move || if sure.get() { texts.delete_sure() } else { texts.delete() }}</span>
                </button>
            </span>
        </li>
    }
}

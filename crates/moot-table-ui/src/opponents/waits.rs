//! The tray while a computer player is on turn: its name, its last action, and a button to hurry it.

use leptos::prelude::*;
use moot_core::Seat;
use moot_players::Level;

use super::Opponents;
use crate::text::words;
use moot_art::{Clan, Icon, Portrait, SeatStyle};
use moot_ui::players::Player;
use moot_ui::widgets::{badge, ic};

/// The portrait of a computer player: stronger levels are older trolls.
#[must_use]
pub fn portrait(level: Level) -> Portrait {
    let (seed, clan, rank) = match level {
        Level::Pebble => (41, Clan::Moon, 1),
        Level::Whelp => (23, Clan::Mud, 1),
        Level::Scamp => (34, Clan::Fire, 1),
        Level::Digger => (9, Clan::Fire, 1),
        Level::Mason => (17, Clan::Mud, 2),
        Level::Warden => (28, Clan::Fire, 2),
        Level::Elder => (52, Clan::Ice, 2),
        Level::Ancient => (61, Clan::Moon, 3),
    };
    Portrait { seed, clan, level: rank, bare: false }
}

/// The tray while a computer player is on turn. It stays mounted until the turn has passed, so that it does not flicker between
/// quick decisions.
#[component]
pub fn WaitTray(
    /// The computer players.
    opponents: Opponents,
    /// The seat on turn.
    #[prop(into)]
    seat: Signal<Seat>,
    /// The level.
    #[prop(into)]
    player: Signal<Player>,
    /// The name.
    #[prop(into)]
    name: Signal<String>,
    /// The seat style.
    #[prop(into)]
    seat_style: Signal<SeatStyle>,
    /// The last action, in a sentence.
    #[prop(into)]
    last_action: Signal<String>,
) -> impl IntoView {
    let texts = words().opponents;
    let level = Memo::new(move |_| player.get().level().unwrap_or(Level::Whelp));
    let paused = opponents.paused();
    let searched = Memo::new(move |_| {
        let search = opponents.search().get().filter(|search| search.seat == seat.get());
        search.map_or((0, 0), |search| (search.done, search.of))
    });
    let title = move || name.with(|name| if paused.get() { texts.waits(name) } else { texts.thinks(name) });
    let line = move || {
        let last_action = last_action.get();
        if last_action.is_empty() { texts.tries(level.get(), 0, 0) } else { last_action }
    };
    let tries = move || {
        let (done, of) = searched.get();
        texts.tries(level.get(), done, of)
    };
    let share = move || {
        let (done, of) = searched.get();
        let share = if of == 0 { 0 } else { u64::from(done) * 100 / u64::from(of) };
        // A transform is composited; a change of width would cause layout and paint in every frame of its transition.
        ["transform:scaleX(calc(", &share.min(100).to_string(), "/100))"].concat()
    };
    let searches = Memo::new(move |_| level.get().trees() > 0);
    let class = move || {
        let state = if paused.get() { " paused" } else { "" };
        ["tray waits ", seat_style.get().class(), state].concat()
    };
    view! {
        <div
            class=class
            role="group"
            aria-labelledby="h-tray"
            data-waits=move || player.get().word()
            data-paused=move || paused.get().then_some("true")
        >
            <span class="mini-face" inner_html=move || portrait(level.get()).image()></span>
            {move || badge(seat_style.get(), "mid")}
            <span class="line">
                <strong id="h-tray">
                    {title}
                    <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
                </strong>
                <span class="news">{line}</span>
            </span>
            {move || searches.get().then(|| view! {
                <span class="tries">
                    <span>{tries}</span>
                    <span class="bar" aria-hidden="true"><i style=share></i></span>
                </span>
            })}
            // A lesson plays by its script.
            {move || (!opponents.scripted().get()).then(|| buttons(opponents))}
        </div>
    }
}

/// The buttons that end the search and pause the computer players.
fn buttons(opponents: Opponents) -> AnyView {
    let texts = words().opponents;
    let paused = opponents.paused();
    let toggle =
        move || if paused.get() { (Icon::Play, texts.go_on()) } else { (Icon::Pause, texts.pause()) };
    view! {
        <span class="pair">
            <button type="button" class="btn quiet" data-hurry="" on:click=move |_| opponents.hurry()>
                {ic(Icon::Skip)}
                <span>{texts.move_now()}</span>
            </button>
            <button
                type="button"
                class="btn quiet"
                data-pause=""
                aria-pressed=move || if paused.get() { "true" } else { "false" }
                on:click=move |_| opponents.toggle_pause()
            >
                {move || ic(toggle().0)}
                <span>{move || toggle().1}</span>
            </button>
        </span>
    }
    .into_any()
}

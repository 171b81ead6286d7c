//! A forecast of each player's gold if the whole dungeon were scored now.

use cave_troll::{Phase, score};
use leptos::prelude::*;
use moot_core::{Game, Seat};

use crate::marker::Session;
use crate::text::table::cave;
use moot_art::Icon;
use moot_table_ui::controls::panel;
use moot_ui::widgets::{badge, ic_class};

/// One row: current gold, and the payout from the dungeon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row {
    gold: i32,
    board: i16,
}

impl Row {
    fn after(self) -> i32 {
        self.gold + i32::from(self.board)
    }
}

/// The forecast panel.
#[component]
pub fn Forecast(
    /// The game.
    session: Session,
) -> impl IntoView {
    let rows = Memo::new(move |_| {
        session.state().with(|state| {
            // After the end of the game everything has been paid.
            let over = state.phase == Phase::Over;
            let board = if over { [0; 4] } else { score::whole_board(state) };
            let row = |seat: Seat| Row { gold: state.player(seat).total(), board: board[seat.index()] };
            state.all().map(row).collect::<Vec<_>>()
        })
    });
    let most = Memo::new(move |_| rows.with(|rows| rows.iter().map(|row| row.after()).max().unwrap_or(0)));
    let row = move |seat: Seat| {
        let now = Memo::new(move |_| {
            rows.with(|rows| rows.get(seat.index()).copied().unwrap_or(Row { gold: 0, board: 0 }))
        });
        let share = move |part: i32| {
            let all = most.get().max(1);
            ["width:", &(part.max(0) * 100 / all).to_string(), "%"].concat()
        };
        let name = session.name(seat);
        view! {
            <li
                class=session.seat_style(seat).class()
                aria-label=move || cave().forecast_row(&name, now.get().gold, now.get().board)
            >
                {badge(session.seat_style(seat), "mid")}
                <span class="bars" aria-hidden="true">
                    <span class="nums">
                        <b>{move || now.get().gold}</b>
                        <em>{move || ["+", &now.get().board.to_string()].concat()}</em>
                        <strong>{move || now.get().after()}</strong>
                    </span>
                    <span class="bar">
                        <i style=move || share(now.get().gold)></i>
                        <i class="plus" style=move || share(now.get().board.into())></i>
                    </span>
                </span>
                {move || {
                    let leads = most.get() > 0 && now.get().after() == most.get();
                    leads.then(|| ic_class(Icon::Crown, "ic crown"))
                }}
            </li>
        }
    };
    let seats = Seat::all(cave_troll::CaveTroll::seats(&session.setup())).map(row).collect_view();
    panel(
        "forecast",
        || cave().forecast().to_owned(),
        || cave().forecast_extra().to_owned(),
        view! { <ol>{seats}</ol> },
    )
}

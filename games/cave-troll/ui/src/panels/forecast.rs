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
    // One function renders a whole row. Its nodes are kept, so the bars move.
    let row = move |seat: Seat| {
        let now = rows.with(|rows| rows.get(seat.index()).copied().unwrap_or(Row { gold: 0, board: 0 }));
        let (after, most) = (now.after(), most.get());
        let [gold, board] = [now.gold, now.board.into()];
        let share = |part: i32| ["width:", &(part.max(0) * 100 / most.max(1)).to_string(), "%"].concat();
        let seat_style = session.seat_style(seat);
        view! {
            <li class=seat_style.class() aria-label=cave().forecast_row(&session.name(seat), gold, now.board)>
                {badge(seat_style, "mid")}
                <span class="bars" aria-hidden="true">
                    <span class="nums">
                        <b>{gold.to_string()}</b>
                        <em>{["+", &board.to_string()].concat()}</em>
                        <strong>{after.to_string()}</strong>
                    </span>
                    <span class="bar">
                        <i style=share(gold)></i>
                        <i class="plus" style=share(board)></i>
                    </span>
                </span>
                {(most > 0 && after == most).then(|| ic_class(Icon::Crown, "ic crown"))}
            </li>
        }
    };
    let seats = Seat::all(cave_troll::CaveTroll::seats(&session.setup()))
        .map(|seat| move || row(seat))
        .collect_view();
    panel(
        "forecast",
        || cave().forecast().to_owned(),
        || cave().forecast_extra().to_owned(),
        view! { <ol>{seats}</ol> },
    )
}

//! A forecast of each player's gold if the whole dungeon were scored now.

use cave_troll::{Phase, State, score};
use leptos::prelude::*;
use moot_core::{Game, Seat};

use crate::board::model::Preview;
use crate::board::{act, build};
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

/// The rows of all players, after a selection with this effect.
fn rows(state: &State, choice: Option<&Preview>) -> Vec<Row> {
    // After the end of the game everything has been paid.
    let over = state.phase == Phase::Over;
    let board = if over { [0; 4] } else { score::whole_board(state) };
    let row = |seat: Seat| {
        let at = seat.index();
        let (gained, change) = choice.map_or((0, 0), |choice| (choice.gained[at], choice.board[at]));
        Row { gold: state.player(seat).total() + i32::from(gained), board: board[at] + change }
    };
    state.all().map(row).collect()
}

/// The forecast panel.
#[component]
pub fn Forecast(
    /// The game.
    session: Session,
) -> impl IntoView {
    // As the marks in the dungeon do, the panel tells the effect of a complete selection.
    let choice = Memo::new(move |_| {
        let choices = session.input_control().get().free().then(|| act::choices(session))?;
        session.state().with(|state| build::preview_of(&session.setup(), state, &choices, None))
    });
    let rows =
        Memo::new(move |_| session.state().with(|state| choice.with(|choice| rows(state, choice.as_ref()))));
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
        move || cave().forecast(choice.with(Option::is_some)).to_owned(),
        || cave().forecast_extra().to_owned(),
        view! { <ol>{seats}</ol> },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::testing::{Position, space};
    use cave_troll::{Action, Figure};

    #[test]
    fn the_forecast_tells_the_effect_of_a_selection() {
        let mut position = Position::classic(2);
        position.put("A 0:knight").put("B 1:chest");
        let (setup, state) = (&position.setup, &position.state);
        let step = Action::Move { who: Figure::Knight, from: space('A'), to: space('B') };
        let effect = crate::board::preview::preview_of(setup, state, &[step]);
        let [now, then] = [rows(state, None), rows(state, Some(&effect))];
        assert_eq!(now[1], then[1]);
        assert_eq!(then[0].board - now[0].board, effect.worth(Seat(0)));
        assert_ne!(now[0], then[0]);
    }
}

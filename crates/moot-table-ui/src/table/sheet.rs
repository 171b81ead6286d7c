//! The score sheet: every category of every player, the ranking, and the points over the game.

use leptos::prelude::*;
use moot_core::{Game, ScoreSheet, Seat, Turn, in_order};

use super::brand::brand;
use crate::after;
use crate::game::GameView;
use crate::game::history::seen;
use crate::game::session::Session;
use crate::game::text_context::TextContext;
use crate::open_game::OpenGame;
use crate::replay;
use crate::text::words;
use moot_art::Icon;
use moot_ui::game::app_state::AppState;
use moot_ui::screen::Screen;
use moot_ui::symbols;
use moot_ui::widgets::{badge, ic, ic_class};

/// One seat of each team in the order of the ranking; in games without teams, every seat.
#[must_use]
pub fn ranking(sheet: &ScoreSheet) -> Vec<Seat> {
    let rank = |seat: &Seat| sheet.rank[seat.index()];
    in_order(sheet.columns(), |a, b| rank(a).cmp(&rank(b)))
}

/// The score sheet of a game.
#[component]
pub fn Sheet<G: GameView>(
    /// The shared state of the page.
    app: AppState<G>,
    /// The session.
    session: Session<G>,
) -> impl IntoView {
    symbols::place(G::SYMBOLS);
    let texts = words().sheet;
    let sheet = untrack(|| {
        let viewer = session.viewer();
        session.table().with(|table| G::Rules::score(table.setup(), &seen::<G>(table, table.state(), viewer)))
    });
    let over = session.table().with_untracked(|table| table.turn() == Turn::Over);
    let moment = untrack(|| TextContext::now(session, |context| G::words().moment(context)));
    let champion = if over {
        champion(session, &sheet)
    } else {
        view! { <p>{texts.so_far()} {G::words().unseen().map(|text| [" ", text].concat())}</p> }.into_any()
    };
    let replay = move |_| {
        replay::open(session, None);
        app.go(Screen::Table);
    };
    view! {
        <div class="end">
            <header class="topbar">
                {brand::<G, _>(moment)}
                <div class="champ">{champion}</div>
                <div class="grp">
                    <button type="button" class="btn" data-replay-it="" on:click=replay>
                        {ic(Icon::Play)}
                        <span>{words().replay.replay()}</span>
                    </button>
                    <button type="button" class="btn" on:click=move |_| app.go(Screen::Table)>
                        {ic(Icon::Prev)}
                        <span>{texts.board()}</span>
                    </button>
                    <button type="button" class="btn" on:click=move |_| OpenGame(app).export()>
                        {ic(Icon::Export)}
                        <span>{words().saves.export()}</span>
                    </button>
                    <button type="button" class="btn primary" on:click=move |_| app.go(Screen::Lobby)>
                        {ic(Icon::Home)}
                        <span>{texts.new_game()}</span>
                    </button>
                </div>
            </header>
            <main>
                <h1 class="sr">{texts.title()}</h1>
                {paper(session, &sheet, over)}
                <div class="side">
                    {after::over_time(session, &sheet)}
                    {order(session, &sheet, over)}
                </div>
                <div class="afterwards">
                    {over.then(|| after::turns(app, session))}
                    {after::statistics(session)}
                </div>
            </main>
        </div>
    }
}

/// The winners, and how a tie was broken.
fn champion<G: GameView>(session: Session<G>, sheet: &ScoreSheet) -> AnyView {
    let texts = words().sheet;
    let order = ranking(sheet);
    let first: Vec<Seat> = order.iter().copied().filter(|seat| sheet.rank[seat.index()] == 0).collect();
    let (Some(&winner), second) = (order.first(), order.get(first.len())) else { return ().into_any() };
    let total = sheet.total(winner);
    let ahead = |by: i32| texts.ahead(total, by, G::words().points());
    let how = match second {
        Some(&second) if first.len() == 1 && sheet.total(second) < total => {
            ahead(total - sheet.total(second))
        }
        None if first.len() == 1 => ahead(0),
        second => untrack(|| {
            TextContext::now(session, |context| G::words().tie(context, sheet, &first, second.copied()))
        }),
    };
    let winners = || first.iter().flat_map(|&seat| sheet.teams.team(seat).iter());
    let names: Vec<String> = winners().map(|seat| session.name(seat)).collect();
    let badges = winners().map(|seat| badge(session.seat_style(seat), "big")).collect_view();
    let team = sheet.teams.any() && first.len() == 1;
    let crowned =
        if team { G::words().team_wins(&session.team_name(winner)) } else { G::words().winners(&names) };
    view! {
        {badges}
        <span>
            <strong>{crowned}</strong>
            <br/>
            <span>{how}</span>
        </span>
    }
    .into_any()
}

/// The score table. Only a finished game highlights the winner's column.
pub fn paper<G: GameView>(session: Session<G>, sheet: &ScoreSheet, over: bool) -> AnyView {
    let texts = words().sheet;
    let seats: Vec<Seat> = sheet.columns().collect();
    let wins = |seat: Seat| over && sheet.rank[seat.index()] == 0;
    let heads = seats
        .iter()
        .map(|&seat| {
            view! {
                <th scope="col" class:win=wins(seat)>
                    {wins(seat).then(|| ic_class(Icon::Crown, "ic bigcrown"))}
                    {team_badges(session, sheet, seat, "big")}
                    <strong>{session.team_name(seat)}</strong>
                </th>
            }
        })
        .collect_view();
    let rows = sheet
        .categories
        .iter()
        .zip(&sheet.points)
        .map(|(&category, points)| {
            let best = seats.iter().map(|seat| points[seat.index()]).max().unwrap_or(0);
            let cells = seats
                .iter()
                .map(|&seat| {
                    let value = points[seat.index()];
                    let shown = if value == 0 { "–".to_owned() } else { value.to_string() };
                    view! {
                        <td class:win=wins(seat) class:best=value != 0 && value == best class:nil=value == 0>
                            {shown}
                        </td>
                    }
                })
                .collect_view();
            view! {
                <tr data-category=category>
                    <th scope="row">
                        <span>{ic(G::category_icon(category))} {G::words().category(category)}</span>
                    </th>
                    {cells}
                </tr>
            }
        })
        .collect_view();
    let totals =
        seats.iter().map(|&seat| view! { <td class:win=wins(seat)>{sheet.total(seat)}</td> }).collect_view();
    view! {
        <section class="sheet-final" tabindex="0" aria-label=texts.title() data-over=over.then_some("true")>
            <table>
                <thead>
                    <tr>
                        <th></th>
                        {heads}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
                <tfoot>
                    <tr>
                        <th scope="row">{G::words().total()}</th>
                        {totals}
                    </tr>
                </tfoot>
            </table>
        </section>
    }
    .into_any()
}

/// The badges of all members of a seat's team.
fn team_badges<G: GameView>(
    session: Session<G>,
    sheet: &ScoreSheet,
    seat: Seat,
    size: &'static str,
) -> AnyView {
    let team = sheet.teams.team(seat).iter();
    view! { <span class="badges">{team.map(|seat| badge(session.seat_style(seat), size)).collect_view()}</span> }
        .into_any()
}

/// The ranking, with a bar for each player and the tie-break rules.
fn order<G: GameView>(session: Session<G>, sheet: &ScoreSheet, over: bool) -> AnyView {
    let texts = words().sheet;
    let most = Seat::all(sheet.seats.into()).map(|seat| sheet.total(seat)).max().unwrap_or(0).max(1);
    let row = |seat: Seat| {
        let (name, seat_style, total) =
            (session.team_name(seat), session.seat_style(seat), sheet.total(seat));
        let place = over.then(|| texts.place(sheet.rank[seat.index()] + 1));
        let width = total.clamp(0, most) * 100 / most;
        let bar = [
            "<rect width=\"100%\" height=\"100%\" fill=\"",
            seat_style.colour(),
            "\"/><rect width=\"100%\" height=\"100%\" fill=\"",
            seat_style.pattern(),
            "\"/>",
        ]
        .concat();
        let label = texts.bar(&name, total, G::words().points());
        view! {
            <li aria-label=label>
                <b class="place">{place}</b>
                {team_badges(session, sheet, seat, "mid")}
                <span class="nm">{name}</span>
                <span class="bar">
                    <svg aria-hidden="true" style=format!("width:{width}%") inner_html=bar></svg>
                </span>
                <b class="total">{total}</b>
            </li>
        }
    };
    view! {
        <section class="panel order" aria-labelledby="h-order">
            <h2 id="h-order">{texts.ranking()}</h2>
            <ol>{ranking(sheet).into_iter().map(row).collect_view()}</ol>
            <p>{G::words().tie_note()}</p>
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ranking_follows_the_sheet() {
        let mut sheet = ScoreSheet::new(&["tunnels"], 3);
        sheet.points[0] = [4, 9, 6, 0, 0];
        sheet.rank_by(|_| 0);
        assert_eq!(ranking(&sheet), [Seat(1), Seat(2), Seat(0)]);
    }

    #[test]
    fn a_team_is_ranked_once() {
        let mut sheet = ScoreSheet::new(&["tunnels"], 4);
        sheet.points[0] = [4, 9, 6, 2, 0];
        let mut sheet = sheet.joined(moot_core::Teams::marked(&[0, 1, 1, 0]));
        sheet.rank_by(|_| 0);
        assert_eq!(ranking(&sheet), [Seat(1), Seat(0)]);
    }
}

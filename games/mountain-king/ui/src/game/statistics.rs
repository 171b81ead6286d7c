//! End-of-game statistics: the dug tunnels, and the routes of the statues.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::Table;
use mountain_king::tables::TUNNELS;
use mountain_king::{Clan, Event, MountainKing, Square};

use super::Session;
use crate::board::tray_picture;
use crate::board::{paint, skin};
use crate::text::table::king;
use moot_table_ui::after::road;
use moot_ui::widgets::badge;

/// A route: consecutive cart moves of one statue by one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The player.
    pub seat: Seat,
    /// The clan of the statue.
    pub clan: Clan,
    /// The squares from origin to destination.
    pub way: Vec<Square>,
}

/// The tunnels and routes of a whole game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// The number of tunnels per seat and stack.
    pub tunnels: Vec<Vec<u8>>,
    /// The routes of the statues, in order.
    pub routes: Vec<Route>,
}

/// Collects the statistics of a game.
#[must_use]
pub fn statistics(table: &Table<MountainKing>) -> Statistics {
    let players = table.setup().players().into();
    let mut statistics = Statistics { tunnels: vec![vec![0; TUNNELS.len()]; players], routes: Vec::new() };
    for event in table.log().iter().flat_map(|ply| &ply.events) {
        match *event {
            Event::Dug { seat, shape, .. } => {
                let dug =
                    statistics.tunnels.get_mut(seat.index()).and_then(|dug| dug.get_mut(usize::from(shape)));
                if let Some(count) = dug {
                    *count += 1;
                }
            }
            Event::Moved { seat, clan, from, to } => {
                let on = |route: &&mut Route| {
                    (route.seat, route.clan, route.way.last()) == (seat, clan, Some(&from))
                };
                match statistics.routes.last_mut().filter(on) {
                    Some(route) => route.way.push(to),
                    None => statistics.routes.push(Route { seat, clan, way: vec![from, to] }),
                }
            }
            _ => {}
        }
    }
    statistics
}

/// The mountain with all tunnels and the routes of the statues, and the tile counts beside it.
pub fn view(session: Session) -> AnyView {
    let setup = session.setup();
    let statistics = session.table().with_untracked(statistics);
    let background = paint::background(&setup);
    let networks = session.table().with_untracked(|table| {
        paint::small_networks(&setup, table.state(), |seat| session.seat_style(seat))
    });
    let mut roads = String::new();
    for route in &statistics.routes {
        let point = |&at: &Square| {
            let (x, y) = moot_art::middle(skin::square(at));
            (f64::from(x), f64::from(y))
        };
        let way: Vec<(f64, f64)> = route.way.iter().map(point).collect();
        roads +=
            &road(&way, session.seat_style(route.seat).colour(), f64::from(route.seat.0) * 3.0 - 6.0, 5.0);
    }
    let frame = background.mountain.frame().view_box();
    let rows = Seat::all(setup.players().into()).map(|seat| row(session, &statistics, seat)).collect_view();
    view! {
        <div class="traces">
            <svg class="board" viewBox=frame role="img" aria-label=king().table.statistics_map()>
                <g inner_html=background.small></g>
                <g inner_html=networks></g>
                <g inner_html=roads></g>
            </svg>
            <ul>{rows}</ul>
        </div>
    }
    .into_any()
}

fn row(session: Session, statistics: &Statistics, seat: Seat) -> AnyView {
    let dug = &statistics.tunnels[seat.index()];
    let tunnels: usize = dug.iter().map(|&count| usize::from(count)).sum();
    let squares: usize =
        dug.iter().zip(&TUNNELS).map(|(&count, tunnel)| usize::from(count) * usize::from(tunnel.size)).sum();
    let carted = statistics.routes.iter().filter(|route| route.seat == seat);
    let (journeys, steps) = carted.fold((0, 0), |(n, steps), route| (n + 1, steps + route.way.len() - 1));
    let tile = |(&count, tunnel): (&u8, &'static mountain_king::tables::Tunnel)| {
        let lie = tunnel.lies.first().filter(|_| count > 0)?;
        let picture = tray_picture(lie, 6);
        Some(view! {
            <span class="tile">
                <span class="glyph" inner_html=picture></span>
                <b>{count}</b>
            </span>
        })
    };
    let tiles = dug.iter().zip(&TUNNELS).filter_map(tile).collect_view();
    view! {
        <li>
            {badge(session.seat_style(seat), "mid")}
            <div>
                <strong>{session.name(seat)}</strong>
                <p>{king().table.dug_and_carted(tunnels, squares, journeys, steps)}</p>
                <div class="tiles" aria-hidden="true">
                    {tiles}
                </div>
            </div>
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use moot_core::{Dice, SeatSet, SplitMix64, Turn};
    use moot_table::Seed;
    use mountain_king::{Action, Setup};

    #[test]
    fn traces_list_every_tunnel_and_every_route() {
        let (mut dug, mut steps, mut long) = (0, 0, 0);
        for game in 0..6 {
            let setup = Setup::usual(3).unwrap();
            let seed = Seed::typed(&format!("traces {game}"));
            let mut table = Table::<MountainKing>::new(setup, seed, SeatSet::NONE).unwrap();
            let mut dice = SplitMix64::new(game);
            while table.turn() != Turn::Over {
                let seat = table.state().active;
                let legal = table.legal(seat);
                let carts: Vec<Action> =
                    legal.iter().copied().filter(|action| matches!(action, Action::Cart { .. })).collect();
                let from = if carts.is_empty() { &legal } else { &carts };
                table.play(seat, from[dice.below(from.len() as u32) as usize]).unwrap();
            }
            let statistics = statistics(&table);
            let events: Vec<&Event> = table.log().iter().flat_map(|ply| &ply.events).collect();
            let counted = |fits: fn(&Event) -> bool| events.iter().filter(|event| fits(event)).count();
            let tunnels: usize = statistics.tunnels.iter().flatten().map(|&count| usize::from(count)).sum();
            assert_eq!(tunnels, counted(|event| matches!(event, Event::Dug { .. })));
            let walked: usize = statistics.routes.iter().map(|route| route.way.len() - 1).sum();
            assert_eq!(walked, counted(|event| matches!(event, Event::Moved { .. })));
            dug += tunnels;
            steps += walked;
            long += statistics.routes.iter().filter(|route| route.way.len() > 2).count();
        }
        assert!(dug > 15 && steps > 20 && long > 0, "{dug} {steps} {long}");
    }
}

//! End-of-game statistics: the paths of the figures, and the gold from each room.

use cave_troll::{CaveTroll, Event, Space};
use leptos::prelude::*;
use moot_core::Seat;
use moot_table::Table;

use super::Session;
use crate::board::paint;
use crate::board::skin::with_plan;
use crate::text::table::cave;
use moot_table_ui::after::road;
use moot_ui::widgets::badge;

/// The counts of one seat over the whole game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Figures placed in the dungeon.
    pub placed: u16,
    /// Steps and other moves of own figures.
    pub steps: u16,
    /// Figures of others moved.
    pub shoved: u16,
    /// Figures removed from the dungeon.
    pub removed: u16,
    /// Gold from rooms that were scored or weighed, by space.
    pub gold: Vec<u16>,
    /// The number of moves of own figures between two spaces.
    pub ways: Vec<(Space, Space, u16)>,
}

impl Counts {
    fn gain(&mut self, at: Space, gold: u8) {
        if let Some(sum) = self.gold.get_mut(at.index()) {
            *sum += u16::from(gold);
        }
    }
}

/// The counts of each seat.
#[must_use]
pub fn counts(table: &Table<CaveTroll>) -> Vec<Counts> {
    let spaces = Space::all().count();
    let seats = usize::from(table.state().seats);
    let mut all = vec![Counts { gold: vec![0; spaces], ..Counts::default() }; seats];
    for event in table.log().iter().flat_map(|ply| &ply.events) {
        match *event {
            Event::Placed { piece, .. } => of(&mut all, piece.seat, |mine| mine.placed += 1),
            Event::Moved { piece, from, to, by, .. } if by == piece.seat => {
                of(&mut all, by, |mine| {
                    mine.steps += 1;
                    match mine.ways.iter_mut().find(|way| (way.0, way.1) == (from, to)) {
                        Some(way) => way.2 += 1,
                        None => mine.ways.push((from, to, 1)),
                    }
                });
            }
            Event::Moved { by, .. } => of(&mut all, by, |mine| mine.shoved += 1),
            Event::Removed { by, .. } => of(&mut all, by, |mine| mine.removed += 1),
            Event::Scored { at, gold, .. } => {
                for (mine, gold) in all.iter_mut().zip(gold) {
                    mine.gain(at, gold);
                }
            }
            Event::Weighed { seat, at, gold } => of(&mut all, seat, |mine| mine.gain(at, gold)),
            _ => {}
        }
    }
    all
}

fn of(all: &mut [Counts], seat: Seat, change: impl FnOnce(&mut Counts)) {
    if let Some(mine) = all.get_mut(seat.index()) {
        change(mine);
    }
}

/// The dungeon with the paths of all figures and the gold from each room, and a row for each player.
pub fn view(session: Session) -> AnyView {
    let counts = session.table().with_untracked(counts);
    let background = paint::background();
    let mut drawn = String::new();
    with_plan(|plan| {
        for (seat, mine) in Seat::all(counts.len()).zip(&counts) {
            let colour = session.seat_style(seat).colour();
            for &(from, to, count) in &mine.ways {
                let way = [plan.middle(from.index()), plan.middle(to.index())];
                drawn +=
                    &road(&way, colour, f64::from(seat.0) * 7.0 - 10.0, f64::from(count.min(5)) * 1.4 + 2.0);
            }
        }
        for space in Space::all() {
            let (x, y) = plan.middle(space.index());
            let paid = Seat::all(counts.len()).zip(&counts).filter(|(_, mine)| mine.gold[space.index()] > 0);
            for (nth, (seat, mine)) in paid.enumerate() {
                drawn += &coin(
                    x,
                    y - 14.0 + nth as f64 * 26.0,
                    session.seat_style(seat).colour(),
                    mine.gold[space.index()],
                );
            }
        }
    });
    let frame = background.frame.view_box();
    let row = |(seat, mine): (Seat, &Counts)| {
        let rooms: u16 = mine.gold.iter().sum();
        view! {
            <li>
                {badge(session.seat_style(seat), "mid")}
                <div>
                    <strong>{session.name(seat)}</strong>
                    <p>{cave().did([mine.placed, mine.steps, mine.shoved, mine.removed], rooms)}</p>
                </div>
            </li>
        }
    };
    let rows = Seat::all(counts.len()).zip(&counts).map(row).collect_view();
    view! {
        <div class="traces">
            // On a phone the map is wider than the page, so that its numbers are readable; the element takes the focus so that
            // keys can scroll it.
            <div class="far" tabindex="0" role="group" aria-label=cave().statistics_map()>
                <svg class="board" viewBox=frame role="img" aria-label=cave().statistics_map()>
                    <g inner_html=background.small.to_string()></g>
                    <g inner_html=drawn></g>
                </svg>
            </div>
            <ul>{rows}</ul>
        </div>
    }
    .into_any()
}

fn coin(x: f64, y: f64, colour: &str, gold: u16) -> String {
    format!(
        "<g class=\"took\"><rect x=\"{}\" y=\"{}\" width=\"36\" height=\"24\" rx=\"6\" fill=\"{colour}\"/><rect x=\"{}\" y=\"{}\" width=\"26\" height=\"18\" rx=\"4\" fill=\"#f5ebd6\"/><text x=\"{x}\" y=\"{}\">{gold}</text></g>",
        x - 18.0,
        y - 12.0,
        x - 13.0,
        y - 9.0,
        y + 5.5
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::Setup;
    use moot_core::{Dice, Game, SplitMix64};
    use moot_ui::testing::played;

    #[test]
    fn steps_and_scored_coins_are_counted_per_seat() {
        let (mut steps, mut gold) = (0, 0);
        for game in 0..8 {
            let setup = Setup::usual(3).unwrap();
            let mut dice = SplitMix64::new(game);
            let table = played::<CaveTroll>(setup, &game.to_string(), |_, _, legal| {
                Some(legal[dice.below(legal.len() as u32) as usize])
            })
            .unwrap();
            let all = counts(&table);
            let events = || table.log().iter().flat_map(|ply| &ply.events);
            let moved = events().filter(|event| matches!(event, Event::Moved { .. })).count();
            let told: u16 = all.iter().map(|mine| mine.steps + mine.shoved).sum();
            assert_eq!(usize::from(told), moved);
            let sheet = CaveTroll::score(table.setup(), table.state());
            for (seat, mine) in all.iter().enumerate() {
                // The rows of the whole dungeon and of single rooms.
                let rooms = sheet.points[0][seat] + sheet.points[1][seat];
                assert_eq!(i32::from(rooms), mine.gold.iter().map(|&gold| i32::from(gold)).sum::<i32>());
                assert_eq!(mine.ways.iter().map(|way| way.2).sum::<u16>(), mine.steps);
                gold += mine.gold.iter().sum::<u16>();
            }
            steps += told;
        }
        assert!(steps > 50 && gold > 0, "{steps} {gold}");
    }
}

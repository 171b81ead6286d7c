//! Points over the game, in total or by category.

use leptos::prelude::*;
use moot_core::{ScoreSheet, Seat};
use moot_table::Table;

use crate::game::GameView;
use crate::game::history::seen;
use crate::game::session::Session;
use crate::text::words;
use moot_art::chart::{Line, Words as ChartTexts, chart};

/// The score sheet after each part of the game, as if the game had ended there and as `viewer` may know it; the last one is the
/// current one.
#[must_use]
pub fn counts<G: GameView>(table: &Table<G::Rules>, viewer: Option<Seat>) -> Vec<ScoreSheet> {
    let ended = |state| G::ended(table.setup(), &seen::<G>(table, state, viewer));
    let mut counts = Vec::new();
    for at in 1..=table.log().len() {
        let (before, after) = (table.at(at - 1), table.at(at));
        if G::chapter(before) > 0 && G::chapter(after) > G::chapter(before) {
            counts.push(ended(after));
        }
    }
    counts.push(ended(table.state()));
    counts
}

/// The panel with the chart.
pub fn over_time<G: GameView>(session: Session<G>, sheet: &ScoreSheet) -> AnyView {
    let texts = words().sheet;
    let seats: Vec<Seat> = sheet.columns().collect();
    let totals: Vec<i32> = seats.iter().map(|&seat| sheet.total(seat)).collect();
    let viewer = untrack(|| session.viewer());
    let category = RwSignal::new(None::<usize>);
    let counts = StoredValue::new(None::<Vec<ScoreSheet>>);
    let points = |points: i32| points.clamp(0, i32::from(u16::MAX)) as u16;
    let lines = move |category: Option<usize>| -> Vec<Line> {
        let Some(category) = category else {
            let history = session.table().with_untracked(|table| G::history(table, viewer));
            let line = |(&seat, &total): (&Seat, &i32)| Line {
                livery: session.livery(seat),
                rounds: history.get(seat.index()).cloned().unwrap_or_default(),
                total: points(total),
            };
            return seats.iter().zip(&totals).map(line).collect();
        };
        if counts.with_value(Option::is_none) {
            counts.set_value(Some(session.table().with_untracked(|table| self::counts::<G>(table, viewer))));
        }
        counts.with_value(|counts| {
            let counts = counts.as_deref().unwrap_or_default();
            let line = |&seat: &Seat| {
                let of = |sheet: &ScoreSheet| points(sheet.points[category][seat.index()].into());
                let rounds: Vec<u16> = core::iter::once(0).chain(counts.iter().map(of)).collect();
                Line { livery: session.livery(seat), total: rounds.last().copied().unwrap_or(0), rounds }
            };
            seats.iter().map(line).collect()
        })
    };
    let picture = move || {
        let labels = ChartTexts {
            title: G::words().chart(),
            start: texts.chart_start(),
            finish: texts.chart_finish(),
        };
        chart(&lines(category.get()), &[], None, labels)
    };
    let option = |(at, &name): (usize, &&'static str)| {
        view! { <option value=at.to_string()>{G::words().category(name)}</option> }
    };
    let options = sheet.categories.iter().enumerate().map(option).collect_view();
    view! {
        <section class="panel chartp" aria-labelledby="h-chart">
            <h2 id="h-chart">
                {G::words().chart()}
                <span class="extra">
                    <select
                        aria-label=words().after.category()
                        on:change=move |event| category.set(event_target_value(&event).parse().ok())
                    >
                        <option value="">{words().after.all_categories()}</option>
                        {options}
                    </select>
                </span>
            </h2>
            <div class="chartbox" inner_html=picture></div>
        </section>
    }
    .into_any()
}

//! The panel of the selected place: its action points and their sources, the actions possible there, and the reasons why
//! others are not.

use leptos::prelude::*;
use trolls_and_princesses::{Cost, Illegal, Phase, Place as At, PlaceAction, Reckoning, Resource, State};

use crate::board::act;
use crate::board::skin;
use crate::game::pick::Thing;
use crate::game::selection::Point;
use crate::marker::Session;
use crate::text::table::{Source, princess, texts};
use moot_art::Icon;
use moot_table_ui::controls::{panel, with_reason};
use moot_table_ui::game::text_context::TextContext;
use moot_table_ui::ink;
use moot_table_ui::opponents::InputControl;
use moot_ui::frame;
use moot_ui::widgets::{ic, pictured, pressed_while};

/// The action points of the shown place.
#[derive(Clone, Debug, PartialEq)]
struct PlaceSummary {
    at: At,
    /// Whether its points are being spent now; otherwise they are a preview.
    now: bool,
    points: Reckoning,
    /// Own and lent points that remain.
    left: (u8, u8),
    place_actions: Vec<(PlaceAction, Result<(), Illegal>)>,
}

/// Whether an action of the place is possible now: none is while a part of the last one is still to be decided.
fn possible(state: &State, place_action: PlaceAction) -> Result<(), Illegal> {
    if state.phase == Phase::Act { state.can(place_action) } else { Err(Illegal::WrongMoment) }
}

/// What the order of the rows depends on: the place, whether its points are spent, and the actions that stand last.
type Order = (Option<(At, bool)>, Vec<PlaceAction>);

/// Possible actions stand first when points begin to be spent at a place. After that every row keeps its position, so that a press
/// never meets another action than the one that was aimed at. A game that is opened while a part of an action is still to be decided
/// gets its order once that is done: until then no action is possible.
fn order(summary: Option<&PlaceSummary>, before: Option<&Order>) -> Order {
    let key = summary.map(|summary| (summary.at, summary.now));
    match before {
        Some((at, last)) if *at == key && key.is_some_and(|(_, now)| now) => (*at, last.clone()),
        _ => {
            let all = summary.map_or(&[][..], |summary| &summary.place_actions);
            if all.iter().all(|(_, can)| *can == Err(Illegal::WrongMoment)) {
                return (None, Vec::new());
            }
            (key, all.iter().filter(|(_, can)| can.is_err()).map(|&(place_action, _)| place_action).collect())
        }
    }
}

/// The shown place: the one where points are spent, else the selected place or the one under the pointer.
fn summary(session: Session) -> Option<PlaceSummary> {
    // The previews of other players' actions are hidden: they would flicker beside the displays.
    let others = matches!(session.input_control().get(), InputControl::Computer(_) | InputControl::Remote(_));
    let spends = session.state().with(|state| state.at != At::BESIDE && state.phase != Phase::Move);
    if spends && !others {
        return session.state().with(|state| {
            Some(PlaceSummary {
                at: state.at,
                now: true,
                points: state.reckoning,
                left: (state.own, state.lent),
                place_actions: PlaceAction::of(state.at)
                    .iter()
                    .map(|&place_action| (place_action, possible(state, place_action)))
                    .collect(),
            })
        });
    }
    let pointed = session.selection().point().get().and_then(|point| match point {
        Point::Place(at) => Some(at),
        Point::Cell(_) => None,
    });
    let at = act::choices(session).pick.to.or(pointed)?;
    let prospect = act::prospect(session, at)?;
    let points = prospect.points;
    Some(PlaceSummary {
        at,
        now: false,
        points,
        left: (points.own(), points.rivals),
        place_actions: prospect.place_actions,
    })
}

/// The sources of the points, as markup.
fn sources(session: Session, points: Reckoning) -> String {
    let seat_style = session.seat_style(session.active()).class();
    let one = |source: Source, count: u8, icon: Icon, class: &str| {
        if count == 0 {
            return String::new();
        }
        let head =
            ["<span class=\"apsrc\"><span class=\"src ", class, "\">", &ink::ic(icon), "</span><b>"].concat();
        [&head, &count.to_string(), "</b><em>", princess().source(source, count), "</em></span>"].concat()
    };
    [
        one(Source::Trolls, points.trolls, Icon::Troll, seat_style),
        one(Source::Outposts, points.outposts, skin::item(trolls_and_princesses::Item::Outpost), seat_style),
        one(Source::Humans, points.humans, Icon::Person, ""),
        one(Source::King, points.king, skin::KING, "kg"),
        one(Source::Rivals, points.rivals, Icon::Horde, "rv"),
    ]
    .concat()
}

/// The sum of the sources, and what is left of it while it is spent.
fn sum(summary: &PlaceSummary) -> String {
    let PlaceSummary { now, points, left: (own, lent), .. } = *summary;
    let one = |class: &str, count: &str, told: &str| {
        ["<span class=\"apsum", class, "\"><b>", count, "</b><em>", told, "</em></span>"].concat()
    };
    let all = points.own();
    let mut out = one(" all", &["= ", &all.to_string()].concat(), princess().own_points(all));
    if now {
        out.push_str(&one("", &own.to_string(), princess().own_left()));
    }
    if points.rivals > 0 {
        out.push_str(&one(" rv", &(own + lent).to_string(), princess().shared_points(now)));
    }
    out
}

/// The cost of an action, as markup.
fn costs(cost: Cost) -> String {
    let kind = if cost.shared { "apc rv" } else { "apc" };
    let icon = if cost.shared { Icon::Horde } else { Icon::Troll };
    let mut out =
        ["<span class=\"", kind, "\">", &cost.points.to_string(), &ink::ic(icon), "</span>"].concat();
    let mut add = |n: u8, icon: Icon| {
        if n > 0 {
            out.push_str(
                &["<span class=\"amt\"><b>", &n.to_string(), "</b>", &ink::ic(icon), "</span>"].concat(),
            );
        }
    };
    for resource in Resource::ALL {
        add(cost.goods.resources[resource as usize], skin::resource(resource));
    }
    add(cost.goods.power, skin::POWER);
    add(cost.goods.cows, skin::COW);
    out
}

/// The element id of a row.
const fn place_action_id(place_action: PlaceAction) -> &'static str {
    match place_action {
        PlaceAction::Mine(of) => of.word(),
        PlaceAction::Activate => "activate",
        PlaceAction::Outpost => "outpost",
        PlaceAction::Build => "build",
        PlaceAction::RefreshCaves | PlaceAction::RefreshCards => "refresh",
        PlaceAction::Replenish(Resource::Obsidian) => "replenish-obsidian",
        PlaceAction::Replenish(Resource::Gold) => "replenish-gold",
        PlaceAction::Replenish(Resource::Diamond) => "replenish-diamond",
        PlaceAction::Receive => "receive",
        PlaceAction::Buy => "buy",
        PlaceAction::Capture => "capture",
        PlaceAction::Bell => "bell",
        PlaceAction::Castle => "castle",
        PlaceAction::Swap(Resource::Diamond) => "swap-diamond",
        PlaceAction::Swap(_) => "swap-gold",
        PlaceAction::Hire => "hire",
        PlaceAction::Cow => "cow",
    }
}

/// The contents of a row: what the action is, what it would give or why it is impossible, and what it costs.
fn row_inside(place_action: PlaceAction, note: &str, cost: Cost) -> String {
    [
        &ink::ic(skin::place_action(place_action)),
        "<span class=\"t\"><b>",
        &princess().place_action(place_action),
        "</b><small>",
        note,
        "</small></span><span class=\"costs\">",
        &costs(cost),
        "</span>",
    ]
    .concat()
}

/// A row of a place where no points are spent yet: a plain description.
fn described(shut: bool, last: bool, label: String, inside: String) -> AnyView {
    view! {
        <div class="act" class:shut=shut class:last=last>
            {pictured(move || label.clone(), move || inside.clone())}
        </div>
    }
    .into_any()
}

/// A row of the action list.
fn place_action_row(
    session: Session,
    place_action: PlaceAction,
    can: Result<(), Illegal>,
    now: bool,
    last: bool,
) -> AnyView {
    let why = can.err().map(|why| TextContext::now(session, |context| texts().game.illegal(context, why)));
    let shut = why.is_some();
    let on = move || {
        let thing = session.selection().shown().thing;
        thing == Thing::PlaceAction(place_action)
            || matches!(thing, Thing::Act(action) if session.state().with(|state| state.place_action_of(action)) == Some(place_action))
    };
    let cost = session.state().with(|state| state.cost(place_action));
    let yields = session.state().with(|state| princess().yields(state, place_action));
    let note = why.clone().unwrap_or_else(|| yields.clone());
    // That something else is being decided is a reason for every row, and the tray says what: a row still tells what it gives.
    let seen = if can == Err(Illegal::WrongMoment) { &yields } else { &note };
    let inside = row_inside(place_action, seen, cost);
    let label = with_reason(
        &[&princess().place_action(place_action), ", ", &princess().cost(cost)].concat(),
        Some(note),
    );
    if !now {
        return described(shut, last, label, inside);
    }
    let told = why.clone();
    view! {
        <div class="actrow" class:last=last>
            <button
                type="button"
                class="act"
                {..pressed_while(on)}
                class:shut=shut
                data-deed=place_action_id(place_action)
                data-why=why
                aria-disabled=shut.then_some("true")
                on:click=move |ev| {
                    match &told {
                        Some(why) => session.show_note(why.clone()),
                        None => act::press_place_action(session, place_action, act::by_key(&ev)),
                    }
                }
            >
                {pictured(move || label.clone(), move || inside.clone())}
            </button>
            {move || on().then(|| check(session))}
        </div>
    }
    .into_any()
}

/// A button on the row of the selected action that carries it out, as that of the tray does; none while a part is missing.
fn check(session: Session) -> Option<AnyView> {
    let actions = act::attempt(session)?;
    if act::why_not(session, &actions).is_some() {
        return None;
    }
    let label = TextContext::now(session, |context| princess().confirm(context, &actions));
    let press = move |_| {
        act::confirm(session);
    };
    let title = label.clone();
    Some(
        view! { <button type="button" class="btn go" aria-label=label title=title on:click=press>{ic(Icon::Check)}</button> }
            .into_any(),
    )
}

/// The panel of the selected place.
#[component]
pub fn Place(
    /// The game.
    session: Session,
) -> impl IntoView {
    let summary = Memo::new(move |_| summary(session));
    let title = move || {
        summary.with(|summary| {
            summary.as_ref().map_or_else(
                || princess().points_title().to_owned(),
                |summary| princess().place(summary.at).to_owned(),
            )
        })
    };
    let extra = move || {
        summary.with(|summary| match summary {
            Some(summary) if summary.now => princess().points_now().to_owned(),
            Some(_) => princess().points_then().to_owned(),
            None => String::new(),
        })
    };
    let points = move || {
        summary.with(|summary| match summary {
            None if session.over() => ().into_any(),
            None => view! { <p class="none">{princess().choose_place()}</p> }.into_any(),
            Some(summary) => {
                let spoken = princess().reckoning(summary.points);
                let (own, of) = (summary.left.0, summary.points.own());
                let left =
                    if summary.now { [" ", &princess().left(own, of)].concat() } else { String::new() };
                let inside = [sources(session, summary.points), sum(summary)].concat();
                view! {
                    <div class="aprow">
                        {pictured(move || [spoken.as_str(), &left].concat(), move || inside.clone())}
                    </div>
                }
                .into_any()
            }
        })
    };
    let reach = move || {
        summary.with(|summary| {
            let place_actions = summary.as_ref().map_or(&[][..], |summary| &summary.place_actions);
            let within = place_actions.iter().filter(|(_, can)| can.is_ok()).count();
            if place_actions.is_empty() {
                String::new()
            } else {
                princess().reach(within, place_actions.len())
            }
        })
    };
    let order =
        Memo::new(move |before: Option<&Order>| summary.with(|summary| order(summary.as_ref(), before)));
    let rows = move || {
        summary.with(|summary| {
            let summary = summary.as_ref()?;
            let rows = summary.place_actions.iter().map(|&(place_action, can)| {
                let last = order.with(|(_, last)| last.contains(&place_action));
                place_action_row(session, place_action, can, summary.now, last)
            });
            Some(rows.collect_view())
        })
    };
    // The list of another place begins at its first row, and so does one whose points are spent: what can be done stands first.
    let list_of = Memo::new(move |_| {
        summary.with(|summary| summary.as_ref().map(|summary| (summary.at, summary.now, summary.left)))
    });
    Effect::new(move |_| {
        // Tracking alone would not compute the memo, which then would depend on nothing and never change.
        let _ = list_of.get();
        // A pane that opens for this list is not laid out before the frame: nothing in it can be scrolled until then.
        frame::after(|| {
            if let Ok(Some(pane)) = document().query_selector(":is(.pane, .right):has(.actlist)") {
                pane.set_scroll_top(0);
            }
        });
    });
    let now = move || summary.with(|summary| summary.as_ref().is_none_or(|summary| summary.now));
    let any = Memo::new(move |_| summary.with(Option::is_some));
    let list = move || {
        any.get().then(|| {
            let heading = move || princess().place_actions(now()).to_owned();
            panel("deedlist", heading, reach, view! { <div class="actlist">{rows}</div> })
        })
    };
    view! {
        {panel("points", title, extra, points)}
        {list}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::positions;

    #[test]
    fn no_action_is_possible_while_a_part_of_the_last_one_is_decided() {
        let (mut acts, mut others) = (0, 0);
        for (_, state) in positions() {
            for &place_action in PlaceAction::of(state.at) {
                if state.phase == Phase::Act {
                    assert_eq!(possible(&state, place_action), state.can(place_action));
                    acts += 1;
                } else {
                    assert_eq!(possible(&state, place_action), Err(Illegal::WrongMoment));
                    others += 1;
                }
            }
        }
        assert!(acts > 20 && others > 20, "{acts} {others}");
    }

    #[test]
    fn rows_keep_their_positions_while_points_are_spent_at_a_place() {
        let can = |able: bool| if able { Ok(()) } else { Err(Illegal::NothingLeft) };
        let summary = |at, now, able: [bool; 2]| PlaceSummary {
            at,
            now,
            points: Reckoning::default(),
            left: (0, 0),
            place_actions: vec![(PlaceAction::Buy, can(able[0])), (PlaceAction::Receive, can(able[1]))],
        };
        let first = order(Some(&summary(At::POWER, true, [false, true])), None);
        assert_eq!(first.1, [PlaceAction::Buy]);
        let next = order(Some(&summary(At::POWER, true, [true, false])), Some(&first));
        assert_eq!(next, first, "the same place");
        let elsewhere = order(Some(&summary(At::MINING, true, [true, false])), Some(&first));
        assert_eq!(elsewhere.1, [PlaceAction::Receive]);
        let looked_at = order(Some(&summary(At::POWER, false, [true, false])), Some(&first));
        assert_eq!(looked_at.1, [PlaceAction::Receive], "before a troll goes there");
        assert_eq!(order(None, Some(&first)).0, None);
    }

    #[test]
    fn rows_of_a_game_that_is_opened_in_the_middle_of_an_action_get_their_order_after_it() {
        let (mut middle, mut after) = (None, None);
        for (_, state) in positions() {
            let place_actions = |at| {
                PlaceAction::of(at)
                    .iter()
                    .map(|&place_action| (place_action, possible(&state, place_action)))
                    .collect()
            };
            let summary = PlaceSummary {
                at: At::POWER,
                now: true,
                points: Reckoning::default(),
                left: (0, 0),
                place_actions: place_actions(At::POWER),
            };
            if state.phase != Phase::Act {
                middle = Some(summary);
            } else if state.at == At::POWER {
                after = Some(summary);
            }
        }
        let (middle, after) = (
            middle.expect("no action is possible in most positions"),
            after.expect("points are spent there"),
        );
        let opened = order(Some(&middle), None);
        assert_eq!(opened, (None, vec![]));
        let next = order(Some(&after), Some(&opened));
        assert_eq!(next, order(Some(&after), None));
        assert!(!next.1.is_empty());
        assert_eq!(order(Some(&middle), Some(&next)), next, "the next action of the same place");
    }
}

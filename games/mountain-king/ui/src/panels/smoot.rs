//! A trollsmoot: ten slots, tokens on symbols, the trolls that a recruit would wake.

use leptos::ev::PointerEvent;
use leptos::html::Div;
use leptos::prelude::*;
use moot_core::Seat;
use mountain_king::card::{CASCADES, NONE, SLOTS, supports};
use mountain_king::{Action, Clan, Event, Payment, Phase, Pile, State};

use super::face::Face;
use super::horde;
use super::preview;
use crate::game::Pick;
use crate::marker::Session;
use crate::panels::control::{act_text, panel, refusal};
use crate::panels::ink;
use crate::panels::pane;
use crate::text::table::king;
use moot_art::Icon;
use moot_ui::widgets::pictured;

/// The rows from the top.
const ROWS: [[u8; 2]; 4] = [[9, 10], [7, 9], [4, 7], [0, 4]];

/// The contents of a slot.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Slot {
    face: Face,
    /// Whether the recruit is previewed here.
    ghost: bool,
    /// Whether the troll arrived last.
    fresh: bool,
    /// The number of trolls that a recruit would wake from here; `None` if it may not be placed here.
    wakes: Option<u32>,
    /// Whether a troll is to be placed, and may be placed here.
    asked: bool,
    /// What the troll in hand would gain here; `None` without one.
    gained: Option<Pile>,
    /// The number of trolls that are missing beneath, while a troll is to be placed and may not be placed here.
    lacks: Option<u8>,
    /// What the troll would gain if a spell woke it; `None` while no troll is to be woken.
    woken: Option<Pile>,
}

impl Slot {
    const EMPTY: Slot = Slot {
        face: Face::EMPTY,
        ghost: false,
        fresh: false,
        wakes: None,
        asked: false,
        gained: None,
        lacks: None,
        woken: None,
    };
}

/// The number of trolls that are missing beneath a slot.
fn missing(trolls: &[u8; SLOTS], slot: u8) -> u8 {
    let below = supports(slot).into_iter().flatten();
    below.filter(|&slot| trolls[usize::from(slot)] == NONE).count() as u8
}

/// The trollsmoot of a seat. `pick` is the selection of the active player, `paying` what would be paid for it, `last` the last
/// event.
fn slots(
    state: &State,
    seat: Seat,
    pick: Pick,
    paying: Option<Payment>,
    last: Option<Event>,
) -> [Slot; SLOTS] {
    let player = state.player(seat);
    let mine = seat == state.active;
    // The troll to be placed, and the slot in which it is tried.
    let (hand, tried) = match (pick, state.phase) {
        (Pick::Slot { slot }, Phase::Place) => (Some(state.recruit), Some(slot)),
        (_, Phase::Place) => (Some(state.recruit), None),
        (Pick::Recruit { place, slot }, Phase::Step) => {
            (state.horde.get(usize::from(place)).map(|stand| stand.card), slot)
        }
        (Pick::Slot { slot }, Phase::Step) => (Some(NONE), Some(slot)),
        _ => (None, None),
    };
    let hand = hand.filter(|_| mine);
    let paid = match pick {
        Pick::Recruit { place, .. } if mine => paying.unwrap_or_else(|| preview::proposed(state, place)),
        _ => Payment::NOTHING,
    };
    let before = preview::spent(player, paid);
    let trial = tried.filter(|&slot| hand.is_some() && preview::open(player, slot));
    let seen = trial.zip(hand).map(|(slot, card)| preview::cascade(&before, slot, card));
    let (fresh, woke) = match last {
        Some(Event::Placed { seat: whose, slot, woke, .. }) if whose == seat => (Some(slot), woke),
        Some(Event::Woke { seat: whose, slot, gained }) if whose == seat => {
            let mut woke = [0; SLOTS];
            if let Some(bits) = woke.get_mut(usize::from(slot)) {
                *bits = gained;
            }
            (None, woke)
        }
        _ => (None, [0; SLOTS]),
    };
    let mut slots = [Slot::EMPTY; SLOTS];
    for (i, shown) in slots.iter_mut().enumerate() {
        let slot = i as u8;
        let card = player.trolls[i];
        let open = preview::open(player, slot);
        shown.wakes = open.then(|| CASCADES[i].count_ones());
        shown.asked = hand.is_some() && open;
        shown.lacks = hand.filter(|_| !open && card == NONE).map(|_| missing(&player.trolls, slot));
        shown.gained = hand.filter(|_| open).map(|card| preview::cascade(&before, slot, card).gained);
        if trial == Some(slot) {
            shown.ghost = true;
            shown.face = Face::full(hand.unwrap_or(NONE));
        } else if card != NONE {
            shown.fresh = fresh == Some(slot);
            shown.face = Face { held: player.held[i], landed: woke[i], ..Face::full(card) };
            if seat == state.active && state.phase == Phase::Wake {
                let gains = preview::every_symbol(card) & !player.held[i];
                shown.face.gains = gains;
                shown.woken = Some(preview::symbols(card, gains)).filter(|gained| !gained.is_empty());
            }
            if let Some(seen) = &seen {
                shown.face.gains = seen.gains[i];
                shown.face.lost = seen.lost[i];
            }
        }
    }
    slots
}

/// A trollsmoot.
#[component]
pub fn Smoot(
    /// The game.
    session: Session,
    /// The owner; the active player by default.
    #[prop(optional, into)]
    seat: MaybeProp<Seat>,
) -> impl IntoView {
    let whose = Memo::new(move |_| seat.get().unwrap_or_else(|| session.shown_seat().get()));
    let model = Memo::new(move |_| {
        let (pick, seat) = (session.selection().shown(), whose.get());
        let last = last_event(session);
        let paying = session.selection().own().paying().get();
        let mut slots = session.state().with(|state| slots(state, seat, pick, paying, last));
        if !session.input_control().get().free() {
            for slot in &mut slots {
                (slot.asked, slot.woken, slot.lacks) = (false, None, None);
            }
        }
        slots
    });
    // In the dialog with the belongings of a player nothing is chosen.
    let fixed = seat.get_untracked().is_some();
    let usable = Memo::new(move |_| {
        let free = !fixed && session.input_control().get().free();
        free && session.state().with(|state| state.phase == Phase::Step && state.active == whose.get())
    });
    let rows = ROWS.map(|[from, to]| {
        let cells = (from..to).map(|slot| view! { <Cell session model usable at=slot/> }).collect_view();
        let class = if to - from == 1 { "prow peak" } else { "prow" };
        view! { <div class=class>{cells}</div> }
    });
    let pedestals = Memo::new(move |_| session.state().with(|state| state.player(whose.get()).pedestals));
    let size = Memo::new(move |_| session.state().with(|state| state.player(whose.get()).size()));
    let pyramid = NodeRef::<Div>::new();
    // In a scrolling column, the slots are scrolled into view when one has to be chosen.
    let asked = Memo::new(move |_| {
        let free = session.input_control().get().free();
        free && session.state().with(|state| state.phase == Phase::Place && state.active == whose.get())
    });
    Effect::new(move |_| {
        if asked.get()
            && let Some(pyramid) = pyramid.get()
        {
            pyramid.scroll_into_view_with_bool(false);
        }
    });
    let title = move || {
        let seat = whose.get();
        if session.owns(seat) {
            king().panels.own_smoot().to_owned()
        } else {
            king().panels.smoot_of(&session.name(seat))
        }
    };
    let tokens = move || {
        let pedestals = pedestals.get();
        let shown = Clan::ALL.into_iter().filter(|&clan| pedestals[clan as usize] > 0);
        shown
            .flat_map(|clan| (0..pedestals[clan as usize]).map(move |_| clan))
            .map(|clan| {
                [
                    "<span class=\"pedtok ",
                    clan.word(),
                    "\">",
                    &ink::ic(ink::clan(Some(clan)).icon()),
                    "</span>",
                ]
                .concat()
            })
            .collect::<String>()
    };
    let spoken = move || {
        let pedestals = pedestals.get();
        let held = Clan::ALL.into_iter().filter(|&clan| pedestals[clan as usize] > 0);
        held.map(|clan| king().panels.pedestal(clan, pedestals[clan as usize])).collect::<Vec<_>>().join(", ")
    };
    panel(
        "smoot",
        title,
        String::new,
        view! {
            <div class="pyramid" node_ref=pyramid>{rows.into_iter().collect_view()}</div>
            <div class="held" hidden=move || pedestals.get() == [0; 3] aria-label=spoken role="group">
                <span class="toks" aria-hidden="true" inner_html=tokens></span>
                <em>{move || king().panels.pedestals()}</em>
            </div>
            <div class="held right">
                <b>{move || size.get()} <small>"/10"</small></b>
                <em>{move || king().panels.trolls()}</em>
            </div>
        },
    )
}

/// The last arrival or waking among the events of the last decision.
fn last_event(session: Session) -> Option<Event> {
    let plies = session.last_played().get()?.plies;
    session.table().with_untracked(|table| {
        let mut events = table.log().get(plies)?.iter().flat_map(|ply| &ply.events);
        events.rfind(|event| matches!(event, Event::Placed { .. } | Event::Woke { .. })).copied()
    })
}

/// One slot.
#[component]
fn Cell(session: Session, model: Memo<[Slot; SLOTS]>, usable: Memo<bool>, at: u8) -> impl IntoView {
    let shown = Memo::new(move |_| model.get()[usize::from(at)]);
    // The kind of content changes rarely, its details often.
    let kind = Memo::new(move |_| {
        let shown = shown.get();
        match (shown.asked, shown.wakes, shown.face.is_empty()) {
            (true, ..) => Kind::Asked,
            (_, Some(_), true) if usable.get() => Kind::Asked,
            _ if shown.woken.is_some() => Kind::Sleeper,
            (_, Some(wakes), true) => Kind::Open(wakes),
            (_, _, true) => Kind::Shut,
            _ => Kind::Troll,
        }
    });
    move || match kind.get() {
        Kind::Asked => view! { <AskedSlot session shown at/> }.into_any(),
        Kind::Open(wakes) => {
            let label = king().panels.slot(at, wakes);
            view! {
                <span class="slot open" role="img" aria-label=label.clone() data-tip=label inner_html=free(wakes, None)></span>
            }
            .into_any()
        }
        Kind::Shut => {
            let inside = move || match shown.get().lacks {
                Some(lacks) => ["<em>", &king().panels.slot_lacks(lacks), "</em>"].concat(),
                None => String::new(),
            };
            view! { <span class="slot" data-tip=king().panels.closed_slot() inner_html=inside></span> }
                .into_any()
        }
        Kind::Troll => view! { <Standing shown/> }.into_any(),
        Kind::Sleeper => view! { <Sleeper session shown at/> }.into_any(),
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Asked,
    Open(u32),
    Shut,
    Troll,
    Sleeper,
}

/// The inner markup of a free slot, with the gains of the troll in hand.
fn free(wakes: u32, gained: Option<Pile>) -> String {
    let gained =
        gained.map(|gained| ["<span class=\"gainline\">", &ink::amounts("+", gained), "</span>"].concat());
    [
        ink::ic(Icon::Plus).as_str(),
        "<em>",
        &king().panels.wakes(wakes),
        "</em>",
        gained.as_deref().unwrap_or_default(),
    ]
    .concat()
}

/// A troll in its slot.
#[component]
fn Standing(shown: Memo<Slot>) -> impl IntoView {
    let label = move || {
        let face = shown.get().face;
        king().panels.in_smoot(face.card, preview::symbols(face.card, face.held))
    };
    let flag = move || shown.with(|shown| shown.fresh).then(|| king().panels.new_troll());
    view! {
        <div
            class=move || shown.with(|shown| shown.face.class())
            class:fresh=move || shown.with(|shown| shown.fresh)
            data-new=flag
            role="img"
            tabindex="0"
            aria-label=label
            data-tip=label
            inner_html=move || shown.with(|shown| shown.face.html())
        ></div>
    }
}

/// A troll that a spell may wake: a click wakes it.
#[component]
fn Sleeper(session: Session, shown: Memo<Slot>, at: u8) -> impl IntoView {
    let label = move || {
        let shown = shown.get();
        let gained = shown.woken.unwrap_or(Pile::EMPTY);
        [king().trays.wake(shown.face.card).as_str(), ": ", &king().trays.gain(gained)].concat()
    };
    view! {
        <button
            type="button"
            class=move || [shown.with(|shown| shown.face.class()).as_str(), " sleeper"].concat()
            data-act=act_text(Action::Wake(at))
            data-tip=label
            on:click=move |_| {
                session.play(Action::Wake(at));
            }
        >
            {pictured(label, move || shown.with(|shown| shown.face.html()))}
        </button>
    }
}

/// A free slot that can be chosen. While the recruit waits, hover shows the cascade and a click then places the troll; in step 2
/// a click chooses the slot for the selected troll, or for one to be selected.
#[component]
fn AskedSlot(session: Session, shown: Memo<Slot>, at: u8) -> impl IntoView {
    let ghost = Memo::new(move |_| shown.get().ghost);
    let waits = Memo::new(move |_| session.state().with(|state| state.phase == Phase::Place));
    let wakes = move || shown.with(|shown| shown.wakes.unwrap_or(0));
    let class = move || {
        let shown = shown.get();
        match (shown.ghost, shown.face.is_empty(), shown.asked) {
            (true, false, _) => [shown.face.class().as_str(), " ghosted"].concat(),
            (true, true, _) => "slot open asked on".to_owned(),
            (_, _, true) => "slot open asked".to_owned(),
            _ => "slot open".to_owned(),
        }
    };
    let inside = move || {
        let shown = shown.get();
        if shown.ghost && !shown.face.is_empty() {
            shown.face.html()
        } else {
            free(shown.wakes.unwrap_or(0), shown.gained.filter(|gained| !gained.is_empty()))
        }
    };
    let name = move || {
        let slot = king().panels.slot(at, wakes());
        match shown.with(|shown| shown.gained) {
            Some(gained) if !gained.is_empty() => [slot.as_str(), ". ", &king().trays.gain(gained)].concat(),
            _ => slot,
        }
    };
    let hover = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" && waits.get_untracked() {
            session.selection().select(Pick::Slot { slot: at });
        }
    };
    let press = move |_| {
        // The first tap shows the cascade; the second one places the troll.
        if waits.get_untracked() && ghost.get_untracked() {
            session.play(Action::Place(at));
        } else if waits.get_untracked() {
            session.selection().select(Pick::Slot { slot: at });
        } else {
            choose(session, at);
        }
    };
    view! {
        <button
            type="button"
            class=class
            data-act=move || (waits.get() && ghost.get()).then(|| act_text(Action::Place(at)))
            aria-pressed=move || if ghost.get() { "true" } else { "false" }
            on:pointerenter=hover
            on:click=press
        >
            {pictured(name, inside)}
        </button>
    }
}

/// Chooses a slot in step 2, for the selected troll or for one to be selected. Says why when no troll can be recruited.
fn choose(session: Session, at: u8) {
    let recruits = session
        .legal()
        .with_untracked(|legal| legal.iter().any(|action| matches!(action, Action::Recruit { .. })));
    if !recruits {
        let first = session.state().with_untracked(|state| horde::meaning(state, 0));
        if let Some(refused) = untrack(|| refusal(session, first)) {
            session.refuse(refused);
        }
        return;
    }
    session.clear_refusal();
    session.selection().change(|pick| {
        *pick = match *pick {
            Pick::Recruit { place, .. } => Pick::Recruit { place, slot: Some(at) },
            Pick::Slot { slot } if slot == at => Pick::None,
            _ => Pick::Slot { slot: at },
        };
    });
    // On a phone, the troll for a slot is chosen next.
    if session.selection().pick().with_untracked(|pick| matches!(pick, Pick::Slot { .. })) {
        pane::open(pane::HORDE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mountain_king::Setup;

    fn state() -> State {
        let mut state = State::new(&Setup::usual(2).unwrap());
        let me = &mut state.players[0];
        me.trolls[..4].copy_from_slice(&[55, 56, 57, 58]);
        me.held[1] = 1;
        state.active = Seat(0);
        state
    }

    #[test]
    fn open_slots_show_the_number_of_waking_trolls() {
        let shown = slots(&state(), Seat(0), Pick::None, None, None);
        let wakes: Vec<_> = shown.iter().map(|slot| slot.wakes).collect();
        assert_eq!(wakes[..8], [None, None, None, None, Some(3), Some(3), Some(3), None]);
        assert!(shown.iter().all(|slot| !slot.asked && !slot.ghost));
    }

    #[test]
    fn a_trial_shows_the_recruit_with_gains_and_losses_beneath() {
        let mut state = state();
        state.phase = Phase::Place;
        state.recruit = 7;
        let shown = slots(&state, Seat(0), Pick::Slot { slot: 4 }, None, None);
        assert!(shown[4].ghost && shown[4].asked && shown[5].asked && !shown[5].ghost);
        assert_eq!((shown[0].face.gains, shown[0].face.lost), (1, 0));
        assert_eq!((shown[1].face.gains, shown[1].face.lost), (0, 1));
        assert_eq!((shown[2].face.gains, shown[2].face.lost), (0, 0));
        let other = slots(&state, Seat(1), Pick::Slot { slot: 4 }, None, None);
        assert!(other.iter().all(|slot| !slot.ghost && !slot.asked));
        let lacks: Vec<_> = shown.iter().map(|slot| slot.lacks).collect();
        assert_eq!(lacks, [None, None, None, None, None, None, None, Some(2), Some(2), Some(2)]);
        assert!(other.iter().all(|slot| slot.lacks.is_none()));
        let nowhere = slots(&state, Seat(0), Pick::Slot { slot: 9 }, None, None);
        assert!(nowhere.iter().all(|slot| !slot.ghost));
    }

    #[test]
    fn slots_show_gains_before_a_troll_is_recruited() {
        let mut state = state();
        state.phase = Phase::Step;
        state.horde[2].card = 7;
        let pick = Pick::Recruit { place: 2, slot: Some(4) };
        let shown = slots(&state, Seat(0), pick, None, None);
        assert!(shown[4].ghost && shown[4].asked && shown[5].asked && !shown[5].ghost);
        assert_eq!(shown[5].gained, Some(preview::cascade(&state.players[0], 5, 7).gained));
        let first = slots(&state, Seat(0), Pick::Slot { slot: 5 }, None, None);
        assert!(first[5].ghost && first[5].face.is_empty() && first[4].gained.is_some());
        let none = slots(&state, Seat(0), Pick::None, None, None);
        assert!(none.iter().all(|slot| !slot.asked && slot.gained.is_none()));
        assert!(slots(&state, Seat(1), pick, None, None).iter().all(|slot| !slot.asked));
    }

    #[test]
    fn only_trolls_that_gain_something_can_be_woken() {
        let mut state = state();
        let before = slots(&state, Seat(0), Pick::None, None, None);
        assert!(before.iter().all(|slot| slot.woken.is_none()));
        state.phase = Phase::Wake;
        let shown = slots(&state, Seat(0), Pick::None, None, None);
        let woken: Vec<bool> = shown.iter().map(|slot| slot.woken.is_some()).collect();
        assert_eq!(woken, [true, false, true, true, false, false, false, false, false, false]);
        assert!(slots(&state, Seat(1), Pick::None, None, None).iter().all(|slot| slot.woken.is_none()));
    }

    #[test]
    fn the_newest_troll_and_its_tokens_are_marked() {
        let mut state = state();
        state.players[0].trolls[4] = 7;
        let mut woke = [0; SLOTS];
        woke[0] = 1;
        let last = Event::Placed { seat: Seat(0), slot: 4, card: 7, woke };
        let shown = slots(&state, Seat(0), Pick::None, None, Some(last));
        assert!(shown[4].fresh && !shown[0].fresh);
        assert_eq!((shown[0].face.landed, shown[1].face.landed), (1, 0));
    }
}

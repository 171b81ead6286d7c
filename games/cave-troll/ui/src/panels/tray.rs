//! The tray under the dungeon: what is being decided, what it would bring, and the buttons for it.

use cave_troll::{Action, CaveTroll, Figure, Phase, State};
use leptos::prelude::*;
use moot_core::{Game, Seat};

use super::control::{act_btn, act_button, standee};
use crate::board::facts::Facts;
use crate::board::hold::{Deed, Due, Grip, Hold};
use crate::board::model::{Outlook, Stand};
use crate::board::{act, build};
use crate::game::Session;
use crate::text::cave_troll::{Verb, cave};
use moot_art::Icon;
use moot_table_ui::controls::with_reason;
use moot_table_ui::ink;
use moot_table_ui::text::Scene;
use moot_ui::widgets::{Press, badge, ic};

/// Which figure the tray is about.
fn subject(state: &State, grip: &Grip) -> Option<Figure> {
    let of_phase = match state.phase {
        Phase::Put(card) => card.figure(),
        Phase::Return(figure) => Some(figure),
        Phase::Push { pusher, .. } => Some(pusher),
        Phase::Glide { .. } => Some(Figure::Banshee),
        _ => None,
    };
    let of_hand = grip.hold.who.map(|who| who.piece.figure);
    of_hand.or(grip.hold.card.and_then(cave_troll::Card::figure)).or(of_phase)
}

/// The tray.
#[component]
pub fn Tray(
    /// The game.
    session: Session,
) -> impl IntoView {
    let grip = Memo::new(move |_| act::grip(session));
    let outlook = Memo::new(move |_| {
        let point = session.hand.point.get();
        let setup = session.setup();
        session.state.with(|state| grip.with(|grip| build::outlook(&setup, state, grip, point)))
    });
    let picture = move || {
        let figure = session.state.with(|state| grip.with(|grip| subject(state, grip)));
        figure.map(|figure| {
            let html = standee(session, session.active(), figure, 48);
            view! { <span class="who" inner_html=html></span> }
        })
    };
    let title = move || Scene::now(session, |tale| grip.with(|grip| cave().question(tale, grip)));
    let line = Memo::new(move |_| line(session, &grip.get(), outlook.get().as_ref()));
    let gain = move || outlook.get().map(|outlook| gains(session, &outlook));
    view! {
        <div class="tray asks cave" role="group" aria-labelledby="h-tray">
            {picture}
            <span class="line">
                <strong id="h-tray">{title}</strong>
                <span class:bad=move || line.get().0>{move || line.get().1}</span>
            </span>
            {gain}
            {move || options(session, &grip.get())}
            {move || {
                let held = session.hand.hold.get();
                // A space that is only looked at is put away by the next press.
                let any = held.who.is_some() || held.card.is_some() || held.whom.is_some();
                let aimed = held.to.is_some() && !session.state.with(|state| state.phase == Phase::Act);
                (any || aimed).then(|| cancel(session))
            }}
            {move || confirm(session, grip)}
        </div>
    }
}

/// The second line: why not (then it is bad news), what would come of it, what is on a space that is looked at, or what to do.
fn line(session: Session, grip: &Grip, outlook: Option<&Outlook>) -> (bool, String) {
    let tried = session.state.with(|state| crate::board::hold::attempt(state, grip));
    if let Some(why) = tried.and_then(|actions| act::why_not(session, &actions)) {
        return (true, why);
    }
    (false, tidings(session, grip, outlook))
}

fn tidings(session: Session, grip: &Grip, outlook: Option<&Outlook>) -> String {
    let about = |at| {
        let facts = session.state.with(|state| Facts::of(state, at));
        Scene::now(session, |tale| {
            let (stands, crowd) = (cave().standing(tale, &facts), cave().crowd(tale, &facts));
            [stands.as_str(), " · ", &crowd].concat()
        })
    };
    let looking = session.state.with(|state| state.phase == Phase::Act) && grip.hold.who.is_none();
    if let Some(at) = grip.hold.to.filter(|_| looking) {
        return about(at);
    }
    let told = outlook.map(|outlook| Scene::now(session, |tale| cave().outlook(tale, outlook)));
    if let Some(told) = told.filter(|told| !told.is_empty()) {
        return told;
    }
    let pointed = session.hand.point.get().filter(|&at| looking || (at.is_room() && grip.lit.has(at)));
    if let Some(at) = pointed.filter(|_| session.hand.trial.with(Option::is_none)) {
        return [cave().place(at), ": ".to_owned(), about(at)].concat();
    }
    Scene::now(session, |tale| cave().advice(tale, grip))
}

/// What everybody would gain or lose.
fn gains(session: Session, outlook: &Outlook) -> AnyView {
    let seats = session.state.with(|state| state.all().collect::<Vec<Seat>>());
    let each = seats.into_iter().filter_map(|seat| {
        let change = outlook.worth(seat);
        (change != 0).then(|| {
            let sign = if change < 0 { "−" } else { "+" };
            let text = [sign, &change.unsigned_abs().to_string()].concat();
            view! {
                <span class="amt">
                    {badge(session.livery(seat), "")} <b>{text}</b>
                    <span class="sym coin">{ic(Icon::Coin)}</span>
                </span>
            }
        })
    });
    view! { <span class="gain">{each.collect_view()}</span> }.into_any()
}

/// The choices that need no space, and ways to choose figures without the board.
fn options(session: Session, grip: &Grip) -> AnyView {
    let phase = session.state.with(|state| state.phase);
    let seat = session.active();
    let body = match phase {
        Phase::Act => return liberty(session, grip),
        Phase::Play => cards(session),
        Phase::Stack => each(session, |action| match action {
            Action::Stack(card) => Some((card.figure(), cave().card(card).to_owned())),
            _ => None,
        }),
        Phase::Revive => each(session, |action| match action {
            Action::Revive(figure) => Some((Some(figure), cave().figure(figure).to_owned())),
            _ => None,
        }),
        Phase::Bonus => {
            act_btn(session, Action::Draw, Icon::Card, "btn go", cave().verb(Verb::Draw).to_owned())
        }
        _ => figures(session, seat, grip),
    };
    view! { <div class="opts">{body}</div> }.into_any()
}

/// A free action: what the figure in hand can do, or with nothing in hand a card and the artifact.
fn liberty(session: Session, grip: &Grip) -> AnyView {
    let Some(who) = grip.hold.who else {
        let artifact = session.legal.with(|legal| legal.contains(&Action::Artifact)).then(|| {
            let label = cave().verb(Verb::Artifact).to_owned();
            act_btn(session, Action::Artifact, Icon::Artifact, "btn quiet", label)
        });
        let draw = act_btn(session, Action::Draw, Icon::Card, "btn go", cave().verb(Verb::Draw).to_owned());
        return view! { <div class="opts">{artifact} {draw}</div> }.into_any();
    };
    let Some(ability) = Deed::of(who.piece.figure) else { return ().into_any() };
    let deeds = [Deed::Step, ability].map(|deed| {
        let on = grip.hold.deed == Some(deed);
        let icon = if deed == Deed::Step { Icon::Steps } else { Icon::Power };
        view! {
            <button
                type="button"
                class:on=on
                data-deed=if deed == Deed::Step { "step" } else { "ability" }
                aria-pressed=if on { "true" } else { "false" }
                on:click=move |_| act::take(session, who, deed)
            >
                {ic(icon)}
                {cave().act(deed)}
            </button>
        }
    });
    view! {
        <div class="seg deeds" role="group">
            {deeds.into_iter().collect_view()}
        </div>
        {(grip.due == Due::Whom).then(|| figures(session, session.active(), grip))}
    }
    .into_any()
}

/// The two cards of which one is played.
fn cards(session: Session) -> AnyView {
    let hand = session.state.with(|state| state.player(state.asked()).hand);
    let seat = session.active();
    let each = hand.iter().map(|card| {
        let on = move || session.hand.in_hand().card == Some(card);
        let picture = card.figure().map_or_else(
            || ink::ic(if card == cave_troll::Card::FIND { Icon::Artifact } else { Icon::Coin }),
            |figure| standee(session, seat, figure, 34),
        );
        view! {
            <button
                type="button"
                class="pickone"
                class:on=on
                data-card=card.id()
                aria-pressed=move || if on() { "true" } else { "false" }
                on:click=move |_| session.hand.hold.set(Hold::card(card))
            >
                <span inner_html=picture></span>
                <b>{cave().card(card)}</b>
            </button>
        }
    });
    each.collect_view().into_any()
}

/// A button for each legal action that `show` wants.
fn each(session: Session, show: fn(Action) -> Option<(Option<Figure>, String)>) -> AnyView {
    let seat = session.active();
    let legal = session.legal.get();
    let buttons = legal.into_iter().filter_map(|action| {
        let (figure, name) = show(action)?;
        let picture = figure.map_or_else(|| ink::ic(Icon::Card), |figure| standee(session, seat, figure, 34));
        let inside = [&picture, "<b>", &name, "</b>"].concat();
        Some(act_button(session, action, "pickone", move || inside.clone(), move || name.clone()))
    });
    buttons.collect_view().into_any()
}

/// The figures that may be chosen, where there are few.
fn figures(session: Session, asked: Seat, grip: &Grip) -> AnyView {
    const FEW: usize = 6;
    if !matches!(grip.due, Due::Who | Due::Whom) || grip.figures.len() > FEW {
        return ().into_any();
    }
    let whom = grip.due == Due::Whom;
    let hold = grip.hold;
    let button = move |stand: Stand| {
        let piece = stand.piece;
        let place = cave().place(stand.at);
        let name = if piece.seat == asked {
            cave().figure(piece.figure).to_owned()
        } else {
            [&session.name(piece.seat), ": ", cave().figure(piece.figure)].concat()
        };
        let label = with_reason(&name, Some(place));
        let choose = move |_| {
            if whom {
                session.hand.hold.set(Hold { whom: Some(stand), ..hold });
            } else {
                session.hand.hold.set(Hold::figure(stand));
            }
            session.hand.point.set(Some(stand.at));
        };
        view! {
            <button
                type="button"
                class="pickone"
                aria-label=label
                inner_html=standee(session, piece.seat, piece.figure, 38)
                on:click=choose
            ></button>
        }
    };
    grip.figures.iter().copied().map(button).collect_view().into_any()
}

fn cancel(session: Session) -> AnyView {
    let name = cave().cancel();
    view! {
        <button
            type="button"
            class="btn quiet icon"
            aria-label=name
            title=name
            on:click=move |_| {
                act::cancel(session);
            }
        >
            {ic(Icon::Close)}
        </button>
    }
    .into_any()
}

/// The green button: carries out what is in hand.
fn confirm(session: Session, grip: Memo<Grip>) -> Option<AnyView> {
    let tried = Memo::new(move |_| {
        session.state.with(|state| grip.with(|grip| crate::board::hold::attempt(state, grip)))
    });
    if tried.with(Option::is_none) {
        return None;
    }
    let why = Signal::derive(move || act::why_not(session, &tried.get()?));
    let label = Signal::derive(move || {
        let actions = tried.get().unwrap_or_default();
        Scene::now(session, |tale| cave().confirm(tale, &actions))
    });
    let acts = move || {
        let actions = tried.get()?;
        Some(actions.into_iter().map(CaveTroll::action_text).collect::<Vec<_>>().join("; "))
    };
    let press = move || {
        act::confirm(session);
    };
    let refuse = move |why: String| session.note.set(Some(why));
    Some(
        view! {
            <div class="confirm" data-acts=acts>
                {moot_table_ui::move_preview::chip(session, Signal::derive(acts))}
                <Press icon=Icon::Check label class="go" why press refuse/>
            </div>
        }
        .into_any(),
    )
}

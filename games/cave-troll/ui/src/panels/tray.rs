//! The tray under the dungeon: the pending decision, its preview, and its buttons.

use crate::art::icons;
use cave_troll::{Action, Figure, Phase, State};
use leptos::prelude::*;
use moot_core::Seat;

use super::control::{act_btn, act_button, standee};
use super::stay::Stay;
use crate::board::facts::Facts;
use crate::board::model::Stand;
use crate::board::{act, build};
use crate::game::pick::{self, Choices, FigureAction, NextPart, Pick};
use crate::marker::Session;
use crate::text::table::{Verb, cave};
use moot_art::Icon;
use moot_table_ui::controls::with_reason;
use moot_table_ui::game::text_context::TextContext;
use moot_table_ui::ink;
use moot_table_ui::selection_controls::{cancel_button, confirm_button};
use moot_ui::boxed::text;
use moot_ui::widgets::{Press, ic, pressed_while};

/// The figure that the tray is about.
fn subject(state: &State, choices: &Choices) -> Option<Figure> {
    let of_phase = match state.phase {
        Phase::Put(card) => card.figure(),
        Phase::Return(figure) => Some(figure),
        Phase::Push { pusher, .. } => Some(pusher),
        Phase::Glide => Some(Figure::Banshee),
        _ => None,
    };
    let of_hand = choices.pick.who.map(|who| who.piece.figure);
    of_hand.or(choices.pick.card.and_then(cave_troll::Card::figure)).or(of_phase)
}

/// The tray.
#[component]
pub fn Tray(
    /// The game.
    session: Session,
) -> impl IntoView {
    let choices = Memo::new(move |_| act::choices(session));
    let picture = move || {
        let figure = session.state().with(|state| choices.with(|choices| subject(state, choices)));
        figure.map(|figure| {
            let html = standee(session, session.active(), figure, 48);
            view! { <span class="who" inner_html=html></span> }
        })
    };
    let title = move || {
        TextContext::now(session, |context| choices.with(|choices| cave().question(context, choices)))
    };
    let line = move || {
        let (bad, told) = choices.with(|choices| line(session, choices));
        view! { <span class=if bad { "bad" } else { "" }>{told}</span> }
    };
    // A free action without a selection is no question, and a space is then inspected only.
    let asked = Memo::new(move |_| {
        let act = session.state().with(|state| state.phase == Phase::Act);
        !act || choices.with(|choices| choices.pick.who.is_some())
    });
    let escape =
        Memo::new(move |_| session.state().with(|state| matches!(state.phase, Phase::Escape { .. })));
    let draws = Memo::new(move |_| {
        let bonus = session.state().with(|state| state.phase == Phase::Bonus);
        bonus || !asked.get()
    });
    view! {
        <div class="tray asks cave" class:question=asked role="group" aria-labelledby="h-tray">
            {move || escape.get().then(|| view! { <Stay session/> })}
            {move || draws.get().then(|| draw(session))}
            {picture}
            <span class="line">
                <strong id="h-tray">{text(title)}</strong>
                {line}
            </span>
            {move || options(session, &choices.get())}
            {confirm(session, choices, asked)}
            // The next click ends the inspection of a space. At the end of the tray the button keeps its place while the other
            // buttons change.
            {move || (asked.get() && act::can_cancel(session)).then(|| cancel(session))}
        </div>
    }
}

/// The second line: the reason for a refusal (`true`), the result of the selection, the contents of an inspected space, or an
/// instruction.
fn line(session: Session, choices: &Choices) -> (bool, String) {
    let tried = session.state().with(|state| crate::game::pick::attempt(state, choices));
    if let Some(why) = tried.and_then(|actions| act::why_not(session, &actions)) {
        return (true, why);
    }
    (false, decision_text(session, choices))
}

fn decision_text(session: Session, choices: &Choices) -> String {
    let about = |at| {
        let facts = session.state().with(|state| Facts::of(state, at));
        TextContext::now(session, |context| {
            let (stands, crowd) = (cave().standing(context, &facts), cave().crowd(context, &facts));
            [stands.as_str(), " · ", &crowd].concat()
        })
    };
    let looking = session.state().with(|state| state.phase == Phase::Act) && choices.pick.who.is_none();
    if let Some(at) = choices.pick.to.filter(|_| looking) {
        return about(at);
    }
    let (setup, point) = (session.setup(), session.selection().point().get());
    let preview = session.state().with(|state| build::preview_of(&setup, state, choices, point));
    let told = preview.map(|preview| TextContext::now(session, |context| cave().preview(context, &preview)));
    if let Some(told) = told.filter(|told| !told.is_empty()) {
        return told;
    }
    let pointed = point.filter(|&at| looking || (at.is_room() && choices.lit.has(at)));
    if let Some(at) = pointed.filter(|_| session.selection().trial().with(Option::is_none)) {
        return [cave().place(at), ": ".to_owned(), about(at)].concat();
    }
    TextContext::now(session, |context| cave().advice(context, choices))
}

/// Options without a space, and buttons to choose figures without the board.
fn options(session: Session, choices: &Choices) -> AnyView {
    let phase = session.state().with(|state| state.phase);
    let seat = session.active();
    let body = match phase {
        Phase::Act => return liberty(session, choices),
        Phase::Play => cards(session),
        Phase::Stack => each(session, |action| match action {
            Action::Stack(card) => Some((card.figure(), cave().card(card).to_owned())),
            _ => None,
        }),
        Phase::Revive => each(session, |action| match action {
            Action::Revive(figure) => Some((Some(figure), cave().figure(figure).to_owned())),
            _ => None,
        }),
        _ => figures(session, seat, choices),
    };
    view! { <div class="opts">{body}</div> }.into_any()
}

/// Buttons to draw a card and to play the artifact. A drawn card cannot be put back, so they stand at the other end of the tray than
/// the button that carries out a selection, where a second press of it would hit them.
fn draw(session: Session) -> AnyView {
    let artifact = move || {
        session.legal().with(|legal| legal.contains(&Action::Artifact)).then(|| {
            let label = cave().verb(Verb::Artifact).to_owned();
            act_btn(session, Action::Artifact, icons::ARTIFACT, "btn quiet", label)
        })
    };
    let draw = act_btn(session, Action::Draw, Icon::Card, "btn go", cave().verb(Verb::Draw).to_owned());
    view! { <div class="opts free">{draw} {artifact}</div> }.into_any()
}

/// A free action of the selected figure: a step or its ability.
fn liberty(session: Session, choices: &Choices) -> AnyView {
    let Some(who) = choices.pick.who else { return ().into_any() };
    let Some(ability) = FigureAction::of(who.piece.figure) else { return ().into_any() };
    let figure_actions = [FigureAction::Step, ability].map(|figure_action| {
        let on = choices.pick.figure_action == Some(figure_action);
        let icon = if figure_action == FigureAction::Step { Icon::Steps } else { Icon::Power };
        let why = (!can(session, who, figure_action)).then(|| cave().no_use(figure_action));
        let press = move |_| match why {
            Some(why) => session.show_note(why.to_owned()),
            None => act::take(session, who, figure_action),
        };
        view! {
            <button
                type="button"
                class:on=on
                data-why=why
                aria-disabled=why.map(|_| "true")
                data-deed=if figure_action == FigureAction::Step { "step" } else { "ability" }
                aria-pressed=if on { "true" } else { "false" }
                on:click=press
            >
                {ic(icon)}
                {cave().act(figure_action)}
            </button>
        }
    });
    view! {
        <div class="seg deeds" role="group">
            {figure_actions.into_iter().collect_view()}
        </div>
        {(choices.next_part == NextPart::Whom).then(|| figures(session, session.active(), choices))}
    }
    .into_any()
}

/// Whether a figure of the active player can step, or use its ability, in any way.
fn can(session: Session, who: Stand, figure_action: FigureAction) -> bool {
    session.state().with(|state| {
        session.legal().with(|legal| {
            legal
                .iter()
                .map(|&action| pick::parts(state, action))
                .any(|parts| parts.who == Some(who) && parts.figure_action == Some(figure_action))
        })
    })
}

/// The two cards of which one is played.
fn cards(session: Session) -> AnyView {
    let hand = session.state().with(|state| state.player(state.asked()).hand);
    let seat = session.active();
    let each = hand.iter().map(|card| {
        let on = move || session.selection().shown().card == Some(card);
        let picture = card.figure().map_or_else(
            || ink::ic(if card == cave_troll::Card::FIND { icons::ARTIFACT } else { Icon::Coin }),
            |figure| standee(session, seat, figure, 34),
        );
        view! {
            <button
                type="button"
                class="pickone"
                {..pressed_while(on)}
                data-card=card.id()
                on:click=move |_| act::select(session, Pick::card(card))
            >
                <span inner_html=picture></span>
                <b>{cave().card(card)}</b>
            </button>
        }
    });
    each.collect_view().into_any()
}

/// A button for each legal action that `show` accepts.
fn each(session: Session, show: fn(Action) -> Option<(Option<Figure>, String)>) -> AnyView {
    let seat = session.active();
    let legal = session.legal().get();
    let buttons = legal.into_iter().filter_map(|action| {
        let (figure, name) = show(action)?;
        let picture = figure.map_or_else(|| ink::ic(Icon::Card), |figure| standee(session, seat, figure, 34));
        let inside = [&picture, "<b>", &name, "</b>"].concat();
        Some(act_button(session, action, "pickone", move || inside.clone(), move || name.clone()))
    });
    buttons.collect_view().into_any()
}

/// The figures that may be chosen, if there are few.
fn figures(session: Session, asked: Seat, choices: &Choices) -> AnyView {
    const FEW: usize = 6;
    if !matches!(choices.next_part, NextPart::Who | NextPart::Whom) || choices.figures.len() > FEW {
        return ().into_any();
    }
    let whom = choices.next_part == NextPart::Whom;
    let pick = choices.pick;
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
            let picked = if whom { Pick { whom: Some(stand), ..pick } } else { Pick::figure(stand) };
            act::select(session, picked);
            session.selection().point_at(Some(stand.at));
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
    choices.figures.iter().copied().map(button).collect_view().into_any()
}

fn cancel(session: Session) -> AnyView {
    cancel_button(cave().cancel(), move || {
        act::cancel(session);
        session.selection().point_at(None);
    })
}

/// The green button that carries out the selection. While a part of it is missing, a disabled button stands in its place and names
/// what to choose, so that nothing else is pressed where it appears.
fn confirm(session: Session, choices: Memo<Choices>, asked: Memo<bool>) -> impl IntoView {
    let tried = Memo::new(move |_| {
        session.state().with(|state| choices.with(|choices| crate::game::pick::attempt(state, choices)))
    });
    let complete = Memo::new(move |_| tried.with(Option::is_some));
    let open =
        Memo::new(move |_| asked.get() && choices.with(|choices| choices.next_part != NextPart::Nothing));
    let label = Signal::derive(move || {
        let actions = tried.get().unwrap_or_default();
        TextContext::now(session, |context| cave().confirm(context, &actions))
    });
    let press = move || {
        if act::confirm(session) {
            session.selection().point_at(None);
        }
    };
    move || match (complete.get(), open.get()) {
        (true, _) => Some(confirm_button(session, tried, label, press)),
        (false, true) => Some(incomplete(session, choices)),
        (false, false) => None,
    }
}

/// The button in the place of the green one while a part of the selection is missing.
fn incomplete(session: Session, choices: Memo<Choices>) -> AnyView {
    let label = Signal::derive(move || cave().missing(choices.with(|choices| choices.next_part)).to_owned());
    let why = Signal::derive(move || {
        Some(TextContext::now(session, |context| choices.with(|choices| cave().advice(context, choices))))
    });
    view! {
        <div class="confirm">
            // The tray says what to choose.
            <Press icon=Icon::Check label class="go" why press=|| {} refuse=|_: String| {}/>
        </div>
    }
    .into_any()
}

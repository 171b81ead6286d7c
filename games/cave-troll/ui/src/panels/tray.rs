//! The tray under the dungeon: the pending decision, its preview, and its buttons.

use crate::art::icons;
use cave_troll::{Action, Card, Figure, Phase, State};
use leptos::prelude::*;
use moot_core::Seat;

use super::cards::spoken;
use super::carry;
use super::control::{
    act_button, artifact_button, artifact_note, card_name, card_picture, draw_button, standee,
};
use super::stay::Stay;
use crate::board::facts::Facts;
use crate::board::model::Stand;
use crate::board::{act, build};
use crate::game::main_action::draws_last;
use crate::game::pick::{self, Choices, FigureAction, NextPart, Pick};
use crate::marker::Session;
use crate::text::table::{Verb, cave};
use moot_art::Icon;
use moot_table_ui::controls::with_reason;
use moot_table_ui::game::text_context::TextContext;
use moot_table_ui::ink;
use moot_table_ui::selection_controls::{cancel_button, confirm_button};
use moot_ui::boxed::text;
use moot_ui::widgets::{Press, ic, pictured, pressed_while};

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
    of_hand.or(choices.pick.card.and_then(Card::figure)).or(of_phase)
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
    let names = move || session.state().with(|state| choices.with(|choices| names(state, choices)));
    // A free action without a selection is no question, and a space is then inspected only.
    let asked = Memo::new(move |_| {
        let act = session.state().with(|state| state.phase == Phase::Act);
        !act || choices.with(|choices| choices.pick.who.is_some() || choices.pick.artifact)
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
                <small class="places" class:some=move || !names().is_empty()>{text(names)}</small>
            </span>
            {move || options(session, &choices.get())}
            // The next click ends the inspection of a space. The button keeps its place while the other buttons change: on a phone
            // before the one that confirms, as in the other games, and on a desk at the end of the tray.
            {move || (asked.get() && act::can_cancel(session)).then(|| cancel(session))}
            {confirm(session, choices, asked)}
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
    let pick = choices.pick;
    let (setup, point) = (session.setup(), session.selection().point().get());
    session.state().with(|state| {
        if pick.artifact {
            let relic = state.relics.get(state.asked().index()).copied().flatten();
            return relic.map(|relic| artifact_note(relic, state.artifact_works())).unwrap_or_default();
        }
        let about = |state: &State, at| {
            let facts = Facts::of(state, at);
            TextContext::now(session, |context| {
                let crowd = cave().crowd(context, &facts);
                // Some of those who are in the room with a Cave Troll will have left it when the room pays.
                if matches!(state.phase, Phase::Escape { room, .. } if room == at) {
                    return crowd;
                }
                [cave().standing(context, &facts).as_str(), " · ", &crowd].concat()
            })
        };
        let looking = state.phase == Phase::Act && pick.who.is_none();
        if let Some(at) = pick.to.filter(|_| looking) {
            return about(state, at);
        }
        let preview = build::preview_of(&setup, state, choices, point);
        let told =
            preview.map(|preview| TextContext::now(session, |context| cave().preview(context, &preview)));
        if let Some(told) = told.filter(|told| !told.is_empty()) {
            return told;
        }
        let pointed = point.filter(|&at| looking || (at.is_room() && choices.lit.has(at)));
        if let Some(at) = pointed.filter(|_| session.selection().trial().with(Option::is_none)) {
            // As the mark on the room does, the text tells what the choice makes of it.
            let after = build::after(&setup, state, choices, point).unwrap_or(*state);
            return [cave().place(at), ": ".to_owned(), about(&after, at)].concat();
        }
        TextContext::now(session, |context| cave().advice(context, choices))
    })
}

/// What the selected card does while its place is chosen; else the names of the rooms that may be chosen next, with what each is worth,
/// if they are few. For a phone lying down: its panel of cards is low, and the letters in small rooms are narrow.
fn names(state: &State, choices: &Choices) -> String {
    const FEW: usize = 4;
    if choices.next_part != NextPart::To {
        return String::new();
    }
    if let Some(card) = choices.pick.card {
        return cave().card_text(card).to_owned();
    }
    let name =
        |at| [&cave().place(at), "\u{a0}", &build::room(state, at).standing.value.to_string()].concat();
    let rooms: Vec<_> = choices.lit.iter().filter(|at| at.is_room()).collect();
    if rooms.len() > FEW {
        return String::new();
    }
    rooms.into_iter().map(name).collect::<Vec<_>>().join(" · ")
}

/// Options without a space, and buttons to choose figures without the board.
fn options(session: Session, choices: &Choices) -> AnyView {
    let phase = session.state().with(|state| state.phase);
    let seat = session.active();
    let body = match phase {
        Phase::Act => return view! { {companions(session, choices)} {liberty(session, choices)} }.into_any(),
        Phase::Play => cards(session),
        Phase::Stack => each(session, |action| match action {
            Action::Stack(card) => Some((chip(session, seat, card), card_name(card))),
            _ => None,
        }),
        Phase::Revive => each(session, |action| match action {
            Action::Revive(figure) => {
                let name = cave().figure(figure);
                Some((token(&standee(session, seat, figure, 34), name), name.to_owned()))
            }
            _ => None,
        }),
        _ => figures(session, seat, choices),
    };
    view! { <div class="opts">{body}</div> }.into_any()
}

/// Buttons to draw a card and to select the artifact. A drawn card cannot be put back, so they stand at the other end of the tray than
/// the button that carries out a selection, where a second press of it would hit them.
fn draw(session: Session) -> AnyView {
    let artifact = move || {
        session.legal().with(|legal| legal.contains(&Action::Artifact)).then(|| {
            let name =
                move || TextContext::now(session, |context| cave().confirm(context, &[Action::Artifact]));
            let inside = move || [&ink::ic(icons::ARTIFACT), "<span>", &name(), "</span>"].concat();
            artifact_button(session, "btn quiet", text(inside), text(name))
        })
    };
    let last = Memo::new(move |_| session.state().with(draws_last));
    let name = move || if last.get() { cave().last_draw() } else { cave().verb(Verb::Draw) };
    let inside = move || [&ink::ic(Icon::Card), "<span>", name(), "</span>"].concat();
    let draw = draw_button(session, "btn go", text(inside), text(move || name().to_owned()));
    view! { <div class="opts free">{draw} {artifact}</div> }.into_any()
}

/// The figures that can act in the space of a selected figure, if there are several: in a crowded room they are hard to hit.
fn crowd(state: &State, legal: &[Action], who: Stand) -> Vec<Stand> {
    let mut here = Vec::new();
    for stand in legal.iter().filter_map(|&action| pick::parts(state, action).who) {
        if stand.at == who.at && !here.contains(&stand) {
            here.push(stand);
        }
    }
    if here.len() > 1 { here } else { Vec::new() }
}

/// A button for each figure that can act in the space of the selected one.
fn companions(session: Session, choices: &Choices) -> AnyView {
    let Some(who) = choices.pick.who else { return ().into_any() };
    let here = session.state().with(|state| session.legal().with(|legal| crowd(state, legal, who)));
    if here.is_empty() {
        return ().into_any();
    }
    let button = move |stand: Stand| {
        let Stand { piece, at } = stand;
        let label = with_reason(cave().figure(piece.figure), Some(cave().place(at)));
        view! {
            <button
                type="button"
                class="pickone"
                class:on=stand == who
                aria-pressed=if stand == who { "true" } else { "false" }
                aria-label=label
                inner_html=standee(session, piece.seat, piece.figure, 38)
                on:click=move |_| act::take(session, stand, FigureAction::Step)
            ></button>
        }
    };
    view! { <div class="opts crowd">{here.into_iter().map(button).collect_view()}</div> }.into_any()
}

/// A free action of the selected figure: a step or its ability.
fn liberty(session: Session, choices: &Choices) -> AnyView {
    let Some(who) = choices.pick.who else { return ().into_any() };
    let Some(ability) = FigureAction::of(who.piece.figure) else { return ().into_any() };
    let figure_actions = [FigureAction::Step, ability].map(|figure_action| {
        let on = choices.pick.figure_action == Some(figure_action);
        let icon = if figure_action == FigureAction::Step { Icon::Steps } else { Icon::Power };
        let why = (!can(session, who, figure_action)).then(|| no_use(session, who, figure_action));
        let (reason, disabled) = (why.clone(), why.is_some().then_some("true"));
        let press = move |_| match &why {
            Some(why) => session.show_note(why.clone()),
            None => act::take(session, who, figure_action),
        };
        view! {
            <button
                type="button"
                class:on=on
                data-why=reason
                aria-disabled=disabled
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

/// Why a figure cannot step or use its ability: the reason for one of those beside it if there is any, rivals first.
fn no_use(session: Session, who: Stand, figure_action: FigureAction) -> String {
    let tried = session.state().with_untracked(|state| {
        let others = || state.pieces(who.at).filter(|&whom| whom != who.piece);
        let whom = others().find(|whom| whom.seat != who.piece.seat).or_else(|| others().next())?;
        match figure_action {
            FigureAction::Push => who.at.near().iter().next().map(|to| Action::Push { whom, to }),
            FigureAction::Strike => Some(Action::Strike { who: who.piece.figure, whom }),
            _ => None,
        }
    });
    let why = tried.and_then(|action| untrack(|| act::why_not(session, &[action])));
    why.unwrap_or_else(|| cave().no_use(figure_action).to_owned())
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

/// The content of a short button: a picture and a name.
fn token(picture: &str, name: &str) -> String {
    ["<span class=\"art\">", picture, "</span><b>", name, "</b>"].concat()
}

/// A card as a short button, with the picture, the name and the text that it has in the panel of cards; only a phone has room for the
/// text.
fn chip(session: Session, seat: Seat, card: Card) -> String {
    let token = token(&card_picture(session, seat, card, 34), cave().card(card));
    [&token, "<small>", cave().card_text(card), "</small>"].concat()
}

/// The two cards of which one is played.
fn cards(session: Session) -> AnyView {
    let hand = session.state().with(|state| state.player(state.asked()).hand);
    let seat = session.active();
    let each = hand.iter().map(|card| {
        let on = move || session.selection().shown().card == Some(card);
        view! {
            <button
                type="button"
                class="pickone"
                {..pressed_while(on)}
                data-card=card.id()
                {..carry::card(session, seat, card, Pick::card(card))}
            >
                {pictured(text(move || spoken(card)), text(move || chip(session, seat, card)))}
            </button>
        }
    });
    each.collect_view().into_any()
}

/// A button for each legal action that `show` accepts, with its content and its name.
fn each(session: Session, show: impl Fn(Action) -> Option<(String, String)>) -> AnyView {
    let legal = session.legal().get();
    let buttons = legal.into_iter().filter_map(|action| {
        let (inside, name) = show(action)?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::testing::{Position, space};
    use cave_troll::{CaveTroll, Piece, Set, Setup};
    use moot_core::Game;

    #[test]
    fn figures_of_a_crowded_room_can_be_chosen_from_the_tray() {
        let mut position = Position::classic(2);
        position.put("A 0:knight").put("A 0:adventurer").put("A 1:adventurer").put("B 0:thief");
        let state = &position.state;
        let setup = Setup::new(2, Set::Classic, None).unwrap();
        let mut legal = Vec::new();
        CaveTroll::legal(&setup, state, state.asked(), &mut legal);
        let stand = |figure, at| Stand { piece: Piece::new(state.asked(), figure), at: space(at) };
        let mut here = crowd(state, &legal, stand(Figure::Knight, 'A'));
        here.sort_by_key(|stand| stand.piece.figure as u8);
        assert_eq!(here, [stand(Figure::Adventurer, 'A'), stand(Figure::Knight, 'A')]);
        assert_eq!(crowd(state, &legal, stand(Figure::Thief, 'B')), [], "alone in its room");
    }

    #[test]
    fn few_rooms_that_may_be_chosen_are_named_with_their_gold() {
        let mut position = Position::classic(2);
        position.put("A 0:knight").put("B 1:chest");
        let state = &position.state;
        let setup = Setup::new(2, Set::Classic, None).unwrap();
        let mut legal = Vec::new();
        CaveTroll::legal(&setup, state, state.asked(), &mut legal);
        let knight = Stand { piece: Piece::new(state.asked(), Figure::Knight), at: space('A') };
        let step = pick::choices(&setup, state, &legal, &Pick::figure(knight));
        assert_eq!(names(state, &step), "Gatehouse\u{a0}8");
        assert_eq!(names(state, &Choices { lit: cave_troll::ROOMS, ..step.clone() }), "", "too many");
        assert_eq!(names(state, &Choices { next_part: NextPart::Who, ..step.clone() }), "");
        let card = Choices { pick: Pick::card(Card::CHEST), ..step };
        assert_eq!(names(state, &card), cave().card_text(Card::CHEST), "its place is chosen");
    }
}

//! Questions in the trays of Cave Troll, and the effects of answers.

use cave_troll::{Action, Card, Figure, Phase, State};

use super::advice;
use super::names::{a_card, artifact, figure, figures, of, place, space, within, yours};
use crate::board::build::pays;
use crate::board::model::Preview;
use crate::game::actions_left::ends_soon;
use crate::game::pick::{Choices, FigureAction, NextPart, Pick};
use crate::text::table::TextContext;
use moot_ui::text::en::join::{and, capital, count};

/// The question to the player who decides.
pub(crate) fn question(context: &TextContext<'_>, pick: Pick) -> String {
    let state = context.state;
    let you = state.asked();
    match state.phase {
        Phase::Act if pick.artifact => confirm(context, &[Action::Artifact]),
        Phase::Act => match (pick.who, pick.figure_action) {
            (Some(who), figure_action) => {
                let name = figure(who.piece.figure);
                match figure_action.unwrap_or(FigureAction::Step) {
                    FigureAction::Step => format!("Move the {name}"),
                    FigureAction::Push => format!("The {name} pushes"),
                    FigureAction::Strike => format!("The {name} strikes"),
                    FigureAction::Rout => format!("The {name} drives Adventurers out"),
                    FigureAction::Banish => format!("The {name} banishes"),
                    FigureAction::Pull => format!("The {name} pulls"),
                    FigureAction::Rampage => format!("The {name} runs wild"),
                }
            }
            (None, _) => match pick.to {
                Some(at) => place(at),
                None => format!("{}: choose an action", context.name(you)),
            },
        },
        Phase::Play => match pick.card {
            Some(card) => format!("Play {}", a_card(card)),
            // The only card with several copies.
            None if state.me().hand.count(Card::ADVENTURER) > 1 => {
                format!("Play one of your {}", figures(Figure::Adventurer, 2))
            }
            None => "Play one of your two cards".to_owned(),
        },
        Phase::Put(card) if card.figure().is_none() => "Score a room".to_owned(),
        Phase::Put(card) => format!("Place {}", a_card(card)),
        Phase::Escape { room, .. } => {
            format!("{}: a Cave Troll falls into {}", context.name(you), space(room))
        }
        Phase::Push { pusher, room, .. } => {
            format!("{}: your {} pushes somebody out of {}", context.name(you), figure(pusher), space(room))
        }
        Phase::Glide => "The Banshee may glide on".to_owned(),
        Phase::Revive => "Chalice of Life: who returns?".to_owned(),
        Phase::Return(hero) => format!("Chalice of Life: the {} returns", figure(hero)),
        Phase::Lantern => {
            format!("Lantern of Ash: {} left", count(state.stepped.left, "step", "steps"))
        }
        Phase::Seal => "Iron Threshold: seal a room".to_owned(),
        Phase::Weigh => "Crooked Scales: weigh a room".to_owned(),
        Phase::Mirror => "Basalt Mirror: remove a figure".to_owned(),
        Phase::Stack => "Raven’s Eye: which card lies on top?".to_owned(),
        Phase::Bonus => "Raven’s Eye: draw and play a card at once?".to_owned(),
        Phase::Deal(_) | Phase::Draw | Phase::Find | Phase::Peek => "A card is being drawn".to_owned(),
        Phase::Over => "The game is over".to_owned(),
    }
}

/// Advice on how to decide.
pub(crate) fn advice(context: &TextContext<'_>, choices: &Choices) -> String {
    let state = context.state;
    let pick = choices.pick;
    match (state.phase, choices.next_part) {
        (Phase::Act, NextPart::Who | NextPart::Nothing) if pick.to.is_none() => {
            let last = state.all().find(|&seat| state.player(seat).deck_len() == 1);
            match last {
                Some(seat) => format!("{} has one card left: drawing it ends the game.", context.name(seat)),
                None if ends_soon(state) => stall(state.turns_without_draw_left()),
                // The number of actions is that of the turn, up to four.
                None if state.turn < 4 => {
                    "Draw, or pick a figure of yours. The first turns have 1, 2 and 3 actions.".to_owned()
                }
                None => "Draw a card, or pick one of your figures in the dungeon.".to_owned(),
            }
        }
        (Phase::Act, NextPart::To) if pick.who.is_some_and(|who| who.piece.figure == Figure::Thief) => {
            "Choose any lit space.".to_owned()
        }
        (Phase::Play, NextPart::Card) => "The other one stays in your hand.".to_owned(),
        (Phase::Play, NextPart::Ready) if choices.lit.is_empty() => {
            "You draw an artifact and keep it face down.".to_owned()
        }
        (Phase::Escape { .. }, NextPart::Who) => {
            "One of yours may step out; whoever stays is removed.".to_owned()
        }
        (Phase::Escape { .. }, _) => "Choose where to flee.".to_owned(),
        (Phase::Revive, _) => "It stood in the dungeon and was removed.".to_owned(),
        (Phase::Lantern, NextPart::Who) => "Choose a hero that has not stepped yet.".to_owned(),
        (Phase::Stack, _) => "The first one is drawn next. Press a rival above to see the hand.".to_owned(),
        (Phase::Bonus, _) => "It costs no action.".to_owned(),
        (Phase::Weigh, _) => "You gain its gold alone, even if you are tied.".to_owned(),
        (Phase::Seal, _) => "Until your next turn nobody enters or leaves it.".to_owned(),
        (_, NextPart::Who) => "Choose who acts.".to_owned(),
        (_, NextPart::Whom) => match pick.who {
            Some(who) => format!("Choose whom, {}.", beside(pick.figure_action, who.at)),
            None => "Choose a marked figure.".to_owned(),
        },
        (_, NextPart::To | NextPart::Ready) if pays(state, &pick) => {
            "Choose a room: the mark names who is paid.".to_owned()
        }
        (_, NextPart::To | NextPart::Ready) => match pick.whom {
            Some(whom) => {
                format!("Choose where {} goes.", yours(context, state.asked(), whom.piece))
            }
            None => "Choose a lit space.".to_owned(),
        },
        _ => String::new(),
    }
}

/// A notice that the game ends unless a player draws a card.
pub(crate) fn stall(turns: u8) -> String {
    match turns {
        1 => "If you draw no card in this turn, the game ends with it.".to_owned(),
        _ => format!("If nobody draws a card, the game ends in {}.", count(turns, "turn", "turns")),
    }
}

fn beside(figure_action: Option<FigureAction>, at: cave_troll::Space) -> String {
    if figure_action == Some(FigureAction::Pull) { "next door".to_owned() } else { within(at) }
}

/// The button that acts on a figure.
pub(crate) const fn figure_action(figure_action: FigureAction) -> &'static str {
    match figure_action {
        FigureAction::Step => "Move",
        FigureAction::Push => "Push",
        FigureAction::Strike => "Strike",
        FigureAction::Rout => "Drive out",
        FigureAction::Banish => "Banish",
        FigureAction::Pull => "Pull",
        FigureAction::Rampage => "Run wild",
    }
}

/// Why that button is disabled.
pub(crate) const fn no_use(figure_action: FigureAction) -> &'static str {
    match figure_action {
        FigureAction::Step => "It cannot move now.",
        FigureAction::Push => "Nobody can be pushed out of here now.",
        FigureAction::Strike => "Nobody can be struck here now.",
        FigureAction::Rout => "No rival Adventurer can be driven out of here now.",
        FigureAction::Banish => "No rival Banshee can be banished from here now.",
        FigureAction::Pull => "Nobody can be pulled from next door now.",
        FigureAction::Rampage => "The Rampaging Troll cannot run wild here now.",
    }
}

/// The button that puts a figure on the space of the last action.
fn put(actions: &[Action]) -> String {
    match actions.last() {
        Some(&Action::At(at)) => format!("Place: {}", place(at)),
        _ => "Place it".to_owned(),
    }
}

/// The button that plays the selection.
pub(crate) fn confirm(context: &TextContext<'_>, actions: &[Action]) -> String {
    match actions.first() {
        None => "Choose a place".to_owned(),
        Some(&(Action::Move { to, .. } | Action::Jump(to))) => format!("Move: {}", place(to)),
        Some(Action::Artifact) => {
            match context.state.relics.get(context.state.asked().index()).copied().flatten() {
                Some(relic) => format!("Play the {}", artifact(relic)),
                None => "Play it".to_owned(),
            }
        }
        Some(Action::Play(card)) if card.figure().is_none() && actions.len() > 1 => "Score it".to_owned(),
        Some(Action::Play(_)) if actions.len() > 1 => put(actions),
        Some(Action::Play(_)) => "Play it".to_owned(),
        Some(Action::At(_)) => match context.state.phase {
            Phase::Put(card) if card.figure().is_none() => "Score it".to_owned(),
            Phase::Seal => "Seal it".to_owned(),
            Phase::Weigh => "Take the gold".to_owned(),
            _ => put(actions),
        },
        Some(Action::Push { .. }) => "Push".to_owned(),
        Some(Action::Strike { .. } | Action::Remove { .. }) => "Remove".to_owned(),
        Some(Action::Rout) => "Drive them out".to_owned(),
        Some(Action::Banish { .. }) => "Banish".to_owned(),
        Some(Action::Pull { .. }) => "Pull".to_owned(),
        Some(Action::Rampage) => "Run wild".to_owned(),
        Some(_) => advice::title(context, actions),
    }
}

/// The effect of a decision besides gold.
pub(crate) fn preview(context: &TextContext<'_>, preview: &Preview) -> String {
    let mut parts = Vec::new();
    if !preview.removed.is_empty() {
        let lost: Vec<String> = preview
            .removed
            .iter()
            .map(|&(seat, lost)| format!("{} {}", of(context, seat), figure(lost)))
            .collect();
        let verb = if lost.len() == 1 { "goes" } else { "go" };
        let flee = if preview.may_flee { ", unless they step out" } else { "" };
        parts.push(format!("{} {verb}{flee}", and(&lost)));
    }
    if preview.over {
        parts.push("the game ends with a last scoring".to_owned());
    } else if preview.scoring {
        parts.push("the whole dungeon is scored".to_owned());
    }
    capital(&parts.join("; "))
}

/// The button that declines, or ends a choice.
pub(crate) const fn done(state: &State) -> &'static str {
    match state.phase {
        Phase::Escape { .. } => "Nobody steps out",
        Phase::Glide => "Stay here",
        Phase::Bonus => "No card",
        _ => "Enough",
    }
}

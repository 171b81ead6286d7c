//! Questions in the trays of Cave Troll, and the effects of answers.

use cave_troll::{Action, Card, Figure, Phase, State};

use super::advice;
use super::names::{a_card, artifact, figure, figures, place, space, within, yours};
use crate::board::build::pays;
use crate::board::model::Preview;
use crate::game::actions_left::ends_soon;
use crate::game::pick::{Choices, FigureAction, NextPart, Pick};
use crate::text::table::TextContext;
use moot_ui::text::fr::join::{and, capital, count, de, plural};

/// The question to the player who decides.
pub(crate) fn question(context: &TextContext<'_>, pick: Pick) -> String {
    let state = context.state;
    let you = state.asked();
    match state.phase {
        Phase::Act if pick.artifact => confirm(context, &[Action::Artifact]),
        Phase::Act => match (pick.who, pick.figure_action) {
            (Some(who), figure_action) => {
                let name = figure(who.piece.figure).the();
                match figure_action.unwrap_or(FigureAction::Step) {
                    FigureAction::Step => format!("Déplacer {name}"),
                    FigureAction::Push => format!("{} pousse", capital(&name)),
                    FigureAction::Strike => format!("{} frappe", capital(&name)),
                    FigureAction::Rout => format!("{} chasse des Aventuriers", capital(&name)),
                    FigureAction::Banish => format!("{} bannit", capital(&name)),
                    FigureAction::Pull => format!("{} attire", capital(&name)),
                    FigureAction::Rampage => format!("{} se déchaîne", capital(&name)),
                }
            }
            (None, _) => match pick.to {
                Some(at) => place(at),
                None => format!("{} : choisissez une action", context.name(you)),
            },
        },
        Phase::Play => match pick.card {
            Some(card) => format!("Jouer {}", a_card(card)),
            // The only card with several copies.
            None if state.me().hand.count(Card::ADVENTURER) > 1 => {
                format!("Jouez un de vos {}", figures(Figure::Adventurer, 2))
            }
            None => "Jouez une de vos deux cartes".to_owned(),
        },
        Phase::Put(card) if card.figure().is_none() => "Décompter une salle".to_owned(),
        Phase::Put(card) => format!("Placer {}", a_card(card)),
        Phase::Escape { room, .. } => {
            format!("{} : un Troll des cavernes tombe {}", context.name(you), within(room))
        }
        Phase::Push { pusher, room, .. } => {
            format!(
                "{} : votre {} pousse quelqu’un hors {}",
                context.name(you),
                figure(pusher).name,
                space(room).of()
            )
        }
        Phase::Glide => "La Banshee peut glisser encore".to_owned(),
        Phase::Revive => "Calice de vie : qui revient ?".to_owned(),
        Phase::Return(hero) => format!("Calice de vie : {} revient", figure(hero).the()),
        Phase::Lantern => {
            format!("Lanterne de cendre : encore {}", count(state.stepped.left, "pas", "pas"))
        }
        Phase::Seal => "Seuil de fer : scellez une salle".to_owned(),
        Phase::Weigh => "Balance faussée : pesez une salle".to_owned(),
        Phase::Mirror => "Miroir de basalte : retirez une figurine".to_owned(),
        Phase::Stack => "Œil du corbeau : quelle carte sur le dessus ?".to_owned(),
        Phase::Bonus => "Œil du corbeau : piocher et jouer une carte aussitôt ?".to_owned(),
        Phase::Deal(_) | Phase::Draw | Phase::Find | Phase::Peek => "Une carte est piochée".to_owned(),
        Phase::Over => "La partie est terminée".to_owned(),
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
                Some(seat) => {
                    format!("Il reste une carte à {} : la piocher met fin à la partie.", context.name(seat))
                }
                None if ends_soon(state) => stall(state.turns_without_draw_left()),
                // The number of actions is that of the turn, up to four.
                None if state.turn < 4 => {
                    "Piochez, ou prenez une figurine. Les premiers tours ont 1, 2 et 3 actions.".to_owned()
                }
                None => "Piochez, ou prenez une de vos figurines.".to_owned(),
            }
        }
        (Phase::Act, NextPart::To) if pick.who.is_some_and(|who| who.piece.figure == Figure::Thief) => {
            "Choisissez n’importe quel espace éclairé.".to_owned()
        }
        (Phase::Play, NextPart::Card) => "L’autre reste dans votre main.".to_owned(),
        (Phase::Play, NextPart::Ready) if choices.lit.is_empty() => {
            "Vous piochez un artefact et le gardez face cachée.".to_owned()
        }
        (Phase::Escape { .. }, NextPart::Who) => {
            "L’un des vôtres peut sortir ; qui reste est retiré.".to_owned()
        }
        (Phase::Escape { .. }, _) => "Choisissez où fuir.".to_owned(),
        (Phase::Revive, _) => "Il se trouvait dans le donjon et a été retiré.".to_owned(),
        (Phase::Lantern, NextPart::Who) => "Choisissez un héros qui n’a pas encore fait son pas.".to_owned(),
        (Phase::Stack, _) => {
            "La première sera piochée en premier. Touchez un rival en haut pour voir sa main.".to_owned()
        }
        (Phase::Bonus, _) => "Cela ne coûte aucune action.".to_owned(),
        (Phase::Weigh, _) => "Vous gagnez seul son or, même à égalité.".to_owned(),
        (Phase::Seal, _) => "Jusqu’à votre prochain tour, personne n’y entre ni n’en sort.".to_owned(),
        (_, NextPart::Who) => "Choisissez qui agit.".to_owned(),
        (_, NextPart::Whom) => match pick.who {
            Some(who) => format!("Choisissez une cible {}.", beside(pick.figure_action, who.at)),
            None => "Choisissez une figurine marquée.".to_owned(),
        },
        (_, NextPart::To | NextPart::Ready) if pays(state, &pick) => {
            "Choisissez une salle : la marque dit qui est payé.".to_owned()
        }
        (_, NextPart::To | NextPart::Ready) => match pick.whom {
            Some(whom) => {
                format!("Choisissez où va {}.", yours(context, state.asked(), whom.piece))
            }
            None => "Choisissez un espace éclairé.".to_owned(),
        },
        _ => String::new(),
    }
}

/// A notice that the game ends unless a player draws a card.
pub(crate) fn stall(turns: u8) -> String {
    match turns {
        1 => "Si vous ne piochez pas à ce tour, la partie finit avec lui.".to_owned(),
        _ => format!("Si personne ne pioche, la partie finit dans {}.", count(turns, "tour", "tours")),
    }
}

fn beside(figure_action: Option<FigureAction>, at: cave_troll::Space) -> String {
    if figure_action == Some(FigureAction::Pull) { "dans une salle voisine".to_owned() } else { within(at) }
}

/// The button that acts on a figure.
pub(crate) const fn figure_action(figure_action: FigureAction) -> &'static str {
    match figure_action {
        FigureAction::Step => "Déplacer",
        FigureAction::Push => "Pousser",
        FigureAction::Strike => "Frapper",
        FigureAction::Rout => "Chasser",
        FigureAction::Banish => "Bannir",
        FigureAction::Pull => "Attirer",
        FigureAction::Rampage => "Se déchaîner",
    }
}

/// Why that button is disabled.
pub(crate) const fn no_use(figure_action: FigureAction) -> &'static str {
    match figure_action {
        FigureAction::Step => "Aucun déplacement possible.",
        FigureAction::Push => "Personne ne peut être poussé d’ici.",
        FigureAction::Strike => "Personne ne peut être frappé ici.",
        FigureAction::Rout => "Aucun Aventurier rival ne peut être chassé d’ici.",
        FigureAction::Banish => "Aucune Banshee rivale ne peut être bannie d’ici.",
        FigureAction::Pull => "Personne ne peut être attiré d’à côté.",
        FigureAction::Rampage => "Impossible de se déchaîner ici.",
    }
}

/// The button that puts a figure on the space of the last action.
fn put(actions: &[Action]) -> String {
    match actions.last() {
        Some(&Action::At(at)) => format!("Placer : {}", place(at)),
        _ => "Placer".to_owned(),
    }
}

/// The button that plays the selection.
pub(crate) fn confirm(context: &TextContext<'_>, actions: &[Action]) -> String {
    match actions.first() {
        None => "Choisissez un lieu".to_owned(),
        Some(&(Action::Move { to, .. } | Action::Jump(to))) => format!("Déplacer : {}", place(to)),
        Some(Action::Artifact) => {
            match context.state.relics.get(context.state.asked().index()).copied().flatten() {
                Some(relic) => format!("Jouer {}", artifact(relic).the()),
                None => "Le jouer".to_owned(),
            }
        }
        Some(Action::Play(card)) if card.figure().is_none() && actions.len() > 1 => "Décompter".to_owned(),
        Some(Action::Play(_)) if actions.len() > 1 => put(actions),
        Some(Action::Play(_)) => "La jouer".to_owned(),
        Some(Action::At(_)) => match context.state.phase {
            Phase::Put(card) if card.figure().is_none() => "Décompter".to_owned(),
            Phase::Seal => "Sceller".to_owned(),
            Phase::Weigh => "Prendre l’or".to_owned(),
            _ => put(actions),
        },
        Some(Action::Push { .. }) => "Pousser".to_owned(),
        Some(Action::Strike { .. } | Action::Remove { .. }) => "Retirer".to_owned(),
        Some(Action::Rout) => "Les chasser".to_owned(),
        Some(Action::Banish { .. }) => "Bannir".to_owned(),
        Some(Action::Pull { .. }) => "Attirer".to_owned(),
        Some(Action::Rampage) => "Se déchaîner".to_owned(),
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
            .map(|&(seat, lost)| format!("{} {}", figure(lost).the(), de(context.name(seat))))
            .collect();
        let leave = plural(lost.len() as u32, "part", "partent");
        let flee = if preview.may_flee { ", sauf fuite" } else { "" };
        parts.push(format!("{} {leave}{flee}", and(&lost)));
    }
    if preview.over {
        parts.push("la partie finit par un dernier décompte".to_owned());
    } else if preview.scoring {
        parts.push("tout le donjon est décompté".to_owned());
    }
    capital(&parts.join(" ; "))
}

/// The button that declines, or ends a choice.
pub(crate) const fn done(state: &State) -> &'static str {
    match state.phase {
        Phase::Escape { .. } => "Personne ne sort",
        Phase::Glide => "Rester ici",
        Phase::Bonus => "Pas de carte",
        _ => "C’est assez",
    }
}

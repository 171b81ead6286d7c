//! The player's selection, and the decision it stands for.
//!
//! A decision has parts: a card, the acting figure, its action, its target, and the destination. The player chooses them one
//! after another by clicking figures and spaces; [`choices`] returns the part to choose next and its options, [`press`] the
//! effect of a click, and [`attempt`] the actions that the parts stand for.

use cave_troll::{Action, Card, CaveTroll, Figure, Phase, Piece, Setup, Space, Spaces, State};
use moot_core::{Game, Seat};

use crate::board::model::Stand;
use crate::board::ordered::insert;

/// The action of a selected figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FigureAction {
    /// It steps to an adjacent space; the Thief to any space that she may appear in.
    Step,
    /// The Wraith pushes.
    Push,
    /// A figure in its room is removed.
    Strike,
    /// The Grunt drives out Adventurers.
    Rout,
    /// The Paladin sends a Banshee away.
    Banish,
    /// The Banshee pulls.
    Pull,
    /// The Rampaging Troll runs wild.
    Rampage,
}

impl FigureAction {
    /// The action of a figure besides stepping.
    #[must_use]
    pub const fn of(figure: Figure) -> Option<FigureAction> {
        match figure {
            Figure::Wraith => Some(FigureAction::Push),
            Figure::Orc | Figure::GiantSlayer | Figure::Assassin => Some(FigureAction::Strike),
            Figure::Grunt => Some(FigureAction::Rout),
            Figure::Paladin => Some(FigureAction::Banish),
            Figure::Banshee => Some(FigureAction::Pull),
            Figure::RampagingTroll => Some(FigureAction::Rampage),
            _ => None,
        }
    }
}

/// The player's selection. It is not part of the game and is never saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pick {
    /// A card to be played.
    pub card: Option<Card>,
    /// The acting figure.
    pub who: Option<Stand>,
    /// Its action.
    pub figure_action: Option<FigureAction>,
    /// The target of the action.
    pub whom: Option<Stand>,
    /// The destination; or an inspected space.
    pub to: Option<Space>,
    /// Whether the artifact would be played. Nothing else is selected then.
    pub artifact: bool,
}

impl Pick {
    /// The empty selection.
    pub const NOTHING: Pick =
        Pick { card: None, who: None, figure_action: None, whom: None, to: None, artifact: false };
    /// Selects the artifact.
    pub const ARTIFACT: Pick = Pick { artifact: true, ..Pick::NOTHING };

    /// Selects a figure that would step.
    #[must_use]
    pub const fn figure(who: Stand) -> Pick {
        Pick { who: Some(who), figure_action: Some(FigureAction::Step), ..Pick::NOTHING }
    }

    /// Selects a card that would be played.
    #[must_use]
    pub const fn card(card: Card) -> Pick {
        Pick { card: Some(card), ..Pick::NOTHING }
    }

    /// The selection without the part that was chosen last.
    #[must_use]
    pub const fn back(self) -> Pick {
        match self {
            Pick { to: Some(_), .. } => Pick { to: None, ..self },
            Pick { whom: Some(_), .. } => Pick { whom: None, ..self },
            _ => Pick::NOTHING,
        }
    }
}

/// The part of a decision to choose next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextPart {
    /// Nothing on the board.
    Nothing,
    /// A card of the hand.
    Card,
    /// The acting figure.
    Who,
    /// The target.
    Whom,
    /// The destination.
    To,
    /// The decision is complete.
    Ready,
}

/// Whether a selection has a part that the player chose. Forced parts do not count: they are filled in again.
#[must_use]
pub fn has_choice(setup: &Setup, state: &State, legal: &[Action], pick: &Pick) -> bool {
    let filled = |pick: &Pick| choices(setup, state, legal, pick).pick;
    filled(pick) != filled(&Pick::NOTHING)
}

/// The current options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The selection, with forced parts filled in.
    pub pick: Pick,
    /// The part to choose next.
    pub next_part: NextPart,
    /// Spaces that may be chosen, or on which a figure may be chosen.
    pub lit: Spaces,
    /// Figures that may be chosen.
    pub figures: Vec<Stand>,
}

impl Choices {
    /// Whether the selection is complete, with a destination that may be chosen.
    #[must_use]
    pub fn is_placed(&self) -> bool {
        self.next_part == NextPart::Ready && self.pick.to.is_some_and(|to| self.lit.has(to))
    }

    /// Adds a figure that may be chosen.
    fn offer(&mut self, figure: Option<Stand>) {
        if let Some(figure) = figure {
            insert(&mut self.figures, figure, |stand| (stand.at, stand.piece));
        }
    }
}

/// The parts of an action.
#[must_use]
pub fn parts(state: &State, action: Action) -> Pick {
    let asked = state.asked();
    let single = |figure: Figure| {
        let piece = Piece::new(asked, figure);
        Stand { piece, at: state.player(asked).at(figure) }
    };
    let figure_action = |figure: Figure, figure_action: FigureAction| Pick {
        who: Some(single(figure)),
        figure_action: Some(figure_action),
        ..Pick::NOTHING
    };
    match action {
        Action::Play(card) => Pick::card(card),
        Action::At(to) => Pick { to: Some(to), ..Pick::NOTHING },
        Action::Move { who, from, to } => {
            let who = Stand { piece: Piece::new(asked, who), at: from };
            Pick { to: Some(to), ..Pick::figure(who) }
        }
        Action::Push { whom, to } => {
            let (room, pick) = match state.phase {
                Phase::Push { room, .. } => {
                    (room, Pick { figure_action: Some(FigureAction::Push), ..Pick::NOTHING })
                }
                _ => (single(Figure::Wraith).at, figure_action(Figure::Wraith, FigureAction::Push)),
            };
            Pick { whom: Some(Stand { piece: whom, at: room }), to: Some(to), ..pick }
        }
        Action::Strike { who, whom } => {
            let pick = figure_action(who, FigureAction::Strike);
            Pick { whom: Some(Stand { piece: whom, at: single(who).at }), ..pick }
        }
        Action::Jump(to) => Pick { to: Some(to), ..figure_action(Figure::Thief, FigureAction::Step) },
        Action::Rout => figure_action(Figure::Grunt, FigureAction::Rout),
        Action::Banish { whose, to } => {
            let pick = figure_action(Figure::Paladin, FigureAction::Banish);
            let whom = Stand { piece: Piece::new(whose, Figure::Banshee), at: single(Figure::Paladin).at };
            Pick { whom: Some(whom), to: Some(to), ..pick }
        }
        Action::Pull { whom, from } => Pick {
            whom: Some(Stand { piece: whom, at: from }),
            ..figure_action(Figure::Banshee, FigureAction::Pull)
        },
        Action::Rampage => figure_action(Figure::RampagingTroll, FigureAction::Rampage),
        Action::Remove { whom, at } => Pick { whom: Some(Stand { piece: whom, at }), ..Pick::NOTHING },
        Action::Draw
        | Action::Artifact
        | Action::Revive(_)
        | Action::Stack(_)
        | Action::Done
        | Action::End => Pick::NOTHING,
    }
}

/// Whether a selection is compatible with the parts of an action.
fn agrees(pick: &Pick, with: &Pick) -> bool {
    fn open<T: PartialEq>(chosen: Option<T>, part: Option<T>) -> bool {
        chosen.is_none() || chosen == part
    }
    open(pick.who, with.who) && open(pick.figure_action, with.figure_action) && open(pick.whom, with.whom)
}

/// The current options. `legal` are the legal actions of the deciding player.
#[must_use]
pub fn choices(setup: &Setup, state: &State, legal: &[Action], pick: &Pick) -> Choices {
    let nothing =
        Choices { pick: *pick, next_part: NextPart::Nothing, lit: Spaces::NONE, figures: Vec::new() };
    if state.phase == Phase::Play {
        return playing(setup, state, legal, pick);
    }
    if pick.artifact && legal.contains(&Action::Artifact) {
        return Choices { pick: Pick::ARTIFACT, next_part: NextPart::Ready, ..nothing };
    }
    let all = legal.iter().map(|&action| parts(state, action));
    let all: Vec<Pick> = all.filter(|parts| *parts != Pick::NOTHING && parts.card.is_none()).collect();
    let mut pick = Pick { card: None, artifact: false, ..*pick };
    let free = state.phase == Phase::Act;
    if !free {
        // Forced parts are filled in.
        let agreed = all.first().copied().unwrap_or_default();
        if all.iter().all(|parts| parts.who == agreed.who) {
            pick.who = agreed.who;
        }
        if all.iter().all(|parts| parts.figure_action == agreed.figure_action) {
            pick.figure_action = agreed.figure_action;
        }
        if all.iter().all(|parts| parts.whom == agreed.whom) {
            pick.whom = agreed.whom;
        }
    }
    let fit: Vec<Pick> = all.iter().filter(|parts| agrees(&pick, parts)).copied().collect();
    let wants = |part: fn(&Pick) -> bool| fit.iter().any(part);
    let next_part = match pick {
        _ if all.is_empty() => NextPart::Nothing,
        Pick { who: None, .. } if free || all.iter().any(|parts| parts.who.is_some()) => NextPart::Who,
        Pick { whom: None, .. } if wants(|parts| parts.whom.is_some()) => NextPart::Whom,
        Pick { to: None, .. } if wants(|parts| parts.to.is_some()) || fit.is_empty() => NextPart::To,
        _ => NextPart::Ready,
    };
    let mut choices = Choices { pick, next_part, ..nothing };
    for parts in &fit {
        match next_part {
            NextPart::Who => choices.offer(parts.who),
            NextPart::Whom => choices.offer(parts.whom),
            NextPart::To | NextPart::Ready => choices.lit = choices.lit | parts.to.into_iter().collect(),
            NextPart::Nothing | NextPart::Card => {}
        }
    }
    if next_part == NextPart::Ready && choices.lit.is_empty() {
        // A target that is the last part can still be exchanged for another one.
        for parts in all.iter().filter(|parts| agrees(&Pick { whom: None, ..pick }, parts)) {
            choices.offer(parts.whom);
        }
    }
    if matches!(next_part, NextPart::Who | NextPart::Whom) {
        choices.lit = choices.figures.iter().map(|stand| stand.at).collect();
    }
    choices
}

/// Options for playing a card of the hand together with the destination of its figure.
fn playing(setup: &Setup, state: &State, legal: &[Action], pick: &Pick) -> Choices {
    let cards: Vec<Card> = legal.iter().filter_map(|&action| parts(state, action).card).collect();
    let card = pick.card.filter(|card| cards.contains(card));
    let pick = Pick { card, to: pick.to.filter(|_| card.is_some()), ..Pick::NOTHING };
    let mut choices = Choices { pick, next_part: NextPart::Card, lit: Spaces::NONE, figures: Vec::new() };
    let Some(card) = card else { return choices };
    let (after, _) = played(setup, state, card);
    let mut next = Vec::new();
    CaveTroll::legal(setup, &after, after.asked(), &mut next);
    choices.lit = next.into_iter().filter_map(|action| parts(&after, action).to).collect();
    choices.next_part =
        if choices.lit.is_empty() || pick.to.is_some() { NextPart::Ready } else { NextPart::To };
    choices
}

/// The position after a card of the hand has been played, before its figure is placed.
fn played(setup: &Setup, state: &State, card: Card) -> (State, Seat) {
    let (mut after, seat) = (*state, state.asked());
    if CaveTroll::check(setup, state, seat, Action::Play(card)).is_ok() {
        let _ = CaveTroll::act(setup, &mut after, seat, Action::Play(card), &mut ());
    }
    (after, seat)
}

/// The actions that the selection stands for, legal or not; `None` while a part is missing.
#[must_use]
pub fn attempt(state: &State, choices: &Choices) -> Option<Vec<Action>> {
    let pick = &choices.pick;
    if state.phase == Phase::Play {
        let play = Action::Play(pick.card?);
        return match pick.to {
            _ if choices.lit.is_empty() => Some(vec![play]),
            Some(to) => Some(vec![play, Action::At(to)]),
            None => None,
        };
    }
    let one = |action: Action| Some(vec![action]);
    if pick.artifact {
        return one(Action::Artifact);
    }
    match (pick.who, pick.figure_action, pick.whom, pick.to) {
        (Some(Stand { piece, at }), Some(FigureAction::Step), _, Some(to)) => {
            // A jump to an adjacent space is a step.
            let far = piece.figure == Figure::Thief && state.phase == Phase::Act && !at.near().has(to);
            one(if far { Action::Jump(to) } else { Action::Move { who: piece.figure, from: at, to } })
        }
        (_, Some(FigureAction::Push), Some(whom), Some(to)) => one(Action::Push { whom: whom.piece, to }),
        (Some(who), Some(FigureAction::Strike), Some(whom), _) => {
            one(Action::Strike { who: who.piece.figure, whom: whom.piece })
        }
        (_, Some(FigureAction::Rout), ..) => one(Action::Rout),
        (_, Some(FigureAction::Banish), Some(whom), Some(to)) => {
            one(Action::Banish { whose: whom.piece.seat, to })
        }
        (_, Some(FigureAction::Pull), Some(whom), _) => one(Action::Pull { whom: whom.piece, from: whom.at }),
        (_, Some(FigureAction::Rampage), ..) => one(Action::Rampage),
        (None, None, Some(whom), _) if state.phase == Phase::Mirror => {
            one(Action::Remove { whom: whom.piece, at: whom.at })
        }
        (None, None, None, Some(to)) if places(state.phase) => one(Action::At(to)),
        _ => None,
    }
}

/// Whether a phase asks for a space only.
const fn places(phase: Phase) -> bool {
    matches!(phase, Phase::Put(_) | Phase::Return(_) | Phase::Seal | Phase::Weigh)
}

/// The effect of a click: the new selection, and whether to carry it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// The new selection.
    pub pick: Pick,
    /// Whether to carry it out.
    pub done: bool,
}

/// Whether a click on the last part of a decision carries it out: at once with `sure`, unless another one is already chosen; else
/// the click chooses it, and a second one carries it out.
fn carries_out<T: PartialEq>(pending: Option<T>, clicked: &T, sure: bool) -> bool {
    pending.map_or(sure, |pending| pending == *clicked)
}

/// The effect of a click on a space; `hit` is the figure under the pointer. With `sure` (mouse or key), choosing the last part
/// carries the selection out, unless the click replaces another choice; a touch needs a second tap.
#[must_use]
pub fn press(state: &State, choices: &Choices, at: Space, hit: Option<Piece>, sure: bool) -> Press {
    let pick = choices.pick;
    let keep = |pick: Pick| Press { pick, done: false };
    let who = choices.next_part == NextPart::Who;
    let chosen = choose(&choices.figures, at, hit, if who { pick.who } else { pick.whom });
    match choices.next_part {
        NextPart::Whom | NextPart::Ready if !choices.figures.is_empty() => match chosen {
            Some(whom) => {
                // Without a destination, the target is the last part.
                let last =
                    matches!(pick.figure_action, None | Some(FigureAction::Strike | FigureAction::Pull));
                let done = last && carries_out(pick.whom, &whom, sure);
                Press { pick: Pick { whom: Some(whom), ..pick }, done }
            }
            None => keep(own(state, at, hit, pick.who).map_or(pick, Pick::figure)),
        },
        NextPart::Whom | NextPart::To | NextPart::Ready if !pick.artifact => {
            if choices.lit.has(at) {
                let done = carries_out(pick.to, &at, sure);
                return Press { pick: Pick { to: Some(at), ..pick }, done };
            }
            if state.phase == Phase::Act {
                let mine = own(state, at, hit, pick.who);
                // A click on the selected figure deselects it, or selects the next one on its space.
                if let Some(who) = mine {
                    let same = pick.who == Some(who);
                    return keep(if same { Pick::NOTHING } else { Pick::figure(who) });
                }
            }
            // For an illegal destination, the page shows the reason.
            keep(Pick { to: Some(at), ..pick })
        }
        NextPart::Card | NextPart::Nothing => keep(look(pick, at)),
        // The acting figure is chosen, or the board is pressed while the artifact is selected.
        _ => match chosen.or_else(|| own(state, at, hit, pick.who)) {
            Some(who) => keep(Pick::figure(who)),
            None => keep(look(pick, at)),
        },
    }
}

/// The selection with which a drag of a figure begins: the figure without a destination. `None` for a figure that goes nowhere by
/// the player's choice: the drag then moves the board.
#[must_use]
pub fn lift(setup: &Setup, state: &State, legal: &[Action], now: &Choices, stand: Stand) -> Option<Pick> {
    let held = Pick { to: None, ..now.pick };
    let own = stand.piece.seat == state.asked() && stand.piece.figure.is_character();
    let pick = match now.next_part {
        _ if held.whom == Some(stand) => held,
        NextPart::Whom if now.figures.contains(&stand) => Pick { whom: Some(stand), ..held },
        NextPart::Who if now.figures.contains(&stand) => Pick::figure(stand),
        _ if state.phase == Phase::Act && own => Pick::figure(stand),
        _ if held.who == Some(stand) => held,
        _ => return None,
    };
    (choices(setup, state, legal, &pick).next_part == NextPart::To).then_some(pick)
}

/// Toggles the inspection of a space.
fn look(pick: Pick, at: Space) -> Pick {
    let to = if pick.to == Some(at) { None } else { Some(at) };
    Pick { to, ..Pick { card: pick.card, ..Pick::NOTHING } }
}

/// The figure that a click on a space selects: the one that was hit, else the one after `last`, cyclically.
fn choose(figures: &[Stand], at: Space, hit: Option<Piece>, last: Option<Stand>) -> Option<Stand> {
    let here: Vec<Stand> = figures.iter().filter(|stand| stand.at == at).copied().collect();
    if let Some(found) = here.iter().find(|stand| Some(stand.piece) == hit) {
        return Some(*found);
    }
    let after = last.and_then(|last| here.iter().position(|&stand| stand == last)).map_or(0, |at| at + 1);
    here.get(after).or(here.first()).copied()
}

/// An own character on a space. A treasure chest has no actions.
fn own(state: &State, at: Space, hit: Option<Piece>, last: Option<Stand>) -> Option<Stand> {
    let asked = state.asked();
    let mine = state.pieces(at).filter(|piece| piece.seat == asked && piece.figure.is_character());
    let mine: Vec<Stand> = mine.map(|piece| Stand { piece, at }).collect();
    choose(&mine, at, hit.filter(|piece| piece.seat == asked), last)
}

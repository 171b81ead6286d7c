//! What the player has in hand, and which decision it comes to.
//!
//! A decision has parts: a card, who acts, what is done, to whom, and where. They are chosen one after another by pressing
//! figures and spaces; [`grip`] tells which part is due and what may be chosen for it, [`press`] what a press does, and
//! [`attempt`] which actions the parts come to.

use cave_troll::{Action, Card, CaveTroll, Figure, Phase, Piece, Setup, Space, Spaces, State};
use moot_core::{Game, Seat};

use super::model::Stand;

/// What is done with a figure that is picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deed {
    /// It steps to the next space; the Thief to any that she may appear in.
    Step,
    /// The Wraith pushes.
    Push,
    /// Somebody in its room is removed.
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

impl Deed {
    /// What a figure can do besides stepping.
    #[must_use]
    pub const fn of(figure: Figure) -> Option<Deed> {
        match figure {
            Figure::Wraith => Some(Deed::Push),
            Figure::Orc | Figure::GiantSlayer | Figure::Assassin => Some(Deed::Strike),
            Figure::Grunt => Some(Deed::Rout),
            Figure::Paladin => Some(Deed::Banish),
            Figure::Banshee => Some(Deed::Pull),
            Figure::RampagingTroll => Some(Deed::Rampage),
            _ => None,
        }
    }
}

/// What the player has in hand. It is never part of the game and never saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hold {
    /// A card to be played.
    pub card: Option<Card>,
    /// Who acts.
    pub who: Option<Stand>,
    /// What is done.
    pub deed: Option<Deed>,
    /// To whom.
    pub whom: Option<Stand>,
    /// Where to; or a space that is only looked at.
    pub to: Option<Space>,
}

impl Hold {
    /// Nothing.
    pub const NOTHING: Hold = Hold { card: None, who: None, deed: None, whom: None, to: None };

    /// A figure that would step.
    #[must_use]
    pub const fn figure(who: Stand) -> Hold {
        Hold { who: Some(who), deed: Some(Deed::Step), ..Hold::NOTHING }
    }

    /// A card that would be played.
    #[must_use]
    pub const fn card(card: Card) -> Hold {
        Hold { card: Some(card), ..Hold::NOTHING }
    }

    /// Without the part that was chosen last.
    #[must_use]
    pub const fn back(self) -> Hold {
        match self {
            Hold { to: Some(_), .. } => Hold { to: None, ..self },
            Hold { whom: Some(_), .. } => Hold { whom: None, ..self },
            _ => Hold::NOTHING,
        }
    }
}

/// Which part of a decision is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Nothing that the board can choose.
    Nothing,
    /// A card of the hand.
    Card,
    /// Who acts.
    Who,
    /// To whom.
    Whom,
    /// Where to.
    To,
    /// Every part is there.
    Ready,
}

/// What may be chosen now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grip {
    /// What is in hand, with what needs no choice filled in.
    pub hold: Hold,
    /// Which part is due.
    pub due: Due,
    /// Spaces that may be chosen, or on which somebody may be chosen.
    pub lit: Spaces,
    /// Figures that may be chosen.
    pub figures: Vec<Stand>,
}

/// The parts of an action.
#[must_use]
pub fn parts(state: &State, action: Action) -> Hold {
    let asked = state.asked();
    let single = |figure: Figure| {
        let piece = Piece::new(asked, figure);
        Stand { piece, at: state.player(asked).at(figure) }
    };
    let deed =
        |figure: Figure, deed: Deed| Hold { who: Some(single(figure)), deed: Some(deed), ..Hold::NOTHING };
    match action {
        Action::Play(card) => Hold::card(card),
        Action::At(to) => Hold { to: Some(to), ..Hold::NOTHING },
        Action::Move { who, from, to } => {
            let who = Stand { piece: Piece::new(asked, who), at: from };
            Hold { to: Some(to), ..Hold::figure(who) }
        }
        Action::Push { whom, to } => {
            let (room, hold) = match state.phase {
                Phase::Push { room, .. } => (room, Hold { deed: Some(Deed::Push), ..Hold::NOTHING }),
                _ => (single(Figure::Wraith).at, deed(Figure::Wraith, Deed::Push)),
            };
            Hold { whom: Some(Stand { piece: whom, at: room }), to: Some(to), ..hold }
        }
        Action::Strike { who, whom } => {
            let hold = deed(who, Deed::Strike);
            Hold { whom: Some(Stand { piece: whom, at: single(who).at }), ..hold }
        }
        Action::Jump(to) => Hold { to: Some(to), ..deed(Figure::Thief, Deed::Step) },
        Action::Rout => deed(Figure::Grunt, Deed::Rout),
        Action::Banish { whose, to } => {
            let hold = deed(Figure::Paladin, Deed::Banish);
            let whom = Stand { piece: Piece::new(whose, Figure::Banshee), at: single(Figure::Paladin).at };
            Hold { whom: Some(whom), to: Some(to), ..hold }
        }
        Action::Pull { whom, from } => {
            Hold { whom: Some(Stand { piece: whom, at: from }), ..deed(Figure::Banshee, Deed::Pull) }
        }
        Action::Rampage => deed(Figure::RampagingTroll, Deed::Rampage),
        Action::Remove { whom, at } => Hold { whom: Some(Stand { piece: whom, at }), ..Hold::NOTHING },
        Action::Draw
        | Action::Artifact
        | Action::Revive(_)
        | Action::Stack(_)
        | Action::Done
        | Action::End => Hold::NOTHING,
    }
}

/// Whether what is chosen agrees with the parts of an action.
fn agrees(hold: &Hold, with: &Hold) -> bool {
    fn open<T: PartialEq>(chosen: Option<T>, part: Option<T>) -> bool {
        chosen.is_none() || chosen == part
    }
    open(hold.who, with.who) && open(hold.deed, with.deed) && open(hold.whom, with.whom)
}

/// What may be chosen now. `legal` are the legal actions of whoever is asked.
#[must_use]
pub fn grip(setup: &Setup, state: &State, legal: &[Action], hold: &Hold) -> Grip {
    let nothing = Grip { hold: *hold, due: Due::Nothing, lit: Spaces::NONE, figures: Vec::new() };
    if state.phase == Phase::Play {
        return playing(setup, state, legal, hold);
    }
    let all = legal.iter().map(|&action| parts(state, action));
    let all: Vec<Hold> = all.filter(|parts| *parts != Hold::NOTHING && parts.card.is_none()).collect();
    let mut hold = *hold;
    hold.card = None;
    let free = state.phase == Phase::Act;
    if !free {
        // Whatever nobody has to choose is in hand already.
        let agreed = all.first().copied().unwrap_or_default();
        if all.iter().all(|parts| parts.who == agreed.who) {
            hold.who = agreed.who;
        }
        if all.iter().all(|parts| parts.deed == agreed.deed) {
            hold.deed = agreed.deed;
        }
        if all.iter().all(|parts| parts.whom == agreed.whom) {
            hold.whom = agreed.whom;
        }
    }
    let fit: Vec<Hold> = all.iter().filter(|parts| agrees(&hold, parts)).copied().collect();
    let wants = |part: fn(&Hold) -> bool| fit.iter().any(part);
    let due = match hold {
        _ if all.is_empty() => Due::Nothing,
        Hold { who: None, .. } if free || all.iter().any(|parts| parts.who.is_some()) => Due::Who,
        Hold { whom: None, .. } if wants(|parts| parts.whom.is_some()) => Due::Whom,
        Hold { to: None, .. } if wants(|parts| parts.to.is_some()) || fit.is_empty() => Due::To,
        _ => Due::Ready,
    };
    let mut grip = Grip { hold, due, ..nothing };
    for parts in &fit {
        match due {
            Due::Who => grip.figures.extend(parts.who),
            Due::Whom => grip.figures.extend(parts.whom),
            Due::To | Due::Ready => grip.lit = grip.lit | parts.to.into_iter().collect(),
            Due::Nothing | Due::Card => {}
        }
    }
    grip.figures.sort_by_key(|stand| (stand.at, stand.piece));
    grip.figures.dedup();
    if matches!(due, Due::Who | Due::Whom) {
        grip.lit = grip.figures.iter().map(|stand| stand.at).collect();
    }
    grip
}

/// A card of the hand is played: it and where its figure goes are chosen together.
fn playing(setup: &Setup, state: &State, legal: &[Action], hold: &Hold) -> Grip {
    let cards: Vec<Card> = legal.iter().filter_map(|&action| parts(state, action).card).collect();
    let card = hold.card.filter(|card| cards.contains(card));
    let hold = Hold { card, to: hold.to.filter(|_| card.is_some()), ..Hold::NOTHING };
    let mut grip = Grip { hold, due: Due::Card, lit: Spaces::NONE, figures: Vec::new() };
    let Some(card) = card else { return grip };
    let (after, _) = played(setup, state, card);
    let mut next = Vec::new();
    CaveTroll::legal(setup, &after, after.asked(), &mut next);
    grip.lit = next.into_iter().filter_map(|action| parts(&after, action).to).collect();
    grip.due = if grip.lit.is_empty() || hold.to.is_some() { Due::Ready } else { Due::To };
    grip
}

/// The table after a card of the hand has been played, before its figure is put anywhere.
fn played(setup: &Setup, state: &State, card: Card) -> (State, Seat) {
    let (mut after, seat) = (*state, state.asked());
    if CaveTroll::check(setup, state, seat, Action::Play(card)).is_ok() {
        let _ = CaveTroll::act(setup, &mut after, seat, Action::Play(card), &mut ());
    }
    (after, seat)
}

/// The actions that what is in hand comes to, legal or not; `None` while a part is missing.
#[must_use]
pub fn attempt(state: &State, grip: &Grip) -> Option<Vec<Action>> {
    let hold = &grip.hold;
    if state.phase == Phase::Play {
        let play = Action::Play(hold.card?);
        return match hold.to {
            _ if grip.lit.is_empty() => Some(vec![play]),
            Some(to) => Some(vec![play, Action::At(to)]),
            None => None,
        };
    }
    let one = |action: Action| Some(vec![action]);
    match (hold.who, hold.deed, hold.whom, hold.to) {
        (Some(Stand { piece, at }), Some(Deed::Step), _, Some(to)) => {
            // Next door a jump is a step.
            let far = piece.figure == Figure::Thief && state.phase == Phase::Act && !at.near().has(to);
            one(if far { Action::Jump(to) } else { Action::Move { who: piece.figure, from: at, to } })
        }
        (_, Some(Deed::Push), Some(whom), Some(to)) => one(Action::Push { whom: whom.piece, to }),
        (Some(who), Some(Deed::Strike), Some(whom), _) => {
            one(Action::Strike { who: who.piece.figure, whom: whom.piece })
        }
        (_, Some(Deed::Rout), ..) => one(Action::Rout),
        (_, Some(Deed::Banish), Some(whom), Some(to)) => one(Action::Banish { whose: whom.piece.seat, to }),
        (_, Some(Deed::Pull), Some(whom), _) => one(Action::Pull { whom: whom.piece, from: whom.at }),
        (_, Some(Deed::Rampage), ..) => one(Action::Rampage),
        (None, None, Some(whom), _) if state.phase == Phase::Mirror => {
            one(Action::Remove { whom: whom.piece, at: whom.at })
        }
        (None, None, None, Some(to)) if places(state.phase) => one(Action::At(to)),
        _ => None,
    }
}

/// Whether a space alone is what is asked for.
const fn places(phase: Phase) -> bool {
    matches!(phase, Phase::Put(_) | Phase::Return(_) | Phase::Seal | Phase::Weigh)
}

/// What a press does: what is in hand then, and whether that is to be carried out at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// What is in hand then.
    pub hold: Hold,
    /// Whether it is carried out.
    pub done: bool,
}

/// A space is pressed; `hit` is the figure right under the pointer. `sure` when the press comes from a mouse or from a key:
/// then the last part is carried out at once, while a finger is asked once more.
#[must_use]
pub fn press(state: &State, grip: &Grip, at: Space, hit: Option<Piece>, sure: bool) -> Press {
    let hold = grip.hold;
    let keep = |hold: Hold| Press { hold, done: false };
    let chosen = choose(&grip.figures, at, hit, if grip.due == Due::Whom { hold.whom } else { hold.who });
    match grip.due {
        Due::Whom => match chosen {
            Some(whom) => {
                let next = Hold { whom: Some(whom), ..hold };
                // Without a place to go to, the victim is the last part.
                let last = matches!(hold.deed, None | Some(Deed::Strike | Deed::Pull));
                Press { hold: next, done: last && sure }
            }
            None => keep(own(state, at, hit, hold.who).map_or(hold, Hold::figure)),
        },
        Due::To | Due::Ready => {
            if grip.lit.has(at) {
                let again = hold.to == Some(at);
                return Press { hold: Hold { to: Some(at), ..hold }, done: sure || again };
            }
            if state.phase == Phase::Act {
                let mine = own(state, at, hit, hold.who);
                // A press on the figure in hand puts it down, or takes the next one that stands beside it.
                if let Some(who) = mine {
                    let same = hold.who == Some(who);
                    return keep(if same { Hold::NOTHING } else { Hold::figure(who) });
                }
            }
            // Where it cannot go, the page says why.
            keep(Hold { to: Some(at), ..hold })
        }
        Due::Who => match chosen.or_else(|| own(state, at, hit, hold.who)) {
            Some(who) => keep(Hold::figure(who)),
            None => keep(look(hold, at)),
        },
        Due::Card | Due::Nothing => keep(look(hold, at)),
    }
}

/// A space is looked at, or no longer.
fn look(hold: Hold, at: Space) -> Hold {
    let to = if hold.to == Some(at) { None } else { Some(at) };
    Hold { to, ..Hold { card: hold.card, ..Hold::NOTHING } }
}

/// The figure on a space that is meant: the one that was hit, else the one after `last`, in turn.
fn choose(figures: &[Stand], at: Space, hit: Option<Piece>, last: Option<Stand>) -> Option<Stand> {
    let here: Vec<Stand> = figures.iter().filter(|stand| stand.at == at).copied().collect();
    if let Some(found) = here.iter().find(|stand| Some(stand.piece) == hit) {
        return Some(*found);
    }
    let after = last.and_then(|last| here.iter().position(|&stand| stand == last)).map_or(0, |at| at + 1);
    here.get(after).or(here.first()).copied()
}

/// An own character on a space. A treasure chest does nothing.
fn own(state: &State, at: Space, hit: Option<Piece>, last: Option<Stand>) -> Option<Stand> {
    let asked = state.asked();
    let mine = state.pieces(at).filter(|piece| piece.seat == asked && piece.figure.is_character());
    let mine: Vec<Stand> = mine.map(|piece| Stand { piece, at }).collect();
    choose(&mine, at, hit.filter(|piece| piece.seat == asked), last)
}

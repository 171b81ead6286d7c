//! The ratings of actions before they are played.

use moot_core::Seat;

use super::contest::Contest;
use super::terms::EvalContext;
use super::weights as at;
use crate::{Action, Artifact, Card, Figure, Phase, Piece, Space, State, score};

/// The share of the attraction of rooms further away that a step is worth.
const ON_THE_WAY: f32 = 0.35;
/// The expected gain of a beast that reaches its prey, and of one that comes next door.
const IN_REACH: f32 = 0.35;
const NEXT_DOOR: f32 = 0.15;
/// The value of ending a turn with actions left; negative.
const IDLE: f32 = -0.15;

/// Rates each action.
pub(crate) fn rate(state: &State, seat: Seat, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
    let rater = Rater { contest: Contest::new(EvalContext::new(state), seat, weights), state, seat, weights };
    out.extend(actions.iter().map(|&action| rater.rate(action)));
}

struct Rater<'a> {
    contest: Contest<'a>,
    state: &'a State,
    seat: Seat,
    weights: &'a [f32],
}

impl Rater<'_> {
    fn weight(&self, term: usize) -> f32 {
        self.weights.get(term).copied().unwrap_or(0.0)
    }

    fn early(&self) -> f32 {
        self.contest.context.forecast.early
    }

    fn rate(&self, action: Action) -> f32 {
        let contest = &self.contest;
        let state = self.state;
        match action {
            Action::Draw => self.draw(),
            Action::Play(card) => self.card(card) - self.kept(card),
            Action::At(at) => self.place(at),
            Action::Move { who, from, to } => self.step(self.seat, who, from, to),
            Action::Push { whom, to } => self.moved(whom, self.room_of_push(), to),
            Action::Strike { who, whom } => {
                let at = state.me().at(who);
                let own = if who == Figure::GiantSlayer { contest.removal(at, self.seat, who) } else { 0.0 };
                contest.removal(at, whom.seat, whom.figure) + own
            }
            Action::Jump(to) => self.step(self.seat, Figure::Thief, state.me().at(Figure::Thief), to),
            Action::Rout => self.rout(),
            Action::Banish { whose, to } => {
                let banshee = Piece::new(whose, Figure::Banshee);
                self.moved(banshee, state.me().at(Figure::Paladin), to) + contest.life
            }
            Action::Pull { whom, from } => self.moved(whom, from, state.me().at(Figure::Banshee)),
            Action::Rampage => self.cleared(state.me().at(Figure::RampagingTroll), 2) * 0.8,
            Action::Artifact => self.artifact(),
            Action::Revive(figure) => {
                if figure == Figure::Adventurer {
                    0.0
                } else {
                    0.3
                }
            }
            Action::Remove { whom, at } => contest.removal(at, whom.seat, whom.figure),
            Action::Stack(card) => self.card(card),
            Action::Done => 0.0,
            Action::End => IDLE,
        }
    }

    fn room_of_push(&self) -> Space {
        match self.state.phase {
            Phase::Push { room, .. } => room,
            _ => self.state.me().at(Figure::Wraith),
        }
    }

    /// Rates a step of a figure by the decision of its own player.
    fn step(&self, seat: Seat, who: Figure, from: Space, to: Space) -> f32 {
        let contest = &self.contest;
        let ways = |at: Space| contest.attraction(at);
        if matches!(self.state.phase, Phase::Escape { .. }) {
            // A figure that stays is removed, so leaving its space costs nothing.
            return contest.shift(to, seat, who, true) + contest.life + ways(to) * ON_THE_WAY;
        }
        if who.is_hero() {
            let here = contest.shift(from, seat, who, false);
            let there = contest.shift(to, seat, who, true);
            let on = (ways(to) - ways(from)) * ON_THE_WAY;
            return here + there + on + if who == Figure::Knight { self.hunt(to) } else { 0.0 };
        }
        self.lurk(to) - self.lurk(from)
    }

    /// Rates the effect of a Knight on opponents' Orcs.
    fn hunt(&self, to: Space) -> f32 {
        let foe = |&seat: &Seat| self.state.player(seat).at(Figure::Orc) == to;
        self.state.others(self.seat).filter(foe).count() as f32 * 0.5
    }

    /// The expected gain of a beast on its space.
    fn lurk(&self, at: Space) -> f32 {
        let beyond = at.near().iter().map(|next| self.contest.prey(next)).fold(0.0, f32::max);
        self.contest.prey(at) * IN_REACH + beyond * NEXT_DOOR
    }

    /// Rates the push or pull of a figure.
    fn moved(&self, whom: Piece, from: Space, to: Space) -> f32 {
        let Piece { seat, figure } = whom;
        self.contest.shift(from, seat, figure, false) + self.contest.shift(to, seat, figure, true)
    }

    /// Rates the removal of all opposing Adventurers from the Grunt's room.
    fn rout(&self) -> f32 {
        let at = self.state.me().at(Figure::Grunt);
        let lost = |seat: Seat| {
            let count = self.state.player(seat).adventurers.get(at.index()).copied().unwrap_or(0);
            self.contest.change(at, seat, -(count as i8)) + f32::from(count) * self.contest.life * 0.5
        };
        self.state.others(self.seat).map(lost).sum()
    }

    /// Rates the removal of all figures from a room, except those that are pushed out.
    fn cleared(&self, at: Space, pushed: u8) -> f32 {
        let figures = |seat: Seat| self.state.player(seat).characters(at);
        let own = f32::from(figures(self.seat).saturating_sub(1));
        let foes: u8 = self.state.others(self.seat).map(figures).sum();
        let foes = f32::from(foes.saturating_sub(pushed));
        (foes * 0.5 - own) * self.contest.life - self.contest.worth(at)
    }

    fn draw(&self) -> f32 {
        let me = self.state.me();
        if me.deck_len() == 1 {
            return 3.0 + self.ahead();
        }
        0.9 + self.early()
    }

    /// The lead of the seat if the game ended now.
    fn ahead(&self) -> f32 {
        let board = &self.contest.context.survey.board;
        let points = |seat: Seat| self.state.player(seat).total() as f32 + board[seat.index()];
        let rival = self.state.others(self.seat).map(points).fold(0.0, f32::max);
        points(self.seat) - rival
    }

    /// The value of a card if it is played now.
    fn card(&self, card: Card) -> f32 {
        let targets = self.state.targets(card);
        let best = match card.figure() {
            Some(figure) => {
                let here = targets.iter().map(|at| self.put(figure, at)).fold(f32::MIN, f32::max);
                here.max(0.0) + if figure == Figure::Adventurer { 0.9 } else { 1.1 } * self.early()
            }
            None if card == Card::SCORE => {
                targets.iter().map(|at| self.scored(at)).fold(f32::MIN, f32::max).max(0.0)
            }
            None => 1.5 + self.weight(at::ARTIFACT) * self.early(),
        };
        best + self.icons(card)
    }

    /// The value of the icons of a card now.
    fn icons(&self, card: Card) -> f32 {
        let icons = card.icons();
        if icons == 0 || self.state.icons() + icons < crate::play::ICONS {
            return 0.0;
        }
        let board = &self.contest.context.survey.board;
        let rival = self.state.others(self.seat).map(|seat| board[seat.index()]).fold(0.0, f32::max);
        board[self.seat.index()] - rival
    }

    /// The value of a card if it is kept.
    fn kept(&self, card: Card) -> f32 {
        let term = match card.figure() {
            Some(Figure::Adventurer) => return 0.0,
            Some(Figure::Chest) => at::HELD_CHEST,
            Some(Figure::CaveTroll | Figure::RampagingTroll) => at::HELD_TROLL,
            Some(figure) if figure.is_hero() => at::HELD_HERO,
            Some(_) => at::HELD_MONSTER,
            None if card == Card::SCORE => at::HELD_SCORE,
            None => at::HELD_FIND,
        };
        (self.weight(term) + self.weight(at::HELD_ICON) * f32::from(card.icons())) * self.early()
    }

    /// Rates the choice of a space.
    fn place(&self, space: Space) -> f32 {
        match self.state.phase {
            Phase::Put(card) => card.figure().map_or_else(|| self.scored(space), |it| self.put(it, space)),
            Phase::Return(figure) => self.put(figure, space),
            Phase::Weigh => f32::from(score::standing(self.state, space).value),
            // Sealed rooms stay as they are for a round.
            Phase::Seal => self.contest.worth(space),
            _ => 0.0,
        }
    }

    /// Rates the placement of a figure from the play area.
    fn put(&self, figure: Figure, at: Space) -> f32 {
        match figure {
            Figure::CaveTroll => self.cleared(at, 0),
            Figure::Chest => self.chest(at),
            _ if figure.is_hero() => {
                self.contest.attraction(at) * if figure == Figure::Thief { 0.5 } else { ON_THE_WAY }
            }
            _ => self.lurk(at),
        }
    }

    /// Rates a chest: it adds four gold to a room, worth as much as four of its gold now.
    fn chest(&self, at: Space) -> f32 {
        let gold = self.contest.context.survey.rooms.get(at.index()).map_or(0, |room| room.gold);
        if gold == 0 { 0.0 } else { self.contest.worth(at) * 4.0 / f32::from(gold) }
    }

    /// Rates the scoring of a single room.
    fn scored(&self, at: Space) -> f32 {
        let gold = score::standing(self.state, at).gold;
        let rival = self.state.others(self.seat).map(|seat| gold[seat.index()]).max().unwrap_or(0);
        f32::from(gold[self.seat.index()]) - 0.5 * f32::from(rival)
    }

    /// Rates playing the artifact, which gives up its gold.
    fn artifact(&self) -> f32 {
        let Some(artifact) = self.state.relics[self.seat.index()] else { return 0.0 };
        let state = self.state;
        let rooms = || crate::ROOMS.iter();
        let use_of = match artifact {
            Artifact::Chalice => 1.0 + self.contest.life,
            Artifact::Lantern => 2.0,
            Artifact::Threshold => rooms().map(|at| self.contest.worth(at)).fold(0.0, f32::max) * 0.2,
            Artifact::Scales => {
                let mut choices = Vec::new();
                state.list_scales(&mut choices);
                let value = |action: &Action| match action {
                    Action::At(at) => f32::from(score::standing(state, *at).value),
                    _ => 0.0,
                };
                choices.iter().map(value).fold(0.0, f32::max)
            }
            Artifact::Mirror => rooms().map(|at| self.contest.prey(at)).fold(0.0, f32::max),
            Artifact::Raven => 1.5,
        };
        let use_of = if state.works(artifact) { use_of } else { 0.0 };
        use_of - f32::from(artifact.gold()) - self.weight(at::ARTIFACT) * self.early()
    }
}

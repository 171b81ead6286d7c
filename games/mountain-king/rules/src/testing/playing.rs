//! Playing on from a position, in the text notation.

use moot_core::{Game, Turn};

use super::position::{Position, area, laid};
use crate::tables::TUNNELS;
use crate::{Action, Illegal, MountainKing, Phase, Player, Square, cover, score};

fn read(text: &str) -> Action {
    MountainKing::action_from(text).unwrap_or_else(|why| panic!("`{text}`: {why}"))
}

impl Position {
    /// The legal actions of the active player as texts.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        self.legal_actions().into_iter().map(MountainKing::action_text).collect()
    }

    fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        MountainKing::legal(&self.setup, &self.state, self.state.active, &mut actions);
        actions
    }

    /// The legal actions that begin with a verb, without it.
    #[must_use]
    pub fn options(&self, verb: &str) -> Vec<String> {
        let prefix = format!("{verb} ");
        self.legal().iter().filter_map(|text| text.strip_prefix(&prefix)).map(str::to_owned).collect()
    }

    /// Whether an action is listed. Asserts that the check says the same of listed ones.
    #[must_use]
    pub fn can(&self, text: &str) -> bool {
        let listed = self.legal().iter().any(|legal| legal == text);
        assert!(
            !listed || self.check(text).is_ok(),
            "`{text}` is listed and refused: {:?}",
            self.check(text)
        );
        listed
    }

    /// The result of the check of an action.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn check(&self, text: &str) -> Result<(), Illegal> {
        MountainKing::check(&self.setup, &self.state, self.state.active, read(text))
    }

    /// The reasons why an action is illegal.
    #[must_use]
    pub fn refusal(&self, text: &str) -> Illegal {
        assert!(!self.legal().iter().any(|legal| legal == text), "`{text}` is listed");
        match self.check(text) {
            Ok(()) => panic!("`{text}` is allowed"),
            Err(why) => why,
        }
    }

    /// Sets the next outcome of chance, instead of a random one.
    pub fn next(&mut self, outcome: &str) -> &mut Position {
        let read = outcome
            .parse::<<MountainKing as Game>::Outcome>()
            .unwrap_or_else(|why| panic!("`{outcome}`: {why}"));
        self.script.push_back(read);
        self
    }

    /// Plays actions, separated by semicolons, with the draws that follow them.
    pub fn play(&mut self, texts: &str) -> &mut Position {
        for text in texts.split(';').map(str::trim) {
            self.act(read(text));
        }
        self
    }

    /// Carries out one action with the draws that follow it.
    pub fn act(&mut self, action: Action) -> &mut Position {
        let seat = self.state.active;
        if let Err(why) = MountainKing::check(&self.setup, &self.state, seat, action) {
            panic!("`{}`: {why}, at {:?}", MountainKing::action_text(action), self.state.phase);
        }
        let _ = MountainKing::act(&self.setup, &mut self.state, seat, action, &mut self.events);
        self.apply_chance();
        self
    }

    /// Digs a tunnel on these squares for that many stone, iron and heartstone, with the canonical payment. The first stack
    /// and lie that fit serve.
    pub fn dig(&mut self, squares: &[(u8, u8)], cost: [u8; 3]) -> &mut Position {
        self.dig_anchored(squares, None, cost)
    }

    /// As [`Position::dig`], with the anchor where it is wanted.
    pub fn dig_anchored(
        &mut self,
        squares: &[(u8, u8)],
        anchor: Option<(u8, u8)>,
        cost: [u8; 3],
    ) -> &mut Position {
        let Some(tile) = self.tile_on(squares, anchor) else { panic!("no tile in stock is {squares:?}") };
        self.act(Action::Dig { shape: tile.shape, cost });
        let lay = self.legal_actions().into_iter().find(
            |action| matches!(action, Action::Lay { lie, at, .. } if (*lie, *at) == (tile.lie, tile.at)),
        );
        let Some(lay) = lay else { panic!("the tile may not lie on {squares:?}") };
        self.act(lay)
    }

    /// The text of a lay on these squares, for the tunnel that has been begun and that payment; it may be illegal.
    #[must_use]
    pub fn lay_text(&self, squares: &[(u8, u8)], paid: &str) -> String {
        let Phase::Lay { shape, .. } = self.state.phase else { panic!("no dig has been begun") };
        let mask = area(squares);
        let first = mask.first().unwrap_or(Square::NONE);
        let lies = TUNNELS[usize::from(shape)].lies;
        let Some(lie) = lies.iter().position(|lie| cover(lie, first) == mask) else {
            panic!("{} does not lie on {squares:?}", TUNNELS[usize::from(shape)].id)
        };
        format!("lay {lie} {first} {paid}")
    }

    /// The text of a dedication; it may be illegal.
    #[must_use]
    pub fn hall_text(&self, id: &str, squares: &[(u8, u8)], altar: (u8, u8)) -> String {
        let (hall, laid) = laid(id, squares, altar);
        format!("dedicate {hall} {} {}", laid.lie, laid.at)
    }

    /// Plays arbitrary decisions until the turn of another seat begins or the game ends: recruits for nothing when that is
    /// possible, and declines all that may be declined.
    pub fn pass(&mut self) -> &mut Position {
        let (seat, round) = (self.state.active, self.state.round);
        while (self.state.active, self.state.round) == (seat, round) && self.state.phase != Phase::Over {
            let legal = self.legal_actions();
            let dull = |action: &Action| match action {
                Action::EndTurn => 0,
                Action::Done | Action::Skip => 1,
                Action::Recruit { place: 0..=4, .. } => 2,
                Action::Place(_) | Action::Pick(_) | Action::Dig { .. } | Action::Lay { .. } => 3,
                _ => 4,
            };
            match legal.into_iter().min_by_key(dull) {
                Some(action) => self.act(action),
                None => panic!("nothing to do at {:?}", self.state.phase),
            };
        }
        self
    }

    /// Carries out the draws that are due.
    pub(super) fn apply_chance(&mut self) {
        while MountainKing::turn(&self.setup, &self.state) == Turn::Chance {
            let rolled = MountainKing::sample_chance(&self.setup, &self.state, &mut self.dice);
            let outcome = self.script.pop_front().unwrap_or(rolled);
            if let Err(why) =
                MountainKing::apply_chance(&self.setup, &mut self.state, outcome, &mut self.events)
            {
                panic!("`{outcome}`: {why}, at {:?}", self.state.phase);
            }
        }
    }

    /// The player in a seat.
    #[must_use]
    pub fn player(&self, seat: u8) -> &Player {
        &self.state.players[usize::from(seat)]
    }

    /// The points of a seat in every category, as the final count would give them now.
    #[must_use]
    pub fn points(&self, seat: u8) -> [i16; 6] {
        let sheet = score::sheet(&self.setup, &self.state, true);
        core::array::from_fn(|category| sheet.points[category][usize::from(seat)])
    }
}

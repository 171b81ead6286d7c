//! A game on the page: the table, who sits at it, and what the player has picked but not yet done.
//!
//! Components read signals from here and hand intents back; nothing else on the page changes a game.

use leptos::prelude::*;
use moot_core::{Game, Seat, SeatSet, Turn};
use moot_table::{Barrier, Branch, Played, Refused, SeatInfo, Table};

use super::handover;
use crate::advice::{Advice, Move};
use crate::game::{GameView, Hand as _, refused};
use crate::opponents::{InputControl, Opponents, back, beholder};
use crate::text::words;
use moot_art::Livery;
use moot_ui::game::{ActionOf, IllegalOf, SetupOf, StateOf};
use moot_ui::players::{Pace, Player, people};
use moot_ui::seat_style;

/// A moment that is past, shown instead of the present one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PastPosition<M> {
    /// After how many plies.
    pub at: usize,
    /// Who did what is looked at.
    pub who: Seat,
    /// What is marked on the board.
    pub marks: M,
}

/// A game on the page. It is a handful of signals and can be copied into every closure; components find it in context.
pub struct Session<G: GameView> {
    /// The game with its log.
    pub table: RwSignal<Table<G::Rules>>,
    /// Who sits where.
    pub seats: RwSignal<Vec<SeatInfo>>,
    /// The position that is shown: the present one, unless the page looks back.
    pub state: Memo<StateOf<G>>,
    /// A moment that is past, while the page looks back at it.
    pub past: RwSignal<Option<PastPosition<G::Marks>>>,
    /// Whether the page replays the game: `past` is then where the replay stands.
    pub replaying: RwSignal<bool>,
    /// Of which saved game this one is a what-if, if it is one.
    pub branch: RwSignal<Option<Branch>>,
    /// Another tab plays the game: here it is only watched.
    pub away: RwSignal<bool>,
    /// Whether the player wants a hint.
    pub hinting: RwSignal<bool>,
    /// The hint, as far as it is.
    pub advice: RwSignal<Option<Advice<Move<G::Rules>>>>,
    /// Up to which ply the player has read what others did.
    pub read: RwSignal<usize>,
    /// Whether anything can be decided at the page now.
    pub hands: Memo<InputControl>,
    /// Whose belongings lie beside the board.
    pub whose: Memo<Seat>,
    /// The computer players.
    pub opponents: Opponents,
    /// Every legal action of the seat that is asked; none while nothing can be decided at the page.
    pub legal: Memo<Vec<ActionOf<G>>>,
    /// What the player has picked up but not done.
    pub hand: G::Hand,
    /// Why the last intent was refused; shown until the next one.
    pub refused: RwSignal<Option<Refused<IllegalOf<G>>>>,
    /// What the last play added to the log, for animation and announcements.
    pub played: RwSignal<Option<Played>>,
    /// Whether a curtain falls between ordinary turns. Where a decision is secret it always does.
    pub handover: RwSignal<bool>,
    /// Who has taken over the screen and knows it.
    pub ready: RwSignal<Option<Seat>>,
    /// Who is about to take over the screen: until that player is ready, a curtain hides the table.
    pub curtain: Memo<Option<Seat>>,
    /// Whose belongings are being looked at in a dialog.
    pub peek: RwSignal<Option<Seat>>,
    /// A short message to the player, such as why something cannot be done; shown until the next one.
    pub note: RwSignal<Option<String>>,
}

impl<G: GameView> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameView> Copy for Session<G> {}

impl<G: GameView> Session<G> {
    /// A session around a table.
    #[must_use]
    pub fn new(mut table: Table<G::Rules>, seats: Vec<SeatInfo>, pace: RwSignal<Pace>) -> Session<G> {
        table.set_humans(people(&seats));
        let seats = RwSignal::new(seats);
        let table = RwSignal::new(table);
        let past = RwSignal::new(None::<PastPosition<G::Marks>>);
        let state = Memo::new(move |_| {
            table.with(|table| past.get().map_or(*table.state(), |past| *table.at(past.at)))
        });
        let away = RwSignal::new(false);
        let hands = Memo::new(move |_| {
            if away.get() {
                return InputControl::Away;
            }
            let past = past.with(Option::is_some);
            match table.with(|table| InputControl::at(table.asked(), table.humans(), past)) {
                InputControl::Machine(seat) if seats.with(|seats| afar(seats, seat)) => {
                    InputControl::Afar(seat)
                }
                hands => hands,
            }
        });
        let replaying = RwSignal::new(false);
        let whose = Memo::new(move |_| {
            let (past, replaying) = (past.get(), replaying.get());
            table.with(|table| match past {
                Some(past) if !replaying => past.who,
                // Nothing is secret in a game that is over: the replay follows the turn.
                Some(past) if table.turn() == Turn::Over => G::asked(table.at(past.at)),
                _ => {
                    let last = table.last_act_of(table.humans()).and_then(|at| table.log()[at].entry.seat());
                    beholder(table.humans(), G::asked(table.state()), last)
                }
            })
        });
        let legal = Memo::new(move |_| match hands.get() {
            InputControl::Free => table.with(|table| table.legal(G::asked(table.state()))),
            InputControl::Machine(_) | InputControl::Past | InputControl::Away | InputControl::Afar(_) => {
                Vec::new()
            }
        });
        let handover = RwSignal::new(true);
        let ready = RwSignal::new(table.with_untracked(handover::present::<G>));
        let branch = RwSignal::new(None::<Branch>);
        // One person tries things out in a what-if, whoever sits where.
        let curtain = Memo::new(move |_| {
            let what_if = branch.with(Option::is_some);
            let falls = |table: &Table<G::Rules>| handover::falls::<G>(table, ready.get(), handover.get());
            table.with(falls).filter(|_| !what_if)
        });
        Session {
            table,
            seats,
            state,
            past,
            replaying,
            branch,
            away,
            hinting: RwSignal::new(false),
            advice: RwSignal::new(None),
            read: RwSignal::new(0),
            hands,
            whose,
            opponents: Opponents::new(pace),
            legal,
            hand: G::Hand::empty(),
            refused: RwSignal::new(None),
            played: RwSignal::new(None),
            handover,
            ready,
            curtain,
            peek: RwSignal::new(None),
            note: RwSignal::new(None),
        }
    }

    /// Puts another game on the table.
    pub fn load(&self, mut table: Table<G::Rules>, seats: Vec<SeatInfo>, branch: Option<Branch>) {
        table.set_humans(people(&seats));
        self.replaying.set(false);
        self.past.set(None);
        self.branch.set(branch);
        self.read.set(0);
        self.opponents.paused.set(false);
        self.seats.set(seats);
        self.ready.set(handover::present::<G>(&table));
        self.table.set(table);
        self.peek.set(None);
        self.note.set(None);
        self.after_jump();
    }

    /// The options of the game.
    #[must_use]
    pub fn setup(&self) -> SetupOf<G> {
        self.table.with_untracked(|table| *table.setup())
    }

    /// Whose decision it is.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.state.with(G::asked)
    }

    /// Another player takes over a seat, a person or a computer. The name and the colours stay.
    pub fn hand_over(&self, seat: Seat, player: Player) {
        let Some(word) = player.word() else { return };
        self.seats.update(|seats| {
            if let Some(info) = seats.get_mut(seat.index()) {
                info.player = word.to_owned();
            }
        });
        let people = self.seats.with_untracked(|seats| people(seats));
        // Whoever has just taken the seat sits before the screen.
        self.ready.set(Some(self.table.with_untracked(|table| G::asked(table.state()))));
        self.table.update(|table| table.set_humans(people));
        self.look_back(None);
    }

    /// Who plays a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Player {
        self.seats.with(|seats| seats.get(seat.index()).map_or(Player::Person, Player::of))
    }

    /// The name of whoever sits there. Not tracked: nobody changes seats while a game is shown.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.seats
            .with_untracked(|seats| seats.get(seat.index()).map(|info| info.name.clone()).unwrap_or_default())
    }

    /// The names of those who play together with a seat, itself included, as one.
    #[must_use]
    pub fn team_name(&self, seat: Seat) -> String {
        let names: Vec<String> =
            G::Rules::teams(&self.setup()).team(seat).iter().map(|seat| self.name(seat)).collect();
        words().table.team(&names)
    }

    /// Colour, pattern and emblem of whoever sits there. Not tracked, like the name.
    #[must_use]
    pub fn livery(&self, seat: Seat) -> Livery {
        self.seats.with_untracked(|seats| seat_style::of(seats, seat))
    }

    /// Whether whoever is asked may do this now, and why not. This is what every *why not?* on the page asks.
    ///
    /// # Errors
    /// The first reason against it.
    pub fn check(&self, action: ActionOf<G>) -> Result<(), Refused<IllegalOf<G>>> {
        if !self.hands.get().free() {
            return Err(self.not_asked());
        }
        self.table.with(|table| table.check(G::asked(table.state()), action))
    }

    /// Whether whoever is asked may make these decisions one after another, and why not: what is refused is the first that cannot be
    /// made after those before it. What follows something drawn nobody can tell.
    ///
    /// # Errors
    /// The first reason against one of them.
    pub fn check_all(&self, actions: &[ActionOf<G>]) -> Result<(), Refused<IllegalOf<G>>> {
        if let Some(&first) = actions.first() {
            self.check(first)?;
        }
        self.table.with(|table| match refused::<G>(table.setup(), table.state(), actions) {
            Some(why) => Err(Refused::Illegal(why)),
            None => Ok(()),
        })
    }

    /// Tells why something cannot be done: with the way to its rule where the rules forbid `action`, else with `otherwise`.
    pub fn tell(&self, action: ActionOf<G>, otherwise: String) {
        match untrack(|| self.check(action)) {
            Err(refused) => self.refused.set(Some(refused)),
            Ok(()) => self.note.set(Some(otherwise)),
        }
    }

    fn not_asked(&self) -> Refused<IllegalOf<G>> {
        let asked = self.table.with(Table::asked);
        Refused::NotAsked { seat: self.whose.get(), asked }
    }

    /// Carries out one decision of whoever is asked. A refusal changes nothing and is shown.
    pub fn play(&self, action: ActionOf<G>) -> bool {
        self.play_all(&[action])
    }

    /// Carries out decisions of one player that belong together, or none of them.
    pub fn play_all(&self, actions: &[ActionOf<G>]) -> bool {
        if !self.hands.get_untracked().free() {
            self.refused.set(Some(untrack(|| self.not_asked())));
            return false;
        }
        let active = || self.table.with_untracked(|table| G::asked(table.state()));
        let before = active();
        match self.try_all(actions) {
            Ok(played) => {
                self.hand.played(active() != before);
                self.refused.set(None);
                self.note.set(None);
                self.played.set(played);
                true
            }
            Err(why) => {
                self.refused.set(Some(why));
                false
            }
        }
    }

    /// Carries out a decision of a computer player.
    pub fn play_for(&self, seat: Seat, action: ActionOf<G>) -> Option<Played> {
        if self.away.get_untracked() {
            return None;
        }
        let played = self.table.try_update(|table| table.play(seat, action).ok()).flatten();
        if played.is_some() {
            self.refused.set(None);
            self.played.set(played.clone());
        }
        played
    }

    fn try_all(&self, actions: &[ActionOf<G>]) -> Result<Option<Played>, Refused<IllegalOf<G>>> {
        if let &[action] = actions {
            // A refusal changes nothing, so that one action needs no copy of the whole log.
            self.table.with_untracked(|table| table.check(G::asked(table.state()), action))?;
            let played = self.table.try_update(|table| table.play(G::asked(table.state()), action));
            return played.transpose();
        }
        let mut next = self.table.get_untracked();
        let mut done: Option<Played> = None;
        let seat = G::asked(next.state());
        for &action in actions {
            let played = next.play(seat, action)?;
            done = Some(match done {
                None => played,
                Some(before) => Played {
                    plies: before.plies.start..played.plies.end,
                    learnt: before.learnt.union(played.learnt),
                },
            });
        }
        self.table.set(next);
        Ok(done)
    }

    /// Whether the last decision of a person can be taken back; with nobody at the table, the last decision.
    ///
    /// # Errors
    /// Why not.
    pub fn can_undo(&self) -> Result<(), Barrier> {
        let floor = self.branch.with(|branch| branch.as_ref().map(|branch| branch.at));
        self.table.with(|table| back::can_undo(table, floor))
    }

    /// Whether something that was taken back can be done again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.table.with(Table::can_redo)
    }

    /// Takes back what [`can_undo`](Self::can_undo) allows. Computer players who play among themselves then wait, or
    /// they would do the same again at once.
    pub fn undo(&self) {
        // `can_undo` has told the reason before; a press in spite of it changes nothing.
        if untrack(|| self.can_undo()).is_err() || self.away.get_untracked() {
            return;
        }
        self.leave_the_past();
        if self.table.with_untracked(Table::humans).is_empty() {
            self.opponents.paused.set(true);
        }
        let floor = self.branch.with_untracked(|branch| branch.as_ref().map(|branch| branch.at));
        self.table.update(|table| {
            let _ = back::undo(table, floor);
        });
        self.after_jump();
    }

    /// Does again what was taken back last, with what computer players did after it.
    pub fn redo(&self) {
        if self.away.get_untracked() {
            return;
        }
        self.leave_the_past();
        let mut failed = None;
        self.table.update(|table| failed = back::redo(table).err());
        self.after_jump();
        self.refused.set(failed);
    }

    /// Looks at a moment that is past, or at the present again. The game is not touched.
    pub fn look_back(&self, glimpse: Option<PastPosition<G::Marks>>) {
        self.drop_all();
        self.past.set(glimpse);
    }

    fn leave_the_past(&self) {
        self.replaying.set(false);
        self.past.set(None);
    }

    /// Who sits before the screen while a game goes on: what that seat may know is shown, and nothing else. Nobody where
    /// only computer players sit.
    #[must_use]
    pub fn reader(&self) -> Option<Seat> {
        self.table.with(|table| {
            let last = table.last_act_of(table.humans()).and_then(|at| table.log()[at].entry.seat());
            let seat = beholder(table.humans(), G::asked(table.state()), last);
            table.humans().contains(seat).then_some(seat)
        })
    }

    /// Whose secrets are shown, if anybody's: nobody's while the screen changes hands, or shows what one of several people
    /// did; in the replay of a game that is over, those of whoever is on turn.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        let whose = self.whose.get();
        if self.curtain.get().is_some() {
            return None;
        }
        let past = self.past.with(Option::is_some);
        let several = self.table.with(|table| table.humans().len() > 1);
        let shown = match (past, self.replaying.get()) {
            (true, true) => self.over() || self.owns(whose),
            (true, false) => !several && self.owns(whose),
            (false, _) => self.owns(whose),
        };
        shown.then_some(whose)
    }

    /// Whether what lies before a seat belongs to the person at the page.
    #[must_use]
    pub fn owns(&self, seat: Seat) -> bool {
        self.whose.get() == seat && self.table.with(|table| table.humans().contains(seat))
    }

    /// Whether anybody but computer players sits at the table.
    #[must_use]
    pub fn anybody(&self) -> bool {
        self.table.with(|table| table.humans() != SeatSet::NONE)
    }

    /// Whether the game is over, whatever moment is shown.
    #[must_use]
    pub fn over(&self) -> bool {
        self.table.with(|table| table.turn() == Turn::Over)
    }

    fn drop_all(&self) {
        self.hand.drop_all();
        self.refused.set(None);
    }

    fn after_jump(&self) {
        self.drop_all();
        self.played.set(None);
    }
}

/// Whether whoever plays a seat sits at another screen.
fn afar(seats: &[SeatInfo], seat: Seat) -> bool {
    seats.get(seat.index()).is_some_and(|info| Player::of(info) == Player::Afar)
}

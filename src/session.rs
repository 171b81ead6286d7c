//! A game of Mountain King on the page: the table, who sits at it, and what the player has picked but not yet done.
//!
//! Components read signals from here and hand intents back; nothing else on the page changes a game.

use leptos::prelude::*;
use moot_core::Seat;
use moot_table::{Barrier, Played, Refused, SeatInfo, Table};
use mountain_king::{Action, Illegal, MountainKing, Payment, Setup, Square, State};

use crate::art::Livery;
use crate::livery;
use crate::table::curtain;

/// What the player at the page has picked up but not done. It is never part of the game and never saved.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Pick {
    /// Nothing.
    #[default]
    None,
    /// A tunnel to dig: the stack, the price, and once a place is chosen how and where it would lie.
    Dig {
        /// Which stack.
        shape: u8,
        /// Stone, iron, heartstone.
        cost: [u8; 3],
        /// Its place in `Tunnel::lies`.
        lie: u8,
        /// The first square in reading order, once chosen.
        at: Option<Square>,
    },
    /// A troll of the horde to recruit.
    Recruit {
        /// Which place of the horde.
        place: u8,
    },
    /// A slot for the recruited troll.
    Slot {
        /// Which slot of the trollsmoot.
        slot: u8,
    },
    /// A great hall to dedicate, and once a place is chosen how and where it would lie.
    Hall {
        /// Which hall.
        hall: u8,
        /// Its place in `Hall::lies`.
        lie: u8,
        /// The first square in reading order, once chosen.
        at: Option<Square>,
    },
    /// A statue to move (by cart or by spell), and once chosen where to.
    Statue {
        /// Where it is.
        from: Square,
        /// Where it would go.
        to: Option<Square>,
    },
    /// A spell of the spellbook to cast.
    Spell {
        /// Which page.
        page: u8,
    },
    /// A workshop on the board to activate.
    Shop {
        /// Which site.
        site: u8,
    },
    /// A square for a spell that asks for one, or any square that is being looked at.
    Square {
        /// Which square.
        at: Square,
    },
}

/// A game on the page. It is a handful of signals and can be copied into every closure; components find it in context.
#[derive(Clone, Copy)]
pub struct Session {
    /// The game with its log.
    pub table: RwSignal<Table<MountainKing>>,
    /// Who sits where.
    pub seats: RwSignal<Vec<SeatInfo>>,
    /// The position now.
    pub state: Memo<State>,
    /// Every legal action of the active seat.
    pub legal: Memo<Vec<Action>>,
    /// What the player has picked up.
    pub pick: RwSignal<Pick>,
    /// The square of the mountain that the player points at, with a pointer or with the arrow keys.
    pub point: RwSignal<Option<Square>>,
    /// The tokens that the player has chosen to pay with; `None` for those that the rules propose.
    pub paying: RwSignal<Option<Payment>>,
    /// Why the last intent was refused; shown until the next one.
    pub refused: RwSignal<Option<Refused<Illegal>>>,
    /// What the last play added to the log, for animation and announcements.
    pub played: RwSignal<Option<Played>>,
    /// Whether the trade dialog is open.
    pub trading: RwSignal<bool>,
    /// Whether a curtain falls between ordinary turns. In the secret draft it always does.
    pub handover: RwSignal<bool>,
    /// Who has taken over the screen and knows it.
    pub ready: RwSignal<Option<Seat>>,
    /// Who is about to take over the screen: until that player is ready, a curtain hides the table.
    pub curtain: Memo<Option<Seat>>,
    /// Whose trollsmoot and storage are being looked at, when not those of the active player.
    pub peek: RwSignal<Option<Seat>>,
    /// A short message to the player, such as why something cannot be done; shown until the next one.
    pub note: RwSignal<Option<String>>,
}

impl Session {
    /// A session around a table.
    #[must_use]
    pub fn new(table: Table<MountainKing>, seats: Vec<SeatInfo>) -> Session {
        let table = RwSignal::new(table);
        let state = Memo::new(move |_| table.with(|table| *table.state()));
        let legal = Memo::new(move |_| table.with(|table| table.legal(table.state().active)));
        let handover = RwSignal::new(true);
        let ready = RwSignal::new(table.with_untracked(curtain::present));
        let curtain =
            Memo::new(move |_| table.with(|table| curtain::falls(table, ready.get(), handover.get())));
        Session {
            table,
            seats: RwSignal::new(seats),
            state,
            legal,
            pick: RwSignal::new(Pick::None),
            point: RwSignal::new(None),
            paying: RwSignal::new(None),
            refused: RwSignal::new(None),
            played: RwSignal::new(None),
            trading: RwSignal::new(false),
            handover,
            ready,
            curtain,
            peek: RwSignal::new(None),
            note: RwSignal::new(None),
        }
    }

    /// Puts another game on the table.
    pub fn load(&self, table: Table<MountainKing>, seats: Vec<SeatInfo>) {
        self.seats.set(seats);
        self.ready.set(curtain::present(&table));
        self.table.set(table);
        self.trading.set(false);
        self.peek.set(None);
        self.note.set(None);
        self.after_jump();
    }

    /// The options of the game.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.table.with_untracked(|table| *table.setup())
    }

    /// Whose decision it is.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.state.with(|state| state.active)
    }

    /// The name of whoever sits there. Not tracked: nobody changes seats while a game is shown.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.seats
            .with_untracked(|seats| seats.get(seat.index()).map(|info| info.name.clone()).unwrap_or_default())
    }

    /// Colour, pattern and emblem of whoever sits there. Not tracked, like the name.
    #[must_use]
    pub fn livery(&self, seat: Seat) -> Livery {
        self.seats.with_untracked(|seats| livery::of(seats, seat))
    }

    /// Whether the active player may do this now, and why not. This is what every *why not?* on the page asks.
    ///
    /// # Errors
    /// The first reason against it.
    pub fn check(&self, action: Action) -> Result<(), Refused<Illegal>> {
        self.table.with(|table| table.check(table.state().active, action))
    }

    /// Carries out one decision of the active player. A refusal changes nothing and is shown.
    pub fn play(&self, action: Action) -> bool {
        self.play_all(&[action])
    }

    /// Carries out decisions that belong together (a tunnel is chosen and laid), or none of them.
    pub fn play_all(&self, actions: &[Action]) -> bool {
        let active = || self.table.with_untracked(|table| table.state().active);
        let before = active();
        match self.try_all(actions) {
            Ok(played) => {
                if active() != before {
                    self.point.set(None);
                }
                self.pick.set(Pick::None);
                self.paying.set(None);
                self.refused.set(None);
                self.note.set(None);
                self.trading.set(false);
                self.played.set(played);
                true
            }
            Err(why) => {
                self.refused.set(Some(why));
                false
            }
        }
    }

    fn try_all(&self, actions: &[Action]) -> Result<Option<Played>, Refused<Illegal>> {
        if let &[action] = actions {
            // A refusal changes nothing, so that one action needs no copy of the whole log.
            self.table.with_untracked(|table| table.check(table.state().active, action))?;
            let played = self.table.try_update(|table| table.play(table.state().active, action));
            return played.transpose();
        }
        let mut next = self.table.get_untracked();
        let mut done: Option<Played> = None;
        for &action in actions {
            let played = next.play(next.state().active, action)?;
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

    /// Whether the last decision can be taken back.
    ///
    /// # Errors
    /// Why not.
    pub fn can_undo(&self) -> Result<(), Barrier> {
        self.table.with(Table::can_undo)
    }

    /// Whether something that was taken back can be done again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.table.with(Table::can_redo)
    }

    /// Takes back the last decision.
    pub fn undo(&self) {
        // `can_undo` has told the reason before; a press in spite of it changes nothing.
        if self.can_undo().is_ok() {
            self.table.update(|table| {
                let _ = table.undo();
            });
            self.after_jump();
        }
    }

    /// Does again what was taken back last.
    pub fn redo(&self) {
        let mut failed = None;
        self.table.update(|table| failed = table.redo().err());
        self.after_jump();
        self.refused.set(failed);
    }

    fn after_jump(&self) {
        self.pick.set(Pick::None);
        self.point.set(None);
        self.paying.set(None);
        self.refused.set(None);
        self.trading.set(false);
        self.played.set(None);
    }
}

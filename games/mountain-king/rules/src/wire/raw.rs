//! The serialized form itself: unchecked numbers.

use moot_core::{Seat, Teams, UncheckedView, sample_position};
use serde::{Deserialize, Serialize};

use super::{ViewError, moment, range};
use crate::card::{LEVELS, PAGES, PLACES, SLOTS};
use crate::invariants::check_invariants;
use crate::state::{Drafting, MAX_SITES, MAX_STATUES, Place, Rites};
use crate::tables::{TUNNELS, WORKSHOPS};
use crate::{
    BadSetup, Clan, Laid, Mask, MountainKing, Phase, Player, SPACES, Setup, Side, Square, Stage, Supply,
    Tile, View,
};

/// The number of seats that are serialized.
pub(super) const SEATS: usize = moot_core::MAX_SEATS;

/// The serialized setup and view: unchecked, and usable only through [`RawView::validate`](moot_core::UncheckedView::validate).
///
/// States that a view at a decision cannot have, such as a pending draw, cannot be expressed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RawView {
    players: u8,
    side: Side,
    supply: Supply,
    starter: Option<u8>,
    teams: Option<[u8; 4]>,
    pub(super) seat: Option<u8>,
    pub(super) nets: [Mask; SEATS],
    pub(super) loose: Mask,
    pub(super) rubble: Mask,
    pub(super) buried: Mask,
    pub(super) tiles: Vec<Tile>,
    pub(super) halls: [Laid; 6],
    pub(super) statues: [Square; MAX_STATUES],
    pub(super) statue_clans: [Clan; 3],
    pub(super) honours: [u8; SPACES],
    pub(super) token_owner: [u8; SPACES],
    pub(super) standing: [Square; SPACES],
    pub(super) shops: [u8; MAX_SITES],
    pub(super) shop_supply: [u8; WORKSHOPS.len()],
    pub(super) stock: [u8; TUNNELS.len()],
    pub(super) horde: [Place; PLACES],
    pub(super) unseen_trolls: u64,
    /// By level.
    pub(super) sunk: [Vec<u8>; 3],
    pub(super) unseen_spells: u32,
    pub(super) sunk_spells: Vec<u8>,
    pub(super) book: [u8; PAGES],
    pub(super) runes: [u8; PAGES],
    pub(super) bag: [u8; Clan::ALL.len()],
    pub(super) owners: [Player; SEATS],
    pub(super) first: u8,
    pub(super) active: u8,
    pub(super) round: u8,
    pub(super) crowned: u8,
    pub(super) rounds_left: u8,
    pub(super) skipped: u8,
    pub(super) stage: Stage,
    pub(super) rites: Rites,
    pub(super) phase: Phase,
    pub(super) resume: Phase,
    pub(super) recruit: u8,
    pub(super) casting: u8,
    pub(super) using: u8,
    pub(super) uses: u8,
    pub(super) draft: Drafting,
}

const _: () = assert!(SLOTS == 10 && LEVELS.len() == 4, "the form of a trollsmoot and of the decks");

impl UncheckedView for RawView {
    type Game = MountainKing;
    type SetupError = BadSetup;

    fn new(setup: &Setup, view: &View) -> RawView {
        let table = &view.table;
        let sunk = |level: usize| {
            let from = usize::from(LEVELS[level]);
            table.sunk[from..from + usize::from(table.sunk_len[level])].to_vec()
        };
        RawView {
            players: setup.players(),
            side: setup.side(),
            supply: setup.supply(),
            starter: setup.first().map(|seat| seat.0),
            teams: setup.marks(),
            seat: view.seat.map(|seat| seat.0),
            nets: table.nets,
            loose: table.loose,
            rubble: table.rubble,
            buried: table.buried,
            tiles: table.tiles().to_vec(),
            halls: table.halls,
            statues: table.statues,
            statue_clans: table.statue_clans,
            honours: table.honours,
            token_owner: table.token_owner,
            standing: table.standing,
            shops: table.shops,
            shop_supply: table.shop_supply,
            stock: table.stock,
            horde: table.horde,
            unseen_trolls: table.unseen_trolls,
            sunk: [sunk(0), sunk(1), sunk(2)],
            unseen_spells: table.unseen_spells,
            sunk_spells: table.sunk_spells[..usize::from(table.sunk_spell_len)].to_vec(),
            book: table.book,
            runes: table.runes,
            bag: table.bag,
            owners: table.players,
            first: table.first.0,
            active: table.active.0,
            round: table.round,
            crowned: table.crowned,
            rounds_left: table.rounds_left,
            skipped: table.skipped,
            stage: table.stage,
            rites: table.rites,
            phase: table.phase,
            resume: table.resume,
            recruit: table.recruit,
            casting: table.casting,
            using: table.using,
            uses: table.uses,
            draft: table.draft,
        }
    }

    fn validate(self) -> Result<(Setup, View), ViewError> {
        let setup = self.setup()?;
        let view = range::view(&setup, self)?;
        sample_position::<MountainKing, _>(&setup, &view, view.seat, check_invariants)?;
        moment::check(&setup, &view)?;
        Ok((setup, view))
    }
}

impl RawView {
    pub(super) fn setup(&self) -> Result<Setup, ViewError> {
        let setup = Setup::new(self.players, self.side, self.supply, self.starter.map(Seat));
        match self.teams {
            Some(marks) => setup.and_then(|setup| setup.in_teams(Teams::marked(&marks))),
            None => setup,
        }
        .map_err(ViewError::Setup)
    }
}

//! The state of the game.

use moot_core::{MAX_SEATS, Seat};

use crate::card::{NONE, PAGES, PLACES, TROLLS};
use crate::laid::NO_TILE;
use crate::phase::{Phase, Stage};
use crate::setup::{Setup, Supply};
use crate::tables::{Board, PEDESTALS_PER_CLAN, SPELLS, TUNNELS, WORKSHOPS};
use crate::{Clan, Laid, Mask, Pile, Player, SPACES, Square, Tile};

/// The most statues that a map has spots for.
pub const MAX_STATUES: usize = 21;
/// The most workshop sites that a map has.
pub const MAX_SITES: usize = 14;
/// Tunnel tiles in the box.
pub const MAX_TILES: usize = 52;

/// A place of the horde.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Place {
    /// The troll that stands here; [`NONE`] while the place waits for one.
    pub card: u8,
    /// The clan of the pedestal that lies here.
    pub pedestal: Option<Clan>,
    /// The bribes that lie on the troll.
    pub bribes: Pile,
}

/// The effects that last until the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rites {
    /// Whether a spell has been cast.
    pub cast: bool,
    /// How many more workshops may be activated.
    pub activations: u8,
    /// The remaining trades of the Night Market.
    pub market: u8,
    /// Earth Ritual: minerals may be mixed.
    pub mixed: bool,
    /// Soft Rock: rubble is free.
    pub soft: bool,
    /// Deep Breath: one more small dig.
    pub breath: bool,
    /// Silver Tongue: any resource bribes.
    pub tongue: bool,
}

impl Rites {
    pub(crate) const NEW: Rites = Rites {
        cast: false,
        activations: 1,
        market: 0,
        mixed: false,
        soft: false,
        breath: false,
        tongue: false,
    };
}

/// The draft of the active player (setup D). Empty at all other times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Drafting {
    /// Starters in hand (0 to 5), [`NONE`] where hidden or absent; ascending, so that the order of drawing is no secret kept.
    pub hand: [u8; 2],
    /// How many starters are in hand.
    pub held: u8,
    /// The starters that are still in the deck, as bits; for others than the drafter those in hand are among them.
    pub deck: u8,
}

impl Drafting {
    pub(crate) const IDLE: Drafting = Drafting { hand: [NONE; 2], held: 0, deck: 0 };
    pub(crate) const NEW: Drafting = Drafting { hand: [NONE; 2], held: 0, deck: 0b11_1111 };
}

/// The state. Unseen cards are a set, so no future is stored; see [`crate::MountainKing`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    /// The network of each seat: gate, tunnels and halls; [`State::network`] is what it may use.
    pub nets: [Mask; MAX_SEATS],
    /// Isolated tiles: they reach no gate and have no owner.
    pub loose: Mask,
    /// Rubble that is not broken yet.
    pub rubble: Mask,
    /// Squares whose buried resources are not taken yet.
    pub buried: Mask,
    /// Tiles on the mountain: the first `tile_count`.
    pub(crate) tiles: [Tile; MAX_TILES],
    pub(crate) tile_count: u8,
    /// The great halls by their place in [`HALLS`](crate::tables::HALLS).
    pub halls: [Laid; 6],
    /// Where each statue is, by its spot of origin.
    pub statues: [Square; MAX_STATUES],
    /// The clans of the statues: spot `i` had one of `statue_clans[i % 3]`.
    pub statue_clans: [Clan; 3],
    /// Honour of the pedestal point tokens, by [`Clan::space`].
    pub honours: [u8; SPACES],
    /// Who took the token of each space; [`NONE`] while it lies on the track.
    pub token_owner: [u8; SPACES],
    /// Where the pedestal of each space stands; [`Square::NONE`] if none does.
    pub standing: [Square; SPACES],
    /// The kind of the workshop on each site; [`NONE`] while empty.
    pub shops: [u8; MAX_SITES],
    /// Workshops in the supply by kind.
    pub shop_supply: [u8; WORKSHOPS.len()],
    /// Tunnels in the supply by stack.
    pub stock: [u8; TUNNELS.len()],
    /// The horde: five, four, three places from the bottom row up, left to right.
    pub horde: [Place; PLACES],
    /// Troll cards not yet seen, as bits.
    pub unseen_trolls: u64,
    /// Known cards at the bottom of the decks, level 1, 2 and 3 behind each other, top first.
    pub(crate) sunk: [u8; TROLLS as usize],
    pub(crate) sunk_len: [u8; 3],
    /// Spells not yet seen, as bits.
    pub unseen_spells: u32,
    /// Known spells at the bottom of the deck, top first.
    pub(crate) sunk_spells: [u8; SPELLS.len()],
    pub(crate) sunk_spell_len: u8,
    /// The spells on the pages of the spellbook; [`NONE`] while a page waits for one.
    pub book: [u8; PAGES],
    /// The runes on each page.
    pub runes: [u8; PAGES],
    /// Pedestals in the bag by clan.
    pub bag: [u8; Clan::ALL.len()],
    /// The players. Team mates have the same storage and pedestals before them: those of their team.
    pub players: [Player; MAX_SEATS],
    /// The team mate of each seat; [`NONE`] for seats that play for themselves.
    pub(crate) mates: [u8; MAX_SEATS],
    /// The starting player.
    pub first: Seat,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The round, from 1; 0 during setup.
    pub round: u8,
    /// Coronation tokens taken.
    pub crowned: u8,
    /// Rounds to play, this one included, once the last coronation token is taken; 0 before.
    pub rounds_left: u8,
    /// The number of consecutive turns that skipped step 2.
    pub skipped: u8,
    /// The part of the turn that has been reached.
    pub stage: Stage,
    /// The effects that last until the end of the turn.
    pub rites: Rites,
    /// What happens next.
    pub phase: Phase,
    /// The phase that continues once the pending cards are drawn or the trade is made; [`Phase::Step`] otherwise.
    pub(crate) resume: Phase,
    /// The troll that has been recruited and not yet placed; [`NONE`] otherwise.
    pub recruit: u8,
    /// The page of the spell that is being carried out; [`NONE`] otherwise.
    pub casting: u8,
    /// The site of the workshop in use; [`NONE`] otherwise.
    pub using: u8,
    /// The remaining uses of that workshop.
    pub uses: u8,
    /// The troll that goes under its deck once its place is refilled (Calling Horn); [`NONE`] otherwise.
    pub(crate) under: u8,
    /// The place whose fresh level-2 troll waits for a pedestal from the bag; [`NONE`] otherwise.
    pub(crate) bare: u8,
    /// The draft of the active player.
    pub draft: Drafting,
}

/// The bound of the house contract.
const _: () = assert!(size_of::<State>() <= 1536);

/// A statue on every spot.
fn on_spots(board: &Board) -> [Square; MAX_STATUES] {
    let mut statues = [Square::NONE; MAX_STATUES];
    for (statue, &spot) in statues.iter_mut().zip(board.spots) {
        *statue = spot;
    }
    statues
}

/// The workshops that are in the supply before any is drawn.
fn chosen_workshops(setup: &Setup) -> [u8; WORKSHOPS.len()] {
    match setup.supply() {
        Supply::Chosen(tiles) => tiles,
        Supply::Random | Supply::Distinct => [0; WORKSHOPS.len()],
    }
}

/// The team mate of each seat.
fn mates(setup: &Setup) -> [u8; MAX_SEATS] {
    core::array::from_fn(|seat| setup.teams().mates(Seat(seat as u8)).next().map_or(NONE, |mate| mate.0))
}

impl State {
    /// The state before the first card is dealt.
    #[must_use]
    pub fn new(setup: &Setup) -> State {
        let board = setup.board();
        let begins = setup.first().unwrap_or(Seat(0));
        State {
            nets: [Mask::EMPTY; MAX_SEATS],
            loose: Mask::EMPTY,
            rubble: board.rubble,
            buried: board.buried,
            tiles: [NO_TILE; MAX_TILES],
            tile_count: 0,
            halls: [Laid { lie: NONE, at: Square::NONE }; 6],
            statues: on_spots(board),
            statue_clans: Clan::ALL,
            honours: [0; SPACES],
            token_owner: [NONE; SPACES],
            standing: [Square::NONE; SPACES],
            shops: [NONE; MAX_SITES],
            shop_supply: chosen_workshops(setup),
            stock: TUNNELS.each_ref().map(|tunnel| tunnel.stock),
            horde: [Place { card: NONE, pedestal: None, bribes: Pile::EMPTY }; PLACES],
            unseen_trolls: (1 << TROLLS) - 1,
            sunk: [NONE; TROLLS as usize],
            sunk_len: [0; 3],
            unseen_spells: (1 << SPELLS.len()) - 1,
            sunk_spells: [NONE; SPELLS.len()],
            sunk_spell_len: 0,
            book: [NONE; PAGES],
            runes: [0; PAGES],
            bag: [PEDESTALS_PER_CLAN; Clan::ALL.len()],
            players: [Player::NEW; MAX_SEATS],
            mates: mates(setup),
            first: begins,
            active: begins,
            round: 0,
            crowned: 0,
            rounds_left: 0,
            skipped: 0,
            stage: Stage::Work,
            rites: Rites::NEW,
            phase: Phase::Deal(0),
            resume: Phase::Step,
            recruit: NONE,
            casting: NONE,
            using: NONE,
            uses: 0,
            under: NONE,
            bare: NONE,
            draft: Drafting::IDLE,
        }
    }

    /// The tiles on the mountain.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.tile_count)]
    }

    /// The player in a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    #[must_use]
    pub fn me(&self) -> &Player {
        self.player(self.active)
    }

    pub(crate) fn me_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    /// The clan of a statue, by its spot of origin.
    #[must_use]
    pub fn statue_clan(&self, statue: usize) -> Clan {
        self.statue_clans[statue % 3]
    }

    /// The statues in play: `(spot of origin, square)`.
    pub fn statues(&self) -> impl Iterator<Item = (usize, Square)> + '_ {
        self.statues.iter().copied().enumerate().filter(|(_, at)| at.is_some())
    }

    /// The statue on a square, by its spot of origin.
    #[must_use]
    pub fn statue_at(&self, square: Square) -> Option<usize> {
        self.statues().find(|&(_, at)| at == square).map(|(statue, _)| statue)
    }

    /// The squares with statues.
    #[must_use]
    pub fn statue_squares(&self) -> Mask {
        self.statues().map(|(_, at)| at).collect()
    }

    /// Where pedestals stand, with their clans.
    pub fn pedestals(&self) -> impl Iterator<Item = (Clan, Square)> + '_ {
        self.standing
            .iter()
            .enumerate()
            .filter(|(_, at)| at.is_some())
            .map(|(space, &at)| (Clan::of_space(space), at))
    }

    /// Whether the pedestal point token of a space lies face down for a seat, or for a spectator: it was taken by another team,
    /// and the game is not over (rulebook: add a pedestal).
    #[must_use]
    pub fn face_down(&self, space: usize, seat: Option<Seat>) -> bool {
        let owner = self.token_owner[space];
        let own = || seat.is_some_and(|seat| self.team(seat).contains(Seat(owner)));
        owner != NONE && self.phase != Phase::Over && !own()
    }

    /// The number of troll cards of a level in its deck.
    #[must_use]
    pub fn deck_size(&self, level: u8) -> usize {
        let cards = crate::deck::level_bits(level);
        (self.unseen_trolls & cards).count_ones() as usize
            + usize::from(self.sunk_len[usize::from(level) - 1])
    }
}

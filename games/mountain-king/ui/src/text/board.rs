//! The mountain and the tray under it.

use mountain_king::{Clan, Illegal, Kind, Pile, Side};

use super::king::Scene;
use crate::board::facts::Facts;
use crate::board::model::{Choice, Mover, StatueTag};

/// The mountain and the tray under it.
pub trait BoardWords: Sync {
    /// The board as a whole.
    fn mountain(&self, side: Side) -> &'static str;
    /// What sort of thing the board is, for screen readers.
    fn role(&self) -> &'static str;
    /// The keys of the board.
    fn keys(&self) -> &'static str;
    /// A button: everything.
    fn whole(&self) -> &'static str;
    /// A square with everything on it, and whether it may be chosen now.
    fn square(&self, scene: &Scene<'_>, facts: &Facts, lit: bool) -> String;

    /// Why a tunnel or hall cannot be turned, or mirrored.
    fn no_turn(&self, mirror: bool) -> &'static str;
    /// A button: a quarter turn.
    fn rotate(&self) -> &'static str;
    /// A button: mirror.
    fn mirror(&self) -> &'static str;
    /// Why a ghost cannot be turned.
    fn no_other_way(&self) -> &'static str;
    /// A button: put down what is picked up.
    fn cancel(&self) -> &'static str;
    /// Why something cannot be confirmed: no place is chosen.
    fn choose_place(&self) -> &'static str;

    /// The tray for digging.
    fn dig_tray(&self) -> &'static str;
    /// The choice of the mineral.
    fn minerals(&self) -> &'static str;
    /// One mineral and how many are owned.
    fn mineral(&self, kind: Kind, have: u8) -> String;
    /// One mineral of a mixed price: how many of it.
    fn mineral_mixed(&self, kind: Kind, used: u8, have: u8) -> String;
    /// The heading of a size of tunnel.
    fn size(&self, size: u8) -> String;
    /// The name of a stack of tunnels: shape, tiles left, honour.
    fn shape(&self, shape: u8, size: u8, left: u8, honour: u8) -> String;
    /// A button: dig for so much honour, or dig at all.
    fn dig(&self, honour: Option<u8>) -> String;
    /// Nothing is picked up to dig.
    fn choose_shape(&self) -> &'static str;

    /// A tunnel finds this.
    fn finds(&self, pile: Pile) -> String;
    /// A tunnel unearths a statue.
    fn unearths(&self, clan: Clan) -> String;
    /// So many workshops could be established.
    fn founds(&self, sites: u8) -> String;
    /// A workshop comes within reach.
    fn reaches(&self, workshop: u8) -> String;
    /// Where the anchor would be, and whose pedestals could go there.
    fn anchor(&self, tier: u8, clans: &[Clan]) -> String;
    /// A tunnel of size 5 has no anchor.
    fn no_anchor(&self) -> &'static str;
    /// Isolated squares join.
    fn joins(&self, squares: u32) -> String;
    /// The network is connected with the team mate's.
    fn links(&self) -> &'static str;

    /// The tray for halls.
    fn hall_tray(&self) -> &'static str;
    /// How many places a hall has.
    fn fits(&self, places: usize) -> String;
    /// A hall stands already.
    fn hall_stands(&self) -> &'static str;
    /// A hall as a whole: name, values, places.
    fn hall(&self, hall: u8, low: u8, high: u8, places: usize) -> String;
    /// A button: dedicate.
    fn dedicate(&self, honour: Option<u8>) -> String;
    /// The higher value.
    fn or_high(&self, high: u8) -> String;
    /// What a hall covers.
    fn covers(&self, tunnels: u8, squares: u8) -> String;
    /// The pedestals that leave.
    fn loses(&self, pedestals: &[Clan]) -> String;
    /// Statues that stop counting in the hall.
    fn hides(&self, statues: u8) -> String;
    /// How a statue comes to the altar.
    fn altar(&self, crowned: bool, carts: Option<u8>) -> String;
    /// A button: on to the statues.
    fn to_statues(&self) -> &'static str;

    /// The tray for statues.
    fn statue_tray(&self) -> &'static str;
    /// The heading while a statue is picked.
    fn move_statue(&self, clan: Clan) -> String;
    /// What to do first.
    fn pick_statue(&self, by: Mover, any: bool) -> &'static str;
    /// A statue in the list: clan, tier, honour.
    fn statue(&self, clan: Clan, tier: u8, worth: i16) -> String;
    /// What a statue is worth here and there.
    fn worth(&self, now: i16, then: Option<i16>) -> String;
    /// Where a statue would come to stand.
    fn arrives(&self, tag: &StatueTag) -> String;
    /// A button: move, with the change of honour.
    fn moves(&self, change: Option<i16>) -> String;
    /// Carts in storage.
    fn stored_carts(&self, count: u8) -> String;
    /// Whether a cart pays or could pay.
    fn cart_pays(&self, pays: bool) -> &'static str;
    /// Why a cart cannot pay.
    fn cart_bound(&self, clan: Clan) -> String;
    /// Why a statue stays where it is, with so many carts that could take it.
    fn stays(&self, clan: Clan, carts: u8) -> String;
    /// No carts at all.
    fn no_carts(&self) -> &'static str;

    /// The tray for the gate.
    fn gate_tray(&self) -> &'static str;
    /// What to do first.
    fn choose_gate(&self) -> &'static str;
    /// A button: place the gate, at that start point if one is chosen.
    fn place_gate(&self, name: Option<&str>) -> String;

    /// What a choice asks for.
    fn choice(&self, choice: Choice) -> &'static str;
    /// A button: take the tile back.
    fn take_back(&self, gains: Option<Pile>) -> String;
    /// How many squares would be cut off.
    fn cuts_off(&self, squares: u32) -> String;
    /// A button: take what is buried.
    fn take(&self, pile: Option<Pile>) -> String;
    /// A button: set a pedestal.
    fn bless(&self, clan: Clan, honour: u8) -> String;
    /// A button: activate.
    fn activate(&self, workshop: Option<u8>) -> String;
    /// How often a workshop can be used.
    fn uses(&self, uses: u8) -> String;
    /// A button: no more choices.
    fn enough(&self) -> &'static str;
    /// An own reason of the board beside those of the rules, where the rules' reason would mislead.
    fn sooner(&self, why: Illegal) -> Option<String>;
}

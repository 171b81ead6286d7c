//! The trays under the mountain in which the panels ask for a decision.

use mountain_king::tables::Swap;
use mountain_king::{Clan, Kind, Pile};

/// The trays of the panels. Names of cards come from [`CardWords`](super::cards::CardWords).
pub trait TrayWords: Sync {
    /// Puts down what was picked up.
    fn cancel(&self) -> &'static str;
    /// Ends a choice that need not go on.
    fn done(&self) -> &'static str;
    /// A gain for those who hear it.
    fn gain(&self, gained: Pile) -> String;

    /// Title of the recruit tray.
    fn recruit_title(&self, card: u8) -> String;
    /// Whom to bribe, by name.
    fn bribe(&self, trolls: &[u8]) -> String;
    /// With the Silver Tongue, bribes are chosen one by one afterwards.
    fn bribe_later(&self, trolls: u32) -> String;
    /// Nobody has to be bribed.
    fn no_bribe(&self) -> &'static str;
    /// What the recruit brings besides.
    fn brings(&self) -> &'static str;
    /// The button that recruits.
    fn recruit(&self) -> &'static str;

    /// Title of the tray in which the recruit is placed.
    fn place_title(&self, card: u8) -> String;
    /// Which slot, in few words.
    fn slot(&self, slot: u8) -> &'static str;
    /// Where in its row a slot is, in one word.
    fn side(&self, slot: u8) -> &'static str;
    /// The row of a slot, and how many trolls it wakes.
    fn row_wakes(&self, slot: u8, wakes: u32) -> String;
    /// What covered symbols lose.
    fn missed(&self, missed: Pile) -> String;
    /// The button that places the recruit.
    fn place(&self) -> &'static str;

    /// Title: which pedestal to take out of the bag.
    fn pick_title(&self, card: u8) -> String;
    /// A pedestal of the bag.
    fn pick(&self, clan: Clan, left: u8) -> String;

    /// Title: whether a pedestal goes onto the new anchor.
    fn anchor_title(&self) -> &'static str;
    /// A pedestal for an anchor and what it brings.
    fn bless(&self, clan: Clan, honour: u8) -> String;
    /// The tier of the anchor.
    fn anchor_tier(&self, tier: u8) -> String;
    /// Leaves the anchor bare.
    fn leave(&self) -> &'static str;

    /// Leaves the site of a workshop empty.
    fn leave_site(&self) -> &'static str;
    /// Title: which workshop opens on a site.
    fn found_title(&self) -> &'static str;
    /// What a workshop does for those who hear it.
    fn found(&self, workshop: u8) -> String;

    /// Title of the workshop at work.
    fn use_title(&self, workshop: u8) -> String;
    /// How many uses are left.
    fn uses(&self, left: u8) -> String;
    /// One exchange for those who hear it.
    fn exchange(&self, given: Pile, swap: &Swap) -> String;

    /// Title of the bribe by Silver Tongue.
    fn bribe_title(&self, troll: u8, laid: u8, of: u8) -> String;
    /// Title of a trade under way.
    fn give_title(&self, left: u8, get: Kind) -> String;
    /// Title: which tokens are carried to storage.
    fn carry_title(&self, left: u8) -> String;
    /// A token and where it lies, for those who hear it.
    fn token(&self, kind: Kind, clan: Option<Clan>, on: Option<u8>) -> String;
    /// Storage as a place where tokens lie.
    fn in_storage(&self) -> &'static str;

    /// The button that casts.
    fn cast(&self) -> &'static str;

    /// Title of the Calling Horn.
    fn horn_title(&self, left: u8) -> String;
    /// The button that sends a troll away.
    fn send_away(&self, card: u8) -> String;
    /// Title of Second Wind.
    fn wake_title(&self) -> &'static str;
    /// Wakes a troll.
    fn wake(&self, card: u8) -> String;
    /// Title of Changed Places.
    fn swap_title(&self, left: u8) -> String;
    /// The button that lets two trolls change places.
    fn swap(&self, a: u8, b: u8) -> String;
    /// Changes places; nothing is chosen yet.
    fn swap_none(&self) -> &'static str;
    /// Title of Transmutation.
    fn transmute_title(&self) -> &'static str;
    /// One transmutation.
    fn transmute(&self, given: Pile, to: Kind) -> String;

    /// Title when step 2 is impossible.
    fn skip_title(&self) -> &'static str;
    /// Goes on without step 2.
    fn skip(&self) -> &'static str;
    /// Title of the second dig of Deep Breath.
    fn breath_title(&self) -> &'static str;
    /// Does without the second dig.
    fn no_breath(&self) -> &'static str;
    /// Nothing is to be decided in a panel.
    fn idle(&self) -> &'static str;
}

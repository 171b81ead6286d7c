//! The options for three questions that the rulebook leaves open (`RULINGS.md`: P1, P2 and P3).

use crate::PlaceAction;

/// Where the five trolls begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum TrollsBegin {
    /// Beside the player board.
    #[default]
    Beside,
    /// In the own caverns: after its human each player places them one by one.
    Caverns,
}

/// Where the cow of the action "Steal a cow" comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum CowsFrom {
    /// From the supply, in any village.
    #[default]
    Supply,
    /// From the village. A cow stands in each village; a stolen one is replaced from the supply at the end of the phase.
    Village,
}

/// The village actions that opponents' trolls lend points to: "Capture a princess" and two others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "String", into = "String")
)]
pub struct Shared(u8);

/// The village actions besides "Capture a princess", by their words; a swap is one action, however it is paid.
const WORDS: [&str; 5] = ["bell", "castle", "swap", "hire", "cow"];
/// The pairs of them, as places in [`WORDS`].
const PAIRS: [[usize; 2]; 10] =
    [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

impl Default for Shared {
    /// "Tear down church bell" and the castle action.
    fn default() -> Shared {
        Shared(0)
    }
}

/// The place of a village action in [`WORDS`].
const fn place(place_action: PlaceAction) -> Option<usize> {
    match place_action {
        PlaceAction::Bell => Some(0),
        PlaceAction::Castle => Some(1),
        PlaceAction::Swap(_) => Some(2),
        PlaceAction::Hire => Some(3),
        PlaceAction::Cow => Some(4),
        PlaceAction::Capture
        | PlaceAction::Mine(_)
        | PlaceAction::Activate
        | PlaceAction::Outpost
        | PlaceAction::Build
        | PlaceAction::RefreshCaves
        | PlaceAction::Replenish(_)
        | PlaceAction::Receive
        | PlaceAction::Buy
        | PlaceAction::RefreshCards => None,
    }
}

impl Shared {
    /// All choices, the usual one first.
    pub fn all() -> impl Iterator<Item = Shared> {
        (0..PAIRS.len() as u8).map(Shared)
    }

    fn pair(self) -> [usize; 2] {
        PAIRS[usize::from(self.0) % PAIRS.len()]
    }

    /// Whether opponents' trolls lend points to an action.
    #[must_use]
    pub fn has(self, place_action: PlaceAction) -> bool {
        place_action == PlaceAction::Capture
            || place(place_action).is_some_and(|at| self.pair().contains(&at))
    }

    /// The words of the two actions: `bell castle`.
    #[must_use]
    pub fn words(self) -> String {
        self.pair().map(|at| WORDS[at]).join(" ")
    }

    /// The choice with these words.
    #[must_use]
    pub fn from_words(words: &str) -> Option<Shared> {
        Shared::all().find(|shared| shared.words() == words)
    }
}

#[cfg(feature = "serde")]
impl From<Shared> for String {
    fn from(shared: Shared) -> String {
        shared.words()
    }
}

#[cfg(feature = "serde")]
impl TryFrom<String> for Shared {
    type Error = String;
    fn try_from(words: String) -> Result<Shared, String> {
        Shared::from_words(&words).ok_or_else(|| format!("'{words}' are not two village actions"))
    }
}

/// How a game answers the three questions. The default is the reading of `RULINGS.md`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Readings {
    /// Where the trolls begin.
    pub trolls: TrollsBegin,
    /// Which village actions are shared.
    pub shared: Shared,
    /// Where stolen cows come from.
    pub cows: CowsFrom,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Place, Resource};

    #[test]
    fn three_village_actions_are_shared_in_every_choice() {
        for shared in Shared::all() {
            let swap = |place_action: &PlaceAction| *place_action != PlaceAction::Swap(Resource::Diamond);
            let village = PlaceAction::of(Place::village(0)).iter().filter(|&it| swap(it));
            assert_eq!(village.filter(|&&it| shared.has(it)).count(), 3, "{shared:?}");
            assert!(shared.has(PlaceAction::Capture) && !shared.has(PlaceAction::Build));
            assert_eq!(Shared::from_words(&shared.words()), Some(shared));
        }
        assert_eq!(Shared::default().words(), "bell castle");
        assert_eq!(Shared::from_words("bell bell"), None);
    }
}

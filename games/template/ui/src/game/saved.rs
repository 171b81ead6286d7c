//! The progress of a saved game, computed without a replay.

use moot_table::RawSave;
use nim_template::Size;

use crate::text::offer::nim_offer;

/// The size of a saved game and the length of its log. Invalid saves yield a plausible value; nothing fails.
#[must_use]
pub fn saved_at(raw: &RawSave) -> String {
    let large = raw.setup.get("size").and_then(|size| size.as_str()) == Some("large");
    nim_offer().saved_at(if large { Size::Large } else { Size::Small }, raw.log.len())
}

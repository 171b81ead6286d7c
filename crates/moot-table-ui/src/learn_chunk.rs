//! Lessons and rulebook as a chunk of the program.

use moot_ui::learn_chunk::LearnChunk;

use crate::game::GameView;
use crate::{lessons, rulebook};

/// The chunk's content. To be named only where a part of the program is cut off.
#[must_use]
pub const fn learn_chunk<G: GameView>() -> LearnChunk<G> {
    LearnChunk { lessons: lessons::screen, rules: rulebook::screen }
}

//! The player's selection, and the action it stands for.

use nim_template::{Action, Heap};

/// The topmost stones of one heap. A selection may be illegal, so that the page can show why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The heap.
    pub heap: Heap,
    /// The number of stones, counted from the top.
    pub stones: u8,
}

impl Pick {
    /// The action that the selection stands for.
    #[must_use]
    pub const fn action(self) -> Action {
        Action::Take { heap: self.heap, stones: self.stones }
    }

    /// The selection that leads to an action; `None` for one that needs no selection.
    #[must_use]
    pub const fn of(action: Action) -> Option<Pick> {
        match action {
            Action::Take { heap, stones } => Some(Pick { heap, stones }),
            Action::Play(_) => None,
        }
    }
}

/// The effect of a click: the new selection, and whether to play it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// The new selection.
    pub selection: Option<Pick>,
    /// Whether to play it.
    pub done: bool,
}

/// The effect of a click on a stone: it and all stones above it are selected. A second click on the same stone plays, as the
/// button of the tray does; a stray tap has no consequence.
#[must_use]
pub fn press(selected: Option<Pick>, at: Pick) -> Press {
    Press { selection: Some(at), done: selected == Some(at) }
}

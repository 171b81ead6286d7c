//! The tree of a game and its variations, computed from the saves.

use moot_table::Branch;

use moot_ui::saves::{SaveId, Summary};

/// A game in the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The id of its save.
    pub id: SaveId,
    /// The number of variations between it and the root.
    pub depth: usize,
    /// The origin; for a root `None`, or a save that no longer exists.
    pub branch: Option<Branch>,
    /// The progress of the game.
    pub moment: String,
    /// The number of direct variations.
    pub variations: usize,
}

/// The tree of a save, in preorder, variations in order of creation. Empty if the save does not exist.
#[must_use]
pub fn variation_tree(saves: &[(SaveId, Summary)], id: SaveId) -> Vec<Variation> {
    let find = |id: SaveId| saves.iter().find(|save| save.0 == id);
    let parent = |id: SaveId| {
        let of = find(id)?.1.branch.as_ref()?.of.parse().ok().map(SaveId)?;
        find(of).map(|save| save.0)
    };
    let mut root = id;
    // A forged save may name itself as its parent; no tree is deeper than the number of saves.
    for _ in 0..saves.len() {
        root = parent(root).unwrap_or(root);
    }
    let mut found = Vec::new();
    grow(saves, root, 0, &mut found);
    found
}

fn grow(saves: &[(SaveId, Summary)], id: SaveId, depth: usize, found: &mut Vec<Variation>) {
    let Some((_, summary)) = saves.iter().find(|save| save.0 == id) else { return };
    if found.iter().any(|variation| variation.id == id) {
        return;
    }
    let mut below: Vec<SaveId> = saves
        .iter()
        .filter(|(_, summary)| summary.branch.as_ref().is_some_and(|branch| branch.of == id.to_string()))
        .map(|save| save.0)
        .collect();
    below.sort_unstable();
    found.push(Variation {
        id,
        depth,
        branch: summary.branch.clone(),
        moment: summary.moment.clone().unwrap_or_default(),
        variations: below.len(),
    });
    for variation in below {
        grow(saves, variation, depth + 1, found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn save(id: u64, of: Option<u64>) -> (SaveId, Summary) {
        let branch = of.map(|of| Branch { of: of.to_string(), at: 7, name: id.to_string() });
        (
            SaveId(id),
            Summary {
                game: None,
                seats: Vec::new(),
                moment: None,
                points: Vec::new(),
                asked: None,
                branch,
                saved: 0,
            },
        )
    }

    fn shape(saves: &[(SaveId, Summary)], id: u64) -> Vec<(u64, usize, usize)> {
        variation_tree(saves, SaveId(id))
            .into_iter()
            .map(|variation| (variation.id.0, variation.depth, variation.variations))
            .collect()
    }

    #[test]
    fn the_tree_is_the_same_for_each_of_its_saves() {
        let saves = [save(9, None), save(5, Some(3)), save(3, Some(1)), save(1, None), save(4, Some(1))];
        let tree = [(1, 0, 2), (3, 1, 1), (5, 2, 0), (4, 1, 0)];
        for id in [1, 3, 5, 4] {
            assert_eq!(shape(&saves, id), tree, "seen from {id}");
        }
        assert_eq!(shape(&saves, 9), [(9, 0, 0)]);
        assert_eq!(shape(&saves, 2), []);
    }

    #[test]
    fn an_orphaned_variation_is_a_root_and_cycles_terminate() {
        assert_eq!(shape(&[save(5, Some(3)), save(6, Some(5))], 6), [(5, 0, 1), (6, 1, 0)]);
        assert_eq!(shape(&[save(5, Some(5))], 5), [(5, 0, 1)]);
        let circle = shape(&[save(5, Some(6)), save(6, Some(5))], 5);
        assert_eq!(circle.len(), 2);
    }
}

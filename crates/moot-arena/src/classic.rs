//! The weights of the players that new ones are compared with: `classic:` before the name of a player.

use crate::arena_game::ArenaGame;

/// Returns the old weights, in the order of the terms. Terms that are younger weigh nothing.
///
/// # Panics
/// If the text of [`ArenaGame::CLASSIC`] is no weights file. A test reads it for each game.
#[must_use]
#[expect(clippy::expect_used, reason = "the text is part of the program, and a test reads it")]
pub fn weights<G: ArenaGame>() -> Vec<f32> {
    let old =
        moot_weights::read("classic-weights.txt", G::CLASSIC).expect("the old weights are a weights file");
    let of = |term: &&str| old.iter().find(|weight| weight.term == *term).map_or(0.0, |weight| weight.points);
    G::TERMS.iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cave_troll::CaveTroll;
    use mountain_king::MountainKing;
    use trolls_and_princesses::TrollsAndPrincesses;

    /// Every old weight belongs to a term that still exists.
    fn all_count<G: ArenaGame>() {
        let old = moot_weights::read("classic-weights.txt", G::CLASSIC).unwrap();
        for weight in &old {
            let at = G::TERMS.iter().position(|term| *term == weight.term);
            assert_eq!(at.map(|at| weights::<G>()[at]), Some(weight.points), "{}", weight.term);
        }
        assert!(old.len() > 20, "{}", old.len());
    }

    #[test]
    fn the_old_weights_of_each_game_are_read() {
        all_count::<MountainKing>();
        all_count::<CaveTroll>();
        all_count::<TrollsAndPrincesses>();
    }
}

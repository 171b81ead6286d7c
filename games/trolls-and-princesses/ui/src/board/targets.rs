//! How many targets of the pending decision lie on each page of the board.

use moot_core::Seat;
use trolls_and_princesses::{Action, Phase, Place, Resource, State};

use super::net::Full;
use crate::game::pick::is_futile;

/// The number of targets on the pages of the villages, the network and the own caverns, for decisions whose targets may lie on
/// several pages. It does not depend on the selection, so that a page stays while a troll is chosen.
#[must_use]
pub fn targets(state: &State, legal: &[Action]) -> [u8; 3] {
    match state.phase {
        Phase::Fill => empty_sites(state, state.asked(), legal),
        Phase::Move | Phase::Walk(_) => destinations(state, legal),
        _ => [0; 3],
    }
}

/// The page with the most targets; the first of several.
#[must_use]
pub fn page(targets: [u8; 3]) -> u8 {
    (0..3).rev().max_by_key(|&page| targets[usize::from(page)]).unwrap_or(0)
}

/// The empty sites that may be filled, in the network and on the own board, where those that are printed are filled first.
fn empty_sites(state: &State, seat: Seat, legal: &[Action]) -> [u8; 3] {
    let player = state.player(seat);
    let mut full = Full::of(state, seat);
    let mut found = [0; 3];
    for of in Resource::ALL {
        let printed = player.face().sites[of as usize];
        let empty = (0..printed).filter(|_| !full.next(of)).count() as u8;
        if legal.contains(&Action::Fill(of)) {
            found[2] += empty;
            found[1] += player.empty_sites(of).saturating_sub(empty);
        }
    }
    found
}

/// The places where a troll or human may go: those where it can act, if there are any.
fn destinations(state: &State, legal: &[Action]) -> [u8; 3] {
    let count = |useful: bool| {
        let goes_to = |at: Place| {
            legal.iter().any(|&action| match action {
                Action::Move { to, .. } => to == at && !(useful && is_futile(state, &[action])),
                Action::Troll { to, .. } | Action::Human { to, .. } => to == at,
                _ => false,
            })
        };
        let mut found = [0; 3];
        for at in Place::all(state.table().villages).filter(|&at| goes_to(at)) {
            found[if at.is_village() { 0 } else { 2 }] += 1;
        }
        found
    };
    let useful = count(true);
    if useful == [0; 3] { count(false) } else { useful }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::Glyph;
    use crate::art::tile::Rim;
    use crate::board::net;
    use crate::board::tests::{legal, positions};
    use crate::samples::decisions;

    #[test]
    fn the_page_with_the_most_targets_opens() {
        assert_eq!(page([0; 3]), 0);
        assert_eq!(page([2, 0, 3]), 2);
        assert_eq!(page([3, 0, 3]), 0, "the villages, if both have as many");
        assert_eq!(page([0, 1, 0]), 1);
    }

    #[test]
    fn every_destination_lies_on_the_page_of_its_kind() {
        let (mut villages, mut caverns) = (0, 0);
        decisions(|context, legal| {
            let found = targets(context.state, legal);
            if matches!(context.state.phase, Phase::Move) {
                assert_eq!(found[1], 0, "no troll goes into the network");
                let goes = |village: bool| {
                    legal
                        .iter()
                        .any(|action| matches!(action, Action::Move { to, .. } if to.is_village() == village))
                };
                assert!(found[0] == 0 || goes(true));
                assert!(found[2] == 0 || goes(false));
                villages += usize::from(page(found) == 0);
                caverns += usize::from(page(found) == 2);
            }
        });
        assert!(villages > 2 && caverns > 10, "{villages} {caverns}");
    }

    #[test]
    fn empty_sites_are_counted_where_they_are_drawn() {
        let mut seen = 0;
        for (setup, mut state) in positions() {
            state.phase = Phase::Fill;
            let legal = legal(&setup, &state);
            let kinds = legal.iter().filter(|action| matches!(action, Action::Fill(_))).count();
            let found = targets(&state, &legal);
            assert_eq!(found[1] + found[2] > 0, kinds > 0, "{found:?}");
            let drawn = |lain: &net::Lain| {
                let joint = lain.rims.iter().filter(|rim| matches!(rim, Rim::Site(_, false))).count();
                let inside = lain.face.rows.iter().flatten();
                joint + inside.filter(|glyph| matches!(glyph, Glyph::Site(_, false))).count()
            };
            // What is not listed has no empty site, so all that are drawn count.
            let in_network: usize = net::net(&state, state.asked()).tiles.iter().map(drawn).sum();
            assert_eq!(usize::from(found[1]), in_network);
            seen += in_network;
        }
        assert!(seen > 20, "{seen}");
    }
}

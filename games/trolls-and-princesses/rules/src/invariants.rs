//! The invariants of every position (law 10).

use moot_core::{Seat, Violation, ensure};

use crate::tables::{BOX, KingsUse, VILLAGES};
use crate::{
    Cards, Carrier, CowsFrom, Illegal, Item, KingsCard, Network, Phase, Place, Player, Resource, Rounds,
    Setup, State, Tile, TileKind, Tiles, Time, TrollCard,
};

/// Checks that all pieces add up to the contents of the box and that the position is consistent.
///
/// # Errors
/// The first violation.
pub fn check_invariants(setup: &Setup, state: &State) -> Result<(), Violation> {
    ensure(state.seats == setup.players(), || "another game".into())?;
    tiles(setup, state)?;
    troll_cards(setup, state)?;
    round_cards(setup, state)?;
    pieces(state)?;
    kings_cards(state)?;
    for seat in setup.seats().filter(|&seat| state.player(seat).board.is_some()) {
        let faulty = |violation: Violation| violation.at(format_args!("seat {seat}"));
        people(state, seat).map_err(faulty)?;
        spots(state, seat).map_err(faulty)?;
        network(state, seat).map_err(faulty)?;
        goods(state.player(seat)).map_err(faulty)?;
    }
    filled(state)?;
    crowds(state)
}

/// No spot is filled on a tile that lies in no network.
fn filled(state: &State) -> Result<(), Violation> {
    let (mut caves, mut kings) = (state.filled, state.filled_kings);
    for seat in state.all() {
        for (spot, ..) in state.player(seat).all_spots().filter(|&(spot, ..)| state.is_filled(seat, spot)) {
            match spot.on {
                Carrier::Tile(tile) if tile.kind() == TileKind::Kings => {
                    kings &= !(1 << (2 * (tile.0 - crate::CAVE_TILES as u8) + spot.at));
                }
                Carrier::Tile(tile) => caves &= !(1 << tile.0),
                Carrier::Card(_) => {}
            }
        }
    }
    ensure(caves == 0 && kings == 0, || "a filled spot on a tile that lies nowhere".into())
}

/// Every tile of the game is in one place.
fn tiles(setup: &Setup, state: &State) -> Result<(), Violation> {
    let mut all = state.pile.plus(state.discards);
    let mut count = state.pile.len() + state.discards.len();
    let taken = if let Phase::Lay { tile, .. } = state.phase { tile } else { Tile::NONE };
    for tile in state.caves.iter().chain(&state.kings).chain([&taken]).filter(|tile| tile.is_some()) {
        all = all.with(*tile);
        count += 1;
    }
    for seat in setup.seats() {
        all = all.plus(state.player(seat).tiles);
        count += state.player(seat).tiles.len();
    }
    let game = Tiles::caves(setup.table().marked).plus(Tiles::KINGS);
    ensure(all == game && count == game.len(), || format!("{count} tiles instead of {}", game.len()))?;
    ensure(state.discards.only_kings().is_empty(), || "a discarded king's tile".into())?;
    let sorts = state.caves.iter().all(|tile| !tile.is_some() || tile.kind() != TileKind::Kings)
        && state.kings.iter().all(|tile| !tile.is_some() || tile.kind() == TileKind::Kings);
    ensure(sorts, || "a tile in the wrong display".into())
}

/// Every troll card of the game is in one place, and no player has a kind twice.
fn troll_cards(setup: &Setup, state: &State) -> Result<(), Violation> {
    let game = Cards::pile(setup.table().marked);
    for card in TrollCard::all() {
        let shown = state.shown.iter().filter(|&&shown| shown == card).count() as u8;
        let owned = setup.seats().filter(|&seat| state.player(seat).has_card(card)).count() as u8;
        let count = state.cards.count(card) + state.card_discards.count(card) + shown + owned;
        ensure(count == game.count(card), || format!("{count} of the card {}", card.face().id))?;
    }
    let all = state.players.iter().fold(0, |all, player| all | player.cards);
    ensure(all >> crate::TROLL_CARDS == 0, || "a card that does not exist".into())
}

/// Every round card of the game is in one place, and hands are what their backs show.
fn round_cards(setup: &Setup, state: &State) -> Result<(), Violation> {
    let table = setup.table();
    let mut all = state.unseen.plus(state.played);
    let mut count = state.unseen.len() + state.played.len();
    let mut drawn = 0;
    for seat in setup.seats() {
        let player = state.player(seat);
        all = all.plus(player.hand);
        count += player.hand.len();
        drawn += usize::from(player.drawn);
        for time in Time::ALL {
            let (held, known) = (usize::from(player.held[time as usize]), player.hand.of(time).len());
            ensure(held == known, || format!("seat {seat} holds {held} {time:?} cards, {known} known"))?;
        }
        ensure(player.drawn <= table.rounds, || format!("seat {seat} has drawn {} cards", player.drawn))?;
    }
    let game = Rounds::of_villages(table.villages);
    ensure(all == game && count == game.len(), || format!("{count} round cards instead of {}", game.len()))?;
    let out: usize = setup.seats().map(|seat| state.player(seat).hand.len()).sum();
    ensure(drawn == out + state.played.len(), || format!("{drawn} cards drawn, {out} in hand"))
}

/// Items and cows add up to what the box had.
fn pieces(state: &State) -> Result<(), Violation> {
    let villages = state.table().villages;
    let faces = &VILLAGES[..usize::from(villages)];
    let setup = |of: fn(&crate::tables::VillageFace) -> u8| faces.iter().map(of).sum::<u8>();
    for item in [Item::Princess, Item::Bell, Item::Changeling, Item::Outpost, Item::Human] {
        let lie: u8 = state.village_places().map(|at| state.lies(item, at)).sum();
        let stored: u8 = state.all().map(|seat| state.player(seat).stored(item)).sum();
        let taken = u8::from(state.phase == Phase::Store(item));
        let supply = match item {
            Item::Princess => state.supply.princesses,
            Item::Changeling => state.supply.changelings,
            Item::Human => state.supply.humans + unsettled(state),
            Item::Bell => BOX.bells - setup(|face| face.bells),
            Item::Outpost => BOX.outposts - setup(|face| face.outposts),
        };
        let count = lie + stored + taken + supply;
        ensure(count == State::boxed(item), || format!("{count} of {item:?}"))?;
    }
    let cows: u8 = state.all().map(|seat| state.player(seat).cows).sum();
    let grazing: u8 = state.villages.iter().map(|village| village.cows).sum();
    let count = cows + grazing + state.supply.cows;
    ensure(count == BOX.cows, || format!("{count} cows"))?;
    for (at, village) in state.villages.iter().enumerate() {
        let in_play = at < usize::from(villages);
        let most = u8::from(in_play && state.readings.cows == CowsFrom::Village);
        ensure(village.cows <= most, || format!("{} cows on village {at}", village.cows))?;
        ensure(in_play || village.items == [0; 5], || {
            format!("items on village {at}, which is not in play")
        })?;
        ensure(village.items[0] <= VILLAGES[at].towers, || format!("too many princesses on village {at}"))?;
        let castles = state.villages.iter().filter(|other| other.castle == village.castle).count();
        ensure(castles == 1 || !village.castle.is_some(), || "a castle tile lies twice".into())?;
        let dealt = village.castle.is_some();
        let due = in_play && !matches!(state.phase, Phase::Castles(number) if usize::from(number) <= at);
        ensure(dealt == due, || format!("the castle tile of village {at}"))?;
    }
    Ok(())
}

/// Humans that wait to be placed for the first time.
fn unsettled(state: &State) -> u8 {
    state.all().filter(|&seat| state.player(seat).stored(Item::Human) == 0).count() as u8
}

/// One blue, one yellow and two red cards, none of them twice.
fn kings_cards(state: &State) -> Result<(), Violation> {
    let known: Vec<KingsCard> = state.challenges.into_iter().filter(|card| card.is_some()).collect();
    let twice = known.iter().enumerate().any(|(at, card)| known[..at].contains(card));
    ensure(!twice, || format!("{known:?}"))?;
    let claims = |player: &Player| player.claimed >> known.len() == 0;
    ensure(state.players.iter().all(claims), || "a claim of no card".into())
}

/// Five trolls, four outposts, four changelings.
fn people(state: &State, seat: Seat) -> Result<(), Violation> {
    let player = state.player(seat);
    let fleeing = u8::from(state.phase == Phase::Flee { seat });
    let trolls: u8 = player.trolls.iter().sum::<u8>() + fleeing;
    ensure(trolls == crate::player::TROLLS, || format!("{trolls} trolls"))?;
    let sum = |left: u8, out: &[u8]| left.count_ones() as u8 + out.iter().sum::<u8>();
    let (outposts, changelings) =
        (sum(player.outposts, &player.posted), sum(player.changelings, &player.swapped));
    let all = crate::player::PIECES;
    ensure((outposts, changelings) == (all, all), || {
        format!("{outposts} outposts, {changelings} changelings")
    })?;
    let beyond = usize::from(state.table().villages);
    let strange = |counts: &[u8]| counts[beyond..].iter().any(|&count| count > 0);
    let villages = Place::village(0).index()..Place::BESIDE.index();
    let trolls_beyond = strange(&player.trolls[villages]);
    ensure(!(strange(&player.posted) || strange(&player.swapped) || trolls_beyond), || {
        "something in a village that is not in play".into()
    })
}

/// Spots are counted right, and as many are filled as items are stored.
fn spots(state: &State, seat: Seat) -> Result<(), Violation> {
    let player = state.player(seat);
    let (mut spots, mut stored) = ([0; 4], [0; 4]);
    let mut on_cards = 0u64;
    for (spot, item, _) in player.all_spots() {
        spots[item as usize] += 1;
        if state.is_filled(seat, spot) {
            stored[item as usize] += 1;
            if let Carrier::Card(card) = spot.on {
                on_cards |= 1 << (2 * card.0 + spot.at);
            }
        }
    }
    ensure(spots == player.spots, || format!("spots {spots:?}, counted {:?}", player.spots))?;
    ensure(stored == player.stored, || format!("stored {stored:?}, counted {:?}", player.stored))?;
    ensure(on_cards == player.filled, || "a filled spot on a card that is not there".into())
}

/// Tiles fit together, and sites are those of the board, the tiles and the joints.
fn network(state: &State, seat: Seat) -> Result<(), Violation> {
    let player = state.player(seat);
    let network = Network::of(state, seat);
    let mut sites = network
        .sites()
        .map_err(|misfit| Violation::new(format!("the network: {:?}", Illegal::Misfit(misfit))))?;
    for (sites, printed) in sites.iter_mut().zip(player.face().sites) {
        *sites += printed;
    }
    let mut bells = 0;
    for tile in player.tiles.iter() {
        match (tile.kind(), tile.power()) {
            (TileKind::Resource, _) => sites[Resource::Obsidian as usize] += 2,
            (TileKind::Bell, _) => bells += 1,
            (_, Some(KingsUse::Sites { resource, count })) => sites[resource as usize] += count,
            _ => {}
        }
    }
    ensure(sites == player.sites, || format!("sites {sites:?}, counted {:?}", player.sites))?;
    let uncovered = bells.min(player.face().covered);
    let barns = (player.face().barns + uncovered, player.face().covered - uncovered);
    ensure(barns == (player.barns, player.covered), || format!("barns {barns:?}"))
}

fn goods(player: &Player) -> Result<(), Violation> {
    let filled = player.full.iter().zip(player.sites).all(|(full, sites)| *full <= sites);
    ensure(filled, || format!("{:?} of {:?} sites filled", player.full, player.sites))?;
    ensure(player.cows <= player.barns, || format!("{} cows in {} barns", player.cows, player.barns))?;
    ensure(player.power <= player.cap(), || format!("{} troll power of {}", player.power, player.cap()))
}

/// Every player has a cauldron.
fn crowds(state: &State) -> Result<(), Violation> {
    for at in state.village_places() {
        let crowd: u8 = state.all().map(|seat| state.player(seat).trolls_at(at)).sum();
        let cauldrons = VILLAGES[at.number().unwrap_or(0)].cauldrons;
        ensure(crowd <= cauldrons, || format!("{crowd} trolls in village {at}"))?;
    }
    for seat in state.all().filter(|&seat| state.player(seat).board.is_some()) {
        let player = state.player(seat);
        for cavern in Place::CAVERNS {
            let crowd = player.trolls_at(cavern) + player.humans[cavern.index()];
            let cauldrons = player.face().caverns[cavern.index()];
            ensure(crowd <= cauldrons, || format!("{crowd} in the {cavern} cavern of seat {seat}"))?;
        }
    }
    Ok(())
}

//! The stored log of a live game, beside its save.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use moot_net::{Chain, DeviceId, Log, Peer, Person, Wish};
use moot_ui::saves::{APP, SAVES, SaveId, StoreError};
use serde_json::{Value, json};

use crate::game::GameView;

/// What a device keeps of a live game.
pub struct Kept<G: GameView> {
    /// Who sits at this device.
    pub person: Person,
    /// The log.
    pub log: Log<G::Rules>,
    /// The text of the seed that this device deals from, if it is the host.
    pub seed: Option<String>,
}

/// The person at this device.
pub fn person(device: DeviceId, name: String) -> Person {
    Person { device, name, build: APP.to_owned(), wish: Wish::Play }
}

/// Keeps a live game, as of now.
///
/// # Errors
/// Why it was not stored.
pub fn write<G: GameView>(id: SaveId, name: &str, peer: &Peer) -> Result<(), StoreError> {
    let Some(chain) = peer.chain() else { return Ok(()) };
    let text = json!({
        "game": G::ID,
        "device": peer.device().to_string(),
        "name": name,
        "seed": peer.dealer_seed(),
        "chain": URL_SAFE_NO_PAD.encode(chain.encode()),
    });
    SAVES.set_live(id, &text.to_string())
}

/// The last live game of this browser that can be gone on with.
pub fn last<G: GameView>() -> Option<SaveId> {
    let mut ids = SAVES.live_ids();
    ids.sort_unstable();
    ids.into_iter().rev().find(|&id| read::<G>(id).is_some())
}

/// Reads a live game; `None` if there is none of this title, or if it cannot be read.
pub fn read<G: GameView>(id: SaveId) -> Option<Kept<G>> {
    let value: Value = serde_json::from_str(&SAVES.live(id)?).unwrap_or_default();
    if value["game"].as_str().is_some_and(|game| game != G::ID) {
        return None;
    }
    let kept = parse(&value);
    if kept.is_none() {
        leptos::logging::error!("the live game cannot be read: {id}");
    }
    kept
}

fn parse<G: GameView>(value: &Value) -> Option<Kept<G>> {
    let device = u64::from_str_radix(value["device"].as_str()?, 16).ok()?;
    let chain = URL_SAFE_NO_PAD.decode(value["chain"].as_str()?).ok()?;
    let log = Log::open(Chain::decode(&chain).ok()?).ok()?;
    let name = value["name"].as_str().unwrap_or_default().to_owned();
    let seed = value["seed"].as_str().map(ToOwned::to_owned);
    Some(Kept { person: person(DeviceId(device), name), log, seed })
}

//! What a player owns, and payments made of it.

use mountain_king::testing::Position;
use mountain_king::{Kind, Payment, Pile};

/// A payment holds up to fifteen of a kind from storage; no price comes near.
#[test]
fn a_payment_takes_at_most_fifteen_of_a_kind_from_storage() {
    let mut game = Position::new(4);
    game.store(0, &"s".repeat(40));
    let me = game.player(0);
    let paid = |count| me.pay(Pile::of(Kind::Stone, count)).map(|paid| paid.to_string());
    assert_eq!(paid(15).as_deref(), Some("15s"));
    assert_eq!(paid(16), None);
    assert_eq!(me.value(Payment::NOTHING), Some(Pile::EMPTY));
}

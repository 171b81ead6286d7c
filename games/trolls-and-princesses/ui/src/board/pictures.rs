//! Pictures of tiles and cards for displays, hands and texts.

use trolls_and_princesses::tables::Wanted;
use trolls_and_princesses::{Castle, Effect, KingsCard, Place, RoundCard, Tile, Time, TrollCard};

use super::{net, skin};
use crate::art::card;
use crate::art::card::{KingGoes, Troll};
use crate::art::tile;
use crate::art::{Glyph, Sign};

/// A tile of a display; an empty outline for a gap.
#[must_use]
pub fn tile(of: Tile) -> String {
    if !of.is_some() {
        return tile::gap();
    }
    let (face, rims) = net::fresh(of, 0);
    tile::picture(&face, &rims)
}

/// A troll card with free spots.
#[must_use]
pub fn card(of: TrollCard) -> String {
    held_card(of, |_| false)
}

/// A troll card with its filled spots.
#[must_use]
pub fn held_card(of: TrollCard, filled: impl Fn(u8) -> bool) -> String {
    let face = of.face();
    card::troll(&Troll {
        seed: of.0.into(),
        totem: skin::animal(face.totem),
        rows: skin::card_rows(of, filled),
    })
}

/// A round card.
#[must_use]
pub fn round(of: RoundCard) -> String {
    let face = of.face();
    let village = skin::numeral(face.village.into());
    let king = match face.king {
        Some(cavern) if cavern.is_cavern() => KingGoes::Cavern(skin::cavern(cavern)),
        Some(other) => KingGoes::Village(other.word()),
        None => KingGoes::Village(village),
    };
    card::round(skin::hour(face.time), skin::piece(face.item), village, king)
}

/// The back of a round card.
#[must_use]
pub fn round_back(of: Time) -> String {
    card::round_back(skin::hour(of))
}

/// The action of a castle tile.
#[must_use]
pub fn castle(of: Castle) -> String {
    card::row(&skin::castle(of), 24)
}

/// An effect, `high` pixels high.
#[must_use]
pub fn effect(of: Effect, high: u8) -> String {
    card::row(&skin::effect(of), high)
}

/// The condition of a king's card.
#[must_use]
pub fn challenge(of: KingsCard) -> String {
    let need = of.face().need;
    let one = match need.what {
        Wanted::Tiles(kind) => vec![Glyph::Tile(skin::kind(kind))],
        Wanted::AnyTiles => vec![Glyph::Of(Sign::Tile)],
        Wanted::Cards(totem) => vec![Glyph::Of(skin::animal(totem))],
        Wanted::EachTotem => vec![Glyph::Of(Sign::Bat), Glyph::Of(Sign::Snake), Glyph::Of(Sign::Toad)],
        Wanted::AnyCards => vec![Glyph::Of(Sign::Card)],
        Wanted::Items(item) => vec![Glyph::Of(skin::piece(item))],
        Wanted::Humans => vec![Glyph::Of(Sign::Human)],
    };
    let mut row = Vec::new();
    if one.len() == 1 {
        row.push(Glyph::Number(need.count));
    }
    row.extend(one);
    card::row(&row, 24)
}

/// The sign of a cavern or the number of a village, as a small picture.
#[must_use]
pub fn place(of: Place) -> String {
    match of.number() {
        Some(number) => ["<b class=\"numeral-mark\">", skin::numeral(number), "</b>"].concat(),
        None => card::row(&[Glyph::Of(skin::cavern(of))], 24),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_and_card_has_its_own_picture() {
        fn apart<T>(of: impl Iterator<Item = T>, picture: impl Fn(T) -> String) -> usize {
            let mut all: Vec<String> = of.map(picture).collect();
            assert!(all.iter().all(|one| one.starts_with("<svg") && one.ends_with("</svg>")));
            all.sort_unstable();
            all.dedup();
            all.len()
        }
        assert_eq!(apart(TrollCard::all(), card), 24);
        // Two cards with the same item, village and king differ only in their backs.
        assert!(apart(RoundCard::all(), round) > 45);
        assert_eq!(apart(KingsCard::all(), challenge), 14);
        assert_eq!(apart(Castle::all(), castle), 10);
        // Identical victory tiles share a picture.
        assert!(apart((0..84).map(Tile), tile) > 70);
    }
}

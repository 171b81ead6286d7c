//! Small pieces of markup as text, for `inner_html`: resource stickers, amounts.
//!
//! Cards contain a dozen of them; as text they cost one assignment instead of a dozen nodes built one by one. The text never
//! contains user input, so no escaping is necessary.

use crate::art::icons;
use mountain_king::{Clan, Kind, Pile};

use moot_art::Resource;
pub(crate) use moot_table_ui::ink::{ic, icon};

/// The clan of a picture.
#[must_use]
pub(crate) const fn clan(clan: Option<Clan>) -> moot_art::Clan {
    match clan {
        Some(Clan::Fire) => moot_art::Clan::Fire,
        Some(Clan::Ice) => moot_art::Clan::Ice,
        Some(Clan::Moon) => moot_art::Clan::Moon,
        None => moot_art::Clan::Mud,
    }
}

/// The picture of a kind.
#[must_use]
pub(crate) const fn resource(kind: Kind) -> Resource {
    Resource::ALL[kind as usize]
}

/// Optional features of a sticker.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Sticker {
    /// For carts: the clan that they are restricted to, or `Some(None)` for the spiral of a wild cart on a troll.
    pub mark: Option<Option<Clan>>,
    /// Further CSS classes, each with a leading space.
    pub class: &'static str,
}

/// Appends the sticker of a kind.
pub(crate) fn sticker(out: &mut String, kind: Kind, look: Sticker) {
    let (picture, bound) = (resource(kind), look.mark.flatten());
    out.push_str("<span class=\"sym ");
    out.push_str(picture.class());
    if look.mark.is_some() {
        out.push_str(" of-");
        out.push_str(bound.map_or("wild", |clan| clan.word()));
    }
    out.push_str(look.class);
    out.push_str("\">");
    icon(out, picture.icon(), "ic");
    if look.mark.is_some() {
        icon(out, bound.map_or(icons::WILD, |bound| clan(Some(bound)).icon()), "ic mark");
    }
    out.push_str("</span>");
}

/// The sticker of a kind.
#[must_use]
pub(crate) fn sym(kind: Kind) -> String {
    let mut out = String::with_capacity(128);
    sticker(&mut out, kind, Sticker::default());
    out
}

/// A number before the sticker of its kind: a price or a gain. `sign` precedes the number.
#[must_use]
pub(crate) fn amount(sign: &str, n: u8, kind: Kind) -> String {
    ["<span class=\"amt\"><b>", sign, &n.to_string(), "</b>", &sym(kind), "</span>"].concat()
}

/// A pile as amounts.
#[must_use]
pub(crate) fn amounts(sign: &str, pile: Pile) -> String {
    pile.iter().map(|(kind, n)| amount(sign, n, kind)).collect()
}

/// A pile as single stickers: `s s i`.
#[must_use]
pub(crate) fn stickers(pile: Pile) -> String {
    let mut out = String::new();
    for (kind, n) in pile.iter() {
        (0..n).for_each(|_| sticker(&mut out, kind, Sticker::default()));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cart_shows_its_clan() {
        let shown = |mark| {
            let mut out = String::new();
            sticker(&mut out, Kind::Cart, Sticker { mark, class: " hollow" });
            out
        };
        assert!(shown(Some(Some(Clan::Ice))).starts_with("<span class=\"sym cart of-ice hollow\">"));
        assert!(shown(Some(Some(Clan::Ice))).contains("#i-ice"));
        assert!(shown(Some(None)).contains("of-wild") && shown(Some(None)).contains("#i-wild"));
        assert!(!shown(None).contains("mark"));
    }

    #[test]
    fn a_pile_is_shown_kind_by_kind() {
        let pile = Pile([2, 0, 0, 0, 0, 0, 1]);
        assert_eq!(amounts("+", pile).matches("<b>+").count(), 2);
        assert_eq!(stickers(pile).matches("sym stone").count(), 2);
        assert_eq!(stickers(Pile::EMPTY), "");
    }
}

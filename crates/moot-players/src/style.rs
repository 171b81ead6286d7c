//! How a search divides its attention.

/// How a search divides its attention. The default was only compared
/// with shorter playouts, which were no better.
///
/// # Examples
///
/// ```
/// use moot_core::Game;
/// use moot_core::laws::midgame;
/// use moot_core::laws::toy::Hoard;
/// use moot_players::{Search, Style};
///
/// let setup = (2, 2);
/// let (state, seat) = midgame::<Hoard>(&setup, 1, 3, 2).expect("a decision with two choices");
/// let view = Hoard::<0>::view(&setup, &state, Some(seat));
///
/// let style = Style { widest: 1, ..Style::default() };
/// let mut search = Search::<Hoard>::new(&setup, &view, seat, 5).in_style(style);
/// search.think(20, |_| false);
/// assert_eq!(search.evidence().len(), 1, "a single action is considered");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How much the ratings count against what simulations found.
    pub trust: f32,
    /// Points below the best that cost an action about half of its trust.
    pub heat: f32,
    /// The most actions of a node that are ever looked at.
    pub widest: usize,
    /// Decisions of a playout before the position is judged; it always ends with a complete decision.
    pub cut: usize,
    /// Noise on the ratings in playouts, in points.
    pub noise: f32,
}

impl Default for Style {
    fn default() -> Self {
        Style { trust: 0.9, heat: 1.6, widest: 28, cut: 10, noise: 0.9 }
    }
}

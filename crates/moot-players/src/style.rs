//! The parameters of a search.

/// The parameters of a search. The default values have only been compared with shorter playouts, which were
/// not better.
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
    /// The weight of the prior relative to the observed reward (the exploration constant).
    pub trust: f32,
    /// The temperature of the priors: an action rated this many points below the best one gets less than half
    /// of its prior.
    pub heat: f32,
    /// The maximal number of edges of a node.
    pub widest: usize,
    /// The number of decisions of a playout before evaluation. A playout always ends with a complete
    /// decision.
    pub cut: usize,
    /// The noise on ratings in playouts, in points.
    pub noise: f32,
}

impl Default for Style {
    fn default() -> Self {
        Style { trust: 0.9, heat: 1.6, widest: 28, cut: 10, noise: 0.9 }
    }
}

//! How a search divides its attention.

/// How a search divides its attention. The default was only compared
/// with shorter playouts, which were no better.
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

//! How the levels of computer players are adapted to a game.

/// How the levels of computer players decide where that differs from game to game. It is chosen so that each level wins 65 to 85 % of
/// the games of two players against the level below; `docs/strength.md` has the measurements.
///
/// # Examples
///
/// ```
/// use moot_core::Calibration;
///
/// let quiet = Calibration { scamp_glances: 0, ..Calibration::USUAL };
/// assert!(quiet.mason_simulations < quiet.warden_simulations);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// The percentage of decisions that a Pebble draws by lot.
    pub pebble_guesses: u8,
    /// The noise of the ratings by which a Whelp decides, in points: the larger, the weaker.
    pub whelp_noise: f32,
    /// The percentage of decisions that a Scamp makes like a Whelp, without looking ahead.
    pub scamp_glances: u8,
    /// The percentage of decisions for which a Mason searches.
    pub mason_searches: u8,
    /// The number of simulations of such a search.
    pub mason_simulations: u32,
    /// The number of simulations of a Warden.
    pub warden_simulations: u32,
}

impl Calibration {
    /// The values of a game that has none of its own.
    pub const USUAL: Calibration = Calibration {
        pebble_guesses: 20,
        whelp_noise: 3.0,
        scamp_glances: 60,
        mason_searches: 55,
        mason_simulations: 20,
        warden_simulations: 100,
    };
}

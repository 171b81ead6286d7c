//! The parameters of a search as text, such as `+cut=20+noise=0.5`.

use std::fmt;

use moot_players::Style;

/// Prints the parameters that are not the usual ones.
pub fn print(style: &Style, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let usual = parameters(&Style::default());
    for (name, value) in parameters(style).into_iter().filter(|parameter| !usual.contains(parameter)) {
        write!(f, "+{name}={value}")?;
    }
    Ok(())
}

/// The parameters of a search by name.
fn parameters(style: &Style) -> [(&'static str, f32); 5] {
    [
        ("trust", style.trust),
        ("heat", style.heat),
        ("widest", style.widest as f32),
        ("cut", style.cut as f32),
        ("noise", style.noise),
    ]
}

/// Changes one parameter of a style as `name=value` says; `None` if it is none, or out of its range.
pub fn changed(style: Style, text: &str) -> Option<Style> {
    let (name, value) = text.split_once('=')?;
    let real = || value.parse::<f32>().ok().filter(|value| (0.0..=100.0).contains(value));
    let whole = || value.parse::<usize>().ok().filter(|value| (1..=1_000).contains(value));
    Some(match name {
        "trust" => Style { trust: real()?, ..style },
        "heat" => Style { heat: real()?, ..style },
        "widest" => Style { widest: whole()?, ..style },
        "cut" => Style { cut: whole()?, ..style },
        "noise" => Style { noise: real()?, ..style },
        _ => return None,
    })
}

//! Hints in French.

/// "3,2" of 32 tenths.
pub(crate) fn tenths(of: u32) -> String {
    format!("{},{}", of / 10, of % 10)
}

/// The confidence: the share of the search's trial games that went on with the move, and what that means.
pub(crate) fn sure(share: f32) -> String {
    let hundredths = (share * 100.0).round() as u32;
    let word = match hundredths {
        60.. => "nettement le meilleur",
        30..60 => "un bon choix",
        10..30 => "à considérer",
        _ => "un coup osé",
    };
    format!("{word} · {hundredths} % des essais")
}

#[cfg(test)]
mod tests {
    use super::super::French;
    use crate::text::advice::AdviceTexts;

    #[test]
    fn points_are_formatted_with_a_comma_and_their_interval() {
        assert_eq!(French.points(3.24, 1.06, "points d’honneur"), "+3,2 points d’honneur ±1,1");
        assert_eq!(French.points(-0.44, 0.0, "or"), "−0,4 or ±0,0");
        assert_eq!(French.sure(0.62), "nettement le meilleur · 62 % des essais");
    }
}

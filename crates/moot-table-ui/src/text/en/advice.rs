//! Hints in English.

/// "+3.2", "−0.4".
pub(crate) fn tenths(points: f32) -> String {
    let tenths = (points * 10.0).round() as i32;
    let sign = if tenths < 0 { "−" } else { "+" };
    format!("{sign}{}.{}", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10)
}

/// The confidence: the share of the search's trial games that went on with the move, and what that means.
pub(crate) fn sure(share: f32) -> String {
    let hundredths = (share * 100.0).round() as u32;
    let word = match hundredths {
        60.. => "clearly best",
        30..60 => "a good choice",
        10..30 => "worth a thought",
        _ => "a long shot",
    };
    format!("{word} · {hundredths} % of the trials")
}

#[cfg(test)]
mod tests {
    use super::super::English;
    use crate::text::advice::AdviceTexts;

    #[test]
    fn points_are_formatted_with_their_interval() {
        assert_eq!(English.points(3.24, 1.06, "honour"), "+3.2 honour ±1.1");
        assert_eq!(English.points(-0.44, 0.0, "gold"), "−0.4 gold ±0.0");
        assert_eq!(English.sure(0.62), "clearly best · 62 % of the trials");
    }
}

//! Hints in English.

use super::English;
use crate::text::advice::AdviceWords;

/// "+3.2", "−0.4".
fn tenths(points: f32) -> String {
    let tenths = (points * 10.0).round() as i32;
    let sign = if tenths < 0 { "−" } else { "+" };
    format!("{sign}{}.{}", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10)
}

impl AdviceWords for English {
    fn hint(&self) -> &'static str {
        "Hint"
    }
    fn close(&self) -> &'static str {
        "Close the hints"
    }
    fn thinking(&self, done: u32, of: u32) -> String {
        match of {
            0 => "Thinking it over …".to_owned(),
            _ => format!("Thinking it over: {} %", u64::from(done.min(of)) * 100 / u64::from(of)),
        }
    }
    fn nothing(&self) -> &'static str {
        "There is nothing to choose from."
    }
    fn over(&self) -> &'static str {
        "The game is over."
    }
    fn not_yours(&self, name: &str) -> String {
        format!("{name} is on turn.")
    }
    fn points(&self, points: f32, spread: f32, unit: &str) -> String {
        let spread = (spread.abs() * 10.0).round() as u32;
        format!("{} {unit} ±{}.{}", tenths(points), spread / 10, spread % 10)
    }
    fn sure(&self, share: f32) -> String {
        let hundredths = (share * 100.0).round() as u32;
        let word = match hundredths {
            60.. => "clearly best",
            30..60 => "a good choice",
            10..30 => "worth a thought",
            _ => "a long shot",
        };
        format!("{word}: {hundredths} % of the search")
    }
    fn pick_up(&self) -> &'static str {
        "Pick it up"
    }
    fn play(&self) -> &'static str {
        "Play it"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_told_with_their_interval() {
        assert_eq!(English.points(3.24, 1.06, "honour"), "+3.2 honour ±1.1");
        assert_eq!(English.points(-0.44, 0.0, "gold"), "−0.4 gold ±0.0");
        assert_eq!(English.sure(0.62), "clearly best: 62 % of the search");
    }
}

//! Hints in French.

use super::French;
use crate::text::advice::AdviceWords;

/// "3,2" of 32 tenths.
fn tenths(of: u32) -> String {
    format!("{},{}", of / 10, of % 10)
}

impl AdviceWords for French {
    fn hint(&self) -> &'static str {
        "Conseil"
    }
    fn close(&self) -> &'static str {
        "Fermer les conseils"
    }
    fn thinking(&self, done: u32, of: u32) -> String {
        match of {
            0 => "Réflexion en cours…".to_owned(),
            _ => format!("Réflexion en cours : {} %", u64::from(done.min(of)) * 100 / u64::from(of)),
        }
    }
    fn nothing(&self) -> &'static str {
        "Il n’y a rien à choisir."
    }
    fn over(&self) -> &'static str {
        "La partie est terminée."
    }
    fn not_yours(&self, name: &str) -> String {
        format!("C’est à {name} de jouer.")
    }
    fn points(&self, points: f32, spread: f32, unit: &str) -> String {
        let in_tenths = |of: f32| (of.abs() * 10.0).round() as u32;
        let sign = if points < 0.0 && in_tenths(points) > 0 { "−" } else { "+" };
        format!("{sign}{} {unit} ±{}", tenths(in_tenths(points)), tenths(in_tenths(spread)))
    }
    fn sure(&self, share: f32) -> String {
        let hundredths = (share * 100.0).round() as u32;
        let word = match hundredths {
            60.. => "nettement le meilleur",
            30..60 => "un bon choix",
            10..30 => "à considérer",
            _ => "un coup osé",
        };
        format!("{word} : {hundredths} % de la recherche")
    }
    fn pick_up(&self) -> &'static str {
        "Le prendre en main"
    }
    fn play(&self) -> &'static str {
        "Le jouer"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_told_with_a_comma_and_their_interval() {
        assert_eq!(French.points(3.24, 1.06, "points d’honneur"), "+3,2 points d’honneur ±1,1");
        assert_eq!(French.points(-0.44, 0.0, "or"), "−0,4 or ±0,0");
        assert_eq!(French.sure(0.62), "nettement le meilleur : 62 % de la recherche");
    }
}

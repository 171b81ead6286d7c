//! Rewriting a weights file.

use crate::error::ArenaError;

/// Replaces the weights in a text. Comments and the order of lines stay.
///
/// # Errors
/// If a term has no line, or a line has an unknown term.
pub fn replaced(text: &str, terms: &[&str], weights: &[f32]) -> Result<String, ArenaError> {
    let mut seen = vec![false; terms.len()];
    let mut lines = Vec::new();
    for line in text.lines() {
        let bare = line.split('#').next().unwrap_or("").trim();
        if bare.is_empty() {
            lines.push(line.to_owned());
            continue;
        }
        let name = bare.split_whitespace().next().unwrap_or("");
        let place = terms
            .iter()
            .position(|term| *term == name)
            .ok_or_else(|| ArenaError::UnknownTerm(name.to_owned()))?;
        seen[place] = true;
        let number = format!("{:.3}", weights[place]);
        let number = number.trim_end_matches('0').trim_end_matches('.');
        let number = if number == "-0" { "0" } else { number };
        // Numbers are aligned in a column; the sign is in front of it.
        let pad = (if number.starts_with('-') { 18 } else { 19 }).max(name.len() + 1);
        lines.push(format!("{name:pad$}{number}"));
    }
    match seen.iter().position(|seen| !seen) {
        Some(missing) => Err(ArenaError::MissingTerm(terms[missing].to_owned())),
        None => Ok(lines.join("\n") + "\n"),
    }
}

/// Returns the weights of a text, in the order of the terms.
///
/// # Errors
/// A line that does not parse, or a term without a line.
pub fn weights(text: &str, terms: &[&str]) -> Result<Vec<f32>, ArenaError> {
    let known =
        moot_weights::read("weights", text).map_err(|fault| ArenaError::Weights(fault.to_string()))?;
    let of = |term: &&str| {
        let found = known.iter().find(|weight| weight.term == *term);
        found.map(|weight| weight.points).ok_or_else(|| ArenaError::MissingTerm((*term).to_owned()))
    };
    terms.iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_in_the_order_of_the_terms() {
        let text = "# Words.\nstone 0.28\ncart -0.05\n";
        assert_eq!(weights(text, &["cart", "stone"]).unwrap(), [-0.05, 0.28]);
        assert!(weights(text, &["rune"]).unwrap_err().to_string().contains("rune"));
        assert!(weights("stone x\n", &["stone"]).is_err());
    }

    #[test]
    fn a_long_name_keeps_its_distance() {
        let text = "a-term-of-a-long-name-indeed 0.5\n";
        assert_eq!(replaced(text, &["a-term-of-a-long-name-indeed"], &[0.5]).unwrap(), text);
    }

    #[test]
    fn numbers_change_and_comments_stay() {
        let text = "# Words.\nstone              0.28\n\n# More.\ncart              -0.05\n";
        let new = replaced(text, &["stone", "cart"], &[0.5, 1.23456]).unwrap();
        assert_eq!(new, "# Words.\nstone              0.5\n\n# More.\ncart               1.235\n");
        assert_eq!(replaced(&new, &["stone", "cart"], &[0.28, -0.05]).unwrap(), text);
        assert!(replaced(text, &["stone"], &[1.0]).unwrap_err().to_string().contains("cart"));
        assert!(
            replaced(text, &["stone", "cart", "rune"], &[1.0; 3]).unwrap_err().to_string().contains("rune")
        );
    }
}

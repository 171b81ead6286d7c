//! Computer players in French.

#[cfg(test)]
mod tests {
    use super::super::French;
    use crate::text::players::PlayerTexts;

    #[test]
    fn unknown_players_are_named_with_their_word() {
        let who = [("Tuva", "wizard"), ("Oddvar", "oracle")].map(|(a, b)| (a.to_owned(), b.to_owned()));
        assert!(French.strangers(&who).contains("place de Tuva (« wizard ») et d’Oddvar (« oracle »)."));
    }
}

//! Computer players in English.

#[cfg(test)]
mod tests {
    use super::super::English;
    use crate::text::players::PlayerTexts;

    #[test]
    fn computer_players_have_names_of_their_own() {
        let mut names: Vec<&str> = (0..5).map(|seat| English.proposed(seat)).collect();
        names.extend((0..5).map(|seat| crate::text::lobby::LobbyTexts::proposed(&English, seat)));
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
        assert!(names.iter().all(|name| !name.is_empty()));
    }

    #[test]
    fn unknown_players_are_named_with_their_word() {
        let who = [("Tuva".to_owned(), "wizard".to_owned())];
        assert!(English.strangers(&who).contains("Tuva (“wizard”)"));
    }
}

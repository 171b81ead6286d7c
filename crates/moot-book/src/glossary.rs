//! The glossary of a language, which the page fetches for its tooltips.

/// A glossary term.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Term {
    /// The folder name of the game that it belongs to.
    pub game: String,
    /// The identifier that texts refer to, the same in all languages.
    pub id: String,
    /// The displayed name.
    pub name: String,
    /// The definition, in one sentence.
    pub says: String,
}

/// The glossary of one language, in the order of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glossary(pub Vec<Term>);

impl Glossary {
    /// Parses a glossary: `# game`, `## term`, `name: displayed name` and a definition. Unknown lines before
    /// the first term are ignored.
    #[must_use]
    pub fn read(text: &str) -> Glossary {
        let mut terms: Vec<Term> = Vec::new();
        let mut game = String::new();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if let Some(id) = line.strip_prefix("## ") {
                terms.push(Term { game: game.clone(), id: id.to_owned(), ..Term::default() });
            } else if let Some(name) = line.strip_prefix("# ") {
                name.clone_into(&mut game);
            } else if let Some(term) = terms.last_mut() {
                match line.strip_prefix("name: ") {
                    Some(name) => name.clone_into(&mut term.name),
                    None if term.says.is_empty() => line.clone_into(&mut term.says),
                    None => term.says = [&term.says, " ", line].concat(),
                }
            }
        }
        Glossary(terms)
    }

    /// Returns the terms of one game as a chapter of the file for all games: the text preceded by `# game`.
    #[must_use]
    pub fn chapter(game: &str, terms: &str) -> String {
        format!("# {game}\n\n{}\n\n", terms.trim())
    }

    /// Returns the terms of a game as an HTML definition list, sorted by name.
    #[must_use]
    pub fn list(&self, game: &str) -> String {
        let mut terms: Vec<&Term> = self.0.iter().filter(|term| term.game == game).collect();
        terms.sort_by_key(|term| term.name.to_lowercase());
        let mut out = String::from("<dl class=\"glossary\">");
        for Term { id, name, says, .. } in terms {
            out.push_str(&format!("<dt id=\"term-{id}\">{name}</dt><dd>{says}</dd>"));
        }
        out + "</dl>"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_holds_the_terms_of_one_game_in_order() {
        let text = "# a\n\n## two\nname: Zwei\nSecond.\n\n## one\nname: eins\nThe first,\nof all.\n\n# b\n\n## three\nname: drei\nThird.\n";
        let list = Glossary::read(text).list("a");
        assert_eq!(
            list,
            "<dl class=\"glossary\"><dt id=\"term-one\">eins</dt><dd>The first, of all.</dd>\
             <dt id=\"term-two\">Zwei</dt><dd>Second.</dd></dl>"
        );
    }
}

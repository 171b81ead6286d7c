//! A fetched rulebook: its sections, and the search. Independent of the page.

/// A section of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The id in addresses.
    pub id: String,
    /// The heading level: 2 or 3.
    pub level: u8,
    /// The heading.
    pub title: String,
    /// The markup of heading and text.
    pub html: String,
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Markup.
    Html(String),
    /// An interactive example position.
    Example {
        /// The name of its script file.
        id: String,
        /// The caption.
        caption: String,
    },
}

const SECTION: &str = "<section id=\"";
const EXAMPLE: &str = "<p><span class=\"example\" data-example=\"";
const EXAMPLE_END: &str = "</span></p>";

/// The text between two markers, and the rest after them.
fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<(&'a str, &'a str)> {
    let (_, rest) = text.split_once(from)?;
    rest.split_once(to)
}

/// Converts markup to plain text.
fn plain(markup: &str) -> String {
    markup.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// Splits a rulebook into sections.
#[must_use]
pub fn sections(html: &str) -> Vec<Section> {
    let one = |text: &str| {
        let (id, rest) = text.split_once('"')?;
        let (level, rest) = between(rest, "data-level=\"", "\">")?;
        let (inside, _) = rest.rsplit_once("</section>")?;
        let (title, _) = between(inside, "\">", "</h")?;
        Some(Section {
            id: id.to_owned(),
            level: level.parse().ok()?,
            title: plain(title),
            html: inside.to_owned(),
        })
    };
    html.split(SECTION).skip(1).filter_map(one).collect()
}

/// Splits a section into its parts.
#[must_use]
pub fn pieces(html: &str) -> Vec<Piece> {
    let mut parts = html.split(EXAMPLE);
    let mut all: Vec<Piece> = parts.next().map(|text| Piece::Html(text.to_owned())).into_iter().collect();
    for part in parts {
        let example = part.split_once("\">").and_then(|(id, rest)| Some((id, rest.split_once(EXAMPLE_END)?)));
        if let Some((id, (caption, rest))) = example {
            all.push(Piece::Example { id: id.to_owned(), caption: caption.to_owned() });
            all.push(Piece::Html(rest.to_owned()));
        }
    }
    all
}

/// Folds a letter for the search: lower case, without accents, and with plain spaces and apostrophes.
fn fold(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    match small {
        'à' | 'â' | 'ä' | 'á' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ö' | 'ó' => 'o',
        'û' | 'ù' | 'ü' | 'ú' => 'u',
        'ç' => 'c',
        '\u{2019}' => '\'',
        '\u{a0}' | '\u{202f}' | '\n' => ' ',
        other => other,
    }
}

/// The markup with all matches of the search marked; `None` without a match. Matches lie within text, not across tags.
#[must_use]
pub fn marked(html: &str, needle: &str) -> Option<String> {
    let needle: Vec<char> = needle.trim().chars().map(fold).collect();
    if needle.is_empty() {
        return Some(html.to_owned());
    }
    let mut out = String::with_capacity(html.len() + 64);
    let mut found = false;
    for (at, part) in html.split('<').enumerate() {
        let text = if at == 0 {
            part
        } else {
            out.push('<');
            let (tag, text) = part.split_once('>').map_or((part, ""), |(tag, text)| (tag, text));
            out.push_str(tag);
            out.push('>');
            text
        };
        found |= mark_text(&mut out, text, &needle);
    }
    found.then_some(out)
}

fn mark_text(out: &mut String, text: &str, needle: &[char]) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let mut found = false;
    let mut at = 0;
    while at < letters.len() {
        let here = letters.get(at..at + needle.len());
        if here.is_some_and(|here| here.iter().map(|&letter| fold(letter)).eq(needle.iter().copied())) {
            out.push_str("<mark>");
            out.extend(&letters[at..at + needle.len()]);
            out.push_str("</mark>");
            at += needle.len();
            found = true;
        } else {
            out.push(letters[at]);
            at += 1;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const HTML: &str = "<section id=\"dig\" data-level=\"2\"><h2 tabindex=\"-1\">Digging</h2>\n<p>A <b>tunnel</b>.</p>\n\
        <p><span class=\"example\" data-example=\"two\">Two squares</span></p>\n<p>More.</p></section>\n\
        <section id=\"halls\" data-level=\"3\"><h3 tabindex=\"-1\">Halls</h3>\n<p>La forêt.</p></section>\n";

    #[test]
    fn a_heading_is_converted_to_plain_text() {
        let html = "<section id=\"top\" data-level=\"2\"><h2 id=\"x\">Bread &amp; Butter</h2></section>";
        assert_eq!(sections(html)[0].title, "Bread & Butter");
    }

    #[test]
    fn a_rulebook_is_split_into_sections() {
        let all = sections(HTML);
        let names: Vec<_> = all.iter().map(|one| (one.id.as_str(), one.level, one.title.as_str())).collect();
        assert_eq!(names, [("dig", 2, "Digging"), ("halls", 3, "Halls")]);
        assert!(all[0].html.starts_with("<h2") && all[0].html.ends_with("More.</p>"));
    }

    #[test]
    fn examples_split_a_section() {
        let pieces = pieces(&sections(HTML)[0].html);
        let [Piece::Html(before), Piece::Example { id, caption }, Piece::Html(after)] = pieces.as_slice()
        else {
            panic!("{pieces:?}")
        };
        assert!(before.contains("tunnel") && after.contains("More."));
        assert_eq!((id.as_str(), caption.as_str()), ("two", "Two squares"));
    }

    #[test]
    fn a_search_marks_matches_outside_of_tags() {
        let all = sections(HTML);
        assert_eq!(
            marked("<p class=\"a\">a Tunnel</p>", "tunn").as_deref(),
            Some("<p class=\"a\">a <mark>Tunn</mark>el</p>")
        );
        assert_eq!(marked(&all[0].html, "span"), None, "tags are not searched");
        assert!(marked(&all[1].html, "FORET").is_some_and(|html| html.contains("<mark>forêt</mark>")));
        assert_eq!(marked(&all[0].html, " ").as_deref(), Some(all[0].html.as_str()));
        assert_eq!(
            marked("l\u{2019}antre\u{a0}:", "l'antre :").as_deref(),
            Some("<mark>l\u{2019}antre\u{a0}:</mark>")
        );
    }
}

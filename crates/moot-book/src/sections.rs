//! The sections of a rulebook.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

/// A section: a heading and the text up to the next heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// The id, the same in all languages.
    pub id: String,
    /// The level of its heading: 2 or 3.
    pub level: u8,
    /// The text of the heading.
    pub title: String,
    /// Heading and text as HTML.
    pub html: String,
    /// The ids of the sections that it links to.
    pub links: Vec<String>,
    /// The ids of the glossary terms that it refers to.
    pub terms: Vec<String>,
    /// The ids of the examples that it shows.
    pub examples: Vec<String>,
}

/// How a link or image is rendered; it determines the closing tag.
enum Made {
    Term,
    Example,
    Other,
}

/// Splits a rulebook into sections. Text before the first heading with an id belongs to the section `top`.
/// `game` is the folder name of the game, for the addresses of links.
#[must_use]
pub fn sections(markdown: &str, game: &str) -> Vec<Section> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    let mut all: Vec<Section> = Vec::new();
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut open: Vec<Made> = Vec::new();
    let mut heading = false;
    for event in Parser::new_ext(markdown, options) {
        match event {
            Event::Start(Tag::Heading { level, id, .. }) => {
                close(&mut all, &mut events);
                let level = if level == HeadingLevel::H3 { 3 } else { 2 };
                let id = id.map_or_else(|| "top".to_owned(), CowStr::into_string);
                events.push(Event::Html(format!("<h{level} tabindex=\"-1\">").into()));
                all.push(Section { id, level, ..Section::default() });
                heading = true;
            }
            Event::End(TagEnd::Heading(_)) => {
                let level = all.last().map_or(2, |section| section.level);
                events.push(Event::Html(format!("</h{level}>\n").into()));
                heading = false;
            }
            Event::Start(Tag::Link { ref dest_url, .. }) => {
                let (made, start) = link(dest_url, game, all.last_mut());
                events.push(start.unwrap_or(event));
                open.push(made);
            }
            Event::End(TagEnd::Link) => events.push(match open.pop() {
                Some(Made::Term) => Event::Html("</button>".into()),
                _ => Event::End(TagEnd::Link),
            }),
            Event::Start(Tag::Image { ref dest_url, .. }) => match dest_url.strip_prefix("example:") {
                Some(id) => {
                    if let Some(section) = all.last_mut() {
                        section.examples.push(id.to_owned());
                    }
                    let figure = format!("<span class=\"example\" data-example=\"{id}\">");
                    events.push(Event::Html(figure.into()));
                    open.push(Made::Example);
                }
                None => {
                    open.push(Made::Other);
                    events.push(event);
                }
            },
            Event::End(TagEnd::Image) => events.push(match open.pop() {
                Some(Made::Example) => Event::Html("</span>".into()),
                _ => Event::End(TagEnd::Image),
            }),
            Event::Text(ref text) => {
                if let Some(section) = all.last_mut().filter(|_| heading) {
                    section.title.push_str(text);
                }
                events.push(event);
            }
            other => events.push(other),
        }
    }
    close(&mut all, &mut events);
    all
}

/// Returns how a link is rendered, and its opening tag if it is an extension.
fn link<'a>(to: &str, game: &str, section: Option<&mut Section>) -> (Made, Option<Event<'a>>) {
    if let Some(term) = to.strip_prefix("term:") {
        if let Some(section) = section {
            section.terms.push(term.to_owned());
        }
        let start = format!("<button type=\"button\" class=\"term\" data-term=\"{term}\">");
        return (Made::Term, Some(Event::Html(start.into())));
    }
    let Some(name) = to.strip_prefix('#') else { return (Made::Other, None) };
    if let Some(section) = section {
        section.links.push(name.to_owned());
    }
    let tag = Tag::Link {
        link_type: pulldown_cmark::LinkType::Inline,
        dest_url: format!("#rules/{game}/{name}").into(),
        title: CowStr::Borrowed(""),
        id: CowStr::Borrowed(""),
    };
    (Made::Other, Some(Event::Start(tag)))
}

fn close(all: &mut [Section], events: &mut Vec<Event<'_>>) {
    let done = events.drain(..);
    if let Some(section) = all.last_mut() {
        let mut html = String::new();
        html::push_html(&mut html, done);
        // A table may be wider than a phone. With `tabindex` it can be scrolled with the keyboard.
        section.html.push_str(&html.replace("<table>", "<table tabindex=\"0\">"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# A game

Words.

## Digging {#dig}

A [tunnel](term:tunnel), see [Halls](#halls).

![Two squares](example:two)

### Halls {#halls}

| a | b |
|---|---|
| 1 | 2 |
";

    #[test]
    fn every_heading_begins_a_section() {
        let all = sections(TEXT, "g");
        let names: Vec<_> =
            all.iter().map(|section| (section.id.as_str(), section.level, section.title.as_str())).collect();
        assert_eq!(names, [("top", 2, "A game"), ("dig", 2, "Digging"), ("halls", 3, "Halls")]);
        assert!(all[2].html.contains("<table tabindex=\"0\">"), "{}", all[2].html);
    }

    #[test]
    fn terms_links_and_examples_are_converted() {
        let dig = &sections(TEXT, "g")[1];
        assert_eq!(
            (dig.terms.as_slice(), dig.links.as_slice(), dig.examples.as_slice()),
            (&["tunnel".to_owned()][..], &["halls".to_owned()][..], &["two".to_owned()][..])
        );
        assert!(
            dig.html.contains("<button type=\"button\" class=\"term\" data-term=\"tunnel\">tunnel</button>")
        );
        assert!(dig.html.contains("<a href=\"#rules/g/halls\">Halls</a>"));
        assert!(
            dig.html.contains("<span class=\"example\" data-example=\"two\">Two squares</span>"),
            "{}",
            dig.html
        );
    }
}

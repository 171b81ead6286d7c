//! French lists, counts, elision and agreement.

pub use crate::text::join::{capital, signed};
use crate::text::join::{list, verbs_once};

/// "a", "a et b", "a, b et c".
pub fn and(parts: &[String]) -> String {
    list(parts, " et ")
}

/// As [`and`], for what follows the subject of a sentence: a verb that follows itself is said once, "rapporte 3 fers et 1 piédestal".
pub fn and_does(parts: &[String]) -> String {
    and(&verbs_once(parts))
}

/// "a", "a ou b", "a, b ou c".
pub fn or(parts: &[String]) -> String {
    list(parts, " ou ")
}

/// `one` up to 1, else `many`: nought is singular in French.
pub fn plural(n: impl Into<u32>, one: &'static str, many: &'static str) -> &'static str {
    if n.into() < 2 { one } else { many }
}

/// "1 troll", "3 trolls".
pub fn count(n: impl Into<u32>, one: &'static str, many: &'static str) -> String {
    let n = n.into();
    [n.to_string().as_str(), " ", plural(n, one, many)].concat()
}

/// "1 point d’honneur", "−2 points d’honneur".
pub fn honour_points(n: impl Into<i32>) -> String {
    let n = n.into();
    let sign = if n < 0 { "−" } else { "" };
    let word = plural(n.unsigned_abs(), " point d’honneur", " points d’honneur");
    [sign, &n.unsigned_abs().to_string(), word].concat()
}

/// Whether an article or "de" loses its vowel before a word. H is taken as sounded: names of the north are.
fn elides(word: &str) -> bool {
    let mut letters = word.chars();
    match letters.next() {
        // "d’Ylva", but "de Yann".
        Some('Y' | 'y') => !letters.next().is_some_and(vowel),
        Some(first) => vowel(first),
        None => false,
    }
}

fn vowel(letter: char) -> bool {
    "AEIOUaeiouÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆàâäéèêëîïôöùûüœæ".contains(letter)
}

/// "de Grimhild", "d’Oddvar".
pub fn de(word: &str) -> String {
    [if elides(word) { "d’" } else { "de " }, word].concat()
}

/// A name with its gender, for the articles that go with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noun {
    /// The name without an article.
    pub name: &'static str,
    feminine: bool,
}

/// A masculine name.
pub const fn le(name: &'static str) -> Noun {
    Noun { name, feminine: false }
}

/// A feminine name.
pub const fn la(name: &'static str) -> Noun {
    Noun { name, feminine: true }
}

impl Noun {
    fn with(self, masculine: &str, feminine: &str, elided: &str) -> String {
        let article = match self.feminine {
            _ if elides(self.name) => elided,
            true => feminine,
            false => masculine,
        };
        [article, self.name].concat()
    }

    /// "le Charronnage", "la Forge runique", "l’Entrepôt".
    pub fn the(self) -> String {
        self.with("le ", "la ", "l’")
    }

    /// "du Charronnage", "de la Forge runique", "de l’Entrepôt".
    pub fn of(self) -> String {
        self.with("du ", "de la ", "de l’")
    }

    /// "au Charronnage", "à la Forge runique", "à l’Entrepôt".
    pub fn at(self) -> String {
        self.with("au ", "à la ", "à l’")
    }

    /// "un chevalier", "une épouse".
    pub fn one(self) -> String {
        [self.pick("un ", "une "), self.name].concat()
    }

    /// The form that agrees.
    pub const fn pick(self, masculine: &'static str, feminine: &'static str) -> &'static str {
        if self.feminine { feminine } else { masculine }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_counts_read_as_french_does() {
        let words = ["a", "b", "c"].map(str::to_owned);
        assert_eq!((and(&words), or(&words[..2])), ("a, b et c".into(), "a ou b".into()));
        assert_eq!((and(&words[..1]), and(&[])), ("a".into(), String::new()));
        let trolls = |n: u8| count(n, "troll", "trolls");
        assert_eq!(
            (trolls(0), trolls(1), trolls(2)),
            ("0 troll".into(), "1 troll".into(), "2 trolls".into())
        );
    }

    #[test]
    fn de_loses_its_vowel_before_another() {
        for (name, with) in [
            ("Grimhild", "de Grimhild"),
            ("Oddvar", "d’Oddvar"),
            ("Ylva", "d’Ylva"),
            ("Yann", "de Yann"),
            ("Hilda", "de Hilda"),
            ("Élise", "d’Élise"),
            ("", "de "),
        ] {
            assert_eq!(de(name), with);
        }
    }

    #[test]
    fn articles_agree_with_their_name() {
        assert_eq!(le("Charronnage").the(), "le Charronnage");
        assert_eq!(la("Forge").of(), "de la Forge");
        assert_eq!(
            (le("Entrepôt").the(), la("Intendance").at()),
            ("l’Entrepôt".into(), "à l’Intendance".into())
        );
        assert_eq!((le("Change").of(), le("Change").at()), ("du Change".into(), "au Change".into()));
        assert_eq!((la("Épée").one(), le("Orc").pick("mort", "morte")), ("une Épée".into(), "mort"));
    }
}

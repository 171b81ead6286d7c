//! Selectors of the style sheets that make browsers restyle much for little. Chromium looks rules up by the last part of their
//! selector, and what `:has()` depends on by the classes inside it; both fail for what has no class, id, tag or attribute.

use std::fs;
use std::path::{Path, PathBuf};

/// What inside `:has()` depends on every element that comes or goes. A list of classes in `:is()` does not.
const STRUCTURAL: [&str; 7] = [":not(", ":empty", ":nth-", ":first-", ":last-", ":only-", "*"];

/// The style sheets of the page and of all games.
fn sheets() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let games = fs::read_dir(root.join("games")).unwrap().map(|game| game.unwrap().path().join("ui/style"));
    let folders = games.chain([root.join("style")]).filter(|folder| folder.is_dir());
    let files = folders.flat_map(|folder| fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()));
    files.filter(|file| file.extension().is_some_and(|ending| ending == "css")).collect()
}

/// A style sheet without its comments.
fn without_comments(text: &str) -> String {
    let parts = text.split("/*").enumerate();
    parts.map(|(at, part)| if at == 0 { part } else { part.split_once("*/").unwrap().1 }).collect()
}

/// Splits at each of the separators that is in no bracket.
fn split(text: &str, separators: &[char]) -> Vec<String> {
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for character in text.chars() {
        match character {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ if depth == 0 && separators.contains(&character) => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().unwrap().push(character);
    }
    parts
}

/// The selectors of a style sheet. Steps of animations are none.
fn selectors(text: &str) -> Vec<String> {
    let text = without_comments(text);
    let preludes = text.split('{').filter_map(|part| part.rsplit(['}', ';']).next());
    let preludes = preludes.map(str::trim).filter(|prelude| !prelude.is_empty() && !prelude.starts_with('@'));
    let all = preludes.flat_map(|prelude| split(prelude, &[',']));
    all.map(|selector| selector.trim().to_owned()).filter(|selector| !selector.ends_with('%')).collect()
}

/// The arguments of every `:has()` in a selector.
fn has_arguments(selector: &str) -> Vec<&str> {
    const NAME: &str = ":has(";
    let argument = |from: usize| {
        let mut depth = 1;
        let close = selector[from..].find(|character| {
            depth += i32::from(character == '(') - i32::from(character == ')');
            depth == 0
        });
        &selector[from..from + close.unwrap()]
    };
    selector.match_indices(NAME).map(|(at, _)| argument(at + NAME.len())).collect()
}

/// A part of a selector without what stands in brackets.
fn outside(part: &str) -> String {
    let mut depth = 0;
    part.chars()
        .filter(|&character| {
            depth -= i32::from(character == ')');
            let keep = depth == 0;
            depth += i32::from(character == '(');
            keep
        })
        .collect()
}

/// Why a selector is slow, if it is.
fn slow(selector: &str) -> Option<String> {
    for argument in has_arguments(selector) {
        // `*=` belongs to a condition on an attribute.
        if let Some(what) = STRUCTURAL.iter().find(|what| argument.replace("*=", "").contains(**what)) {
            return Some(format!("{selector}: {what} inside :has()"));
        }
    }
    let parts = split(selector, &[' ', '>', '+', '~']);
    let last = outside(parts.last()?);
    // Browsers find what has the focus without trying every element.
    let is_found = last.contains(['.', '#', '[']) || last.contains(":focus");
    let is_list = last.starts_with(":is") || last.starts_with(":where");
    (is_list && !is_found).then(|| format!("{selector}: the last part is a list"))
}

#[test]
fn no_rule_is_tried_for_every_element() {
    let sheets = sheets();
    assert!(sheets.len() > 20, "{} style sheets", sheets.len());
    let all: Vec<String> =
        sheets.iter().flat_map(|file| selectors(&fs::read_to_string(file).unwrap())).collect();
    assert!(all.len() > 2000, "{} selectors", all.len());
    let slow: Vec<String> = all.iter().filter_map(|selector| slow(selector)).collect();
    assert_eq!(slow, Vec::<String>::new());
}

#[test]
fn slow_selectors_are_found() {
    let found = |text: &str| selectors(text).iter().filter(|selector| slow(selector).is_some()).count();
    assert_eq!(found(".a:has(.b:not(:empty)) .c { x: y }"), 1);
    assert_eq!(found("@media (width > 1px) { .a:has(> :nth-child(2)), .b > .c { x: y } }"), 1);
    assert_eq!(found(".a > :is(.b, .c)::before { x: y } /* .a > :is(.b) { } */"), 1);
    assert_eq!(found("@keyframes k { from { x: y } 50% { x: y } }"), 0);
    assert_eq!(found(".a:has(> .b, .c:hover):not(:has(.d)) > :is(.e, .f).g { x: y }"), 0);
}

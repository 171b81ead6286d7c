//! The lists of edits that the parent module describes.

use std::mem;

use super::At;

/// Edits of a data file that are made together, and what is reported for it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Case<'a> {
    /// The line of the list.
    pub line: usize,
    pub file: &'a str,
    /// Texts that occur once, and the texts that replace them.
    pub edits: Vec<(String, String)>,
    pub at: At<'a>,
    pub reason: &'a str,
}

/// The cases of a list, or the number of the line that cannot be read, and why.
pub(super) fn read(list: &str) -> Result<Vec<Case<'_>>, (usize, &'static str)> {
    let mut cases = Vec::new();
    let mut file = None;
    let mut edits = Vec::new();
    let mut start = 0;
    for (line, text) in (1..).zip(list.lines()) {
        if text.is_empty() || text.starts_with('#') {
            continue;
        } else if let Some(verdict) = text.strip_prefix("    ") {
            if edits.is_empty() {
                return Err((line, "no edit stands above this line"));
            }
            let file = file.ok_or((start, "no data file is named above this line"))?;
            let (at, reason) = read_verdict(verdict)
                .ok_or((line, "'here: reason', 'file: reason' or 'line \"…\": reason' is due"))?;
            cases.push(Case { line: start, file, edits: mem::take(&mut edits), at, reason });
        } else if let Some(name) = text.strip_prefix('[') {
            if !edits.is_empty() {
                return Err((line, "an indented line with place and reason is due"));
            }
            file = Some(name.strip_suffix(']').ok_or((line, "']' is missing"))?);
        } else {
            if edits.is_empty() {
                start = line;
            }
            edits.push(read_edit(text).ok_or((line, "'\"old text\" => \"new text\"' is due"))?);
        }
    }
    if !edits.is_empty() {
        Err((start, "the place and the reason are missing"))
    } else if cases.is_empty() {
        Err((1, "no case is listed"))
    } else {
        Ok(cases)
    }
}

fn read_edit(text: &str) -> Option<(String, String)> {
    let (from, to) = text.strip_prefix('"')?.strip_suffix('"')?.split_once("\" => \"")?;
    Some((from.replace("\\n", "\n"), to.replace("\\n", "\n")))
}

fn read_verdict(text: &str) -> Option<(At<'_>, &str)> {
    if let Some(quoted) = text.strip_prefix("line \"") {
        let (start, reason) = quoted.split_once("\": ")?;
        return Some((At::Line(start), reason));
    }
    match text.split_once(": ")? {
        ("here", reason) => Some((At::Here, reason)),
        ("file", reason) => Some((At::File, reason)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_is_edits_and_a_report() {
        let list = "# Caves.\n[caves.txt]\n\"a\\n b \" => \"\"\n    line \"c d\": x: y\n\n\"e\" => \"f\"\n\"g\" => \"h\"\n    here: z\n";
        let case = |line, edits: &[(&str, &str)], at, reason| Case {
            line,
            file: "caves.txt",
            edits: edits.iter().map(|&(from, to)| (from.to_owned(), to.to_owned())).collect(),
            at,
            reason,
        };
        let cases = [
            case(3, &[("a\n b ", "")], At::Line("c d"), "x: y"),
            case(6, &[("e", "f"), ("g", "h")], At::Here, "z"),
        ];
        assert_eq!(read(list).unwrap(), cases);
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named() {
        for (list, line, why) in [
            ("", 1, "no case is listed"),
            ("[a.txt\n", 1, "']' is missing"),
            ("\"a\" => \"b\"\n    here: c\n", 1, "no data file"),
            ("[a.txt]\n    here: c\n", 2, "no edit stands above"),
            ("[a.txt]\n\"a\" -> \"b\"\n", 2, "is due"),
            ("[a.txt]\n\"a\" => \"b\"\n", 2, "are missing"),
            ("[a.txt]\n\"a\" => \"b\"\n[b.txt]\n", 3, "an indented line"),
            ("[a.txt]\n\"a\" => \"b\"\n    there: c\n", 3, "is due"),
        ] {
            let (found, reason) = read(list).unwrap_err();
            assert_eq!(found, line, "{list}: {reason}");
            assert!(reason.contains(why), "{list}: {reason}");
        }
    }
}

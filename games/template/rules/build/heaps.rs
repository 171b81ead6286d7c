//! Reads `data/heaps.txt`. The build script and `tests/data.rs` share this file.

/// The sizes in the order of the file and of the enum `Size`.
const SIZES: [&str; 2] = ["small", "large"];

/// Reads the heaps of each size, in the order of [`SIZES`].
///
/// # Errors
/// The first line that breaks the notation, as `name:line: message`.
pub fn read(name: &str, text: &str) -> Result<Vec<[u8; 3]>, String> {
    let mut sizes = Vec::new();
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let expected = SIZES.get(sizes.len()).ok_or_else(|| format!("{name}:{number}: one size too many"))?;
        sizes.push(heaps(expected, line).map_err(|why| format!("{name}:{number}: {why}"))?);
    }
    match SIZES.get(sizes.len()) {
        Some(missing) => Err(format!("{name}: the size '{missing}' is missing")),
        None => Ok(sizes),
    }
}

/// Reads one line: the name of the size and the stones of three heaps.
fn heaps(expected: &str, line: &str) -> Result<[u8; 3], String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let &[size, a, b, c] = &words[..] else { return Err("a size has a name and three heaps".to_owned()) };
    if size != expected {
        return Err(format!("'{size}' stands where '{expected}' is expected"));
    }
    let stones = |word: &str| match word.parse() {
        Ok(stones @ 1..=9) => Ok(stones),
        _ => Err(format!("'{word}' is not a number from 1 to 9")),
    };
    Ok([stones(a)?, stones(b)?, stones(c)?])
}

/// The Rust text of the table.
#[allow(dead_code, reason = "the tests only read")]
pub fn table(sizes: &[[u8; 3]]) -> String {
    let count = sizes.len();
    format!(
        "/// The stones of each heap at the start, by size.\nconst START: [[u8; 3]; {count}] = {sizes:?};\n"
    )
}

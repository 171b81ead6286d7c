//! QR pictures of links.

use core::error::Error;
use core::fmt::{self, Write as _};

use qrcodegen::{QrCode, QrCodeEcc};

/// The empty border that scanners need, in modules.
const BORDER: i32 = 4;

/// The text is too long for a QR picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("too long for a QR picture")
    }
}

impl Error for TooLong {}

/// Returns the QR picture of a text as SVG. It is black on white in every theme, because not every scanner reads the
/// opposite, and hidden from screen readers: the page shows the link as text beside it.
///
/// The picture has as few modules as the text allows, and as much error correction as fits into them.
///
/// # Errors
/// If the text has more than some 2,900 bytes.
///
/// # Examples
///
/// ```
/// let svg = moot_live::qr::svg("https://example.org/nim.html#join=0QID")?;
/// assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"));
/// # Ok::<(), moot_live::qr::TooLong>(())
/// ```
pub fn svg(text: &str) -> Result<String, TooLong> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).map_err(|_| TooLong)?;
    let (modules, side) = (code.size(), code.size() + 2 * BORDER);
    let mut path = String::new();
    for y in 0..modules {
        let mut x = 0;
        while x < modules {
            let run = (x..modules).take_while(|&at| code.get_module(at, y)).count() as i32;
            if run > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + BORDER, y + BORDER);
            }
            x += run + 1;
        }
    }
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\" \
         aria-hidden=\"true\"><path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path d=\"{path}\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules of a picture, read back from its path.
    struct Picture {
        side: usize,
        dark: Vec<bool>,
    }

    impl Picture {
        fn read(svg: &str) -> Picture {
            let side: usize = between(svg, "viewBox=\"0 0 ", " ").parse().unwrap();
            let mut dark = vec![false; side * side];
            let path = between(svg, "<path d=\"", "\"");
            for part in path.split('z').filter(|part| !part.is_empty()) {
                let (x, rest) = part.strip_prefix('M').unwrap().split_once(' ').unwrap();
                let (y, rest) = rest.split_once('h').unwrap();
                let (run, _) = rest.split_once('v').unwrap();
                let start = y.parse::<usize>().unwrap() * side + x.parse::<usize>().unwrap();
                dark[start..start + run.parse::<usize>().unwrap()].fill(true);
            }
            Picture { side, dark }
        }

        fn at(&self, x: usize, y: usize) -> bool {
            self.dark[(y + BORDER as usize) * self.side + x + BORDER as usize]
        }

        fn modules(&self) -> usize {
            self.side - 2 * BORDER as usize
        }
    }

    fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
        text.split_once(start).unwrap().1.split_once(end).unwrap().0
    }

    /// Whether a module has no data: patterns, format and version of a QR picture with at most one row of alignment
    /// patterns (versions 2 to 6).
    fn is_fixed(x: usize, y: usize, modules: usize) -> bool {
        let corner = modules - 8;
        let alignment = modules - 9..=modules - 5;
        (x < 9 || x >= corner) && y < 9
            || x < 9 && y >= corner
            || x == 6
            || y == 6
            || alignment.contains(&x) && alignment.contains(&y)
    }

    /// Reads a picture of one block (versions 2 to 5 with low correction) as a scanner does, without correcting errors.
    fn scanned(picture: &Picture) -> String {
        let modules = picture.modules();
        // Format: the mask is in bits 12 to 10, which are at (2..=4, 8); the fixed pattern 101010000010010 is on top.
        let mask = (2..=4).fold(0, |bits, x| bits << 1 | u8::from(picture.at(x, 8))) ^ 0b101;
        let remainder = |x: usize, y: usize| match mask {
            0 => (x + y) % 2,
            1 => y % 2,
            2 => x % 3,
            3 => (x + y) % 3,
            4 => (y / 2 + x / 3) % 2,
            5 => (x * y) % 2 + (x * y) % 3,
            6 => ((x * y) % 2 + (x * y) % 3) % 2,
            _ => ((x + y) % 2 + (x * y) % 3) % 2,
        };
        let masked = |x: usize, y: usize| remainder(x, y) == 0;
        let mut bits = Vec::new();
        let columns = (1..modules).rev().step_by(2).map(|right| if right > 6 { right } else { right - 1 });
        for (count, right) in columns.enumerate() {
            for step in 0..modules {
                let y = if count.is_multiple_of(2) { modules - 1 - step } else { step };
                for x in [right, right - 1] {
                    if !is_fixed(x, y, modules) {
                        bits.push(picture.at(x, y) ^ masked(x, y));
                    }
                }
            }
        }
        let number = |from: usize, len: usize| {
            bits[from..from + len].iter().fold(0_usize, |value, &bit| value << 1 | usize::from(bit))
        };
        assert_eq!(number(0, 4), 0b0100, "bytes");
        let length = number(4, 8);
        let bytes = (0..length).map(|at| number(12 + 8 * at, 8) as u8).collect();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn a_picture_is_read_back_as_the_text() {
        for text in [
            "https://example.org/#join=0Q",
            "https://example.org/cave-troll.html#join=0QIDabc-_xyz",
            "https://example.org/trollmoot/mountain-king.html#join=0QIDabc-_xyzABCDEFGHIJ0123456789",
        ] {
            let picture = Picture::read(&svg(text).unwrap());
            assert_eq!(scanned(&picture), text);
        }
    }

    #[test]
    fn a_picture_of_a_link_has_finders_a_border_and_few_modules() {
        let link = format!("https://example.org/trollmoot/cave-troll.html#join={}", "aB3_-".repeat(28));
        let picture = Picture::read(&svg(&link).unwrap());
        let modules = picture.modules();
        assert!(modules <= 57, "{modules} modules for {} letters", link.len());
        for (x, y) in [(0, 0), (modules - 7, 0), (0, modules - 7)] {
            let row: Vec<bool> = (0..7).map(|at| picture.at(x + at, y + 3)).collect();
            assert_eq!(row, [true, false, true, true, true, false, true]);
        }
        let border = BORDER as usize;
        let inside = border..picture.side - border;
        for (at, &dark) in picture.dark.iter().enumerate() {
            let (x, y) = (at % picture.side, at / picture.side);
            assert!(!dark || inside.contains(&x) && inside.contains(&y));
        }
    }

    #[test]
    fn a_text_that_is_too_long_is_refused() {
        assert!(svg(&"a".repeat(2_900)).is_ok());
        assert_eq!(svg(&"a".repeat(3_000)), Err(TooLong));
    }
}

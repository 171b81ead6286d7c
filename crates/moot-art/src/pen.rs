//! Writes numbers and markup into a string without the float formatting of the standard library, which would add several
//! kilobytes to the page.

use super::icon::Icon;

/// Appends every argument in turn: `svg!(out; "M", x, " ", y)`.
#[macro_export]
macro_rules! svg {
    ($out:expr; $($part:expr),* $(,)?) => {{ $($crate::pen::Put::put($part, &mut *$out);)* }};
}
pub use svg;

/// A value that can be written into SVG text.
pub trait Put {
    /// Appends the value.
    fn put(self, out: &mut String);
}

impl Put for &str {
    fn put(self, out: &mut String) {
        out.push_str(self);
    }
}

impl Put for &String {
    fn put(self, out: &mut String) {
        out.push_str(self);
    }
}

impl Put for i32 {
    fn put(self, out: &mut String) {
        put_fixed(out, self, 0);
    }
}

impl Put for u8 {
    fn put(self, out: &mut String) {
        put_fixed(out, i32::from(self), 0);
    }
}

/// One decimal is finer than a pixel at every zoom of the board.
impl Put for f64 {
    fn put(self, out: &mut String) {
        put_fixed(out, (self * 10.0).round() as i32, 1);
    }
}

/// Appends an icon as a square `<use>` around its centre.
pub fn put_icon(out: &mut String, icon: Icon, (x, y): (f64, f64), size: f64, class: &str) {
    svg!(out; "<use href=\"#", icon.id(), "\" x=\"", x - size / 2.0, "\" y=\"", y - size / 2.0, "\" width=\"", size,
        "\" height=\"", size, "\"");
    if !class.is_empty() {
        svg!(out; " class=\"", class, "\"");
    }
    svg!(out; "/>");
}

/// A number in hundredths.
#[derive(Clone, Copy)]
pub struct Hundredths(pub i32);

impl Put for Hundredths {
    fn put(self, out: &mut String) {
        put_fixed(out, self.0, 2);
    }
}

/// Writes `value` / 10^`places` without trailing zeros.
fn put_fixed(out: &mut String, value: i32, places: u32) {
    let mut rest = value.unsigned_abs();
    let mut places = places;
    while places > 0 && rest.is_multiple_of(10) {
        rest /= 10;
        places -= 1;
    }
    if value < 0 {
        out.push('-');
    }
    let unit = 10_u32.pow(places);
    put_whole(out, rest / unit);
    if places > 0 {
        out.push('.');
        let mut unit = unit;
        while unit > 1 {
            unit /= 10;
            out.push(digit(rest / unit % 10));
        }
    }
}

fn put_whole(out: &mut String, n: u32) {
    if n >= 10 {
        put_whole(out, n / 10);
    }
    out.push(digit(n % 10));
}

fn digit(n: u32) -> char {
    // `n` is a remainder of ten, so the sum stays in ASCII.
    char::from(b'0' + n as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(part: impl Put) -> String {
        let mut out = String::new();
        part.put(&mut out);
        out
    }

    #[test]
    fn numbers_are_short_and_exact() {
        assert_eq!(written(0), "0");
        assert_eq!(written(-1207), "-1207");
        assert_eq!(written(12.0), "12");
        assert_eq!(written(12.34), "12.3");
        assert_eq!(written(-0.25), "-0.3");
        assert_eq!(written(-0.04), "0");
        assert_eq!(written(Hundredths(1770)), "17.7");
        assert_eq!(written(Hundredths(-105)), "-1.05");
        assert_eq!(written(Hundredths(1774)), "17.74");
    }

    #[test]
    fn the_macro_keeps_the_order() {
        let mut out = String::new();
        svg!(&mut out; "M", 1, " ", 2.5, "h", -3);
        assert_eq!(out, "M1 2.5h-3");
    }
}

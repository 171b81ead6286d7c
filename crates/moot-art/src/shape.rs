//! Small pictures of tunnel and hall shapes for trays and supplies.

use super::kinds::Square;
use super::pen::svg;

/// A shape as a whole `<svg>`: `unit` pixels for each square, the special square (anchor or altar) with class `al`. The picture
/// is cropped to the squares.
#[must_use]
pub fn shape(cells: &[Square], special: Option<Square>, unit: u8) -> String {
    let left = cells.iter().map(|c| c.0).min().unwrap_or(0);
    let top = cells.iter().map(|c| c.1).min().unwrap_or(0);
    let wide = cells.iter().map(|c| c.0 - left + 1).max().unwrap_or(0);
    let high = cells.iter().map(|c| c.1 - top + 1).max().unwrap_or(0);
    let pixels = |squares: u8| i32::from(squares) * i32::from(unit);
    let mut out = String::new();
    svg!(&mut out; "<svg class=\"shape-art\" viewBox=\"0 0 ", i32::from(wide) * 10, " ", i32::from(high) * 10, "\" width=\"",
        pixels(wide), "\" height=\"", pixels(high), "\" aria-hidden=\"true\">");
    for &cell in cells {
        let class = if special == Some(cell) { " class=\"al\"" } else { "" };
        svg!(&mut out; "<rect", class, " x=\"", f64::from(cell.0 - left) * 10.0 + 0.5, "\" y=\"",
            f64::from(cell.1 - top) * 10.0 + 0.5, "\" width=\"9\" height=\"9\" rx=\"1\"/>");
    }
    svg!(&mut out; "</svg>");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_is_cropped_to_its_squares() {
        let picture = shape(&[(7, 3), (8, 3), (8, 4)], Some((8, 4)), 6);
        assert!(picture.contains("viewBox=\"0 0 20 20\" width=\"12\" height=\"12\""));
        assert!(picture.contains("<rect x=\"0.5\" y=\"0.5\""));
        assert!(picture.contains("<rect class=\"al\" x=\"10.5\" y=\"10.5\""));
        assert_eq!(picture.matches("<rect").count(), 3);
        assert!(shape(&[], None, 6).contains("viewBox=\"0 0 0 0\""));
    }
}

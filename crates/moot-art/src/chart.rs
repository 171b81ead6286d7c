//! The chart of the score sheet: honour over the rounds. Every line has an ink casing and ends in an emblem, so that five players
//! can be told apart without colour.

use moot_core::in_order;

use super::kinds::SeatStyle;
use super::pen::{put_icon, svg};

const WIDTH: f64 = 690.0;
const HEIGHT: f64 = 440.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 44.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 26.0;
/// The minimum distance between two emblems at the ends of their lines, in SVG units.
const APART: f64 = 25.0;

/// The honour of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The player's style.
    pub seat_style: SeatStyle,
    /// Honour at the start and after each round.
    pub rounds: Vec<u16>,
    /// Honour after the final count.
    pub total: u16,
}

/// A numbered mark on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The index of the line.
    pub line: usize,
    /// The round.
    pub round: usize,
    /// The number shown in the mark.
    pub number: u8,
}

/// Texts of the chart, in the language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words<'a> {
    /// The description of the chart, for screen readers.
    pub title: &'a str,
    /// The label of round 0.
    pub start: &'a str,
    /// The label of the final count.
    pub finish: &'a str,
}

struct Scale {
    rounds: usize,
    top: u16,
}

impl Scale {
    /// The x coordinate of a round: rounds take five sixths of the width, the final count the rest.
    fn x(&self, round: usize) -> f64 {
        let part = if round > self.rounds {
            1.0
        } else if self.rounds == 0 {
            0.0
        } else {
            round as f64 * 0.83 / self.rounds as f64
        };
        LEFT + (WIDTH - LEFT - RIGHT) * part
    }

    fn y(&self, honour: u16) -> f64 {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * f64::from(honour) / f64::from(self.top)
    }
}

/// The whole `<svg class="chart">`; `now` is the round shown by the replay. Texts must be free of markup.
#[must_use]
pub fn chart(lines: &[Line], marks: &[Mark], now: Option<usize>, words: Words<'_>) -> String {
    let rounds = lines.iter().map(|line| line.rounds.len()).max().unwrap_or(0).saturating_sub(1);
    let most = lines.iter().map(|line| line.rounds.iter().copied().max().unwrap_or(0).max(line.total)).max();
    let top = most.unwrap_or(0).max(1).div_ceil(20) * 20;
    let scale = Scale { rounds, top };
    let (final_left, final_right) = (scale.x(rounds), scale.x(rounds + 1));
    let mut out = String::with_capacity(4 * 1024);
    svg!(&mut out; "<svg class=\"chart\" viewBox=\"0 0 690 440\" role=\"img\" aria-label=\"", words.title, "\"><rect class=\"fin\" x=\"",
        final_left, "\" y=\"", TOP, "\" width=\"", final_right - final_left, "\" height=\"", HEIGHT - TOP - BOTTOM, "\"/>");
    put_axes(&mut out, &scale, words);
    if let Some(round) = now {
        svg!(&mut out; "<path class=\"now\" d=\"M", scale.x(round), " ", TOP, "V", HEIGHT - BOTTOM, "\"/>");
    }
    for line in lines {
        let mut d = String::new();
        for (round, &honour) in line.rounds.iter().enumerate() {
            svg!(&mut d; if round == 0 { "M" } else { "L" }, scale.x(round), " ", scale.y(honour));
        }
        svg!(&mut d; if d.is_empty() { "M" } else { "L" }, final_right, " ", scale.y(line.total));
        svg!(&mut out; "<path class=\"li\" d=\"", &d, "\"/><path class=\"lc ", line.seat_style.class(), "\" d=\"", &d, "\"/>");
    }
    for mark in marks {
        let Some(&honour) = lines.get(mark.line).and_then(|line| line.rounds.get(mark.round)) else {
            continue;
        };
        let (x, y) = (scale.x(mark.round), scale.y(honour));
        svg!(&mut out; "<circle class=\"mark\" cx=\"", x, "\" cy=\"", y, "\" r=\"10\"/><text class=\"mt\" x=\"", x, "\" y=\"", y + 4.5,
            "\">", mark.number, "</text>");
    }
    put_seals(&mut out, lines, &scale);
    svg!(&mut out; "</svg>");
    out
}

fn put_axes(out: &mut String, scale: &Scale, words: Words<'_>) {
    for honour in (0..=scale.top).step_by(20) {
        let y = scale.y(honour);
        svg!(out; "<path class=\"gl\" d=\"M", LEFT, " ", y, "H", WIDTH - RIGHT, "\"/><text class=\"ax\" x=\"", LEFT - 8.0, "\" y=\"",
            y + 4.0, "\" text-anchor=\"end\">", i32::from(honour), "</text>");
    }
    let step = scale.rounds / 12 + 1;
    for round in (0..=scale.rounds).step_by(step) {
        svg!(out; "<text class=\"ax\" x=\"", scale.x(round), "\" y=\"", HEIGHT - 8.0, "\" text-anchor=\"middle\">");
        if round == 0 {
            svg!(out; words.start);
        } else {
            svg!(out; round as i32);
        }
        svg!(out; "</text>");
    }
    let middle = f64::midpoint(scale.x(scale.rounds), scale.x(scale.rounds + 1)) + 12.0;
    svg!(out; "<text class=\"ax\" x=\"", middle, "\" y=\"", HEIGHT - 8.0, "\" text-anchor=\"middle\">", words.finish, "</text>");
}

/// Appends the emblems at the ends of the lines, moved down where they would overlap.
fn put_seals(out: &mut String, lines: &[Line], scale: &Scale) {
    let ends = lines.iter().map(|line| (line.seat_style, scale.y(line.total)));
    let ends = in_order(ends, |a, b| a.1.total_cmp(&b.1));
    let mut above = f64::NEG_INFINITY;
    let x = scale.x(scale.rounds + 1) + 15.0;
    for (seat_style, y) in ends {
        let y = y.max(above + APART);
        above = y;
        svg!(out; "<g class=\"", seat_style.class(), "\"><circle class=\"seal\" cx=\"", x, "\" cy=\"", y, "\" r=\"11\"/>");
        put_icon(out, seat_style.emblem(), (x, y), 14.0, "em");
        svg!(out; "</g>");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: Words<'static> = Words { title: "Honour", start: "start", finish: "final" };

    #[test]
    fn every_line_ends_in_an_emblem_of_its_own() {
        let line = |seat_style, total| Line { seat_style, rounds: vec![0, 4, 9], total };
        let lines = [line(SeatStyle::Rowan, 40), line(SeatStyle::Fjord, 40), line(SeatStyle::Birch, 39)];
        let picture = chart(&lines, &[Mark { line: 1, round: 2, number: 1 }], Some(1), WORDS);
        let seals: Vec<f64> = picture
            .split("class=\"seal\"")
            .skip(1)
            .filter_map(|s| s.split("cy=\"").nth(1)?.split('"').next()?.parse().ok())
            .collect();
        assert_eq!(seals.len(), 3);
        assert!(seals.windows(2).all(|w| w[1] - w[0] >= APART), "{seals:?}");
        assert_eq!(picture.matches("class=\"mark\"").count(), 1);
        assert!(picture.contains(">40<") && picture.contains(">final<") && picture.contains("class=\"now\""));
    }

    #[test]
    fn an_empty_game_and_an_invalid_mark_are_drawn_without_errors() {
        let empty = chart(&[], &[], None, WORDS);
        assert!(!empty.contains("NaN") && !empty.contains("inf"));
        let line = Line { seat_style: SeatStyle::Rowan, rounds: vec![0], total: 0 };
        let picture = chart(&[line], &[Mark { line: 0, round: 9, number: 1 }], None, WORDS);
        assert!(!picture.contains("class=\"mark\"") && !picture.contains("NaN"));
    }
}

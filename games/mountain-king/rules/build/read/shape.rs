//! Drawn shapes of tiles and halls.

use moot_data::{Fault, Line, Source};

use super::square::Place;

/// A shape that is larger than a map can lie nowhere.
const WIDEST: i32 = super::board::FRAME.0 as i32;
const HIGHEST: i32 = super::board::FRAME.1 as i32;

/// A block `<word> <id>  <name>  <rest>` with the drawing below it.
#[derive(Clone, Debug)]
pub struct Shape {
    pub id: String,
    pub name: String,
    /// The text after the name.
    pub rest: String,
    /// The line of the heading.
    pub line: usize,
    /// The squares in reading order.
    pub cells: Vec<Place>,
    /// The anchor or the altar.
    pub mark: Option<Place>,
    rows: i32,
}

/// Reads all blocks that begin with `word`; returns them and the lines that belong to none.
pub fn read<'a>(source: &'a Source, word: &str, marker: char) -> Result<(Vec<Shape>, Vec<Line<'a>>), Fault> {
    let mut shapes: Vec<Shape> = Vec::new();
    let mut rest = Vec::new();
    for line in source.drawn_lines() {
        let words = line.words();
        if words[0] == word {
            shapes.push(heading(line, word)?);
            continue;
        }
        let drawn = line.text.chars().all(|c| "#.oA".contains(c));
        match shapes.last_mut() {
            Some(shape) if drawn => shape.row(line, marker)?,
            None if line.text == "#" => {}
            _ => rest.push(line),
        }
    }
    for shape in &shapes {
        if shape.cells.is_empty() {
            let text = format!("{} has no drawing", shape.id);
            return Err(Fault { file: source.name, line: shape.line, text });
        }
    }
    Ok((shapes, rest))
}

fn heading(line: Line<'_>, word: &str) -> Result<Shape, Fault> {
    let due =
        || line.fault(format!("'{word} <id>  <name>  <rest>' with two spaces between the parts is due"));
    let [first, name, rest] = line.parts()[..] else { return Err(due()) };
    let [_, id] = first.split_whitespace().collect::<Vec<_>>()[..] else { return Err(due()) };
    Ok(Shape {
        id: id.to_owned(),
        name: name.to_owned(),
        rest: rest.to_owned(),
        line: line.number,
        cells: Vec::new(),
        mark: None,
        rows: 0,
    })
}

impl Shape {
    fn row(&mut self, line: Line<'_>, marker: char) -> Result<(), Fault> {
        for (x, c) in (0..).zip(line.text.chars()) {
            if x >= WIDEST || self.rows >= HIGHEST {
                return Err(line.fault(format!("a shape is at most {WIDEST} wide and {HIGHEST} high")));
            }
            match c {
                '.' => continue,
                '#' => {}
                c if c != marker => {
                    return Err(line.fault(format!("'{c}' where the mark of a shape is '{marker}'")));
                }
                _ if self.mark.is_some() => return Err(line.fault(format!("{} has two marks", self.id))),
                _ => self.mark = Some((x, self.rows)),
            }
            self.cells.push((x, self.rows));
        }
        self.rows += 1;
        Ok(())
    }
}

//! One side of the board: `winter.map`, `autumn.map`.

use moot_data::{Fault, Line, Source};

use super::square::{Mark, Place, Square};

/// The largest frame that the rules can hold.
pub const FRAME: (usize, usize) = (32, 21);

/// A start point with its declaration.
#[derive(Clone, Debug)]
pub struct Start {
    pub letter: char,
    pub counts: Vec<u8>,
    pub name: String,
    /// The line of its declaration.
    pub line: usize,
    pub place: Place,
}

/// A map.
#[derive(Debug)]
pub struct Board {
    pub file: &'static str,
    pub width: usize,
    pub height: usize,
    pub players: Vec<u8>,
    /// The lines of `size` and `players`.
    pub size_line: usize,
    pub players_line: usize,
    /// In the order of their letters.
    pub starts: Vec<Start>,
    /// All squares of the frame, row by row.
    squares: Vec<Square>,
}

impl Board {
    /// Reads a map.
    pub fn read(source: &Source) -> Result<Board, Fault> {
        let mut board = Board {
            file: source.name,
            width: 0,
            height: 0,
            players: Vec::new(),
            size_line: 0,
            players_line: 0,
            starts: Vec::new(),
            squares: Vec::new(),
        };
        let mut rows = 0;
        for line in source.lines() {
            let words = line.words();
            match words[..] {
                ["size", ..] if rows > 0 => return Err(line.fault("the size comes before the first row")),
                ["size", width, height] => board.size(line, width, height)?,
                ["players", ..] => {
                    board.players = line.numbers(&words[1..])?;
                    board.players_line = line.number;
                    if board.players.is_empty() || board.players.iter().any(|n| !(2..=5).contains(n)) {
                        return Err(line.fault("a side is for some of 2, 3, 4 and 5 players"));
                    }
                }
                ["start", letter, ..] => board.declare(line, letter, &words[2..])?,
                [label, ..] if label.ends_with('|') => {
                    if label != format!("{rows}|") {
                        return Err(line.fault(format!("row label {label} where {rows}| is due")));
                    }
                    board.row(line, &words[1..])?;
                    rows += 1;
                }
                _ => return Err(line.unknown()),
            }
        }
        if board.size_line == 0 || board.players_line == 0 {
            return Err(source.fault("the lines 'size <columns> <rows>' and 'players <counts>' are due"));
        }
        if rows != board.height {
            return Err(board.size_fault(format!("{rows} rows, not {}", board.height)));
        }
        board.place_starts()?;
        board.count_starts()?;
        board.count_spots()?;
        Ok(board)
    }

    fn size(&mut self, line: Line<'_>, width: &str, height: &str) -> Result<(), Fault> {
        (self.width, self.height, self.size_line) = (line.number(width)?, line.number(height)?, line.number);
        if !(1..=FRAME.0).contains(&self.width) || !(1..=FRAME.1).contains(&self.height) {
            return Err(
                line.fault(format!("a map is at most {} wide and {} high, and not empty", FRAME.0, FRAME.1))
            );
        }
        Ok(())
    }

    fn declare(&mut self, line: Line<'_>, letter: &str, words: &[&str]) -> Result<(), Fault> {
        let counts: Vec<u8> = words.iter().map_while(|word| word.parse().ok()).collect();
        let name = words[counts.len()..].join(" ");
        let [letter] = letter.chars().collect::<Vec<_>>()[..] else {
            return Err(line.fault(format!("the letter of a start point is one letter, not '{letter}'")));
        };
        if counts.is_empty() || self.starts.iter().any(|start| start.letter == letter) {
            return Err(line.fault("a start point is declared once: start <letter> <player counts> <name>"));
        }
        self.starts.push(Start { letter, counts, name, line: line.number, place: (-1, -1) });
        Ok(())
    }

    fn row(&mut self, line: Line<'_>, words: &[&str]) -> Result<(), Fault> {
        if words.len() != self.width {
            return Err(line.fault(format!("the row has {} squares, not {}", words.len(), self.width)));
        }
        for word in words {
            self.squares.push(Square::read(word, line.number).map_err(|why| line.fault(why.to_string()))?);
        }
        Ok(())
    }

    fn place_starts(&mut self) -> Result<(), Fault> {
        for (place, letter, line) in self
            .squares()
            .filter_map(|(place, square)| match square.mark {
                Mark::Start(letter) => Some((place, letter, square.line)),
                _ => None,
            })
            .collect::<Vec<_>>()
        {
            let fault = |text| Fault { file: self.file, line, text };
            match self.starts.iter_mut().find(|start| start.letter == letter) {
                None => return Err(fault(format!("start point {letter} is not declared above"))),
                Some(start) if start.place != (-1, -1) => {
                    return Err(fault(format!("start point {letter} is on the map twice")));
                }
                Some(start) => start.place = place,
            }
        }
        if let Some(start) = self.starts.iter().find(|start| start.place == (-1, -1)) {
            let text = format!("start point {} is not on the map", start.letter);
            return Err(Fault { file: self.file, line: start.line, text });
        }
        self.starts.sort_by_key(|start| start.letter);
        Ok(())
    }

    /// No game can be set up on a side that has fewer start points than players; two may use any two of one number.
    fn count_starts(&self) -> Result<(), Fault> {
        let marked = |n: u8| self.starts.iter().filter(|start| start.counts.contains(&n)).count();
        for &n in &self.players {
            let found = if n == 2 { (2..=5).map(marked).max().unwrap_or(0) } else { marked(n) };
            if found < usize::from(n) {
                let text = format!("{found} start points are marked {n}, at least {n} are needed");
                return Err(Fault { file: self.file, line: self.players_line, text });
            }
        }
        Ok(())
    }

    /// Statues are named by their spots, so the letters run without a gap.
    fn count_spots(&self) -> Result<(), Fault> {
        let spots = self.spots();
        for (pair, next) in spots.iter().zip(spots.iter().skip(1)) {
            if pair.0 == next.0 {
                let text = format!("statue spot {} is on the map twice", next.0);
                return Err(Fault { file: self.file, line: self.line(next.1), text });
            }
        }
        match spots.iter().zip('A'..).find(|(spot, due)| spot.0 != *due) {
            Some((_, due)) => Err(self.size_fault(format!("statue spot {due} is missing"))),
            None => Ok(()),
        }
    }

    fn size_fault(&self, text: String) -> Fault {
        Fault { file: self.file, line: self.size_line, text }
    }

    /// The square at `place`; `None` outside the frame.
    pub fn at(&self, (x, y): Place) -> Option<&Square> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        if x < self.width { self.squares.get(y * self.width + x) } else { None }
    }

    /// The tier at `place`, 0 outside the frame as well as off the mountain.
    pub fn tier(&self, place: Place) -> u8 {
        self.at(place).map_or(super::square::OFF, |square| square.tier)
    }

    /// Whether a tunnel may lie at `place`.
    pub fn diggable(&self, place: Place) -> bool {
        self.at(place).is_some_and(Square::diggable)
    }

    /// The line that holds `place`.
    pub fn line(&self, place: Place) -> usize {
        self.at(place).map_or(0, |square| square.line)
    }

    /// Every square with its place, in reading order.
    pub fn squares(&self) -> impl Iterator<Item = (Place, &Square)> {
        self.squares
            .iter()
            .enumerate()
            .map(|(index, square)| ((((index % self.width) as i32), (index / self.width) as i32), square))
    }

    /// Every place where a tunnel may lie, in reading order.
    pub fn ground(&self) -> Vec<Place> {
        self.squares().filter(|(_, square)| square.diggable()).map(|(place, _)| place).collect()
    }

    /// The workshop sites in reading order.
    pub fn sites(&self) -> Vec<Place> {
        self.squares().filter(|(_, square)| square.mark == Mark::Site).map(|(place, _)| place).collect()
    }

    /// The statue spots by letter.
    pub fn spots(&self) -> Vec<(char, Place)> {
        let mut spots: Vec<(char, Place)> = self
            .squares()
            .filter_map(|(place, square)| match square.mark {
                Mark::Spot(letter) => Some((letter, place)),
                _ => None,
            })
            .collect();
        spots.sort_unstable();
        spots
    }

    /// The four places that share a side with `place`, clockwise from above, within the frame.
    pub fn near(&self, (x, y): Place) -> impl Iterator<Item = Place> {
        [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)].into_iter().filter(|&place| self.at(place).is_some())
    }
}

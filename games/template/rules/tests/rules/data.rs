//! The data: faults are found with file and line, and the tables are the files.

use moot_data::Source;
use nim_template::{Heap, Size};

use crate::heaps::{self, FILE};

#[test]
fn the_table_in_use_is_the_file() {
    let read = heaps::read(&Source::new(FILE, include_str!("../../data/heaps.txt"))).unwrap();
    assert_eq!(read, [Heap::start(Size::Small), Heap::start(Size::Large)]);
}

#[test]
fn a_line_that_breaks_the_notation_is_named() {
    for (text, complaint) in [
        ("small 4 5 6", "heaps.txt: the size 'large' is missing"),
        ("# heaps\nlarge 4 5 6", "heaps.txt:2: 'large' stands where 'small' is expected"),
        ("small 4 5", "heaps.txt:1: a size has a name and three heaps"),
        ("small 4 5 6\n\nlarge 0 1 2", "heaps.txt:3: '0' is not a number from 1 to 9"),
        ("small 4 5 six", "heaps.txt:1: 'six' is not a number from 1 to 9"),
        ("small 1 1 1\nlarge 1 1 1\nhuge 1 1 1", "heaps.txt:3: one size too many"),
    ] {
        let fault = heaps::read(&Source::new(FILE, text)).unwrap_err();
        assert_eq!(fault.to_string(), complaint);
    }
}

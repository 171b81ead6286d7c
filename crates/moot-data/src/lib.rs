//! Shared code of the build scripts of the rules crates.
//!
//! The data of a game is a folder of text files. [`Source`] is one file and [`Line`] one line, with parsers for the syntax
//! that the notations share; every error is a [`Fault`] with file and line. A file that parses can still break a constraint
//! of the content: [`Breaches`] collects those. [`rust`] writes tables as source text, and [`script`] is the frame of a
//! build script.
//!
//! # Examples
//! ```
//! use moot_data::Source;
//!
//! let source = Source::new("cards.txt", "# id | copies\norc | 3\nthief | many\n");
//! let copies: Vec<_> = source
//!     .lines()
//!     .map(|line| {
//!         let [_, copies] = line.cells()?;
//!         line.number_in(copies, 1..=9)
//!     })
//!     .collect();
//! assert_eq!(copies[0], Ok(3));
//! let fault = copies[1].clone().unwrap_err();
//! assert_eq!(fault.to_string(), "cards.txt:3: 'many' is not a number from 1 to 9");
//! ```
#![forbid(unsafe_code)]

mod breaches;
mod fault;
pub mod rust;
pub mod script;
mod source;

pub use breaches::Breaches;
pub use fault::{Fault, keep};
pub use source::{Line, Source};

//! The content: the shipped files keep every constraint, and what is wrong with a file is reported for the right line.

mod lines;
mod tables;

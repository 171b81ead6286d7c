//! The content: the shipped files satisfy every constraint, and a fault is reported for the right line.

mod lines;
mod tables;

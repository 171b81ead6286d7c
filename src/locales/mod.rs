//! The languages of the page. Each one implements every section of [`words`](crate::words).

pub mod en;
pub mod fr;
#[cfg(test)]
mod samples;

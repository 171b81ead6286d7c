//! The languages of the page. Each one implements every section of [`words`](crate::words).

#[cfg(test)]
mod corpus;
pub mod en;
pub mod fr;
#[cfg(test)]
pub(crate) mod samples;
#[cfg(test)]
mod tests;

//! Starts the page; everything else is in the library, so that tests can mount it too.

fn main() {
    trollmoot::begin();
}

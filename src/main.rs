//! Starts the page of Mountain King; everything else is in the library, so that tests can mount it too.

fn main() {
    trollmoot::start::<mountain_king::MountainKing>();
}

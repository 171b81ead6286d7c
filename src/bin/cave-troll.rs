//! Starts the page of Cave Troll; everything else is in the library, so that tests can mount it too.

fn main() {
    trollmoot::start::<cave_troll::CaveTroll>();
}

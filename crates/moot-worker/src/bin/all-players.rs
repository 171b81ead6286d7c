//! The computer players of all games, the template among them: for the browser tests.
//!
//! In a Web Worker the program starts to listen at once. Without workers the page loads it beside itself and passes a message port to
//! `listen`.

#[cfg(target_arch = "wasm32")]
mod program {
    use cave_troll::CaveTroll;
    use moot_worker::{Worker, thread};
    use mountain_king::MountainKing;
    use nim_template::Nim;
    use trolls_and_princesses::TrollsAndPrincesses;
    use wasm_bindgen::prelude::wasm_bindgen;
    use web_sys::MessagePort;

    fn worker() -> Worker {
        Worker::of::<MountainKing>().with::<CaveTroll>().with::<TrollsAndPrincesses>().with::<Nim>()
    }

    pub fn run() {
        thread::run(worker);
    }

    /// On the page: listens to a port.
    #[wasm_bindgen]
    pub fn listen(port: MessagePort) {
        thread::listen(port, worker());
    }
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    program::run();
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("This program runs in a Web Worker of the page; it does nothing on this platform.");
}

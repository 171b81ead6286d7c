//! The computer players of Cave Troll.
//!
//! In a Web Worker the program starts to listen at once. Without workers the page loads it beside itself and passes a message port to
//! `listen`.

#[cfg(target_arch = "wasm32")]
mod program {
    use cave_troll::CaveTroll;
    use moot_worker::{Worker, thread};
    use wasm_bindgen::prelude::wasm_bindgen;
    use web_sys::MessagePort;

    fn worker() -> Worker {
        Worker::of::<CaveTroll>()
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

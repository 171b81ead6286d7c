//! The program of the computer players: messages in, slices of thinking, messages out. Rules and strategy are elsewhere.
//!
//! In a Web Worker it listens to the page at once. Where there are no workers the page loads it beside itself and hands it
//! a port to [`listen`](thread::listen) to.

#[cfg(target_arch = "wasm32")]
mod thread;

fn main() {
    #[cfg(target_arch = "wasm32")]
    thread::run();
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("This program runs in a Web Worker of the page; there is nothing for it to do here.");
}

//! The worker program: it receives messages, computes in slices and answers. Rules and players are in other
//! crates.
//!
//! In a Web Worker it starts to listen at once. Without workers the page loads it beside itself and passes a
//! message port to `thread::listen`.

#[cfg(target_arch = "wasm32")]
mod thread;

fn main() {
    #[cfg(target_arch = "wasm32")]
    thread::run();
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("This program runs in a Web Worker of the page; it does nothing on this platform.");
}

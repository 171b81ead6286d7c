//! The Web Worker: messages in, slices of thinking, messages out. Rules and strategy are elsewhere.

#[cfg(target_arch = "wasm32")]
mod thread;

fn main() {
    #[cfg(target_arch = "wasm32")]
    thread::run();
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("This program runs in a Web Worker of the page; there is nothing for it to do here.");
}

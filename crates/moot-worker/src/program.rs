//! The main function of the programs in `src/bin`.

/// Defines `main` of a program with the computer players of these games.
///
/// In a Web Worker the program starts to listen at once. Without workers the page loads it beside itself and passes a message port to
/// the exported function `listen`. The package of the program needs `wasm-bindgen` and `web-sys`.
#[macro_export]
macro_rules! program {
    ($first:ty $(, $more:ty)*) => {
        #[cfg(target_arch = "wasm32")]
        fn worker() -> $crate::Worker {
            $crate::Worker::of::<$first>()$(.with::<$more>())*
        }

        /// On the page: listens to a port.
        #[cfg(target_arch = "wasm32")]
        #[wasm_bindgen::prelude::wasm_bindgen]
        pub fn listen(port: web_sys::MessagePort) {
            $crate::thread::listen(port, worker());
        }

        fn main() {
            #[cfg(target_arch = "wasm32")]
            $crate::thread::run(worker);
            #[cfg(not(target_arch = "wasm32"))]
            eprintln!("This program runs in a Web Worker of the page; it does nothing on this platform.");
        }
    };
}

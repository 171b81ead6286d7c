//! The clocks of the browser.

use moot_net::Minute;

/// Returns milliseconds since the page was opened. This clock is never set back.
pub fn now() -> u64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or_else(js_sys::Date::now, |performance| performance.now()) as u64
}

/// Returns the present minute, for codes.
pub fn minute() -> Minute {
    Minute::of(js_sys::Date::now() as u64)
}

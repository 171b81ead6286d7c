//! Random numbers of the browser.

use core::error::Error;
use core::fmt;

use moot_net::DeviceId;

/// The browser gives no random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRandomness;

impl fmt::Display for NoRandomness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no random numbers")
    }
}

impl Error for NoRandomness {}

/// Draws random bytes.
///
/// # Errors
/// If the browser gives none.
pub fn random_bytes<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// Draws the number of this device. Draw it once and store it.
///
/// # Errors
/// If the browser gives no random numbers.
pub fn draw_device() -> Result<DeviceId, NoRandomness> {
    Ok(DeviceId(u64::from_be_bytes(random_bytes()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_devices_differ() {
        assert_ne!(draw_device(), draw_device());
    }
}

//! A server that tells a device its public address (STUN), or passes its messages on (TURN).

use core::error::Error;
use core::fmt;

/// The longest address, in bytes.
const MAX_ADDRESS: usize = 255;

/// A server of the player's choice.
///
/// # Examples
///
/// ```
/// use moot_live::{Server, ServerError};
///
/// let stun = Server::parse(" stun:stun.example.org:3478 ", "", "")?;
/// assert_eq!(stun.url(), "stun:stun.example.org:3478");
/// assert_eq!(Server::parse("turn:example.org", "", ""), Err(ServerError::NoPassword));
/// # Ok::<(), ServerError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Server {
    url: String,
    account: Option<(String, String)>,
}

/// Hides the password.
impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("url", &self.url).field("account", &self.account.is_some()).finish()
    }
}

/// Why an address is not that of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServerError {
    /// The address is empty.
    Empty,
    /// The address does not start with `stun:`, `stuns:`, `turn:` or `turns:`.
    Scheme,
    /// The name of the server is missing or has characters that a name cannot have.
    Host,
    /// The port is not a number from 1 to 65535.
    Port,
    /// What follows `?` is not `transport=udp` or `transport=tcp`, which only TURN has.
    Transport,
    /// A TURN server needs a user name and a password.
    NoPassword,
    /// The address is longer than 255 bytes.
    Long,
}

impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ServerError::Empty => "no address",
            ServerError::Scheme => "not a STUN or TURN address",
            ServerError::Host => "no name of a server",
            ServerError::Port => "not a port",
            ServerError::Transport => "not a transport",
            ServerError::NoPassword => "user name or password is missing",
            ServerError::Long => "the address is too long",
        })
    }
}

impl Error for ServerError {}

impl Server {
    /// Reads what a player has typed. User and password are those of a TURN server; for STUN they are not used.
    ///
    /// # Errors
    /// Why it is not the address of a server. The browser refuses such addresses when a connection is made, without
    /// saying why.
    pub fn parse(address: &str, user: &str, password: &str) -> Result<Server, ServerError> {
        let address = address.trim();
        if address.is_empty() {
            return Err(ServerError::Empty);
        }
        if address.len() > MAX_ADDRESS {
            return Err(ServerError::Long);
        }
        let (scheme, rest) = address.split_once(':').ok_or(ServerError::Scheme)?;
        let turn = match scheme {
            "stun" | "stuns" => false,
            "turn" | "turns" => true,
            _ => return Err(ServerError::Scheme),
        };
        let (place, query) = rest.split_once('?').map_or((rest, None), |(place, query)| (place, Some(query)));
        if query.is_some_and(|query| !turn || !matches!(query, "transport=udp" | "transport=tcp")) {
            return Err(ServerError::Transport);
        }
        check_place(place)?;
        let account = match (turn, user.is_empty() || password.is_empty()) {
            (false, _) => None,
            (true, true) => return Err(ServerError::NoPassword),
            (true, false) => Some((user.to_owned(), password.to_owned())),
        };
        Ok(Server { url: address.to_owned(), account })
    }

    /// Returns the address.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Returns user name and password of a TURN server.
    #[must_use]
    pub fn account(&self) -> Option<(&str, &str)> {
        self.account.as_ref().map(|(user, password)| (user.as_str(), password.as_str()))
    }
}

/// Checks `host`, `host:port`, `[address]` or `[address]:port`.
fn check_place(place: &str) -> Result<(), ServerError> {
    let (host, port) = match place.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, after)) => {
            if address.parse::<core::net::Ipv6Addr>().is_err() {
                return Err(ServerError::Host);
            }
            match after {
                "" => (address, None),
                _ => (address, Some(after.strip_prefix(':').ok_or(ServerError::Port)?)),
            }
        }
        None => match place.split_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (place, None),
        },
    };
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '.' | '_');
    if host.is_empty() || !place.starts_with('[') && !host.chars().all(plain) {
        return Err(ServerError::Host);
    }
    match port.map(str::parse::<u16>) {
        None => Ok(()),
        Some(Ok(port)) if port > 0 => Ok(()),
        Some(_) => Err(ServerError::Port),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(address: &str) -> Result<String, ServerError> {
        Server::parse(address, "troll", "secret").map(|server| server.url)
    }

    #[test]
    fn addresses_of_servers_are_accepted() {
        for address in [
            "stun:example.org",
            "stuns:stun.example.org:5349",
            "stun:192.0.2.7:3478",
            "stun:[2001:db8::1]",
            "turn:[2001:db8::1]:3478?transport=tcp",
            "turns:turn.example.org:443?transport=tcp",
        ] {
            assert_eq!(parse(address).as_deref(), Ok(address));
        }
    }

    #[test]
    fn each_wrong_address_has_its_error() {
        let long = format!("stun:{}", "a".repeat(MAX_ADDRESS));
        let cases = [
            ("  ", ServerError::Empty),
            ("stun.example.org", ServerError::Scheme),
            ("https://example.org", ServerError::Scheme),
            ("stun:", ServerError::Host),
            ("stun:exa mple.org", ServerError::Host),
            ("stun://example.org", ServerError::Host),
            ("stun:[::g]", ServerError::Host),
            ("stun::3478", ServerError::Host),
            ("stun:example.org:", ServerError::Port),
            ("stun:example.org:0", ServerError::Port),
            ("stun:example.org:65536", ServerError::Port),
            ("stun:[::1]3478", ServerError::Port),
            ("stun:example.org?transport=udp", ServerError::Transport),
            ("turn:example.org?transport=smoke", ServerError::Transport),
            (long.as_str(), ServerError::Long),
        ];
        for (address, why) in cases {
            assert_eq!(parse(address), Err(why), "{address}");
            assert!(!why.to_string().is_empty());
        }
        for (user, password) in [("", "secret"), ("troll", "")] {
            assert_eq!(Server::parse("turn:example.org", user, password), Err(ServerError::NoPassword));
        }
    }

    #[test]
    fn only_turn_has_an_account_and_its_password_is_not_printed() {
        let turn = Server::parse("turn:example.org", "troll", "secret");
        assert_eq!(turn.as_ref().map(Server::account), Ok(Some(("troll", "secret"))));
        assert!(!format!("{turn:?}").contains("secret"));
        let stun = Server::parse("stun:example.org", "troll", "secret");
        assert_eq!(stun.as_ref().map(Server::account), Ok(None));
    }
}

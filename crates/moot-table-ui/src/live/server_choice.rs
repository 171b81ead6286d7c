//! The choice of a server that helps devices in different networks to reach each other. There is none before a player chooses one.

use leptos::prelude::*;
use moot_live::{Server, ServerError};
use moot_ui::saves::SAVES;

use super::code_card::code_field;
use super::lines::trouble;
use crate::text::words;

/// The key of the choice in the storage of the browser.
const KEY: &str = "trollmoot/server";
/// A public STUN server, for players who have none of their own.
const PUBLIC: &str = "stun:stun.cloudflare.com:3478";

/// Which server is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// None.
    None,
    /// The public one.
    Public,
    /// One that the player has entered.
    Own,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::None, Kind::Public, Kind::Own];

    /// The kind of a choice, which is empty, or what [`read`] takes.
    fn of(choice: &str) -> Kind {
        match choice {
            "" => Kind::None,
            PUBLIC => Kind::Public,
            _ => Kind::Own,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Kind::None => "none",
            Kind::Public => "public",
            Kind::Own => "own",
        }
    }

    fn label(self) -> &'static str {
        let texts = words().live;
        match self {
            Kind::None => texts.server_none(),
            Kind::Public => texts.server_public(),
            Kind::Own => texts.server_own(),
        }
    }
}

/// Reads an address, with user name and password after it if it is that of a TURN server.
fn read(choice: &str) -> Result<Server, ServerError> {
    let mut parts = choice.split_whitespace();
    let mut next = || parts.next().unwrap_or_default();
    Server::parse(next(), next(), next())
}

/// The servers that are used: the one that was chosen in this browser, if any.
pub fn chosen() -> Vec<Server> {
    read(&stored()).into_iter().collect()
}

fn stored() -> String {
    SAVES.wish(KEY).unwrap_or_default()
}

/// What gets the servers to be used from now on.
type Changed = Box<dyn Fn(Vec<Server>)>;

/// The control that chooses the server. `changed` gets the servers to be used from now on.
pub fn server_choice(changed: impl Fn(Vec<Server>) + 'static) -> AnyView {
    view(StoredValue::new_local(Box::new(changed)))
}

/// Not generic, so that its code is there once.
fn view(changed: StoredValue<Changed, LocalStorage>) -> AnyView {
    let texts = words().live;
    let now = stored();
    let first = Kind::of(&now);
    let (now, asks) = (RwSignal::new(now), RwSignal::new(first == Kind::Own));
    // A message about what was last chosen or entered.
    let note = RwSignal::new(String::new());
    let used = move |choice: &str| {
        let kept = SAVES.set_wish(KEY, choice);
        note.set(if kept.is_err() { texts.server_forgotten().to_owned() } else { String::new() });
        now.set(choice.to_owned());
        changed.with_value(|changed| changed(read(choice).into_iter().collect()));
    };
    let choose = move |event: leptos::ev::Event| {
        let word = event_target_value(&event);
        let chosen = Kind::ALL.into_iter().find(|kind| kind.word() == word);
        asks.set(chosen == Some(Kind::Own));
        match chosen {
            Some(Kind::None) => used(""),
            Some(Kind::Public) => used(PUBLIC),
            // It is used when it has been entered.
            Some(Kind::Own) | None => {}
        }
    };
    let enter = move |text: String| match read(&text) {
        Ok(_) => used(text.trim()),
        Err(why) => {
            note.set(texts.server_wrong(why, "stun:example.org:3478", "turn:example.org USER PASSWORD"))
        }
    };
    let own = move || asks.get().then(|| code_field(texts.server_address(), texts.server_use(), enter));
    let told = move || {
        let address = now.with(|now| read(now).map(|server| server.url().to_owned()));
        address.map_or_else(|_| texts.reach().to_owned(), |address| texts.server_sees(&address))
    };
    let refused = move || Some(note.get()).filter(|note| !note.is_empty()).map(trouble);
    // The labels are texts of this program.
    let options: String = Kind::ALL
        .into_iter()
        .flat_map(|one| {
            let selected = if one == first { "\" selected>" } else { "\">" };
            ["<option value=\"", one.word(), selected, one.label(), "</option>"]
        })
        .collect();
    view! {
        <div class="liveserver" data-server="">
            <label>
                <span>{texts.server()}</span>
                <select on:change=choose inner_html=options></select>
            </label>
            {own}
            {refused}
            <p class="fine">{told}</p>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_an_address_and_perhaps_an_account() {
        let server = read(" turn:relay.example.org  tove under-the-hill ").unwrap();
        assert_eq!(
            (server.url(), server.account()),
            ("turn:relay.example.org", Some(("tove", "under-the-hill")))
        );
        let server = read("stun:stun.example.org:3478").unwrap();
        assert_eq!((server.url(), server.account()), ("stun:stun.example.org:3478", None));
        assert_eq!(read("turn:relay.example.org tove"), Err(ServerError::NoPassword));
        assert_eq!(read(""), Err(ServerError::Empty), "without a choice there is no server");
    }

    #[test]
    fn the_kind_of_a_choice_is_known_again() {
        let all = ["", PUBLIC, "stun:stun.example.org"].map(Kind::of);
        assert_eq!(all, Kind::ALL);
    }

    #[test]
    fn the_public_server_is_named_by_its_label() {
        let server = read(PUBLIC).unwrap();
        assert_eq!(server.url(), PUBLIC);
        assert!(words().live.server_public().contains("stun.cloudflare.com"));
    }
}

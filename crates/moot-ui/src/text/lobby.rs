//! Texts of the lobby.

use moot_art::SeatStyle;

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotReady {
    /// Something is missing among the options of the game: what, as a sentence.
    Options(String),
    /// The rules refuse to deal.
    Other,
    /// The browser gives no random numbers; a typed seed helps.
    NoChance,
}

crate::texts! {
    /// Texts of the lobby.
    pub trait LobbyTexts;
    en {
        use crate::text::en::spelling::spelt;
    }
    fr {}

    /// The name of the site.
    brand { en: "Trollmoot", fr: "Trollmoot" }
    /// The motto under the name.
    motto { en: "three games around one fire", fr: "trois jeux autour d’un même feu" }
    /// A one-line description.
    unofficial { en: "Trollmoot is an unofficial, non-commercial page for playing troll games.", fr: "Trollmoot est une page non officielle et non commerciale pour jouer à des jeux de trolls." }
    /// The choice of the language.
    language { en: "Language", fr: "Langue" }
    /// The link to the credits.
    about { en: "About and credits", fr: "À propos, crédits" }
    /// The row of games.
    choose_game { en: "Choose a game", fr: "Choisissez un jeu" }
    /// The seats.
    seats { en: "Seats", fr: "Places" }
    /// How many play.
    how_many { en: "Players", fr: "Joueurs" }
    /// A number of players.
    count(players: u8) -> String { all: players.to_string() }
    /// The field for the name of a seat.
    name_of_seat(seat: usize) -> String { en: format!("Name of seat {}", seat + 1), fr: format!("Nom de la place {}", seat + 1) }
    /// The name of a player without a typed name.
    player(seat: usize) -> String { en: format!("Player {}", seat + 1), fr: format!("Joueur {}", seat + 1) }
    /// A name proposed for a seat.
    proposed(seat: usize) {
        all: ["Grimhild", "Oddvar", "Tuva", "Ragnvald", "Solveig"].get(seat).copied().unwrap_or(""),
    }
    /// The choice of colour for a seat.
    style_of_seat(seat: usize) -> String { en: format!("{} of seat {}", spelt("Colours", "Colors"), seat + 1), fr: format!("Couleurs de la place {}", seat + 1) }
    /// A seat_style: colour, pattern and emblem.
    seat_style(seat_style: moot_art::SeatStyle) { match seat_style {
        SeatStyle::Rowan => { en: "Rowan: crimson stripes, berries", fr: "Sorbier : rayures cramoisies, baies" }
        SeatStyle::Fjord => { en: "Fjord: blue dots, waves", fr: "Fjord : points bleus, vagues" }
        SeatStyle::Birch => { en: "Birch: cream dashes, a leaf", fr: "Bouleau : traits crème, une feuille" }
        SeatStyle::Spruce => { en: "Spruce: green crosses, a fir", fr: "Épicéa : croix vertes, un sapin" }
        SeatStyle::Heather => { en: "Heather: lilac rings, a bell", fr: "Bruyère : anneaux lilas, une clochette" }
    } }
    /// A seat_style that another seat has: choosing it swaps.
    seat_style_swap(seat_style: &str, name: &str) -> String { en: format!("{seat_style} (swap with {name})"), fr: format!("{seat_style} (échange avec {name})") }
    /// The options.
    options { en: "Options", fr: "Réglages" }
    /// The starting player.
    first { en: "Starting player", fr: "Premier joueur" }
    /// Drawn.
    first_random { en: "Random", fr: "Au hasard" }
    /// The seed.
    seed { en: "Seed", fr: "Graine" }
    /// The placeholder of the empty field: a seed is drawn.
    seed_random { en: "random", fr: "au hasard" }
    /// The explanation of the seed.
    seed_help { en: "The same seed deals the same game. Leave it empty for a new one.", fr: "La même graine distribue la même partie. Laissez vide pour en tirer une nouvelle." }
    /// Why the game cannot begin.
    not_ready(why: &NotReady) -> String { match why {
        NotReady::Options(why) => { all: why.clone() }
        NotReady::Other => { en: "These options cannot be played.".to_owned(), fr: "Ces réglages ne se jouent pas.".to_owned() }
        NotReady::NoChance => {
            en: "This browser gives no random numbers. Type a seed, anything will do, and start again."
                .to_owned(),
            fr: "Ce navigateur ne donne pas de nombres aléatoires. Tapez une graine, n’importe laquelle, et recommencez."
                .to_owned(),
        }
    } }
    /// Close a dialog or a message.
    close { en: "Close", fr: "Fermer" }
}

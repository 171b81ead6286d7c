//! Texts about the players of seats.

use super::names::COMPUTERS;
use crate::players::{Pace, Player};
use moot_players::Level;

/// People by name, and computer players as "3 Diggers", with a word between the two.
fn line_up(
    people: &[String],
    computers: &[(Player, usize)],
    against: &str,
    and: fn(&[String]) -> String,
    name: fn(Player) -> &'static str,
) -> String {
    let machine = |&(player, count): &(Player, usize)| {
        [count.to_string().as_str(), " ", name(player), if count == 1 { "" } else { "s" }].concat()
    };
    let computers: Vec<String> = computers.iter().map(machine).collect();
    let sides = [and(people), and(&computers)];
    sides.into_iter().filter(|side| !side.is_empty()).collect::<Vec<_>>().join(against)
}

crate::texts! {
    /// Texts about the players of seats.
    pub trait PlayerTexts;
    en {
        use crate::text::en::join::and;
        use crate::text::en::spelling::spelt;
    }
    fr {
        use crate::text::fr::join::{and, de};
    }

    /// A player, in a word.
    player(player: Player) { match player {
        Player::Person => { en: "Person", fr: "Humain" }
        Player::Machine(Level::Pebble) => { en: "Pebble", fr: "Caillou" }
        Player::Machine(Level::Whelp) => { en: "Whelp", fr: "Marmot" }
        Player::Machine(Level::Scamp) => { en: "Scamp", fr: "Garnement" }
        Player::Machine(Level::Digger) => { en: "Digger", fr: "Mineur" }
        Player::Machine(Level::Mason) => { en: "Mason", fr: "Maçon" }
        Player::Machine(Level::Warden) => { en: "Warden", fr: "Gardien" }
        Player::Machine(Level::Elder) => { en: "Elder", fr: "Aîné" }
        Player::Machine(Level::Ancient) => { en: "Ancient", fr: "Ancêtre" }
        Player::Afar => { en: "Elsewhere", fr: "Ailleurs" }
        Player::Stranger => { en: "Stranger", fr: "Inconnu" }
    } }
    /// The description of a player, in one line.
    about(player: Player) { match player {
        Player::Person => { en: "Somebody at this screen", fr: "Quelqu’un devant cet écran" }
        Player::Machine(Level::Pebble) => { en: "Often plays at random: for children", fr: "Joue souvent au hasard : pour les enfants" }
        Player::Machine(Level::Whelp) => { en: "Plays on instinct: good for a first game", fr: "Joue d’instinct : bien pour une première partie" }
        Player::Machine(Level::Scamp) => { en: "Often plays on instinct: for a second game", fr: "Joue souvent d’instinct : pour une deuxième partie" }
        Player::Machine(Level::Digger) => { en: "Takes what pays at once: solid, short-sighted", fr: "Prend ce qui rapporte tout de suite : solide, à courte vue" }
        Player::Machine(Level::Mason) => { en: "Looks a little further now and then", fr: "Regarde parfois un peu plus loin" }
        Player::Machine(Level::Warden) => { en: "Thinks ahead for a moment at every decision", fr: "Réfléchit un instant à chaque décision" }
        Player::Machine(Level::Elder) => { en: "Thinks ahead for about a second: hard to beat", fr: "Réfléchit environ une seconde : difficile à battre" }
        Player::Machine(Level::Ancient) => { en: "Thinks ahead for a few seconds: the strongest", fr: "Réfléchit quelques secondes : le plus fort de tous" }
        Player::Afar => { en: "A person at another device: the table then has the link to send", fr: "Une personne devant un autre appareil : la table a le lien à envoyer" }
        Player::Stranger => { en: "Unknown to this version of the page: a person plays instead", fr: "Inconnu de cette version de la page : un humain le remplace" }
    } }
    /// A person at another device, in the line of the players.
    elsewhere(name: &str) -> String { en: format!("{name} (elsewhere)"), fr: format!("{name} (ailleurs)") }
    /// The players of a game in a line: people by name, computer players by level and number.
    line_up(people: &[String], computers: &[(Player, usize)]) -> String {
        en: line_up(people, computers, " against ", and, |player| PlayerTexts::player(&crate::text::en::English, player)),
        fr: line_up(people, computers, " contre ", and, |player| PlayerTexts::player(&crate::text::fr::French, player)),
    }
    /// Unfolds the descriptions of the computer players.
    about_levels { en: "About the players", fr: "À propos des joueurs" }
    /// Unfolds the colours of a seat.
    change_colour(seat: usize) -> String { en: format!("Change the {} of seat {}", spelt("colour", "color"), seat + 1), fr: format!("Changer la couleur de la place {}", seat + 1) }
    /// The name proposed for a computer player at a seat.
    proposed(seat: usize) { en: COMPUTERS.get(seat).map_or("", |name| name[0]), fr: COMPUTERS.get(seat).map_or("", |name| name[1]) }
    /// The label of the choice of a player.
    who_plays(seat: usize) -> String { en: format!("Who plays seat {}", seat + 1), fr: format!("Qui joue à la place {}", seat + 1) }
    /// A save names players that this version of the page does not know: their names and words.
    strangers(who: &[(String, String)]) -> String {
        en: {
            let who: Vec<String> = who.iter().map(|(name, word)| format!("{name} (“{word}”)")).collect();
            format!(
                "This page does not know the computer player of {}. A person plays instead; the save stays as it is.",
                and(&who)
            )
        },
        fr: {
            let who: Vec<String> = who.iter().map(|(name, word)| format!("{} (« {word} »)", de(name))).collect();
            format!(
                "Cette page ne connaît pas l’ordinateur qui tient la place {}. Un humain le remplace ; la sauvegarde reste telle quelle.",
                and(&who)
            )
        },
    }
    /// The label of the pace.
    pace { en: "Pace of computer players", fr: "Rythme des ordinateurs" }
    /// A pace.
    pace_name(pace: Pace) { match pace {
        Pace::Slow => { en: "Slow", fr: "Lent" }
        Pace::Normal => { en: "Normal", fr: "Normal" }
        Pace::Fast => { en: "Fast", fr: "Rapide" }
        Pace::Instant => { en: "Instant", fr: "Immédiat" }
    } }
}

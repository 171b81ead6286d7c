//! Games as links in English.

use moot_table::{BadLink, LinkTrouble};

use super::English;
use crate::links::SaveRelation;
use crate::text::links::LinkWords;
use moot_ui::text::en::counted;

impl LinkWords for English {
    fn arrived(&self) -> &'static str {
        "A game has arrived"
    }
    fn broken(&self) -> &'static str {
        "This link cannot be opened"
    }
    fn take_turn(&self, name: &str) -> String {
        format!("Play as {name}")
    }
    fn take_turn_help(&self, name: &str) -> String {
        format!(
            "You play {name}; the other people play at their own screens. After your turn you send the link on. The game is saved in this browser."
        )
    }
    fn go_on(&self) -> &'static str {
        "Go on at this screen"
    }
    fn go_on_help(&self) -> &'static str {
        "Everybody plays at this screen. The game is saved in this browser."
    }
    fn watch(&self) -> &'static str {
        "Watch it"
    }
    fn watch_help(&self) -> &'static str {
        "Shows the game move by move. Nothing is saved."
    }
    fn kin(&self, kin: SaveRelation) -> String {
        match kin {
            SaveRelation::Same => "You have this game: going on opens yours.".to_owned(),
            SaveRelation::Grown(more) => {
                let entries = counted(more, "new entry", "new entries");
                format!("You have this game: going on adds {entries} to yours.")
            }
            SaveRelation::Outgrown(more) => {
                let entries = counted(more, "entry", "entries");
                format!("Your own game is {entries} further: going on opens yours as it is.")
            }
            SaveRelation::Parted(_) => {
                "You have this game, but it went on differently. This one will be kept beside yours."
                    .to_owned()
            }
        }
    }
    fn open_book(&self) -> &'static str {
        "The link holds the whole game. The page shows everybody their own cards only, but with some skill a curious reader could find every hidden card and every coming draw in it: play by link with people you trust."
    }
    fn bad(&self, why: BadLink) -> &'static str {
        match why {
            BadLink::NotALink => "This is no link to a game.",
            BadLink::Newer { .. } => {
                "It was made by a later version of this page. Load the page anew and try again."
            }
            BadLink::CutOff { .. } => {
                "It breaks off: a part of it was lost on the way. Copy it once more, as a whole."
            }
            BadLink::Damaged => {
                "Some of its letters have been changed on the way. Copy it once more, as a whole."
            }
            BadLink::Shape => "Its beginning makes no sense: it was not made by this page.",
        }
    }
    fn trouble(&self, why: &LinkTrouble) -> String {
        match why {
            LinkTrouble::OtherGame { found } => format!("It is a game of “{found}”, which cannot be played here."),
            LinkTrouble::NewerRules { .. } => {
                "It was played by later rules than this page knows. Load the page anew and try again.".to_owned()
            }
            LinkTrouble::Setup => "Its players or options make no game.".to_owned(),
            LinkTrouble::OlderRules { .. } => {
                "It was played before the rules were corrected, and by today’s rules it leads elsewhere. A saved file of it can still be opened.".to_owned()
            }
            LinkTrouble::Entry { at } => format!("Entry {} of its log does not fit the rules.", at + 1),
        }
    }
    fn make(&self) -> &'static str {
        "Link to this game"
    }
    fn make_help(&self) -> &'static str {
        "Whoever opens it sees the game as it stands now, and can watch it or go on with it. Your own game stays as it is. Nothing is sent to a server: the game is in the address."
    }
    fn address(&self) -> &'static str {
        "The link"
    }
    fn copy(&self) -> &'static str {
        "Copy the link"
    }
    fn copied(&self) -> &'static str {
        "Copied"
    }
    fn share(&self) -> &'static str {
        "Share …"
    }
    fn turn_of(&self, name: &str) -> String {
        format!("{name}’s turn, at another screen")
    }
    fn send_on(&self, name: &str) -> String {
        format!("Send the link on. {name} opens it, plays, and sends you the next one.")
    }
    fn by_link(&self) -> &'static str {
        "To play by link, give the seats of those who play at other screens to “By link” under “Who plays”."
    }
}

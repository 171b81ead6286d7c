//! Texts about games as links.

use moot_table::{LinkDecodeError, LinkOpenError};

use crate::links::SaveRelation;

moot_ui::texts! {
    /// Texts about games as links.
    pub trait LinkTexts;
    en {
        use crate::text::en::links;
    }
    fr {
        use crate::text::fr::links;
        use moot_ui::text::fr::join::de;
    }

    /// A link to a game was opened.
    arrived { en: "A game has arrived", fr: "Une partie est arrivée" }
    /// The link cannot be opened.
    broken { en: "This link cannot be opened", fr: "Ce lien ne peut pas être ouvert" }
    /// Play one seat at this screen; the other players are remote.
    take_turn(name: &str) -> String { en: format!("Play as {name}"), fr: format!("Jouer pour {name}") }
    /// The explanation of that button.
    take_turn_help(name: &str) -> String {
        en: format!(
            "You play {name}; the other people play at their own screens. After your turn you send a new link. The game is saved in this browser."
        ),
        fr: format!(
            "Vous jouez pour {name} ; les autres jouent devant leur propre écran. Après votre tour, vous envoyez un nouveau lien. La partie est sauvegardée dans ce navigateur."
        ),
    }
    /// Continue with all players at this screen.
    go_on { en: "Go on at this screen", fr: "Continuer devant cet écran" }
    /// The explanation of that button.
    go_on_help { en: "Everybody plays at this screen. The game is saved in this browser.", fr: "Tout le monde joue devant cet écran. La partie est sauvegardée dans ce navigateur." }
    /// Opens the saved copy of a finished game.
    own_copy { en: "Open your own copy", fr: "Ouvrir la vôtre" }
    /// The explanation of that button.
    own_copy_help { en: "With the score sheet and the costliest turns.", fr: "Avec la feuille de score et les tours les plus coûteux." }
    /// Watch it.
    watch { en: "Watch it", fr: "La regarder" }
    /// The explanation of that button.
    watch_help { en: "Shows the game move by move. Nothing is saved.", fr: "Montre la partie coup par coup. Rien n’est sauvegardé." }
    /// The relation to a saved game.
    relation(relation: SaveRelation) -> String { all: links::relation(relation) }
    /// A warning that a link contains hidden information.
    open_book { en: "The link holds the whole game. The page shows everybody their own cards only, but with some skill a curious reader could find every hidden card and every coming draw in it: play by link with people you trust.", fr: "Le lien contient toute la partie. La page ne montre à chacun que ses propres cartes, mais un curieux un peu habile pourrait y trouver chaque carte cachée et chaque pioche à venir : jouez par lien avec des gens de confiance." }
    /// Why a text is not a valid link.
    bad(why: LinkDecodeError) { match why {
        LinkDecodeError::NotALink => { en: "This is no link to a game.", fr: "Ce n’est pas un lien vers une partie." }
        LinkDecodeError::Newer { .. } => { en: "It was made by a later version of this page. Reload the page and try again.", fr: "Il vient d’une version plus récente de cette page. Rechargez la page et réessayez." }
        LinkDecodeError::CutOff { .. } => { en: "It breaks off: a part of it was lost on the way. Copy it once more, as a whole.", fr: "Il s’interrompt : une partie s’est perdue en route. Copiez-le de nouveau, en entier." }
        LinkDecodeError::Damaged => { en: "Some of its letters have been changed on the way. Copy it once more, as a whole.", fr: "Certaines de ses lettres ont changé en route. Copiez-le de nouveau, en entier." }
        LinkDecodeError::Shape => { en: "Its beginning makes no sense: this page did not make it.", fr: "Son début n’a pas de sens : cette page ne l’a pas fait." }
    } }
    /// Why a link cannot be opened.
    trouble(why: &LinkOpenError) -> String { match why {
        LinkOpenError::OtherGame { found } => { en: format!("It is a game of “{found}”, which cannot be played here."), fr: format!("C’est une partie de « {found} », qui ne se joue pas ici.") }
        LinkOpenError::NewerRules { .. } => { en: "It was played by later rules than this page knows. Reload the page and try again.".to_owned(), fr: "Elle a été jouée avec des règles plus récentes que celles de cette page. Rechargez la page et réessayez.".to_owned() }
        LinkOpenError::Setup => { en: "Its players or options are not valid.".to_owned(), fr: "Ses joueurs ou ses réglages sont incorrects.".to_owned() }
        LinkOpenError::OlderRules { .. } => { en: "It was played before the rules were corrected, and today’s rules lead to another position. If it was saved as a file, that can still be opened.".to_owned(), fr: "Elle a été jouée avant la correction des règles, et celles d’aujourd’hui mènent à une autre position. Si elle a été enregistrée en fichier, celui-ci s’ouvre encore.".to_owned() }
        LinkOpenError::Entry { at } => { en: format!("Entry {} of its log breaks the rules.", at + 1), fr: format!("L’entrée {} de son journal ne respecte pas les règles.", at + 1) }
    } }
    /// Make a link, in the menu and over the dialog.
    make { en: "Link to this game", fr: "Lien vers cette partie" }
    /// The content of the link.
    make_help { en: "Whoever opens it sees the game as it stands now, and can watch it or go on with it. Your own game stays as it is. Nothing is sent to a server: the game is in the address.", fr: "Qui l’ouvre voit la partie telle qu’elle est maintenant, et peut la regarder ou la poursuivre. Votre partie reste telle quelle. Rien n’est envoyé à un serveur : la partie est dans l’adresse." }
    /// The field with the address.
    address { en: "The link", fr: "Le lien" }
    /// Copy it.
    copy { en: "Copy the link", fr: "Copier le lien" }
    /// It has been copied.
    copied { en: "Copied", fr: "Copié" }
    /// The browser does not let the page copy it.
    not_copied { en: "Not copied: select the text and copy it", fr: "Pas copié\u{a0}: sélectionnez le texte et copiez-le" }
    /// Share it with another program.
    share { en: "Share …", fr: "Partager…" }
    /// A remote player is on turn.
    turn_of(name: &str) -> String { en: format!("{name}’s turn, at another screen"), fr: format!("Tour {}, devant un autre écran", de(name)) }
    /// The instructions.
    send_on(name: &str) -> String { en: format!("Send the link on. {name} opens it, plays, and sends you the next one."), fr: format!("Envoyez le lien. {name} l’ouvre, joue, et vous envoie le suivant.") }
    /// The explanation of play by link.
    by_link { en: "To play by link, open “Players and pace” and set the seats of people at other screens to “Elsewhere”.", fr: "Pour jouer par lien, ouvrez « Joueurs et rythme » et réglez sur « Ailleurs » les places de ceux qui jouent ailleurs." }
}

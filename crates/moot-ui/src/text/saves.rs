//! Texts about saved games.

use moot_table::SaveDecodeError;

use crate::saves::{Merged, Persistence, StoreError};

/// Why a valid save is not a playable game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// Another game, by its name on the wire.
    OtherGame(String),
    /// Later rules than those here.
    NewerRules,
    /// The options or seats are invalid.
    Setup,
    /// The log is invalid from this entry on.
    Log {
        /// The number of the entry, from 1.
        entry: usize,
    },
}

crate::texts! {
    /// Texts about saved games.
    pub trait SavesTexts;
    en {
        use crate::text::en::{counted, saves};
    }
    fr {
        use crate::text::fr::saves;
        use crate::text::fr::join::{count, de};
    }

    /// The panel.
    continue_title { en: "Continue", fr: "Continuer" }
    /// The number of saves.
    count(saves: usize) -> String { en: counted(saves, "saved game", "saved games"), fr: count(u32::try_from(saves).unwrap_or(u32::MAX), "partie sauvegardée", "parties sauvegardées") }
    /// There are no saves.
    none { en: "No saved game yet. A game is saved in this browser after every action.", fr: "Aucune partie sauvegardée pour l’instant. Chaque action est sauvegardée dans ce navigateur." }
    /// The start date.
    begun(date: &str) -> String { en: format!("begun {date}"), fr: format!("commencée le {date}") }
    /// Whose turn it is.
    turn_of(name: &str) -> String { en: format!("{name}’s turn"), fr: format!("tour {}", de(name)) }
    /// It is finished.
    finished { en: "finished", fr: "terminée" }
    /// Continue a game.
    continue_label(game: &str, what: &str) -> String { en: format!("Continue {game}: {what}"), fr: format!("Continuer {game} : {what}") }
    /// The button that continues the last saved game.
    continue_last(what: &str) -> String { en: ["Continue: ", what].concat(), fr: ["Continuer : ", what].concat() }
    /// Save as a file.
    export { en: "Save as a file", fr: "Enregistrer en fichier" }
    /// Delete.
    delete { en: "Delete", fr: "Supprimer" }
    /// Delete, really.
    delete_sure { en: "Really delete?", fr: "Vraiment supprimer\u{202f}?" }
    /// Open a file.
    import { en: "Open a saved file", fr: "Ouvrir un fichier" }
    /// A file could not be opened.
    import_failed(why: &str) -> String { en: format!("This file was not opened: {why}"), fr: format!("Ce fichier n’a pas été ouvert : {why}") }
    /// The heading of quarantined saves.
    kept_title { en: "Saves that could not be read", fr: "Sauvegardes illisibles" }
    /// A quarantined save, and the reason.
    kept(key: &str, why: &str) -> String { en: format!("A saved game could not be read and has been kept as “{key}”. {why}"), fr: format!("Une sauvegarde n’a pas pu être lue et a été conservée sous « {key} ». {why}") }
    /// Show its text.
    show_text { en: "Show its text", fr: "Montrer son texte" }
    /// Continue from the last readable position.
    go_on_from(entry: usize) -> String { en: format!("Go on from move {entry}, the last that can be read"), fr: format!("Reprendre au coup {entry}, le dernier qui soit lisible") }
    /// The stored record is damaged.
    torn { en: "Its text breaks off or is garbled.", fr: "Son texte s’interrompt ou est altéré." }
    /// The newest generation is unreadable and quarantined; the older one was opened.
    older(key: &str) -> String {
        en: format!(
            "The last save of this game could not be read and has been kept as “{key}”. This is the game as it was one save earlier."
        ),
        fr: format!(
            "La dernière sauvegarde de cette partie n’a pas pu être lue et a été conservée sous « {key} ». Voici la partie telle qu’elle était une sauvegarde plus tôt."
        ),
    }
    /// Another tab plays the game.
    away_title { en: "Played in another tab", fr: "Jouée dans un autre onglet" }
    /// The game is read-only here.
    away { en: "This game is open in another tab of this browser. Here it can only be watched.", fr: "Cette partie est ouverte dans un autre onglet de ce navigateur. Ici, on ne peut que la regarder." }
    /// Take it over.
    play_on_here { en: "Play on here", fr: "Continuer ici" }
    /// The result of an import.
    merged(merged: &Merged) -> String { all: saves::merged(merged) }
    /// The browser's storage policy for the games.
    persistence(persistence: Persistence) { match persistence {
        Persistence::Promised => { en: "This browser has promised to keep your games until you delete them.", fr: "Ce navigateur a promis de garder vos parties jusqu’à ce que vous les supprimiez." }
        Persistence::Best => { en: "This browser keeps your games, but may clear them when it runs short of room or after some time without a visit. Take copies of games that matter.", fr: "Ce navigateur garde vos parties, mais peut les effacer s’il manque de place ou après un certain temps sans visite. Faites des copies des parties qui comptent." }
        Persistence::Unknown => { en: "Games are kept in this browser only. Some browsers clear what a site has stored after a week without a visit: take copies of games that matter.", fr: "Les parties ne se trouvent que dans ce navigateur. Certains navigateurs effacent ce qu’un site a stocké après une semaine sans visite : faites des copies des parties qui comptent." }
    } }
    /// Request persistent storage.
    ask_to_last { en: "Ask the browser to keep them", fr: "Demander au navigateur de les garder" }
    /// The time of the last save.
    saved(date: &str) -> String { en: format!("saved {date}"), fr: format!("sauvegardée le {date}") }
    /// The game has no recent backup.
    lonely { en: "no copy for three days", fr: "sans copie depuis trois jours" }
    /// The number of games without a recent backup.
    lonely_all(games: usize) -> String { match games {
        1 => { en: "One game has had no copy outside this browser for three days.".to_owned(), fr: "Une partie n’a pas de copie hors de ce navigateur depuis trois jours.".to_owned() }
        _ => { en: format!("{games} games have had no copy outside this browser for three days."), fr: format!("{games} parties n’ont pas de copie hors de ce navigateur depuis trois jours.") }
    } }
    /// All games as one file.
    export_all { en: "Save all as one file", fr: "Tout enregistrer en un fichier" }
    /// The text of a save or a link, to be pasted.
    paste { en: "Paste a saved game or a link", fr: "Coller une partie ou un lien" }
    /// The help for pasting and dropping.
    paste_help { en: "A file can also be dropped here.", fr: "On peut aussi déposer un fichier ici." }
    /// Open the pasted text.
    open { en: "Open", fr: "Ouvrir" }
    /// Why a text is not a valid save.
    unreadable(why: &SaveDecodeError) -> String { match why {
        SaveDecodeError::NotJson { line, column } => { en: format!("Its text breaks off or is garbled at line {line}, column {column}."), fr: format!("Son texte s’interrompt ou est altéré à la ligne {line}, colonne {column}.") }
        SaveDecodeError::NotASave { key } => { en: format!("It is no Trollmoot save: “{key}” is missing."), fr: format!("Ce n’est pas une sauvegarde de Trollmoot : il manque « {key} ».") }
        SaveDecodeError::NewerFormat { .. } => { en: "It was written by a later version of this page.".to_owned(), fr: "Elle a été écrite par une version plus récente de cette page.".to_owned() }
        SaveDecodeError::Damaged { .. } => { en: "It has been changed or damaged: its checksum does not match.".to_owned(), fr: "Elle a été modifiée ou abîmée : sa somme de contrôle ne correspond pas.".to_owned() }
        SaveDecodeError::Step(_) => { en: "It is too old to be brought up to date.".to_owned(), fr: "Elle est trop ancienne pour être mise à jour.".to_owned() }
        SaveDecodeError::Shape { detail } => { en: format!("Part of it is wrong: {detail}."), fr: format!("Un élément en est incorrect : {detail}.") }
    } }
    /// Why a save cannot be opened.
    unfit(why: &Unfit) -> String { match why {
        Unfit::OtherGame(game) => { en: format!("It is a game of “{game}”, which cannot be played here."), fr: format!("C’est une partie de « {game} », qui ne se joue pas ici.") }
        Unfit::NewerRules => { en: "It was played by later rules than this page knows.".to_owned(), fr: "Elle a été jouée avec des règles plus récentes que celles de cette page.".to_owned() }
        Unfit::Setup => { en: "Its players or options are not valid.".to_owned(), fr: "Ses joueurs ou ses réglages sont incorrects.".to_owned() }
        Unfit::Log { entry } => { en: format!("Move {entry} breaks the rules."), fr: format!("Le coup {entry} ne respecte pas les règles.") }
    } }
    /// The storage fails: the game continues, but is not saved.
    not_saved(why: StoreError) { match why {
        StoreError::Disabled => { en: "This browser does not allow saving, so the game will be lost when the page closes. Save it as a file.", fr: "Ce navigateur n’autorise pas la sauvegarde : la partie sera perdue à la fermeture de la page. Enregistrez-la en fichier." }
        StoreError::Full => { en: "The browser’s storage is full, so the last moves are not saved. Save the game as a file, or delete old games in the lobby.", fr: "L’espace de stockage du navigateur est plein : les derniers coups ne sont pas sauvegardés. Enregistrez la partie en fichier, ou supprimez d’anciennes parties à l’accueil." }
    } }
    /// The rules have changed since: the same log has another result.
    drifted { en: "The rules have been corrected since this game was saved, so its last position may differ from what you remember.", fr: "Les règles ont été corrigées depuis cette sauvegarde : la dernière position peut différer de votre souvenir." }
    /// The game as text.
    as_text { en: "The game as text", fr: "La partie en texte" }
    /// Copy it.
    copy { en: "Copy", fr: "Copier" }
}

//! Saved games in French.

use moot_table::Unreadable;

use super::French;
use super::join::{count, de};
use crate::saves::{Lasting, Merged, StoreError};
use crate::text::saves::{SavesWords, Unfit};

impl SavesWords for French {
    fn continue_title(&self) -> &'static str {
        "Continuer"
    }
    fn count(&self, saves: usize) -> String {
        count(u32::try_from(saves).unwrap_or(u32::MAX), "partie sauvegardée", "parties sauvegardées")
    }
    fn none(&self) -> &'static str {
        "Aucune partie sauvegardée pour l’instant. Chaque action est sauvegardée dans ce navigateur."
    }
    fn begun(&self, date: &str) -> String {
        format!("commencée le {date}")
    }
    fn turn_of(&self, name: &str) -> String {
        format!("tour {}", de(name))
    }
    fn finished(&self) -> &'static str {
        "terminée"
    }
    fn continue_label(&self, game: &str, what: &str) -> String {
        format!("Continuer {game} : {what}")
    }
    fn export(&self) -> &'static str {
        "Enregistrer en fichier"
    }
    fn delete(&self) -> &'static str {
        "Supprimer"
    }
    fn delete_sure(&self) -> &'static str {
        "Supprimer pour de bon"
    }
    fn import(&self) -> &'static str {
        "Ouvrir un fichier"
    }
    fn import_failed(&self, why: &str) -> String {
        format!("Ce fichier n’a pas été ouvert : {why}")
    }
    fn kept_title(&self) -> &'static str {
        "Sauvegardes illisibles"
    }
    fn kept(&self, key: &str, why: &str) -> String {
        format!("Une sauvegarde n’a pas pu être lue et a été conservée sous « {key} ». {why}")
    }
    fn show_text(&self) -> &'static str {
        "Montrer son texte"
    }
    fn go_on_from(&self, entry: usize) -> String {
        format!("Reprendre au coup {entry}, le dernier qui soit lisible")
    }
    fn torn(&self) -> &'static str {
        "Ce qui en est stocké s’interrompt ou est brouillé."
    }
    fn older(&self, key: &str) -> String {
        format!(
            "La dernière sauvegarde de cette partie n’a pas pu être lue et a été conservée sous « {key} ». Voici la partie telle qu’elle était une sauvegarde plus tôt."
        )
    }
    fn away_title(&self) -> &'static str {
        "Jouée dans un autre onglet"
    }
    fn away(&self) -> &'static str {
        "Cette partie est ouverte dans un autre onglet de ce navigateur. Ici, on ne peut que la regarder."
    }
    fn play_on_here(&self) -> &'static str {
        "Continuer ici"
    }
    fn merged(&self, merged: &Merged) -> String {
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let mut told = vec![count(number(merged.added), "partie ajoutée", "parties ajoutées")];
        if merged.known > 0 {
            told.push(count(number(merged.known), "déjà présente", "déjà présentes"));
        }
        if merged.aside > 0 {
            told.push(count(
                number(merged.aside),
                "texte illisible mis de côté",
                "textes illisibles mis de côté",
            ));
        }
        let told = told.join(", ");
        match merged.stopped {
            None => format!("{told}. Rien de ce qui était ici n’a changé."),
            Some(_) => {
                format!(
                    "{told}, puis le navigateur n’en a plus accepté. Rien de ce qui était ici n’a changé."
                )
            }
        }
    }
    fn lasting(&self, lasting: Lasting) -> &'static str {
        match lasting {
            Lasting::Promised => {
                "Ce navigateur a promis de garder vos parties jusqu’à ce que vous les supprimiez."
            }
            Lasting::Best => {
                "Ce navigateur garde vos parties, mais peut les effacer s’il manque de place ou après un certain temps sans visite. Faites des copies des parties qui comptent."
            }
            Lasting::Unknown => {
                "Les parties ne se trouvent que dans ce navigateur. Certains navigateurs effacent ce qu’un site a stocké après une semaine sans visite : faites des copies des parties qui comptent."
            }
        }
    }
    fn ask_to_last(&self) -> &'static str {
        "Demander au navigateur de les garder"
    }
    fn saved(&self, date: &str) -> String {
        format!("sauvegardée le {date}")
    }
    fn lonely(&self) -> &'static str {
        "sans copie depuis trois jours"
    }
    fn lonely_all(&self, games: usize) -> String {
        match games {
            1 => "Une partie n’a pas de copie hors de ce navigateur depuis trois jours.".to_owned(),
            _ => format!("{games} parties n’ont pas de copie hors de ce navigateur depuis trois jours."),
        }
    }
    fn export_all(&self) -> &'static str {
        "Tout enregistrer en un fichier"
    }
    fn paste(&self) -> &'static str {
        "Coller une partie ou un lien"
    }
    fn paste_help(&self) -> &'static str {
        "On peut aussi déposer un fichier ici."
    }
    fn open(&self) -> &'static str {
        "Ouvrir"
    }
    fn unreadable(&self, why: &Unreadable) -> String {
        match why {
            Unreadable::NotJson { line, column } => {
                format!("Son texte s’interrompt ou est brouillé à la ligne {line}, colonne {column}.")
            }
            Unreadable::NotASave { key } => {
                format!("Ce n’est pas une sauvegarde de Trollmoot : il manque « {key} ».")
            }
            Unreadable::NewerFormat { .. } => {
                "Elle a été écrite par une version plus récente de cette page.".to_owned()
            }
            Unreadable::Damaged { .. } => {
                "Elle a été modifiée ou abîmée : sa somme de contrôle ne correspond pas.".to_owned()
            }
            Unreadable::Step(_) => "Elle est trop ancienne pour être mise à jour.".to_owned(),
            Unreadable::Shape { detail } => format!("Une de ses parties n’est pas comme il faut : {detail}."),
        }
    }
    fn unfit(&self, why: &Unfit) -> String {
        match why {
            Unfit::OtherGame(game) => {
                format!("C’est une partie de « {game} », qui ne se joue pas ici.")
            }
            Unfit::NewerRules => {
                "Elle a été jouée avec des règles plus récentes que celles de cette page.".to_owned()
            }
            Unfit::Setup => "Ses joueurs ou ses options ne forment pas une partie.".to_owned(),
            Unfit::Log { entry } => format!("Le coup {entry} ne respecte pas les règles."),
        }
    }
    fn not_saved(&self, why: StoreError) -> &'static str {
        match why {
            StoreError::Disabled => {
                "Ce navigateur n’autorise pas la sauvegarde : la partie sera perdue à la fermeture de la page. Enregistrez-la en fichier."
            }
            StoreError::Full => {
                "L’espace de stockage du navigateur est plein : les derniers coups ne sont pas sauvegardés. Enregistrez la partie en fichier, ou supprimez d’anciennes parties à l’accueil."
            }
        }
    }
    fn drifted(&self) -> &'static str {
        "Les règles ont été corrigées depuis cette sauvegarde : la dernière position peut différer de votre souvenir."
    }
    fn as_text(&self) -> &'static str {
        "La partie en texte"
    }
    fn copy(&self) -> &'static str {
        "Copier"
    }
}

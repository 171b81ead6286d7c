//! Games as links in French.

use moot_table::{BadLink, LinkTrouble};

use super::French;
use crate::links::SaveRelation;
use crate::text::links::LinkWords;
use moot_ui::text::fr::join::{count, de};

impl LinkWords for French {
    fn arrived(&self) -> &'static str {
        "Une partie est arrivée"
    }
    fn broken(&self) -> &'static str {
        "Ce lien ne peut pas être ouvert"
    }
    fn take_turn(&self, name: &str) -> String {
        format!("Jouer pour {name}")
    }
    fn take_turn_help(&self, name: &str) -> String {
        format!(
            "Vous jouez {name} ; les autres jouent devant leur propre écran. Après votre tour, vous envoyez le lien plus loin. La partie est sauvegardée dans ce navigateur."
        )
    }
    fn go_on(&self) -> &'static str {
        "Continuer devant cet écran"
    }
    fn go_on_help(&self) -> &'static str {
        "Tout le monde joue devant cet écran. La partie est sauvegardée dans ce navigateur."
    }
    fn watch(&self) -> &'static str {
        "La regarder"
    }
    fn watch_help(&self) -> &'static str {
        "Montre la partie coup par coup. Rien n’est sauvegardé."
    }
    fn kin(&self, kin: SaveRelation) -> String {
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        match kin {
            SaveRelation::Same => "Vous avez cette partie : continuer ouvre la vôtre.".to_owned(),
            SaveRelation::Grown(more) => {
                let entries = count(number(more), "nouvelle entrée", "nouvelles entrées");
                format!("Vous avez cette partie : continuer ajoute {entries} à la vôtre.")
            }
            SaveRelation::Outgrown(more) => {
                let entries = count(number(more), "entrée", "entrées");
                format!("Votre partie a {entries} d’avance : continuer l’ouvre telle quelle.")
            }
            SaveRelation::Parted(_) => {
                "Vous avez cette partie, mais elle s’est poursuivie autrement. Celle-ci sera gardée à côté de la vôtre.".to_owned()
            }
        }
    }
    fn open_book(&self) -> &'static str {
        "Le lien contient toute la partie. La page ne montre à chacun que ses propres cartes, mais un curieux un peu habile pourrait y trouver chaque carte cachée et chaque pioche à venir : jouez par lien avec des gens de confiance."
    }
    fn bad(&self, why: BadLink) -> &'static str {
        match why {
            BadLink::NotALink => "Ce n’est pas un lien vers une partie.",
            BadLink::Newer { .. } => {
                "Il vient d’une version plus récente de cette page. Rechargez la page et réessayez."
            }
            BadLink::CutOff { .. } => {
                "Il s’interrompt : une partie s’est perdue en route. Copiez-le de nouveau, en entier."
            }
            BadLink::Damaged => {
                "Certaines de ses lettres ont changé en route. Copiez-le de nouveau, en entier."
            }
            BadLink::Shape => "Son début n’a pas de sens : cette page ne l’a pas fait.",
        }
    }
    fn trouble(&self, why: &LinkTrouble) -> String {
        match why {
            LinkTrouble::OtherGame { found } => format!("C’est une partie de « {found} », qui ne se joue pas ici."),
            LinkTrouble::NewerRules { .. } => {
                "Elle a été jouée avec des règles plus récentes que celles de cette page. Rechargez la page et réessayez.".to_owned()
            }
            LinkTrouble::Setup => "Ses joueurs ou ses options ne forment pas une partie.".to_owned(),
            LinkTrouble::OlderRules { .. } => {
                "Elle a été jouée avant la correction des règles, et mène ailleurs avec celles d’aujourd’hui. Un fichier de cette partie peut toujours être ouvert.".to_owned()
            }
            LinkTrouble::Entry { at } => {
                format!("L’entrée {} de son journal ne respecte pas les règles.", at + 1)
            }
        }
    }
    fn make(&self) -> &'static str {
        "Lien vers cette partie"
    }
    fn make_help(&self) -> &'static str {
        "Qui l’ouvre voit la partie telle qu’elle est maintenant, et peut la regarder ou la poursuivre. Votre partie reste telle quelle. Rien n’est envoyé à un serveur : la partie est dans l’adresse."
    }
    fn address(&self) -> &'static str {
        "Le lien"
    }
    fn copy(&self) -> &'static str {
        "Copier le lien"
    }
    fn copied(&self) -> &'static str {
        "Copié"
    }
    fn share(&self) -> &'static str {
        "Partager…"
    }
    fn turn_of(&self, name: &str) -> String {
        format!("Tour {}, devant un autre écran", de(name))
    }
    fn send_on(&self, name: &str) -> String {
        format!("Envoyez le lien. {name} l’ouvre, joue, et vous envoie le suivant.")
    }
    fn by_link(&self) -> &'static str {
        "Pour jouer par lien, donnez les places de ceux qui jouent ailleurs à « Par lien » sous « Qui joue »."
    }
}

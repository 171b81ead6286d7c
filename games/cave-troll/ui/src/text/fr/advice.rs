//! Hints for Cave Troll: the title of a move and the reasons for it.

use cave_troll::{Action, Feature, Phase};

use super::names::{a_card, artifact, figure, gold, into, place, space, within, yours};
use crate::text::table::TextContext;
use moot_ui::text::fr::join::{count, de, plural, signed};

/// A move, by the decisions that it takes.
pub(crate) fn title(context: &TextContext<'_>, line: &[Action]) -> String {
    let state = context.state;
    let you = state.asked();
    let Some(&first) = line.first() else { return String::new() };
    let at = line.iter().find_map(|action| match action {
        Action::At(at) => Some(*at),
        _ => None,
    });
    match first {
        Action::Draw => "Piocher et jouer une carte".to_owned(),
        Action::Play(card) => match at {
            Some(at) => match card.figure() {
                Some(of) => format!("Jouer {} {}", figure(of).the(), within(at)),
                None => format!("Décompter {}", space(at).the()),
            },
            None => format!("Jouer {}", a_card(card)),
        },
        Action::At(at) => match state.phase {
            Phase::Put(card) if card.figure().is_none() => format!("Décompter {}", space(at).the()),
            Phase::Put(card) => format!("Mettre {} {}", a_card(card), within(at)),
            Phase::Return(hero) => format!("Ramener {} {}", figure(hero).the(), within(at)),
            Phase::Seal => format!("Sceller {}", space(at).the()),
            Phase::Weigh => format!("Prendre l’or {}", space(at).of()),
            _ => format!("Choisir {}", space(at).the()),
        },
        Action::Move { who, to, .. } => match state.phase {
            Phase::Glide => format!("Glisser jusqu’{}", into_after_until(to)),
            _ => format!("{} {}", figure(who).name, into(to)),
        },
        Action::Push { whom, to } => format!("Pousser {} {}", yours(context, you, whom), into(to)),
        Action::Strike { who, whom } => {
            format!("Retirer {} avec {}", yours(context, you, whom), figure(who).the())
        }
        Action::Jump(to) => format!("Voleur {}", into(to)),
        Action::Rout => "Retirer les Aventuriers à côté du Soudard".to_owned(),
        Action::Banish { whose, to } => {
            format!("Renvoyer la Banshee {} {}", de(context.name(whose)), into(to))
        }
        Action::Pull { whom, .. } => format!("Attirer {} avec la Banshee", yours(context, you, whom)),
        Action::Rampage => "Déchaîner le Troll enragé".to_owned(),
        Action::Artifact => match state.relics.get(you.index()).copied().flatten() {
            Some(relic) => match at {
                Some(at) => format!("Jouer {} : {}", artifact(relic).the(), place(at)),
                None => format!("Jouer {}", artifact(relic).the()),
            },
            None => "Jouer l’artefact".to_owned(),
        },
        Action::Revive(hero) => match at {
            Some(at) => format!("Ramener {} {}", figure(hero).the(), within(at)),
            None => format!("Faire revenir {}", figure(hero).the()),
        },
        Action::Remove { whom, at } => format!("Retirer {} {}", yours(context, you, whom), space(at).of()),
        Action::Stack(card) => format!("Poser {} sur le dessus", a_card(card)),
        Action::Done => match state.phase {
            Phase::Escape { .. } => "Ne laisser sortir personne".to_owned(),
            Phase::Glide => "Rester où elle est".to_owned(),
            Phase::Bonus => "Ne pas piocher".to_owned(),
            _ => "En rester là".to_owned(),
        },
        Action::End => "Finir le tour".to_owned(),
    }
}

/// The words after "jusqu’": "à la Salle des cartes", "au Magot"; a pit would need "dans".
fn into_after_until(to: cave_troll::Space) -> String {
    space(to).at()
}

/// A reason for a move: what changes, by how many.
pub(crate) fn reason(feature: Feature, change: f32) -> String {
    let n = (change.abs().round() as u32).max(1);
    let whole = if change < 0.0 { -(n as i32) } else { n as i32 };
    let more = change >= 0.0;
    let sum = || [&signed(whole), plural(n, " pièce", " pièces")].concat();
    let pick = |yes: &str, no: &str| if more { yes } else { no }.to_owned();
    let by = |one: &'static str, many: &'static str, yes: &str, no: &str| {
        [count(n, one, many).as_str(), " ", if more { yes } else { no }].concat()
    };
    match feature {
        Feature::Gold => format!("{} dans la bourse", sum()),
        Feature::Board => format!("{} si le donjon est décompté", sum()),
        Feature::Artifact => pick("un artefact en réserve", "consomme l’artefact"),
        Feature::Influence => {
            pick("plus de poids dans les salles voisines", "moins de poids dans les salles voisines")
        }
        Feature::Lead => {
            let held = [gold(n as i32).as_str(), plural(n, " tenue", " tenues")].concat();
            if more { format!("{held} plus fermement") } else { format!("{held} moins fermement") }
        }
        Feature::Tied => pick("une égalité dans une salle", "une égalité de moins"),
        Feature::Short => pick("à un héros de tenir une salle", "n’est plus à un héros d’une salle"),
        Feature::Guarded => pick("de l’or hors d’atteinte des rivaux", "de l’or de nouveau à leur portée"),
        Feature::Danger => pick("plus d’or près des monstres rivaux", "moins d’or près des monstres rivaux"),
        Feature::Prey => pick("un monstre près de l’or rival", "un monstre plus loin de l’or rival"),
        Feature::Heroes => by("héros", "héros", "de plus dans les salles", "de moins dans les salles"),
        Feature::Stairs => by("héros", "héros", "de plus aux escaliers", "de moins aux escaliers"),
        Feature::HeroesToCome => by("héros", "héros", "de plus dans vos cartes", "de moins dans vos cartes"),
        // Beyond its effect on gold, the value of a character is small and may be negative, so the reason only says which
        // character is added or removed.
        Feature::Character(of) if more => format!("{} entre en jeu", figure(of).the()),
        Feature::Character(of) => format!("{} n’est plus là", figure(of).the()),
        Feature::Hand => pick("une meilleure carte en main", "une carte plus faible en main"),
        Feature::Trigger => {
            pick("garde de quoi déclencher un décompte", "cède de quoi déclencher un décompte")
        }
        Feature::Actions => {
            let actions = count(n, "action", "actions");
            if more { format!("{actions} de plus à jouer") } else { format!("coûte {actions}") }
        }
        Feature::LastCard => {
            pick("plus près de la dernière carte, payante", "plus loin de la dernière carte, payante")
        }
    }
}

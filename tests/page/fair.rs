//! The seed of a game, as chosen in the lobby.

use moot_table::{Seed, ShuffleProof};
use moot_ui::fair::{DRAWN, seed_of};
use moot_ui::game::form::Form;
use moot_ui::players::Player;
use mountain_king_ui::MountainKingUi;

fn form() -> Form<MountainKingUi> {
    let mut form = Form::<MountainKingUi>::default();
    form.mixing.secret = Some([3; 16]);
    form.seat(2);
    form
}

#[test]
fn every_person_adds_a_word_and_computer_players_none() {
    let mut form = form();
    form.mixing.words[0] = "heather".to_owned();
    form.mixing.words[1] = "unheard".to_owned();
    let fair = ShuffleProof::of(&seed_of(&form).unwrap()).unwrap();
    assert_eq!(fair.words, ["heather", ""]);
    assert_eq!(fair.code(), moot_table::Commitment::of([3; 16]), "the code that the lobby shows");
    form.invite(1, Player::Person);
    assert_eq!(ShuffleProof::of(&seed_of(&form).unwrap()).unwrap().words, ["heather", "unheard"]);
    form.mixing.words[1] = " - ".to_owned();
    let drawn =
        |form: &Form<MountainKingUi>| ShuffleProof::of(&seed_of(form).unwrap()).unwrap().words[1].clone();
    let (one, two) = (drawn(&form), drawn(&form));
    assert!(one.len() == DRAWN && one != two, "{one} {two}");
}

#[test]
fn a_typed_seed_is_never_a_mix() {
    let mut form = form();
    let mix = seed_of(&form).unwrap();
    assert!(ShuffleProof::of(&mix).is_some());
    form.seed = mix.text().to_owned();
    let typed = seed_of(&form).unwrap();
    assert_eq!(typed, mix, "it deals the same game");
    assert_eq!(ShuffleProof::of(&typed), None, "but there is no proof");
    form.seed = "old king".to_owned();
    assert_eq!(seed_of(&form).unwrap(), Seed::typed("old king"));
}

#[test]
fn without_people_the_seed_is_the_secret() {
    let mut form = form();
    form.invite(0, Player::Machine(moot_players::Level::Whelp));
    assert_eq!(seed_of(&form).unwrap(), Seed::random([3; 16]));
    form.mixing.secret = None;
    assert_ne!(seed_of(&form).unwrap(), seed_of(&form).unwrap(), "an empty seed is drawn at random");
}

//! Breaches in `trolls.txt`, `starters.txt` and `spells.txt`.

use moot_testkit::noticed;

use super::edits::At::{File, Here, Line};
use super::edits::{assert_blamed, shipped, text};

noticed! {
    shipped:
    trolls_have_a_notation,
    each_troll_card_keeps_to_its_budget,
    starters_have_a_notation,
    starters_are_worth_the_same,
}

#[test]
fn the_horde_as_a_whole_is_balanced() {
    shipped().notice("the_horde_as_a_whole_is_balanced");
    let file = "trolls.txt";
    let swapped = |pairs: &[(&str, &str)]| {
        pairs.iter().fold(text(file), |text, (from, to)| {
            assert!(text.contains(from), "'{from}' does not occur");
            text.replace(from, to)
        })
    };
    let runeless = swapped(&[("rT ", "iT "), ("hr ", "hi "), ("ir ", "ih "), ("sr ", "si "), ("cr ", "ci ")]);
    assert_blamed(file, &runeless, Line("budget 1"), "level 1 does not offer 'r'");
    let cartless =
        swapped(&[("iT      Kindra", "ir      Kindra"), ("mT  ", "mr  "), ("sT      E", "sr      E")]);
    assert_blamed(file, &cartless, Line("budget 1"), "level 1 has no clan cart of fire");
}

#[test]
fn spells_have_a_notation() {
    shipped().notice("spells_have_a_notation");
    let text = text("spells.txt");
    let last = text.find("spell long-arm").unwrap_or_default();
    assert_blamed("spells.txt", &text[..last], File, "16 spells instead of 17");
}

#[test]
fn spells_say_their_numbers_on_the_card() {
    shipped().notice("spells_say_their_numbers_on_the_card");
    let long =
        text("spells.txt").replace("Rubble costs", &format!("{} Rubble costs", "Rock and ".repeat(15)));
    assert_blamed("spells.txt", &long, Here, "characters on the card, 150 are the most");
    let digs = text("spells.txt").replace("kind   gain", "kind   dig");
    assert_blamed("spells.txt", &digs, File, "0 spells of the kind gain");
    let sixth =
        digs.lines().enumerate().filter(|(_, line)| *line == "kind   dig").nth(5).map_or(0, |(n, _)| n + 1);
    let spell = digs.lines().take(sixth).filter(|line| line.starts_with("spell")).count();
    let faults = shipped().faults_with("spells.txt", &digs);
    assert_eq!(spell, 11, "the sixth spell of the kind is Transmutation");
    assert!(
        faults.iter().any(|fault| fault.line == sixth && fault.text.contains("7 spells of the kind dig"))
    );
}

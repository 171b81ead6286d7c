//! Breaches in `trolls.txt`, `starters.txt` and `spells.txt`.

use super::edits::At::{File, Here, Line};
use super::edits::{assert_blamed, blamed, shipped, text};

#[test]
fn trolls_have_a_notation() {
    blamed(
        "trolls.txt",
        &[
            ("si      Grubba", "sx      Grubba", Here, "'x' is no icon"),
            ("01  1  mud   si      Grubba", "01  1  mud   si", Here, "5 columns are due"),
            ("01  1  mud", "01  4  mud", Here, "level 4 is not 1, 2 or 3"),
            ("01  1  mud", "01  1  wood", Here, "'wood' is no clan"),
            ("02  1  mud", "03  1  mud", Here, "card 03 where 02 is due"),
            ("02  1  mud", "ii  1  mud", Here, "'ii' begins no known line"),
            ("02  1  mud", "02  3  mud", Line("03 1 mud"), "cards are in the order of their levels"),
            ("ssssii  Turfgrim", "sssssii  Turfgrim", Here, "more than 6 icons"),
            ("si      Grubba", "sT      Grubba", Here, "Mud has no clan cart"),
            ("55  3  moon  iccmT   Moongerd", "", File, "54 cards instead of 55"),
            ("budget 1      2-2 ", "budget 1      2 ", Here, "budget <level> <icons>-<icons>"),
            ("worth s 10", "worth s ten", Here, "'ten' is not a number"),
            ("worth s 10", "worth ss 10", Here, "'ss' is no icon"),
            ("lean mud  s ", "lean mud  x ", Here, "'x' is no icon"),
            ("lean mud  s ", "lean dust  s ", Here, "'dust' is no clan"),
        ],
    );
}

#[test]
fn each_troll_card_keeps_to_its_budget() {
    blamed(
        "trolls.txt",
        &[
            ("22  2  mud", "22  1  mud", Here, "card 22 is of level 2"),
            ("21  1  moon", "21  2  moon", Here, "card 21 is of level 1"),
            ("hm      Dregnir", "ih      Dregnir", Here, "Dregnir has the same icons as Mirelda"),
            ("sr      Iskald", "sm      Iskald", Here, "Iskald has the same icons as Peatwig"),
            ("rT      Rimka", "hT      Rimka", Line("13 1 ice"), "Hailvor has the same icons as Rimka"),
            ("Sodbrun", "Peatwig", Here, "the name Peatwig is given twice"),
            ("si      Grubba", "sii     Grubba", Here, "Grubba: 3 icons at level 1, 2 to 2 wanted"),
            ("si      Grubba", "ss      Grubba", Here, "Grubba: worth 20, budget 21 to 26"),
            ("Grubba", "grubba", Here, "one word of 3 to 12 letters"),
            ("Grubba", "Old Grubba", Here, "one word of 3 to 12 letters"),
            ("icm     Slumpe", "itm     Slumpe", Line("53 3 moon"), "5 cards with a wild cart, at most 4"),
        ],
    );
}

#[test]
fn the_horde_as_a_whole_is_balanced() {
    blamed(
        "trolls.txt",
        &[
            ("worth s 10", "", File, "one worth line for each icon is due"),
            ("worth s 10", "worth s 10\nworth s 11", File, "one worth line for each icon is due"),
            ("budget 3      4-6    54     66", "", File, "one budget line for each level is due"),
            ("lean moon cT  70", "", File, "one lean line for each clan is due"),
            (
                "07  1  fire",
                "07  1  moon",
                Line("21 1 moon"),
                "not equally frequent at level 1: mud 6, fire 4",
            ),
            ("47  3  fire", "47  3  mud", Line("47 3 mud"), "not equally frequent in all: mud 15, fire 13"),
            (
                "ssT     Brandulf",
                "ssr     Brandulf",
                File,
                "the Fire troll with 2 stone and 1 cart is missing",
            ),
            (
                "ih      Mirelda",
                "ic      Mirelda",
                File,
                "the Mud troll with 1 iron and 1 heartstone is missing",
            ),
            (
                "iiirT   Pyrrholt",
                "iiicT   Pyrrholt",
                File,
                "the troll with 3 iron, 1 rune and 1 cart is missing",
            ),
            ("lean mud  s   33", "lean mud  s   44", Here, "s make up 43 % of its icons, 44 % planned"),
        ],
    );
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
    let heavy = swapped(&[
        ("sii     W", "siis    W"),
        ("sht     B", "shts    B"),
        ("icm     S", "icms    S"),
        ("ssT     B", "sssT    B"),
    ]);
    assert_blamed(file, &heavy, Line("budget 2"), "level 2: 3.29 icons a card, about 3 wanted");
    let light = swapped(&[
        ("ssssii  T", "ssss    T"),
        ("sshhm   M", "sshh    M"),
        ("sihct   H", "sihc    H"),
        ("ssscmr  Q", "ssscm   Q"),
        ("ssss    Thud", "sss     Thud"),
    ]);
    assert_blamed(file, &light, Line("lean mud"), "Mud is meant to carry the most icons a card");
    let rich = swapped(&[
        ("cccTT   S", "ttttt   S"),
        ("cTTTt   U", "ttttt   U"),
        ("hccrT   F", "tttth   F"),
        ("cTT     W", "hhh     W"),
        ("TT      H", "tt      H"),
    ]);
    assert_blamed(file, &rich, Line("lean moon"), "moon: a card is worth");
}

#[test]
fn starters_have_a_notation() {
    blamed(
        "starters.txt",
        &[
            ("s1  s  sscm  Gravelchin", "s1  s  sscm", Here, "4 columns are due"),
            ("s1  s ", "s2  s ", Here, "starter s2 where s1 is due"),
            ("s1  s ", "t1  s ", Here, "'t1' begins no known line"),
            ("s1  s ", "s1  ss ", Here, "one repeating icon, not 'ss'"),
            ("s1  s ", "s1  T ", Here, "'T' is no resource"),
            ("sscm", "sscx", Here, "'x' is no resource"),
            ("s6  m  sssr  Cracktooth", "", File, "5 starters instead of 6"),
        ],
    );
}

#[test]
fn starters_are_worth_the_same() {
    blamed(
        "starters.txt",
        &[
            ("sscm", "s", Here, "Gravelchin: 1 one-time resources, 2 to 4 wanted"),
            ("sscm", "sccr", Here, "Gravelchin: worth 76, 69 to 75 wanted"),
            ("s6  m  sssr", "s6  t  sss", Here, "carts belong to the clans"),
            ("s6  m ", "s6  r ", Here, "another starter repeats 'r'"),
            ("s3  h  ht ", "s3  m  sssr ", File, "a starter that repeats 'h' is known to exist"),
            ("Cracktooth", "Gravelchin", Here, "'Gravelchin' is taken"),
            ("Cracktooth", "Grubba", Here, "'Grubba' is taken"),
            ("Cracktooth", "Crack tooth", Here, "'Crack tooth' is taken or no troll's name"),
        ],
    );
}

#[test]
fn spells_have_a_notation() {
    blamed(
        "spells.txt",
        &[
            ("spell soft-rock  Soft Rock", "spell soft-rock Soft Rock", Here, "two spaces between the parts"),
            ("spell soft-rock", "spell hard-rock", Here, "spell hard-rock where soft-rock is due"),
            ("spell earth-ritual", "kind dig\nspell earth-ritual", Here, "a field before the first spell"),
            ("card   Rubble", "text   Rubble", Here, "'text' begins no known line"),
            ("card   Rubble", "card twice\ncard   Rubble", Line("card Rubble"), "field 'card' twice"),
            ("tune   size=3", "tune   size 3", Here, "'size' where <name>=<number> is due"),
            ("tune   size=3", "tune   size=big", Here, "'big' is not a number"),
            ("tune   size=3", "tune   -", Here, "the rules want these numbers: size"),
            ("tune   size=3", "tune   size=3 reach=2", Here, "the rules want these numbers: size"),
            (
                "spell soft-rock  Soft Rock\nkind   dig",
                "spell soft-rock  Soft Rock\nkind   rock",
                Here,
                "not 'rock'",
            ),
            ("dig\nlasts  this turn\ntune   size", "dig\nlasts  forever\ntune   size", Here, "not 'forever'"),
            (
                "card   Rubble costs you no hammers this turn.",
                "",
                Line("spell soft-rock"),
                "field 'card' is missing",
            ),
        ],
    );
    let text = text("spells.txt");
    let last = text.find("spell long-arm").unwrap_or_default();
    assert_blamed("spells.txt", &text[..last], File, "16 spells instead of 17");
}

#[test]
fn spells_say_their_numbers_on_the_card() {
    blamed(
        "spells.txt",
        &[
            ("  Soft Rock", "  Hard Rock", Here, "'Hard Rock' where Soft Rock is due"),
            ("rating 4\nwhy    an extra", "rating 5\nwhy    an extra", Here, "rating 5, 1 to 4 wanted"),
            ("tune   size=3", "tune   size=2", Here, "Deep Breath: the card does not say size 2"),
            ("tune   steps=3", "tune   steps=4", Here, "Restless Kin: the card does not say steps 4"),
        ],
    );
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

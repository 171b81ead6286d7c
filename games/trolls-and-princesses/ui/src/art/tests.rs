//! Checks that every picture is well-formed. `LOOK=DIRECTORY cargo test -p trolls-and-princesses-ui art` writes the pictures
//! for inspection.

use super::card::{Hour, KingGoes};
use super::hamlet::{Hamlet, Light, Pips};
use super::pot::{Guest, Mark};
use super::tile::{Face, Ground, Rim};
use super::*;
use moot_art::{SPRITE, SeatStyle, classes};

fn faces() -> Vec<(Face, [Rim; 5])> {
    use Glyph::{Gives, Number, Of, Per, Site, Spot};
    let face = |ground, rows| Face { ground, rows };
    vec![
        (
            face(
                Ground::Resource,
                vec![
                    vec![Site(Sign::Obsidian, true), Site(Sign::Obsidian, false)],
                    vec![Spot(Sign::Outpost, false), Gives, Of(Sign::Cow), Of(Sign::Power)],
                ],
            ),
            [
                Rim::Open,
                Rim::Half(Sign::Gold),
                Rim::Joined,
                Rim::Half(Sign::Diamond),
                Rim::Site(Sign::Gold, true),
            ],
        ),
        (
            face(Ground::Bell, vec![vec![Of(Sign::Barn)], vec![Spot(Sign::Bell, true)]]),
            [
                Rim::Open,
                Rim::Open,
                Rim::Half(Sign::Obsidian),
                Rim::Spent(Sign::Diamond),
                Rim::Lost(Some(Sign::Gold)),
            ],
        ),
        (face(Ground::Princess, vec![vec![Spot(Sign::Princess, false)]]), [Rim::Half(Sign::Obsidian); 5]),
        (
            face(Ground::Victory, vec![vec![Number(1), Of(Sign::Points), Per, Number(2), Of(Sign::Gold)]]),
            [Rim::Half(Sign::Gold), Rim::Wall, Rim::Wall, Rim::Wall, Rim::Wall],
        ),
        (
            face(
                Ground::Kings,
                vec![
                    vec![Of(Sign::Crown)],
                    vec![Of(Sign::Pick), Of(Sign::Obsidian), Of(Sign::Obsidian), Of(Sign::Obsidian)],
                ],
            ),
            [Rim::Open; 5],
        ),
    ]
}

fn hamlet(at: usize) -> Hamlet {
    let nobody = (Guest::Nobody, Mark::None);
    Hamlet {
        numeral: ["I", "II", "III", "IV"][at],
        princesses: 1 + u8::from(at.is_multiple_of(2)),
        heaps: [3, at as u8, 2, 1],
        cow: at == 2,
        castle: vec![Glyph::Of(Sign::Obsidian), Glyph::Of(Sign::Cow)],
        pots: vec![
            (Guest::Troll(SeatStyle::Rowan), Mark::None),
            (Guest::Troll(SeatStyle::Fjord), Mark::Pushed),
            (Guest::Troll(SeatStyle::Birch), Mark::Picked),
            if at.is_multiple_of(2) { nobody } else { (Guest::Nobody, Mark::Open) },
        ],
        posts: vec![(SeatStyle::Rowan, 1), (SeatStyle::Spruce, 2), (SeatStyle::Birch, 1)],
        king: at == 1,
        points: Some(Pips { own: 4, lent: (at % 2) as u8, futile: at == 2 }),
        light: [Light::None, Light::Chosen, Light::Open, Light::Here][at],
    }
}

fn board(count: usize, narrow: bool) -> String {
    let plan = BoardPlan::new(count, narrow);
    let mut out = format!(
        "<svg class=\"board villages\" width=\"{}\" viewBox=\"{}\">",
        plan.frame.width,
        plan.frame.view_box()
    );
    out.push_str(&background::surroundings(&plan));
    for at in 0..count {
        hamlet::put(&mut out, &plan, at, &hamlet(at));
    }
    out + "</svg>"
}

fn sheet() -> Vec<String> {
    let mut all: Vec<String> = faces().iter().map(|(face, rims)| tile::picture(face, rims)).collect();
    all.push(tile::gap());
    for (nth, totem) in [Sign::Bat, Sign::Snake, Sign::Toad].into_iter().enumerate() {
        let rows = vec![
            vec![Glyph::Of(Sign::Gold)],
            vec![Glyph::Spot(Sign::Changeling, nth == 1), Glyph::Gives, Glyph::Of(Sign::Obsidian)],
        ];
        all.push(card::troll(&card::Troll { seed: nth as u32, totem, rows }));
    }
    all.push(card::round(Hour::Day, Sign::Princess, "II", KingGoes::Village("II")));
    all.push(card::round(Hour::Dusk, Sign::Changeling, "IV", KingGoes::Cavern(Sign::Pick)));
    all.push(card::round(Hour::Night, Sign::Human, "I", KingGoes::Cavern(Sign::Hammer)));
    all.push(card::round_back(Hour::Night));
    let king = (Guest::Nobody, Mark::Open);
    let guests = [(Guest::Troll(SeatStyle::Rowan), Mark::None), (Guest::Human, Mark::None), king, king, king];
    all.push(pot::cavern(&guests, true));
    all
}

/// Whether the markup closes every element that it opens.
fn is_whole(markup: &str) -> bool {
    let opened = markup.matches('<').count() - markup.matches("</").count();
    let closed = markup.matches("</").count() + markup.matches("/>").count();
    opened == closed
}

#[test]
fn every_picture_is_well_formed() {
    for picture in sheet() {
        assert!(picture.starts_with("<svg") && is_whole(&picture), "{picture}");
        assert!(!picture.contains("NaN"), "{picture}");
    }
    for count in 2..=4 {
        assert!(is_whole(&board(count, false)) && is_whole(&board(count, true)));
    }
}

#[test]
fn every_class_that_is_drawn_has_a_rule() {
    let style = [
        include_str!("../../../../../style/base.css"),
        include_str!("../../../../../style/icons.css"),
        include_str!("../../../../../style/players.css"),
        include_str!("../../../../../style/board.css"),
        include_str!("../../style/princess.css"),
    ]
    .concat();
    let named = classes::named(&style);
    let mut picture = sheet().concat();
    for count in 2..=4 {
        picture += &board(count, false);
        picture += &board(count, true);
    }
    let pentagon = Pentagon { at: (0.0, 0.0), a: false };
    hints::put_place(&mut picture, pentagon, false, true);
    hints::put_place(&mut picture, pentagon, true, false);
    let meets = [Sign::Obsidian, Sign::Gold, Sign::Diamond].map(|sign| Some(Rim::Half(sign)));
    hints::put_meets(&mut picture, pentagon, &[meets[0], meets[1], meets[2], Some(Rim::Open), None]);
    hints::put_free(&mut picture, pentagon);
    hints::put_changed(&mut picture, pentagon);
    hints::put_asked(&mut picture, pentagon);
    hints::put_cursor(&mut picture, pentagon);
    let (face, rims) = &faces()[0];
    tile::put_ghost(&mut picture, pentagon, face, rims);
    home::put(&mut picture, &own_board());
    let drawn = classes::drawn(&picture);
    assert!(drawn.len() > 100, "only {} classes found", drawn.len());
    let missing: Vec<&&str> = drawn.difference(&named).collect();
    assert!(missing.is_empty(), "no rule for {missing:?}");
}

/// A sample board with at least one of every kind of piece.
fn own_board() -> home::Home {
    use home::{Barn, Hall, Home, Line};
    let hall = |sign: Sign| Hall {
        sign,
        pots: vec![(Guest::Troll(SeatStyle::Birch), Mark::Ghost), (Guest::Human, Mark::Open)],
        king: sign == Sign::Pick,
        light: Light::Changed,
        points: Some(Pips { own: 3, lent: 0, futile: false }),
        lines: vec![Line { cost: 1, glyphs: vec![Glyph::Of(Sign::Gold)], covers: vec![Sign::Outpost] }],
        sites: vec![Glyph::Site(Sign::Gold, false)],
    };
    Home {
        seat_style: SeatStyle::Birch,
        halls: [hall(Sign::Pick), hall(Sign::Hammer), hall(Sign::Power)],
        beside: (2, Mark::Open),
        field: [3, 0, 1],
        cards: 2,
        power: (3, 6),
        step: true,
        barns: vec![Barn::Cow, Barn::Free, Barn::Shut],
        calf: true,
        kings: vec![Glyph::Of(Sign::Refill)],
    }
}

#[test]
fn every_sign_has_a_symbol_and_a_class() {
    for sign in Sign::ALL {
        let id = format!("<symbol id=\"{}\"", sign.icon().id());
        assert!(SPRITE.contains(&id) || icons::SPRITE.contains(&id), "{sign:?}");
        assert!(sign.class().starts_with("mat "), "{sign:?}");
    }
}

#[test]
fn a_row_keeps_its_maximum_width() {
    let mut row = Vec::new();
    glyph::many(&mut row, 3, Sign::Gold);
    glyph::many(&mut row, 4, Sign::Cow);
    assert_eq!(row.len(), 3 + 2, "more than three become a number");
    let mut out = String::new();
    glyph::put_row(&mut out, &row, (0.0, 0.0), 1.0, 40.0);
    let lefts = out.split("x=\"").skip(1).filter_map(|rest| rest.split('"').next()?.parse::<f64>().ok());
    assert!(
        lefts.clone().count() >= 5 && lefts.clone().all(|x| x.abs() <= 20.0),
        "{:?}",
        lefts.collect::<Vec<_>>()
    );
}

#[test]
fn the_pictures_are_written_for_inspection() {
    let Ok(directory) = std::env::var("LOOK") else { return };
    let style = [
        include_str!("../../../../../style/tokens.css"),
        include_str!("../../../../../style/base.css"),
        include_str!("../../../../../style/icons.css"),
        include_str!("../../../../../style/board.css"),
        include_str!("../../style/princess.css"),
    ]
    .join("\n");
    let own = icons::SPRITE;
    let page = |body: String| {
        format!(
            "<html data-side=\"village\"><style>{style}</style><body style=\"background:#3d1830\">{SPRITE}{own}{body}"
        )
    };
    let small = sheet()
        .join("")
        .replace("<svg class=\"tilepic", "<svg width=\"150\" class=\"tilepic")
        .replace("pic\" viewBox=\"0 0 100", "pic\" width=\"130\" viewBox=\"0 0 100")
        .replace("roundpic ", "roundpic w ")
        .replace("viewBox=\"0 0 100 124\"", "width=\"130\" viewBox=\"0 0 100 124\"")
        .replace("width=\"130\" width=\"130\"", "width=\"130\"")
        .replace("class=\"pots\"", "width=\"160\" class=\"pots\"");
    std::fs::write(format!("{directory}/sheet.html"), page(small)).expect("written");
    for count in 2..=4 {
        for narrow in [false, true] {
            std::fs::write(format!("{directory}/board-{count}-{narrow}.html"), page(board(count, narrow)))
                .expect("written");
        }
    }
}

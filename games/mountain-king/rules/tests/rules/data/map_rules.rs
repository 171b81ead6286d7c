//! Breaches of the requirements of maps.

use super::edits::At::{self, Line};
use super::edits::{assert_blamed, redrawn, shipped, text, with_squares};

const WINTER: &str = "winter.map";
const AUTUMN: &str = "autumn.map";

/// Changes squares of the winter side and asserts which line is reported.
fn winter(squares: &[(usize, usize, &str)], at: At<'_>, reason: &str) {
    assert_blamed(WINTER, &with_squares(WINTER, squares), at, reason);
}

#[test]
fn the_head_is_that_of_the_side() {
    shipped().notice("the_head_is_that_of_the_side");
    let row = format!("\n 17| {}\n", ". ".repeat(21));
    let taller = text(AUTUMN).trim_end().replace("size 21 17", "size 21 18") + &row;
    assert_blamed(AUTUMN, &taller, Line("size"), "the frame is 21 x 18, not 21 x 17");
    assert_blamed(AUTUMN, &taller, Line("17|"), "row 17 is empty");
}

#[test]
fn the_massif_has_five_tiers_around_the_heart() {
    winter(&[(12, 8, "**")], Line("8|"), "the heart is the 3 x 3 block in the middle");
    winter(&[(12, 10, "5")], Line("9|"), "the heart is the 3 x 3 block in the middle");
    winter(&[(12, 2, "5")], Line("2|"), "12,2: tier 5 touches tier 1");
    let bulge = [(2, 9, "1"), (2, 10, "1"), (2, 11, "1"), (3, 10, "1")];
    winter(&bulge, Line("10|"), "0,10: more than 3 squares from the next tier inward");
    winter(&[(12, 5, ".")], Line("5|"), "the massif has a gap in row 5");
    winter(&[(12, 5, ".")], Line("5|"), "the massif has a gap in column 12");
    for (x, y, line) in [(0, 0, "0|"), (24, 0, "0|"), (0, 20, "20|"), (24, 20, "20|")] {
        winter(&[(x, y, "1")], Line(line), &format!("the corner {x},{y} is not cut"));
    }
    let cut = [(0, 11, "1W"), (1, 12, "1W"), (0, 13, "1W")];
    winter(&cut, Line("12|"), "0,12 cannot be reached");
}

#[test]
fn start_points_lie_open_on_the_rim() {
    winter(&[(23, 5, "1"), (20, 5, "2>a")], Line("5|"), "start point a is not in the outermost tier");
    winter(&[(23, 5, "1"), (22, 5, "1>a")], Line("5|"), "start point a is not on the rim");
    winter(&[(22, 5, "1W"), (23, 6, "1W")], Line("5|"), "start point a is walled in");
    shipped().notice("start_points_lie_open_on_the_rim");
}

#[test]
fn statue_spots_stand_around_the_perimeter() {
    let three = [(11, 1, "1"), (8, 1, "1#"), (4, 2, "1")];
    winter(&three, Line("size"), "18 statue spots instead of 21");
    winter(&[(14, 0, "1B"), (18, 1, "1A")], Line("0|"), "statue spot B does not lie clockwise after A");
    let gap = [(1, 11, "1#"), (1, 13, "1#P"), (1, 8, "1"), (1, 7, "1Q")];
    winter(&gap, Line("7|"), "the gap between statue spots P and Q is too wide");
    winter(&[(1, 8, "1"), (4, 8, "3Q")], Line("8|"), "statue spot Q is not on the perimeter but in tier 3");
    let open = redrawn(WINTER, |_, _, word| {
        if word.ends_with(|c: char| c.is_ascii_uppercase()) { word.replace('#', "") } else { word.into() }
    });
    assert_blamed(WINTER, &open, Line("size"), "0 statue spots lie in rubble; several should, not most");
    let covered = redrawn(WINTER, |_, _, word| match word.strip_prefix('1') {
        Some(letter) if letter.len() == 1 && letter.chars().all(|c| c.is_ascii_uppercase()) => {
            format!("1#{letter}")
        }
        _ => word.into(),
    });
    assert_blamed(WINTER, &covered, Line("size"), "21 statue spots lie in rubble; several should, not most");
    let more = with_squares(AUTUMN, &[(9, 0, "1P"), (10, 0, "1R"), (11, 0, "1Q")]);
    assert_blamed(AUTUMN, &more, Line("0|"), "18 statue spots instead of 15");
}

#[test]
fn workshop_sites_have_room() {
    winter(&[(6, 2, "2")], Line("size"), "13 workshop sites instead of 14");
    winter(&[(9, 2, "2W")], Line("18|"), "15 workshop sites instead of 14");
    winter(&[(5, 2, "2W"), (7, 2, "2W")], Line("2|"), "workshop site 6,2 has only 2 diggable sides");
}

#[test]
fn rubble_is_denser_towards_the_heart() {
    let more = redrawn(WINTER, |_, _, word| if word == "5" { "5#".into() } else { word.into() });
    assert_blamed(WINTER, &more, Line("size"), "of the diggable squares, 12 to 16 % wanted");
    let less = redrawn(WINTER, |_, _, word| if word == "1#" { "1".into() } else { word.replace("4#", "4") });
    assert_blamed(WINTER, &less, Line("size"), "of the diggable squares, 12 to 16 % wanted");
    let turned = redrawn(WINTER, |_, _, word| if word == "5#" { "5".into() } else { word.into() });
    assert_blamed(WINTER, &turned, Line("size"), "rubble must not get rarer towards the heart");
}

#[test]
fn resources_are_buried_off_the_way() {
    let five = [(8, 0, "1s"), (9, 0, "1s"), (16, 0, "1s"), (17, 0, "1s"), (18, 0, "1s")];
    winter(&five, Line("19|"), "51 squares with buried resources, 35 to 50 wanted");
    let icons = |word: &str| match word.contains('>') {
        true => 0,
        false => word.chars().filter(|c| "sihctmr".contains(*c)).count(),
    };
    let fewer = redrawn(WINTER, |_, _, word| if icons(word) == 1 { word[..1].into() } else { word.into() });
    assert_blamed(WINTER, &fewer, Line("size"), "squares with buried resources, 35 to 50 wanted");
    let no_hammer = redrawn(WINTER, |_, _, word| word.replace('m', ""));
    assert_blamed(WINTER, &no_hammer, Line("size"), "no 'm' is buried anywhere");
    let visible =
        redrawn(WINTER, |_, _, word| if icons(word) > 0 { word.replace('#', "") } else { word.into() });
    assert_blamed(WINTER, &visible, Line("size"), "too few buried resources lie in rubble");
    let poor = redrawn(
        WINTER,
        |_, _, word| if icons(word) == 2 { word[..word.len() - 1].into() } else { word.into() },
    );
    assert_blamed(WINTER, &poor, Line("size"), "too few squares with two icons");
    let reason = "the rich square 6,19 lies on the straight way from start point d to the heart";
    winter(&[(6, 19, "1ss")], Line("19|"), reason);
    let crowded = redrawn(AUTUMN, |_, y, word| if y == 0 && word == "1" { "1s".into() } else { word.into() });
    assert_blamed(AUTUMN, &crowded, Line("15|"), "squares with buried resources, 24 to 34 wanted");
}

#[test]
fn the_placements_of_the_rulebook_are_possible() {
    winter(
        &[(23, 7, "1")],
        Line("size"),
        "no place where a tile of size 4 collects 2 iron, 1 hammer and a statue",
    );
    let smooth = redrawn(WINTER, |_, _, word| word.replace('#', ""));
    assert_blamed(
        WINTER,
        &smooth,
        Line("size"),
        "no place where a tile of size 4 covers three rubble squares",
    );
}

#[test]
fn the_sides_are_no_mirror_images() {
    let words: Vec<Vec<String>> = {
        let mut rows = vec![Vec::new(); 21];
        redrawn(WINTER, |_, y, word| {
            rows[y].push(word.to_owned());
            word.into()
        });
        rows
    };
    let plain =
        |word: &str| !word.contains('>') && !word.ends_with(|c: char| c.is_ascii_uppercase() && c != 'W');
    let image = |source: &dyn Fn(usize, usize) -> Option<(usize, usize)>| {
        redrawn(WINTER, |x, y, word| match source(x, y) {
            Some((column, row)) if plain(word) && plain(&words[row][column]) => words[row][column].clone(),
            _ => word.into(),
        })
    };
    let left_right = image(&|x, y| (x > 12).then(|| (24 - x, y)));
    assert_blamed(WINTER, &left_right, Line("size"), "things repeat under left-right");
    let top_bottom = image(&|x, y| (y > 10).then(|| (x, 20 - y)));
    assert_blamed(WINTER, &top_bottom, Line("size"), "things repeat under top-bottom");
    let half_turn = image(&|x, y| (y > 10).then(|| (24 - x, 20 - y)));
    assert_blamed(WINTER, &half_turn, Line("size"), "things repeat under half turn");
}

#[test]
fn start_points_are_compared() {
    let rich = [(23, 15, "1h"), (24, 15, "1h"), (22, 14, "1h"), (23, 14, "1h")];
    winter(&rich, Line("start b"), "5 players: 'resources within 4' is uneven: a 35.0, b");
    winter(&[(24, 14, "1"), (24, 8, "1>b")], Line("start b"), "start point b is only 4 squares from another");
    winter(&[(24, 14, "1"), (24, 8, "1>b")], Line("start a"), "start point a is only 4 squares from another");
    winter(&[(23, 5, "1"), (13, 8, "5>a")], Line("start a"), "4 players: overall strength differs");
}

//! The accessible grid of a board: invisible cells over the picture, one for each space, labelled with its place, owner, content
//! and whether it can be chosen.
//!
//! The board is one tab stop: the arrow keys move its active cell, Enter presses it. Screen readers find every space at its
//! position in the picture, and can press it.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::window::Window;
use moot_art::Rect;

/// One space of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    /// The number of the space.
    pub id: u32,
    /// The column, from 1.
    pub column: u16,
    /// The bounds in the picture, in its units.
    pub at: Rect,
}

/// Sorts the spaces into rows from the top, and each row from the left. A space belongs to a row if its centre is at most half
/// the height of the row's topmost space below the centre of that space.
#[must_use]
pub fn rows(mut cells: Vec<Cell>) -> Vec<Vec<Cell>> {
    let middle = |cell: &Cell| cell.at.middle().1;
    cells.sort_by(|a, b| middle(a).total_cmp(&middle(b)));
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for cell in cells {
        match rows.last_mut() {
            Some(row)
                if row.first().is_some_and(|top| middle(&cell) <= middle(top) + top.at.height / 2.0) =>
            {
                row.push(cell);
            }
            _ => rows.push(vec![cell]),
        }
    }
    for row in &mut rows {
        row.sort_by(|a, b| a.at.x.total_cmp(&b.at.x));
    }
    rows
}

/// The element id of a cell.
#[must_use]
pub fn id(number: u32) -> String {
    ["cell-", &number.to_string()].concat()
}

/// The number of the cell that an assistive technology has pressed. Pointer events pass through the cells to the field.
#[must_use]
pub fn pressed(event: &MouseEvent) -> Option<u32> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let cell = target.closest("[role=gridcell]").ok().flatten()?;
    cell.id().strip_prefix("cell-")?.parse().ok()
}

/// Appends text, escaped as an attribute value.
fn escaped(out: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("&quot;"),
            '<' => out.push_str("&lt;"),
            '&' => out.push_str("&amp;"),
            _ => out.push(letter),
        }
    }
}

/// The markup of a row. The names are labels, not text, and the cells are placed by margins: a cell that is positioned would be
/// painted for itself.
fn row(cells: &[Cell], name: impl Fn(u32) -> String) -> String {
    let mut out = String::new();
    let mut right = 0;
    for cell in cells {
        let Rect { x, y, width, height } = cell.at;
        let [x, y, width, height] = [x, y, width, height].map(|side| side.round() as i32);
        out.push_str("<div role=\"gridcell\" id=\"");
        out.push_str(&id(cell.id));
        out.push_str("\" aria-colindex=\"");
        out.push_str(&cell.column.to_string());
        let [left, top] = [x - right, y].map(|side| side.to_string());
        let size = [width, height].map(|side| side.to_string());
        out.push_str(
            &[
                "\" style=\"margin:",
                &top,
                "px 0 0 ",
                &left,
                "px;width:",
                &size[0],
                "px;height:",
                &size[1],
                "px\"",
            ]
            .concat(),
        );
        right = x + width;
        out.push_str(" aria-label=\"");
        escaped(&mut out, &name(cell.id));
        out.push_str("\"></div>");
    }
    out
}

/// The cells. Rows are rebuilt when spaces are added or removed. `changes` is called to track its signals: when one of them
/// changes, the labels are updated after the page has been painted, so that painting is not delayed.
pub fn cells(
    window: Window,
    rows: Memo<Vec<Vec<Cell>>>,
    changes: impl Fn() + 'static,
    name: impl Fn(u32) -> String + Copy + Send + Sync + 'static,
) -> AnyView {
    let turn = RwSignal::new(0_u32);
    let due = StoredValue::new(false);
    Effect::new(move |before: Option<()>| {
        changes();
        if before.is_some() && !due.get_value() {
            due.set_value(true);
            request_animation_frame(move || {
                set_timeout(
                    move || {
                        // The board may have been unmounted in the meantime.
                        if due.try_set_value(false).is_none() {
                            let _ = turn.try_update(|turn| *turn += 1);
                        }
                    },
                    core::time::Duration::ZERO,
                );
            });
        }
    });
    let Rect { x: left, y: top, width, height } = window.frame;
    // Chromium layers the page in two thirds of the time if the grid has the size of the picture, and not none.
    let size = ["width:", &width.to_string(), "px;height:", &height.to_string(), "px;"].concat();
    let place = move || {
        let scale = window.view.get().scale;
        let scale = ((scale * 1000.0).round() / 1000.0).to_string();
        let offset = [&(-left).to_string(), "px,", &(-top).to_string(), "px)"].concat();
        [&size, "transform:scale(", &scale, ") translate(", &offset].concat()
    };
    let rows = move || {
        let rows = rows.get().into_iter().enumerate().map(|(at, cells)| {
            let markup = Memo::new(move |_| {
                turn.track();
                untrack(|| row(&cells, name))
            });
            view! { <div role="row" aria-rowindex=at + 1 inner_html=markup></div> }.into_any()
        });
        rows.collect_view()
    };
    view! {
        <div class="cells" style=place>
            {rows}
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(id: u32, x: f64, y: f64) -> Cell {
        Cell { id, column: 1, at: Rect::new(x, y, 30.0, 30.0) }
    }

    #[test]
    fn adjacent_spaces_share_a_row() {
        let cells = vec![cell(1, 60.0, 4.0), cell(2, 0.0, 0.0), cell(3, 0.0, 31.0), cell(4, 31.0, 12.0)];
        let ids: Vec<Vec<u32>> =
            rows(cells).iter().map(|row| row.iter().map(|cell| cell.id).collect()).collect();
        assert_eq!(ids, [vec![2, 4, 1], vec![3]]);
    }

    #[test]
    fn each_cell_has_its_distance_from_the_one_before() {
        let row = row(&[cell(1, 4.0, 7.0), cell(2, 40.0, 9.0)], |_| String::new());
        let styles: Vec<&str> =
            row.split("style=\"").skip(1).filter_map(|part| part.split('"').next()).collect();
        let [first, second] = styles[..] else { panic!("{row}") };
        assert_eq!(first, "margin:7px 0 0 4px;width:30px;height:30px");
        assert_eq!(second, "margin:9px 0 0 6px;width:30px;height:30px");
    }

    #[test]
    fn labels_are_escaped() {
        let row = row(&[cell(7, 0.0, 0.0)], |_| "<b>\"Ylva\" & Torolf".to_owned());
        let label = "aria-label=\"&lt;b>&quot;Ylva&quot; &amp; Torolf\"";
        assert!(row.contains("id=\"cell-7\"") && row.contains(label), "{row}");
    }
}

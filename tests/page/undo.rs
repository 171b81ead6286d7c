//! What one undo takes back, and one redo plays again.

use leptos::prelude::*;
use moot_core::Seat;
use moot_players::Level;
use moot_table::{SeatInfo, Seed, Table};
use moot_table_ui::game::session::Session;
use moot_ui::players::{Pace, Player};
use mountain_king::{Action, MountainKing, Phase, Setup};
use mountain_king_ui::MountainKingUi;

#[test]
fn a_tunnel_that_one_press_digs_is_undone_and_redone_as_a_whole() {
    let info = |player: Player| SeatInfo {
        name: String::new(),
        colour: String::new(),
        pattern: String::new(),
        player: player.word().unwrap().to_owned(),
    };
    let seats: Vec<SeatInfo> = [Player::Person, Player::Machine(Level::Digger)].map(info).to_vec();
    let setup = Setup::usual(2).unwrap();
    let mut table =
        Table::<MountainKing>::new(setup, Seed::typed("dig and undo"), SeatInfo::humans(&seats)).unwrap();
    let dig = loop {
        let seat = table.state().active;
        let legal = table.legal(seat);
        let dig = legal.iter().copied().find(|action| matches!(action, Action::Dig { .. }));
        if let Some(dig) = dig.filter(|_| seat == Seat(0)) {
            break dig;
        }
        let ends = legal.iter().copied().find(|action| matches!(action, Action::EndTurn));
        table.play(seat, ends.unwrap_or(legal[0])).unwrap();
    };
    let mut begun = table.clone();
    begun.play(Seat(0), dig).unwrap();
    let lay = begun.legal(Seat(0))[0];
    Owner::new().with(|| {
        let session = Session::<MountainKingUi>::new(table, seats, RwSignal::new(Pace::default()));
        let (before, plies) = (session.state().get_untracked(), table_length(session));
        assert!(session.play_all(&[dig, lay]));
        let after = session.state().get_untracked();
        assert_eq!(table_length(session), plies + 2);
        session.undo();
        assert_eq!(table_length(session), plies, "no laying is left half done");
        assert!(session.state().get_untracked() == before && before.phase == Phase::Step);
        session.redo();
        assert!(session.state().get_untracked() == after, "one redo digs the tunnel again");
        assert!(!session.can_redo());
    });
}

fn table_length(session: Session<MountainKingUi>) -> usize {
    session.table().with_untracked(|table| table.log().len())
}

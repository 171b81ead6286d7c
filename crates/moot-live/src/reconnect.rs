//! Which devices to call again, and when to ask a person for a code.
//!
//! Devices pass codes on for each other, so a device that is missing is called by way of any device that is still
//! connected. That also connects guests to one another, so that they stay together when the host leaves. A call is a
//! new connection rather than a restart of the old one: it works after a reload, too, and the log catches up in either case.

use moot_net::DeviceId;

/// A call that is not answered within so many milliseconds has failed.
pub const CALL_WITHIN: u64 = 12_000;
/// A person is asked for a code when calls have failed for so many milliseconds.
const ASK_AFTER: u64 = 20_000;
/// Of two devices the one with the lower number calls; the other waits for so many milliseconds.
const GIVE_WAY: u64 = 1_000;
/// Calls of one device are answered once in so many milliseconds: each costs a connection.
const ANSWER_PAUSE: u64 = 1_000;
/// The time before the second call; it doubles with each further one.
const FIRST_PAUSE: u64 = 2_000;
/// The longest time between two calls.
const LONGEST_PAUSE: u64 = 60_000;

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Call the device by way of another one.
    Call(DeviceId),
    /// Ask a person for a code.
    AskForCode(DeviceId),
}

/// How a device is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The device.
    pub device: DeviceId,
    /// Whether the connection is interrupted at present.
    pub interrupted: bool,
}

struct Other {
    device: DeviceId,
    /// Whether it was connected before.
    met: bool,
    /// Whether it has left on purpose, or was sent away.
    gone: bool,
    missing_since: Option<u64>,
    calls: u32,
    calling: bool,
    next_call: u64,
    next_answer: u64,
    asked: bool,
}

/// Keeps track of the devices that should be connected.
pub struct Reconnect {
    own: DeviceId,
    others: Vec<Other>,
}

impl Reconnect {
    pub const fn new(own: DeviceId) -> Reconnect {
        Reconnect { own, others: Vec::new() }
    }

    fn other(&mut self, device: DeviceId) -> &mut Other {
        let place = self.others.iter().position(|other| other.device == device).unwrap_or_else(|| {
            self.others.push(Other {
                device,
                met: false,
                gone: false,
                missing_since: None,
                calls: 0,
                calling: false,
                next_call: 0,
                next_answer: 0,
                asked: false,
            });
            self.others.len() - 1
        });
        &mut self.others[place]
    }

    /// A device is of the table.
    pub fn known(&mut self, device: DeviceId) {
        if device != self.own {
            self.other(device);
        }
    }

    /// A device has said hello.
    pub fn met(&mut self, device: DeviceId) {
        let other = self.other(device);
        (other.met, other.gone) = (true, false);
    }

    /// A device has left on purpose or was sent away: it is not called.
    pub fn gone(&mut self, device: DeviceId) {
        self.other(device).gone = true;
    }

    /// Returns whether codes of this device are used.
    pub fn expects(&self, device: DeviceId) -> bool {
        self.others.iter().any(|other| other.device == device && !other.gone)
    }

    /// Returns whether a call of this device is answered now.
    pub fn may_answer(&mut self, device: DeviceId, now: u64) -> bool {
        let other = self.other(device);
        let may = now >= other.next_answer;
        if may {
            other.next_answer = now + ANSWER_PAUSE;
        }
        may
    }

    /// A call has failed.
    pub fn failed(&mut self, device: DeviceId, now: u64) {
        let other = self.other(device);
        other.calling = false;
        other.next_call = now + (FIRST_PAUSE << other.calls.clamp(1, 6) >> 1).min(LONGEST_PAUSE);
    }

    /// Says what to do now. `known` are the devices of the table, `reached` those to which a connection is open.
    pub fn tasks(&mut self, known: &[DeviceId], reached: &[Reach], now: u64) -> Vec<Task> {
        known.iter().for_each(|&device| self.known(device));
        let own = self.own;
        let firm = |reach: &&Reach| !reach.interrupted;
        let mut tasks = Vec::new();
        for other in &mut self.others {
            let reach = reached.iter().find(|reach| reach.device == other.device);
            if reach.filter(firm).is_some() {
                (other.missing_since, other.calls) = (None, 0);
                (other.calling, other.next_call, other.asked) = (false, 0, false);
                continue;
            }
            if other.gone {
                continue;
            }
            let missing = now.saturating_sub(*other.missing_since.get_or_insert(now));
            let way = reached.iter().filter(firm).any(|reach| reach.device != other.device);
            let turn = own < other.device || missing >= GIVE_WAY;
            if way && turn && !other.calling && now >= other.next_call {
                (other.calling, other.calls) = (true, other.calls + 1);
                tasks.push(Task::Call(other.device));
            }
            if other.met && reach.is_none() && !other.asked && (!way || missing >= ASK_AFTER) {
                other.asked = true;
                tasks.push(Task::AskForCode(other.device));
            }
        }
        tasks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: DeviceId = DeviceId(1);
    const BO: DeviceId = DeviceId(2);
    const CY: DeviceId = DeviceId(3);

    fn firm(device: DeviceId) -> Reach {
        Reach { device, interrupted: false }
    }

    fn met(own: DeviceId, others: &[DeviceId]) -> Reconnect {
        let mut reconnect = Reconnect::new(own);
        others.iter().for_each(|&device| reconnect.met(device));
        reconnect
    }

    #[test]
    fn without_another_way_a_person_is_asked_once() {
        let mut reconnect = met(ANN, &[BO]);
        assert_eq!(reconnect.tasks(&[ANN, BO], &[firm(BO)], 0), []);
        assert_eq!(reconnect.tasks(&[ANN, BO], &[], 1_000), [Task::AskForCode(BO)]);
        assert_eq!(reconnect.tasks(&[ANN, BO], &[], 90_000), []);
        assert_eq!(reconnect.tasks(&[ANN, BO], &[firm(BO)], 91_000), []);
        assert_eq!(reconnect.tasks(&[ANN, BO], &[], 92_000), [Task::AskForCode(BO)], "lost once more");
    }

    #[test]
    fn a_lost_device_is_called_by_way_of_another_one() {
        let mut reconnect = met(ANN, &[BO, CY]);
        assert_eq!(reconnect.tasks(&[], &[firm(CY)], 0), [Task::Call(BO)]);
        assert_eq!(reconnect.tasks(&[], &[firm(CY)], 1_000), [], "one call at a time");
        reconnect.failed(BO, 12_000);
        assert_eq!(reconnect.tasks(&[], &[firm(CY)], 13_999), []);
        assert_eq!(reconnect.tasks(&[], &[firm(CY)], 14_000), [Task::Call(BO)]);
        reconnect.failed(BO, 26_000);
        assert_eq!(reconnect.tasks(&[], &[firm(CY)], 29_999), [Task::AskForCode(BO)]);
        assert_eq!(reconnect.tasks(&[], &[firm(CY)], 30_000), [Task::Call(BO)], "it is called all the same");
    }

    #[test]
    fn the_pause_between_calls_is_at_most_a_minute() {
        let mut reconnect = met(ANN, &[BO]);
        let mut now = 0;
        for _ in 0..40 {
            assert_eq!(reconnect.tasks(&[], &[firm(CY)], now).first(), Some(&Task::Call(BO)));
            reconnect.failed(BO, now);
            now += LONGEST_PAUSE;
        }
    }

    #[test]
    fn the_device_with_the_higher_number_waits_for_a_call() {
        let mut reconnect = met(CY, &[BO]);
        assert_eq!(reconnect.tasks(&[], &[firm(ANN)], 0), []);
        assert_eq!(reconnect.tasks(&[], &[firm(ANN)], GIVE_WAY - 1), []);
        assert_eq!(reconnect.tasks(&[], &[firm(ANN)], GIVE_WAY), [Task::Call(BO)]);
    }

    #[test]
    fn guests_who_know_each_other_from_the_log_only_are_connected() {
        let mut reconnect = met(BO, &[ANN]);
        assert_eq!(reconnect.tasks(&[ANN, BO, CY], &[firm(ANN)], 0), [Task::Call(CY)]);
        // No person is asked: the two were never connected.
        assert_eq!(reconnect.tasks(&[ANN, BO, CY], &[firm(ANN)], 90_000), []);
    }

    #[test]
    fn an_interrupted_connection_is_replaced_but_no_person_is_asked() {
        let mut reconnect = met(ANN, &[BO, CY]);
        let shaky = Reach { device: BO, interrupted: true };
        assert_eq!(reconnect.tasks(&[], &[shaky], 0), [Task::AskForCode(CY)]);
        assert_eq!(reconnect.tasks(&[], &[shaky, firm(CY)], 1_000), [Task::Call(BO)]);
        assert_eq!(reconnect.tasks(&[], &[shaky, firm(CY)], 90_000), []);
    }

    #[test]
    fn a_device_that_calls_again_and_again_is_answered_once_a_second() {
        let mut reconnect = met(ANN, &[BO]);
        let answered = (0..10_000).step_by(100).filter(|&now| reconnect.may_answer(BO, now)).count();
        assert_eq!(answered, 10);
    }

    #[test]
    fn who_has_left_is_not_called_until_it_comes_back() {
        let mut reconnect = met(ANN, &[BO, CY]);
        reconnect.gone(BO);
        assert!(!reconnect.expects(BO) && reconnect.expects(CY) && !reconnect.expects(DeviceId(9)));
        assert_eq!(reconnect.tasks(&[BO], &[firm(CY)], 0), []);
        reconnect.met(BO);
        assert!(reconnect.expects(BO));
        assert_eq!(reconnect.tasks(&[BO], &[firm(CY)], 1_000), [Task::Call(BO)]);
    }
}

//! Public draws, and devices that lie about them.

use moot_core::{Dice, SplitMix64};
use moot_net::{ChainHash, DeviceId, DrawFault, PublicDraws, SecretChain};
use moot_table::{Seed, Stream};

/// The number of draws of a game.
const DRAWS: u32 = 6;

/// How a device lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lie {
    None,
    /// It shows different anchors to different devices.
    TwoAnchors,
    /// It waits for the anchors of the others and shows one of them.
    CopiedAnchor,
    /// It shows another anchor once it has seen numbers.
    LateAnchor,
    /// It shows no anchor.
    NoAnchor,
    /// It shows a number that it has not committed to.
    WrongNumber,
    /// It shows the number of the draw before once more.
    OldNumber,
    /// It shows the number of the draw after this one.
    NextNumber,
    /// It shows the number of another device.
    CopiedNumber,
    /// It shows a number and then another one.
    SecondNumber,
    /// It shows no number.
    NoNumber,
    /// It writes another outcome: it is the host.
    Outcome,
    /// It writes the outcome before the numbers are there: it is the host.
    EarlyOutcome,
}

const LIES: [Lie; 13] = [
    Lie::None,
    Lie::TwoAnchors,
    Lie::CopiedAnchor,
    Lie::LateAnchor,
    Lie::NoAnchor,
    Lie::WrongNumber,
    Lie::OldNumber,
    Lie::NextNumber,
    Lie::CopiedNumber,
    Lie::SecondNumber,
    Lie::NoNumber,
    Lie::Outcome,
    Lie::EarlyOutcome,
];

/// How honest devices find out.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Found {
    Fault(DrawFault),
    /// They wait for these.
    Waiting(Vec<DeviceId>),
    /// All draws were fair.
    Nothing(Vec<u32>),
}

fn roll(seed: &Seed, draw: u32) -> u32 {
    seed.draws(Stream::Chance, draw.into()).below(1000)
}

/// A game of some devices of which one lies from some draw on.
struct Trial {
    devices: Vec<DeviceId>,
    secrets: Vec<SecretChain>,
    /// The books of each device.
    books: Vec<PublicDraws>,
    liar: usize,
    lie: Lie,
    from: u32,
}

impl Trial {
    fn new(count: usize, lie: Lie, dice: &mut SplitMix64) -> Trial {
        let table = ChainHash([dice.below(256) as u8; 32]);
        let devices: Vec<DeviceId> = (0..count).map(|number| DeviceId(number as u64 * 7 + 1)).collect();
        let mut secret = || core::array::from_fn(|_| dice.below(256) as u8);
        let secrets =
            devices.iter().map(|&device| SecretChain::new(table, device, secret(), DRAWS)).collect();
        let books = vec![PublicDraws::new(table, &devices, DRAWS); count];
        let liar = dice.below(count as u32) as usize;
        Trial { devices, secrets, books, liar, lie, from: dice.below(DRAWS - 1) + 1 }
    }

    fn lies(&self, device: usize, draw: u32) -> Lie {
        if device == self.liar && draw == self.from { self.lie } else { Lie::None }
    }

    fn honest(&self) -> impl Iterator<Item = usize> + use<> {
        let liar = self.liar;
        (0..self.devices.len()).filter(move |&device| device != liar)
    }

    /// All honest devices enter an anchor; `change` differs by the device that hears it.
    fn commit(&mut self, device: usize, anchor: impl Fn(usize) -> [u8; 32]) -> Result<(), DrawFault> {
        for hearer in self.honest() {
            self.books[hearer].commit(self.devices[device], anchor(hearer))?;
        }
        Ok(())
    }

    fn reveal(&mut self, device: usize, draw: u32, number: [u8; 32]) -> Result<(), DrawFault> {
        for hearer in self.honest() {
            self.books[hearer].reveal(self.devices[device], draw, number)?;
        }
        Ok(())
    }

    fn compare(&self) -> Result<(), DrawFault> {
        let first = self.honest().next().unwrap();
        self.honest().try_for_each(|other| self.books[first].compare(&self.books[other]))
    }

    fn anchors(&mut self) -> Result<(), DrawFault> {
        // The liar is last, so that it has seen the others.
        let order: Vec<usize> = self.honest().chain([self.liar]).collect();
        for device in order {
            let own = self.secrets[device].anchor();
            if device != self.liar {
                self.commit(device, |_| own)?;
                continue;
            }
            let copied = self.secrets[self.honest().next().unwrap()].anchor();
            match self.lie {
                Lie::NoAnchor => {}
                Lie::CopiedAnchor => self.commit(device, |_| copied)?,
                Lie::TwoAnchors => self.commit(device, |hearer| [hearer as u8; 32])?,
                _ => self.commit(device, |_| own)?,
            }
        }
        // Before the first number all compare what they have heard.
        self.compare()
    }

    fn numbers(&mut self, draw: u32) -> Result<(), DrawFault> {
        let order: Vec<usize> = self.honest().chain([self.liar]).collect();
        for device in order {
            let own = self.secrets[device].number(draw).unwrap();
            let other = self.secrets[self.honest().next().unwrap()].number(draw).unwrap();
            let mut wrong = own;
            wrong[3] ^= 1;
            match self.lies(device, draw) {
                Lie::LateAnchor => self.commit(device, |_| wrong)?,
                Lie::WrongNumber => self.reveal(device, draw, wrong)?,
                Lie::OldNumber => {
                    let old = self.secrets[device].number(draw - 1).unwrap();
                    self.reveal(device, draw, old)?;
                }
                Lie::NextNumber => {
                    let next = self.secrets[device].number(draw + 1).unwrap_or(wrong);
                    self.reveal(device, draw + 1, next)?;
                }
                Lie::CopiedNumber => self.reveal(device, draw, other)?,
                Lie::SecondNumber => {
                    self.reveal(device, draw, own)?;
                    self.reveal(device, draw, wrong)?;
                }
                Lie::NoNumber => {}
                _ => self.reveal(device, draw, own)?,
            }
        }
        Ok(())
    }

    fn outcome(&mut self, draw: u32, host: usize) -> Result<u32, DrawFault> {
        let reader = self.honest().next().unwrap();
        let book = &self.books[reader];
        let fair = book.seed(draw).map_or(0, |seed| roll(&seed, draw));
        let written = if self.lies(host, draw) == Lie::Outcome { (fair + 1) % 1000 } else { fair };
        book.check(draw, self.devices[host], &written, |seed| roll(seed, draw))?;
        Ok(written)
    }

    fn game(&mut self) -> Result<Found, DrawFault> {
        self.anchors()?;
        let first = self.honest().next().unwrap();
        if !self.books[first].is_bound() {
            return Ok(Found::Waiting(self.books[first].missing()));
        }
        let host = self.liar;
        let mut rolls = Vec::new();
        for draw in 0..DRAWS {
            if self.lies(host, draw) == Lie::EarlyOutcome {
                self.outcome(draw, host)?;
            }
            self.numbers(draw)?;
            if self.books[first].next() == draw {
                return Ok(Found::Waiting(self.books[first].missing()));
            }
            rolls.push(self.outcome(draw, host)?);
        }
        Ok(Found::Nothing(rolls))
    }

    fn found(mut self) -> (Found, DeviceId) {
        let liar = self.devices[self.liar];
        (self.game().unwrap_or_else(Found::Fault), liar)
    }
}

/// What a lie is found out by.
fn is_expected(lie: Lie, fault: DrawFault) -> bool {
    match lie {
        Lie::TwoAnchors | Lie::LateAnchor => matches!(fault, DrawFault::SecondAnchor(_)),
        Lie::CopiedAnchor => matches!(fault, DrawFault::CopiedAnchor(_)),
        Lie::WrongNumber | Lie::OldNumber | Lie::CopiedNumber => matches!(fault, DrawFault::WrongNumber(_)),
        Lie::NextNumber | Lie::EarlyOutcome => matches!(fault, DrawFault::OutOfTurn(_)),
        Lie::SecondNumber => matches!(fault, DrawFault::SecondNumber(_)),
        Lie::Outcome => matches!(fault, DrawFault::WrongOutcome(_)),
        Lie::None | Lie::NoAnchor | Lie::NoNumber => false,
    }
}

#[test]
fn ten_thousand_games_with_a_liar_name_the_liar_and_nobody_else() {
    let mut dice = SplitMix64::new(77);
    let mut named = 0;
    for game in 0..10_000 {
        let lie = LIES[game % LIES.len()];
        let count = if lie == Lie::TwoAnchors { 3 + game / 13 % 2 } else { 2 + game / 13 % 3 };
        let (found, liar) = Trial::new(count, lie, &mut dice).found();
        match found {
            Found::Nothing(rolls) => assert!(lie == Lie::None && rolls.len() == DRAWS as usize, "{lie:?}"),
            Found::Waiting(missing) => {
                assert!(matches!(lie, Lie::NoAnchor | Lie::NoNumber), "{lie:?}");
                assert_eq!(missing, [liar]);
                named += 1;
            }
            Found::Fault(fault) => {
                assert!(is_expected(lie, fault), "{lie:?} {fault:?}");
                assert_eq!(fault.device(), liar);
                named += 1;
            }
        }
    }
    assert_eq!(named, 10_000 - 10_000_usize.div_ceil(LIES.len()));
}

#[test]
fn draws_are_spread_evenly_whatever_one_device_commits_to() {
    let (ann, bo) = (DeviceId(1), DeviceId(2));
    let table = ChainHash([9; 32]);
    let mut sums = [0_u32; 10];
    for game in 0..2000_u64 {
        // Bo always uses the same secret; Ann a random one.
        let mut dice = SplitMix64::new(game);
        let secret = core::array::from_fn(|_| dice.below(256) as u8);
        let secrets = [SecretChain::new(table, ann, secret, 2), SecretChain::new(table, bo, [0; 32], 2)];
        let mut draws = PublicDraws::new(table, &[ann, bo], 2);
        draws.commit(ann, secrets[0].anchor()).unwrap();
        draws.commit(bo, secrets[1].anchor()).unwrap();
        draws.reveal(ann, 0, secrets[0].number(0).unwrap()).unwrap();
        let seed = draws.reveal(bo, 0, secrets[1].number(0).unwrap()).unwrap().unwrap();
        sums[(roll(&seed, 0) / 100) as usize] += 1;
    }
    assert!(sums.iter().all(|&sum| (140..=260).contains(&sum)), "{sums:?}");
}

#[test]
fn the_same_numbers_mean_nothing_at_another_table_or_for_another_device() {
    let chain =
        |table: u8, device: u64| SecretChain::new(ChainHash([table; 32]), DeviceId(device), [4; 32], 3);
    assert_ne!(chain(1, 1).anchor(), chain(2, 1).anchor());
    assert_ne!(chain(1, 1).anchor(), chain(1, 2).anchor());
    assert_eq!(chain(1, 1).number(3), None);
    assert!(!format!("{:?}", chain(1, 1)).contains('['));
}

#[test]
fn strangers_are_named_and_repetitions_are_harmless() {
    let (ann, bo, cy) = (DeviceId(1), DeviceId(2), DeviceId(3));
    let table = ChainHash([9; 32]);
    let secret = SecretChain::new(table, ann, [1; 32], 1);
    let mut draws = PublicDraws::new(table, &[ann, bo], 1);
    assert_eq!(draws.commit(cy, [0; 32]), Err(DrawFault::Stranger(cy)));
    assert_eq!(draws.reveal(cy, 0, [0; 32]), Err(DrawFault::Stranger(cy)));
    draws.commit(ann, secret.anchor()).unwrap();
    draws.commit(ann, secret.anchor()).unwrap();
    let number = secret.number(0).unwrap();
    assert_eq!(draws.reveal(ann, 0, number), Err(DrawFault::OutOfTurn(ann)), "Bo is not bound yet");
    assert_eq!(draws.missing(), [bo]);
    draws.commit(bo, SecretChain::new(table, bo, [2; 32], 1).anchor()).unwrap();
    assert_eq!(draws.reveal(ann, 0, number), Ok(None));
    assert_eq!(draws.reveal(ann, 0, number), Ok(None));
    assert_eq!(draws.seed(0), None);
}

/// The formulas of `docs/fair-play.md`, written out once more.
#[test]
fn numbers_and_seeds_are_the_documented_hashes() {
    use sha2::{Digest, Sha256};
    let table = ChainHash([6; 32]);
    let devices = [DeviceId(3), DeviceId(1)];
    let secrets = devices.map(|device| SecretChain::new(table, device, [device.0 as u8; 32], 2));
    let mut draws = PublicDraws::new(table, &devices, 2);
    for (device, secret) in devices.iter().zip(&secrets) {
        draws.commit(*device, secret.anchor()).unwrap();
        let step = |draw: u32, number: [u8; 32]| -> [u8; 32] {
            let parts = [&table.0[..], &device.0.to_be_bytes(), &draw.to_be_bytes(), &number].concat();
            Sha256::digest([&b"trollmoot number 1\n"[..], &parts].concat()).into()
        };
        assert_eq!(secret.number(1), Some([device.0 as u8; 32]), "the last number is the secret itself");
        assert_eq!(secret.number(0), Some(step(1, secret.number(1).unwrap())));
        assert_eq!(secret.anchor(), step(0, secret.number(0).unwrap()));
    }
    for (device, secret) in devices.iter().zip(&secrets) {
        draws.reveal(*device, 0, secret.number(0).unwrap()).unwrap();
    }
    // Device 1 before device 3.
    let mut text = [&b"trollmoot draw 1\n"[..], &table.0, &0_u32.to_be_bytes()].concat();
    for place in [1, 0] {
        text.extend(devices[place].0.to_be_bytes());
        text.extend(secrets[place].number(0).unwrap());
    }
    let all: [u8; 32] = Sha256::digest(text).into();
    assert_eq!(draws.seed(0), Some(Seed::random(*all.first_chunk().unwrap())));
}

//! The estimated values of things, in tenths of an action point in a cavern: mining an obsidian is ten.

use crate::read::effect::Effect;

/// A resource in the field, by kind.
const RESOURCE: [i32; 3] = [13, 26, 39];
/// Half a site on an edge, by kind.
pub const HALF: [i32; 3] = [3, 5, 7];
/// A step of troll power.
const POWER: i32 = 10;
/// A cow.
const COW: i32 = 12;
/// A point at the end.
pub const POINT: f32 = 13.0;

/// Returns the value of an effect.
pub fn effect(effect: &Effect) -> i32 {
    match effect {
        Effect::Nothing => 0,
        Effect::Gain { resources, power, cows } => {
            let goods: i32 = resources.iter().zip(RESOURCE).map(|(&n, worth)| i32::from(n) * worth).sum();
            goods + i32::from(*power) * POWER + i32::from(*cows) * COW
        }
        Effect::Fill => 22,
        Effect::Mine { resource, most } => i32::from(*most) * [10, 20, 30][*resource],
        Effect::Tile => 18,
        Effect::Card => 32,
        Effect::Walk { trolls: 0, .. } => 15,
        Effect::Walk { humans: 0, .. } => 20,
        Effect::Walk { .. } => 18,
    }
}

//! Arithmetic with colours `0xAARRGGBB`.

/// The opaque colour that lies this part (0 to 1) of the way from one colour to another.
pub(super) fn mix(from: u32, to: u32, part: f32) -> u32 {
    let channel = |shift: u32| {
        let level = |colour: u32| ((colour >> shift) & 0xFF) as f32;
        let mixed = level(from) + (level(to) - level(from)) * part;
        (mixed.round() as u32) << shift
    };
    0xFF00_0000 | channel(16) | channel(8) | channel(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mixing_goes_from_one_end_to_the_other() {
        assert_eq!(mix(0xFF10_2030, 0xFFF0_E0D0, 0.0), 0xFF10_2030);
        assert_eq!(mix(0xFF10_2030, 0xFFF0_E0D0, 1.0), 0xFFF0_E0D0);
        assert_eq!(mix(0xFF10_2030, 0xFFF0_E0D0, 0.5), 0xFF80_8080);
    }
}

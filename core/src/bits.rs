//! Small sets that are the bits of a number.

/// The places of the bits that are set, the lowest first.
#[inline]
pub(crate) fn places(bits: u64) -> impl Iterator<Item = u8> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let place = left.trailing_zeros() as u8;
        left &= left.checked_sub(1)?;
        Some(place)
    })
}

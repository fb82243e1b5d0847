//! The colours of the table.

/// What the table is covered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableColour {
    /// Green felt.
    Felt,
    /// Grey slate.
    Slate,
    /// Dark blue.
    Midnight,
    /// Dark red.
    Burgundy,
    /// Plain black, which costs a screen of self-luminous pixels nothing.
    Black,
}

impl TableColour {
    /// All of them.
    pub const ALL: [TableColour; 5] = [
        TableColour::Felt,
        TableColour::Slate,
        TableColour::Midnight,
        TableColour::Burgundy,
        TableColour::Black,
    ];
}

/// The colours that go together on a table, as `0xAARRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableColours {
    /// The table at its upper edge.
    pub top: u32,
    /// The table at its lower edge; between them lies a barely seen gradient.
    pub bottom: u32,
    /// The outlines of empty piles.
    pub outline: u32,
    /// The glow around piles that would take what is held.
    pub glow: u32,
    /// Words and numbers on the table.
    pub text: u32,
}

/// The colours of a table.
pub const fn table_colours(table: TableColour) -> TableColours {
    let (top, bottom, outline, glow, text) = match table {
        TableColour::Felt => (
            0xFF0E_5A3E,
            0xFF0A_4731,
            0x4DFF_FFFF,
            0xFFF2_D688,
            0xFFEF_F6F0,
        ),
        TableColour::Slate => (
            0xFF43_4E57,
            0xFF34_3D45,
            0x4DFF_FFFF,
            0xFFF2_D688,
            0xFFF1_F4F6,
        ),
        TableColour::Midnight => (
            0xFF1A_2A4A,
            0xFF11_1D36,
            0x40FF_FFFF,
            0xFFF2_D688,
            0xFFEC_F0F8,
        ),
        TableColour::Burgundy => (
            0xFF5E_1B2B,
            0xFF47_1220,
            0x4DFF_FFFF,
            0xFFF2_D688,
            0xFFF8_EEEF,
        ),
        TableColour::Black => (
            0xFF00_0000,
            0xFF00_0000,
            0x3DFF_FFFF,
            0xFFE3_C777,
            0xFFDE_E0E2,
        ),
    };
    TableColours {
        top,
        bottom,
        outline,
        glow,
        text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of a colour, as WCAG defines it.
    fn luminance(colour: u32) -> f64 {
        let part = |shift: u32| {
            let level = f64::from((colour >> shift) & 0xFF) / 255.0;
            if level <= 0.04045 {
                level / 12.92
            } else {
                ((level + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }

    /// The contrast of two colours, as WCAG defines it: 1 to 21.
    fn contrast(a: u32, b: u32) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn contrast_is_computed_right() {
        assert!((contrast(0xFFFF_FFFF, 0xFF00_0000) - 21.0).abs() < 1e-9);
        assert!((contrast(0xFF77_7777, 0xFFFF_FFFF) - 4.48).abs() < 0.01);
    }

    #[test]
    fn words_stand_out_from_the_table() {
        for table in TableColour::ALL {
            let colours = table_colours(table);
            for ground in [colours.top, colours.bottom] {
                assert_eq!(ground >> 24, 0xFF, "{table:?} is opaque");
                assert!(contrast(colours.text, ground) >= 4.5, "{table:?}");
                assert!(contrast(colours.glow, ground) >= 3.0, "{table:?}");
            }
        }
    }
}

//! What is heard of a game: short quiet sounds, worked out rather than recorded, so that every
//! platform plays the same ones and none has to be shipped.
//!
//! A card is a breath of filtered noise that dies away, as paper on cloth is; what is good news has
//! a soft bell on top.

use std::f32::consts::TAU;
use std::io::Cursor;

use hound::{SampleFormat, WavSpec, WavWriter};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::board::Event;

/// Samples a second. Nothing here is so high that it would need more.
const RATE: u32 = 22_050;
/// How long a sound takes to swell, in seconds: long enough not to click.
const SWELL: f32 = 0.002;
/// How much of a sound is left when its length is over.
const LEFT: f32 = 0.001;

/// A part of a sound.
#[derive(Clone, Copy, Debug)]
struct Voice {
    tone: Tone,
    /// When it begins, in seconds.
    at: f32,
    /// How long it can be heard, in seconds.
    length: f32,
    /// Its highest part, from 0 to 1.
    loudness: f32,
}

#[derive(Clone, Copy, Debug)]
enum Tone {
    /// A card: noise between two frequencies, in hertz.
    Paper { low: f32, high: f32 },
    /// A bell of this frequency, in hertz.
    Bell(f32),
}

/// A card that slides over the cloth.
fn paper(at: f32, length: f32, loudness: f32, low: f32, high: f32) -> Voice {
    Voice {
        tone: Tone::Paper { low, high },
        at,
        length,
        loudness,
    }
}

fn bell(at: f32, length: f32, loudness: f32, hertz: f32) -> Voice {
    Voice {
        tone: Tone::Bell(hertz),
        at,
        length,
        loudness,
    }
}

/// The parts of each sound. What happens often is the quietest.
fn voices(event: Event) -> Vec<Voice> {
    match event {
        Event::Lifted => vec![paper(0.0, 0.05, 0.16, 1800.0, 5200.0)],
        Event::Laid => vec![
            paper(0.0, 0.09, 0.36, 700.0, 3200.0),
            paper(0.0, 0.04, 0.20, 140.0, 420.0),
        ],
        Event::Home => vec![
            paper(0.0, 0.09, 0.30, 700.0, 3200.0),
            bell(0.02, 0.32, 0.10, 880.0),
        ],
        Event::Dealt => vec![
            paper(0.0, 0.12, 0.26, 1200.0, 4600.0),
            paper(0.07, 0.07, 0.26, 500.0, 2400.0),
        ],
        Event::TurnedOver => vec![
            paper(0.0, 0.10, 0.22, 1000.0, 4200.0),
            paper(0.06, 0.10, 0.26, 900.0, 3600.0),
            paper(0.13, 0.12, 0.30, 500.0, 2600.0),
        ],
        Event::TakenBack => vec![paper(0.0, 0.11, 0.22, 1400.0, 3600.0)],
        Event::Refused => vec![bell(0.0, 0.12, 0.16, 196.0)],
        Event::Won => vec![
            bell(0.0, 0.7, 0.16, 523.25),
            bell(0.13, 0.7, 0.16, 659.26),
            bell(0.26, 0.8, 0.16, 783.99),
            bell(0.39, 1.0, 0.18, 1046.5),
        ],
    }
}

/// The sound of an event as a file in WAVE format: one channel, 16 bits.
pub fn wave(event: Event) -> Vec<u8> {
    let spec = WavSpec {
        channels: 1,
        sample_rate: RATE,
        bits_per_sample: 16,
        sample_format: SampleFormat::Int,
    };
    let mut file = Cursor::new(Vec::new());
    let written = WavWriter::new(&mut file, spec).and_then(|mut writer| {
        for sample in samples(event) {
            let loudness = sample.clamp(-1.0, 1.0);
            writer.write_sample((loudness * f32::from(i16::MAX)) as i16)?;
        }
        writer.finalize()
    });
    // Memory doesn't refuse what is written to it.
    if let Err(error) = written {
        log::error!("a sound can't be written: {error}");
    }
    file.into_inner()
}

fn samples(event: Event) -> Vec<f32> {
    let voices = voices(event);
    let ends = voices.iter().map(|voice| voice.at + voice.length);
    let end = ends.fold(0.0, f32::max);
    let mut sum = vec![0.0; samples_in(end)];
    for voice in voices {
        let start = samples_in(voice.at);
        for (place, sample) in sum.iter_mut().skip(start).zip(voice.samples()) {
            *place += sample;
        }
    }
    sum
}

fn samples_in(seconds: f32) -> usize {
    (seconds * RATE as f32) as usize
}

impl Voice {
    fn samples(self) -> Vec<f32> {
        let mut wave = match self.tone {
            Tone::Paper { low, high } => rustle(samples_in(self.length), low, high),
            Tone::Bell(hertz) => ring(samples_in(self.length), hertz),
        };
        for (index, sample) in wave.iter_mut().enumerate() {
            let time = index as f32 / RATE as f32;
            *sample *= (time / SWELL).min(1.0) * LEFT.powf(time / self.length);
        }
        let highest = wave
            .iter()
            .fold(0.0, |highest: f32, s| highest.max(s.abs()));
        if highest > 0.0 {
            for sample in &mut wave {
                *sample *= self.loudness / highest;
            }
        }
        wave
    }
}

/// Noise between two frequencies: what one simple low-pass filter lets through and another doesn't.
fn rustle(count: usize, low: f32, high: f32) -> Vec<f32> {
    let mut random = ChaCha8Rng::seed_from_u64(u64::from(low.to_bits()));
    let (mut under_high, mut under_low) = (0.0, 0.0);
    let share = |hertz: f32| 1.0 - (-TAU * hertz / RATE as f32).exp();
    let noise = (0..count).map(|_| {
        let white = random.next_u32() as f32 / u32::MAX as f32 * 2.0 - 1.0;
        under_high += share(high) * (white - under_high);
        under_low += share(low) * (under_high - under_low);
        under_high - under_low
    });
    noise.collect()
}

/// A bell: its note, and an octave above it a little of another.
fn ring(count: usize, hertz: f32) -> Vec<f32> {
    let waves = (0..count).map(|index| {
        let turn = TAU * hertz * index as f32 / RATE as f32;
        turn.sin() + 0.2 * (2.0 * turn).sin()
    });
    waves.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The loudness of each sample, from -1 to 1.
    fn heard(event: Event) -> Vec<f32> {
        let file = wave(event);
        let reader = hound::WavReader::new(Cursor::new(file)).unwrap();
        assert_eq!(
            (reader.spec().channels, reader.spec().sample_rate),
            (1, RATE)
        );
        let samples = reader.into_samples::<i16>();
        samples
            .map(|sample| f32::from(sample.unwrap()) / f32::from(i16::MAX))
            .collect()
    }

    #[test]
    fn every_sound_can_be_heard_and_none_is_loud() {
        for event in Event::ALL {
            let highest = heard(event)
                .iter()
                .fold(0.0, |most: f32, s| most.max(s.abs()));
            assert!((0.1..0.7).contains(&highest), "{event:?}: {highest}");
        }
    }

    #[test]
    fn no_sound_clicks_where_it_begins_or_ends() {
        for event in Event::ALL {
            let samples = heard(event);
            let (first, last) = (samples[0], samples[samples.len() - 1]);
            assert!(first.abs() < 0.01 && last.abs() < 0.01, "{event:?}");
        }
    }

    #[test]
    fn what_happens_often_is_short() {
        let seconds = |event| heard(event).len() as f32 / RATE as f32;
        for event in [Event::Lifted, Event::Laid, Event::Dealt, Event::TakenBack] {
            assert!(seconds(event) < 0.2, "{event:?}");
        }
        assert!(seconds(Event::Won) < 1.5);
    }

    #[test]
    fn events_sound_different_and_always_alike() {
        for event in Event::ALL {
            assert_eq!(wave(event), wave(event));
            for other in Event::ALL {
                assert_eq!(wave(event) == wave(other), event == other);
            }
        }
    }
}

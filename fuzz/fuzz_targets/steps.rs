#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| talon_tests::fuzzing::steps(data));

use smf_lite::{read, Error};

#[test]
fn empty_file() {
    assert_eq!(read(&[]).unwrap_err(), Error::UnexpectedEof { need: 4, have: 0 });
}

#[test]
fn riff_is_refused() {
    assert_eq!(read(b"RIFF____").unwrap_err(), Error::NotMidi);
}

#[test]
fn no_tracks() {
    let song = read(b"MThd\0\0\0\x06\0\0\0\0\0\x60").unwrap();
    assert_eq!((song.format, song.division), (0, 96));
}

use std::fs;

fn songs() -> Vec<Vec<u8>> {
    let mut paths: Vec<_> = fs::read_dir("tests/songs").unwrap().map(|e| e.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|p| fs::read(p).unwrap()).collect()
}

#[test]
fn there_are_songs() {
    assert!(songs().len() >= 5);
}

#[test]
fn all_songs_can_be_read() {
    for data in songs() {
        let song = smf_lite::read(&data).unwrap();
        assert!(song.division > 0);
    }
}

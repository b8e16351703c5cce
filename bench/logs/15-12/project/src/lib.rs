//! Reads standard MIDI files, format 0 and 1.

mod cursor;
pub use cursor::Cursor;

#[derive(Debug, Clone, PartialEq)]
pub enum Error {
    NotMidi,
    UnexpectedEof { need: usize, have: usize },
    NoRunningStatus { offset: usize },
}

#[derive(Debug, Clone, PartialEq)]
pub enum Event {
    NoteOn { channel: u8, key: u8, velocity: u8 },
    NoteOff { channel: u8, key: u8 },
    Program { channel: u8, program: u8 },
    Tempo(u32),
    Other,
}

#[derive(Debug, Default)]
pub struct Song {
    pub format: u16,
    pub division: u16,
    pub tracks: Vec<Vec<(u32, Event)>>,
}

pub fn read(data: &[u8]) -> Result<Song, Error> {
    let mut c = Cursor::new(data);
    if c.take(4)? != b"MThd" {
        return Err(Error::NotMidi);
    }
    let _len = c.u32()?;
    let format = c.u16()?;
    let tracks = c.u16()?;
    let division = c.u16()?;
    let mut song = Song { format, division, tracks: Vec::new() };
    while song.tracks.len() < tracks as usize {
        let id = c.take(4)?.to_vec();
        let len = c.u32()? as usize;
        let body = c.take(len)?;
        if id == b"MTrk" {
            song.tracks.push(track(body)?);
        }
    }
    Ok(song)
}

fn track(body: &[u8]) -> Result<Vec<(u32, Event)>, Error> {
    let mut c = Cursor::new(body);
    let mut out = Vec::new();
    let mut running = None;
    while !c.at_end() {
        let delta = c.vlq()?;
        let mut status = c.peek()?;
        if status & 0x80 != 0 {
            c.u8()?;
        } else {
            status = running.ok_or(Error::NoRunningStatus { offset: c.offset() })?;
        }
        let channel = status & 0x0f;
        let event = match status & 0xf0 {
            0x80 => { let key = c.u8()?; c.u8()?; Event::NoteOff { channel, key } }
            0x90 => {
                let (key, velocity) = (c.u8()?, c.u8()?);
                if velocity == 0 { Event::NoteOff { channel, key } } else { Event::NoteOn { channel, key, velocity } }
            }
            0xa0 | 0xb0 | 0xe0 => { c.take(2)?; Event::Other }
            0xc0 => Event::Program { channel, program: c.u8()? },
            0xd0 => { c.u8()?; Event::Other }
            _ if status == 0xff => {
                let kind = c.u8()?;
                let len = c.vlq()? as usize;
                let d = c.take(len)?;
                if kind == 0x51 && len == 3 {
                    Event::Tempo(u32::from_be_bytes([0, d[0], d[1], d[2]]))
                } else {
                    Event::Other
                }
            }
            _ => { let len = c.vlq()? as usize; c.take(len)?; Event::Other }
        };
        running = if status < 0xf0 { Some(status) } else { None };
        out.push((delta, event));
    }
    Ok(out)
}

PRAGMA foreign_keys = ON;
CREATE TABLE station (
    code    TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    country TEXT NOT NULL CHECK (length(country) = 2)
);
CREATE TABLE line (
    id    INTEGER PRIMARY KEY,
    label TEXT NOT NULL UNIQUE
);
CREATE TABLE stop (
    line    INTEGER NOT NULL REFERENCES line(id),
    seq     INTEGER NOT NULL,
    station TEXT NOT NULL REFERENCES station(code),
    minute  INTEGER NOT NULL,
    PRIMARY KEY (line, seq)
);
CREATE VIEW timetable AS
    SELECT l.label, s.seq, t.name, s.minute FROM stop s JOIN line l ON l.id = s.line JOIN station t ON t.code = s.station;

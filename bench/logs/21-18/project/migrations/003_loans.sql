CREATE TABLE loan (book_id INTEGER NOT NULL REFERENCES book(id), who TEXT NOT NULL, due TEXT CHECK (due > '2020'));
INSERT INTO loan VALUES (1, 'mira', '2026-12-01');
INSERT INTO loan VALUES (2, 'otto', '2026-12-04');
INSERT INTO loan VALUES (3, NULL, '2026-12-09');
CREATE INDEX loan_due ON loan(due);

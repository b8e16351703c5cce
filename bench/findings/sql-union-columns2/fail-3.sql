CREATE TABLE invited (guest TEXT, seat INTEGER);
CREATE TABLE cancelled (guest TEXT, reason TEXT, day TEXT);
SELECT guest, seat FROM invited
EXCEPT
SELECT guest FROM cancelled;

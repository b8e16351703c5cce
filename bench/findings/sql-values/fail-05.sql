-- staff and what they earn
CREATE TABLE staff(id INTEGER PRIMARY KEY, first, last, salary NUMERIC CHECK (salary > 0));
CREATE TABLE raise(who REFERENCES staff(id), percent);
INSERT INTO staff(first, last, salary) VALUES ('Eva', 'Frei', 5100), ('Fred', 'Gut', 4300);
WITH good AS (SELECT id FROM staff WHERE salary > 5000)
INSERT INTO raise(who, percent) SELECT id FROM good;
SELECT * FROM staff JOIN raise ON who = id;

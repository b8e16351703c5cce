CREATE TABLE person (id INTEGER, first TEXT, last TEXT);
INSERT INTO person (id, first, last) VALUES
  (1, 'Ada', 'Lovelace'),
  (2, 'Alan', 'Turing'),
  (3, 'Grace', 'Hopper');

CREATE TABLE staff (person_id INTEGER, role TEXT, since INTEGER);
INSERT INTO staff (person_id, role, since)
SELECT id, 'engineer' FROM person WHERE last LIKE '%r%';

SELECT count(*) FROM staff;

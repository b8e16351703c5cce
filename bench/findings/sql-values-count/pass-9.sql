CREATE TABLE person (id INTEGER, first TEXT, last TEXT);
INSERT INTO person VALUES (1, 'Ada', 'Lovelace');
UPDATE person SET (first, last) = ('Augusta', 'King') WHERE id = 1;
SELECT * FROM person WHERE (first, last) = ('Augusta', 'King');

CREATE TABLE city(name TEXT, country TEXT);
ALTER TABLE city ADD COLUMN population INT;
INSERT INTO city VALUES ('Oslo', 'NO', 709037);

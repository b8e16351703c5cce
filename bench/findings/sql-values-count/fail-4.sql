BEGIN;
CREATE TABLE city(name TEXT, country TEXT, population INT);
INSERT INTO city(name, country) VALUES ('Oslo', 'NO', 709037);
COMMIT;

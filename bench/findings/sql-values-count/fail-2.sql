CREATE TABLE measurement (sensor TEXT, at TEXT, value REAL);
INSERT INTO measurement (sensor, at, value)
VALUES ('t1', '2021-03-01 10:00', 21.5),
       ('t1', '2021-03-01 10:05', 21.7);
INSERT INTO measurement (sensor, at, value)
VALUES ('t2', '2021-03-01 10:00');

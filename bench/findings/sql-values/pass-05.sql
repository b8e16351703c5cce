CREATE TABLE points (x REAL, y REAL, z REAL);
SELECT x, y, z FROM points UNION ALL VALUES (1, 2, 3), (4, 5, 6);
-- INSERT INTO points (x, y) VALUES (1);
INSERT INTO points (x, y) VALUES (1, 2);

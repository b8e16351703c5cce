CREATE TABLE points (x REAL, y REAL, z REAL);
INSERT INTO points (x, y, z) VALUES
  (0.5, 1.5),
  (2.5, 3.5),
  (4.5, 5.5);

insert into item (id, name, unit, shelf) values
  (1, 'flour', 'g', 2),
  (2, 'lentils', 'g', 2),
  (3, 'olive oil', 'ml', 3),
  (4, 'plum jam', 'g', 1);

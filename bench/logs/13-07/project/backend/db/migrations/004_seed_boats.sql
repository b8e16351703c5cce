INSERT INTO boat (name, class, weight_kg) VALUES
  ('Albatros', 'single', 14.2),
  ('Seeschwalbe', 'double', 27.5),
  ('Kormoran', 'quad', 52.0);

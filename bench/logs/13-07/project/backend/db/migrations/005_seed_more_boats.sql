-- boats taken over from the school
INSERT INTO boat (name, class, weight_kg) VALUES
  ('Möwe', 'double', 28.1),
  ('Eisvogel', 'coxed four', 53.5),
  ('Reiher', 'eight', 97.0);

INSERT INTO line (id, label) VALUES (1, 'IR 26'), (2, 'EC 151'), (3, 'TER 7'), (4, 'RE 80');

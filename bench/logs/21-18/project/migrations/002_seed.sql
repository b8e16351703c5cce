INSERT INTO author(name) VALUES ('Lem'), ('Le Guin'), ('Butler');
INSERT INTO book(title, author_id) VALUES ('Solaris', 1), ('The Dispossessed', 2), ('Kindred', 3);

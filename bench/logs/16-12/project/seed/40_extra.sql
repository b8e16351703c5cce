insert into item (name, unit, shelf) values ('salt', 'g', 3);

insert into shelf (label) values ('cellar'), ('kitchen left'), ('kitchen right');

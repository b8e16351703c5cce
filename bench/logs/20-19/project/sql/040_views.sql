CREATE VIEW recent AS SELECT title FROM book WHERE year > 1960;

CREATE TABLE film(id, title);
CREATE TABLE actor(id, name);
SELECT film.id AS id, name FROM film JOIN actor ON film.id = actor.id ORDER BY id;

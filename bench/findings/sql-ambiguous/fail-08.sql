CREATE TABLE film(id, title, "length");
CREATE TABLE actor(id, name);
CREATE TABLE cast_of(film_id, actor_id, role);
INSERT INTO film VALUES (1, 'Metropolis', 153);
SELECT f.title, a.name, c.role
FROM film AS f
JOIN cast_of AS c ON c.film_id = f.id
JOIN actor AS a ON a.id = c.actor_id
WHERE c.role LIKE 'Maria%' AND "id" IN (1, 2, 3);

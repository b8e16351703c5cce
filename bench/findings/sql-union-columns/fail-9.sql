CREATE TABLE scores(player TEXT, pts INT, round INT);
INSERT INTO scores VALUES ('x', 3, 1), ('y', 5, 1), ('x', 2, 2);
SELECT player, SUM(pts) FROM scores GROUP BY player
UNION ALL
SELECT SUM(pts) FROM scores;

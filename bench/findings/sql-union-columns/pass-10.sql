CREATE TABLE scores(player TEXT, pts INT);
SELECT player, SUM(pts) FROM scores GROUP BY player
UNION ALL
SELECT 'all', SUM(pts) FROM scores
ORDER BY 2;

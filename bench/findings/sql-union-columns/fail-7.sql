SELECT count(*), total
FROM (
  VALUES (20, 30)
  UNION ALL
  SELECT 10 AS total
);

SELECT 'id', 'name', 'price'
UNION ALL
VALUES (1, 'pen'), (2, 'ink');

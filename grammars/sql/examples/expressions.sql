SELECT 1, 1.5, .5, 5., 1e10, 1.5E-3, .5e+2, 0xFF, 0X1f, 1_000_000, 0x_dead_beef, 1_0.0_1, 'it''s', '', x'', X'0aFF', NULL, true, CURRENT_TIMESTAMP;
SELECT ?, ?12, :name, @name, $name, $ns::name, $ns::arr(key), #reg, @@var;
SELECT a, t.a, main.t.a, "a ""b""", `a ``b```, [a b], 't'.'a', größe, _x, a$b;
SELECT -a, +a, ~a, - - a, NOT a, NOT NOT a, EXISTS (SELECT 1), NOT EXISTS (SELECT 2), -(-1);
SELECT a || b -> '$.x' ->> 'y', a * b / c % d, a + b - c, a & b | c << 2 >> 1, a < b, a <= b, a > b, a >= b;
SELECT a = b, a == b, a <> b, a != b, a IS b, a IS NOT b, a IS NOT NULL, a IS DISTINCT FROM b, a IS NOT DISTINCT FROM b;
SELECT a LIKE 'x%' ESCAPE '\', a NOT LIKE b, a GLOB '*', a NOT GLOB b, a REGEXP 'r', a MATCH 'm', a NOT MATCH b, a NOT REGEXP c;
SELECT a BETWEEN 1 AND 2, a NOT BETWEEN b + 1 AND c AND d, x BETWEEN (1 AND 2) AND 3 OR y;
SELECT a ISNULL, a NOTNULL, a NOT NULL, a NOT NULL AND b ISNULL;
SELECT (1), (1, 2, 3), (SELECT 1), ((SELECT 1)), (1, 2) = (SELECT 1, 2), (a, b) IN (VALUES (1, 2)), ();
SELECT CASE WHEN a THEN b END, CASE a WHEN 1 THEN 'x' WHEN 2 THEN 'y' ELSE 'z' END;
SELECT CAST(a AS INTEGER), CAST(a AS DECIMAL(10, 2)), CAST(a AS long long int), CAST(a AS), a COLLATE nocase || b COLLATE "binary";
SELECT f(), f(*), f(a, b), f(DISTINCT a), like('a%', b), glob(a, b), replace(a, b, c), if(a, b, c), left(a, 1), s.f(1), array(SELECT 1), extract(year FROM d);
SELECT a AND b OR c AND NOT d, a::text, (a)::numeric(10, 2) + 1, DEFAULT, count(t.*), a ~ 'regular';
SELECT'no'FROM"t"WHERE[a]=1AND`b`=2--comment at the end
;SELECT/**/1/***//*unclosed comments * are fine

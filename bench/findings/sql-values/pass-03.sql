create table t(a, b, c, d);
insert into t(a, b) values (max(1, 2, 3), coalesce(null, 4));
insert into t(d) values ((select 1 where 1 in (1, 2, 3)));

create table t(a, b);
insert into t values (1, 2);

create table t(a, b); insert into t(a) values (1, 2);

create table t(a, b); insert into t(a, b) values (1, 2);

create temp table pairs(l, r);
insert into pairs(l, r) select * from (values (1, 2, 3));
drop table pairs;

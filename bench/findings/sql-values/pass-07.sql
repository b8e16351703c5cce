create table pairs(l, r, both as (l || r));
insert into pairs(l, r) select * from (values (1, 2));
insert into pairs values (3, 4);

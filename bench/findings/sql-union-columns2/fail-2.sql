create table a (x int, y int);
create table b (x int, y int, z int);
insert into a values (1, 2);
insert into b values (1, 2, 3);
select * from a
union all
select * from b;

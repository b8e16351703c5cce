create table "order items" ("order" int, [item no] int, `how many` int);
insert into "order items" ("order", [item no], `how many`) values (7, max(1, 2, 3));

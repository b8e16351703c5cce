create table point(x real, y real);
insert into point values (max(1, 2, 3), coalesce(null, null, 4));

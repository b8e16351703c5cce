create table point(x real, y real, z real);
-- the decimal comma splits the first number in two
insert into point values (1,5, 2.25, 3.0);

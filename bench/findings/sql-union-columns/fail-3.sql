create table staff(name text, dept text);
create table former(name text, dept text, gone text);
insert into staff values ('Li', 'ops');
select name from staff where name in (
  select name from staff
  intersect
  select name, dept from former
);

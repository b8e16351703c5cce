create temp table staff(name, wage, dept);
insert into staff values ('Eve', 2000, 'it'), ('Al', 1800, 'hr');
select dept, count(*), sum(wage) from staff group by dept
union
select 'all', sum(wage) from staff;

begin;
insert into stock values (1, '2026-01-31', 2000);
insert into stock values (2, '2026-09-01', 750);
insert into stock values (3, '2025-12-24', 0);
insert into stock values (4, '2027-02-01', 340);
commit;

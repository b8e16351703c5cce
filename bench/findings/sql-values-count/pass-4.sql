create table settings (key text primary key, val text default 'x');
insert into settings default values;

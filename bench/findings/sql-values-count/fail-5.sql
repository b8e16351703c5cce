create table settings (key text primary key, val text);
replace into settings values ('theme');

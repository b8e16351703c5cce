insert into customer (given_name, family_name, email) values ('Ada', 'Byron', 'ada@example.org');

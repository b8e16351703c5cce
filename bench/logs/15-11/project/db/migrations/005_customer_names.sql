-- split the name
alter table customer add column given_name text;
alter table customer add column family_name text;
update customer set
  given_name = substr(name, 1, instr(name, ' ') - 1),
  family_name = substr(name, instr(name, ' ') + 1);
alter table customer drop column name;

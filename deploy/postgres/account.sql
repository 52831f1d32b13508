-- The account of the web and worker processes: it reads and writes rows, and cannot change tables. Create the role
-- marquee with a password first. Run this as the account of ROLE=migrate, which owns the tables, after the first
-- migration; later tables follow by themselves.
grant usage on schema public to marquee;
grant select, insert, update, delete on all tables in schema public to marquee;
grant usage, select on all sequences in schema public to marquee;
alter default privileges in schema public grant select, insert, update, delete on tables to marquee;
alter default privileges in schema public grant usage, select on sequences to marquee;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once', tg_table_name using errcode = 'LG003';
end $$;

comment on function refuse_change is
  'Refuses every update, delete or truncate of a table whose rows are written once.';

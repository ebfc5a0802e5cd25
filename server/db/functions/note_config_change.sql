create or replace function note_config_change() returns trigger language plpgsql as $$
begin
  update config_version set version = version + 1;
  return null;
end $$;

comment on function note_config_change is
  'Moves the number in config_version on with every change of what visitors are told, so that no process answers '
  'from what it has kept of before.';

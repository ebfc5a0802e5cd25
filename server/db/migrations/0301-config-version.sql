-- One number that every change of what a visitor is told moves on, by whichever process or person: an answer that was
-- made once is good as long as the number stands.
create table config_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into config_version (version) values (1);
create function note_config_change() returns trigger language plpgsql as $$
begin
  update config_version set version = version + 1;
  return null;
end $$;
create trigger note_config_change after insert or update or delete or truncate on config
  for each statement execute function note_config_change();
create trigger note_config_change after insert or update or delete or truncate on games
  for each statement execute function note_config_change();
create trigger note_config_change after insert or update or delete or truncate on game_types
  for each statement execute function note_config_change();
create trigger note_config_change after insert or update or delete or truncate on game_brands
  for each statement execute function note_config_change();
create trigger note_config_change after insert or update or delete or truncate on recharge_types
  for each statement execute function note_config_change();
create trigger note_config_change after insert or update or delete or truncate on recharge_items
  for each statement execute function note_config_change();
create trigger note_config_change after insert or update or delete or truncate on activities
  for each statement execute function note_config_change();

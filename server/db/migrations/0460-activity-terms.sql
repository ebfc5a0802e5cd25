-- What an activity's own page tells beside its title: a text by language; null where there is nothing to add.
alter table activities add column about jsonb;

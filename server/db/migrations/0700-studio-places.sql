-- Each game of a studio has an origin of its own; on a machine without names for them it is a port, by this number.
alter table studio_games add column place integer generated always as identity;
alter table studio_games add constraint studio_games_place_key unique (place);

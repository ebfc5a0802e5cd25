-- Doors of the sign-in calendar that were opened: one a UTC day. A day after the one before continues at the next place.
create table calendar_doors (
  player_id uuid not null references players (id),
  -- UTC date, YYYY-MM-DD.
  day text not null,
  place smallint not null check (place between 1 and 7),
  primary key (player_id, day)
);

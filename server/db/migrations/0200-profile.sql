-- A player's own picture, as the house has drawn it anew. `players.avatar` is one of the house's set.
create table player_pictures (
  player_id uuid primary key references players (id),
  -- Part of its address: 128 bits that nobody can guess, new with every picture.
  id text not null unique check (id ~ '^[0-9a-f]{32}$'),
  bytes bytea not null,
  made_at timestamptz not null
);

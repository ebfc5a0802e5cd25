-- Browsers that a player was signed in with, by a hash of the id that each made for itself.
create table player_devices (
  player_id uuid not null references players (id),
  device_hash bytea not null,
  last_at timestamptz not null,
  primary key (player_id, device_hash)
);
create index player_devices_last_at on player_devices (last_at);

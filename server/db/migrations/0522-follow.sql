-- Channels that a player has opened through the site. Whether they follow them nobody can know.
create table follow_openings (
  player_id uuid not null references players (id),
  channel text not null,
  opened_at timestamptz not null,
  primary key (player_id, channel)
);

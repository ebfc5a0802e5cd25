-- What an operator has looked into: a flag stays away until something new raises it.
create table settled_flags (
  player_id uuid not null references players (id),
  rule text not null,
  settled_at timestamptz not null,
  primary key (player_id, rule)
);

-- The rules look at all players' sign-ins of some days.
create index login_history_at on login_history (at);

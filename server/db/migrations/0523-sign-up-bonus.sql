-- Players who do not want the bonus of a new account: it is not offered to them again.
create table sign_up_declines (
  player_id uuid primary key references players (id),
  declined_at timestamptz not null
);

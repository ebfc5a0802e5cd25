-- What a player has typed of an identity check and not handed in: one row a player, sealed, gone within a day.
create table kyc_drafts (
  player_id uuid primary key references players (id),
  saved_at timestamptz not null,
  -- AES-256-GCM over JSON; bound to the player.
  sealed bytea not null
);
create index kyc_drafts_old on kyc_drafts (saved_at);

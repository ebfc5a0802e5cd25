-- The two seeds that decide a player's bets for a while, and the nonce of the next one. Of each player at most one pair is
-- open, and at most one waits whose server seed is fixed while its client seed is not known.
create table seed_pairs (
  player_id uuid not null,
  id uuid not null,
  server_seed bytea not null check (length(server_seed) = 32),
  commit bytea not null check (length(commit) = 32),
  client_seed text,
  next_nonce integer not null default 0,
  opened_at timestamptz,
  revealed_at timestamptz,
  primary key (player_id, id),
  check ((opened_at is null) = (client_seed is null)),
  check (revealed_at is null or opened_at is not null)
) with (fillfactor = 60);
create unique index seed_pairs_open on seed_pairs (player_id) where opened_at is not null and revealed_at is null;
create unique index seed_pairs_next on seed_pairs (player_id) where opened_at is null;
create index seed_pairs_due on seed_pairs (opened_at) where opened_at is not null and revealed_at is null;

-- A refused bet keeps its place, so that nobody can refuse what would have won and give its place to another bet.
create table refused_bets (
  player_id uuid not null,
  pair_id uuid not null,
  nonce integer not null,
  request_id uuid not null,
  body_hash bytea not null,
  game_id integer not null,
  is_play_money boolean not null,
  stake bigint not null,
  reason text not null,
  at timestamptz not null,
  primary key (player_id, pair_id, nonce),
  unique (player_id, pair_id, request_id)
);
create index refused_bets_at on refused_bets (at);

-- A round of a pair has no seed of its own. Rounds of before, and those that players share, keep theirs.
alter table rounds add column pair_id uuid, add column nonce integer, alter column server_seed drop not null;
alter table rounds add constraint rounds_seed_check
  check ((server_seed is null) = (pair_id is not null) and (pair_id is null) = (nonce is null)) not valid;
alter table open_rounds add column pair_id uuid, add column nonce integer, alter column server_seed drop not null;
alter table open_rounds add constraint open_rounds_seed_check
  check ((server_seed is null) = (pair_id is not null) and (pair_id is null) = (nonce is null)) not valid;

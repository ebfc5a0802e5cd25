-- The hash of each version of a game's mathematics. rounds.maths names one; no foreign key, because it would cost every bet
-- a look-up and a lock, and a round cannot be played before the start has written its version.
create table game_versions (
  maths text primary key,
  hash bytea not null check (length(hash) = 32),
  first_seen_at timestamptz not null
);

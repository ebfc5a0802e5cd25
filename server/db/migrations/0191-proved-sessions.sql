-- When the player last proved who they are within the session; the sign-in itself is a proof.
alter table sessions
  add column proved_at timestamptz,
  -- A proof gives the session a new token. Calls that are on their way with the one before are still answered.
  add column old_token_hash bytea unique,
  add column old_until timestamptz;

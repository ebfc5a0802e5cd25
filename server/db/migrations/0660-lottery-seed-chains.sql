-- The seed chains of lotteries have names; those of a game have its id as theirs, as their sealed starts are bound to it.
alter table seed_chains alter column game_id type text using game_id::text;
alter table seed_chains rename column game_id to name;
alter table seed_chains add constraint seed_chains_name_check check (name ~ '^[a-z0-9-]+$');

-- A round is decided by a link of its lottery's chain, which is sealed until the draw. One that was opened before keeps
-- its own seed, and its rule.
alter table lottery_rounds
  add column chain integer,
  add column position integer,
  -- What everybody knows of the seed: its hash, which in a chain is the link before.
  add column commitment bytea check (length(commitment) = 32),
  add column sealed_seed bytea,
  alter column server_seed drop not null;
update lottery_rounds set commitment = sha256(server_seed);
alter table lottery_rounds
  alter column commitment set not null,
  add constraint lottery_rounds_chain_check check (num_nulls(chain, position) in (0, 2)),
  add constraint lottery_rounds_seed_check check (num_nulls(server_seed, sealed_seed) = 1),
  -- A link is stored readable with the draw and no earlier.
  add constraint lottery_rounds_secret_check check (chain is null or state = 'drawn' or server_seed is null),
  add constraint lottery_rounds_revealed_check check (state <> 'drawn' or server_seed is not null);
-- A link decides one round.
create unique index lottery_rounds_position on lottery_rounds (product, chain, position) where chain is not null;

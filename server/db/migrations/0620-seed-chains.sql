-- The links of a hash chain decide the rounds that players share, one after the other: each hashes to the one before, and
-- the last one is published before the first round.
create table seed_chains (
  game_id integer not null,
  number integer not null,
  length integer not null check (length > 0),
  last_link bytea not null check (length(last_link) = 32),
  sealed_start bytea not null,
  published_at timestamptz not null,
  -- Of the link that the next round gets.
  next_position integer not null,
  primary key (game_id, number),
  check (next_position between 1 and length + 1)
);

-- A round of a chain has its link sealed until its end. One that was opened before keeps its own seed, and its rule.
alter table shared_rounds
  add column chain integer,
  add column position integer,
  add column link_before bytea check (length(link_before) = 32),
  add column sealed_link bytea,
  -- When it stops to take the seeds of its bettors.
  add column reveals_close_at timestamptz,
  -- What the bettors put into it: hashes and revealed seeds in order.
  add column entries json,
  alter column server_seed drop not null,
  drop constraint shared_rounds_check,
  add constraint shared_rounds_chain_check
    check (num_nulls(chain, position, link_before, sealed_link, reveals_close_at) in (0, 5)),
  add constraint shared_rounds_seed_check
    check (chain is not null or (server_seed is not null and (started_at is null) = (result is null))),
  -- What decided a round, and its result, are stored readable at its end and no earlier.
  add constraint shared_rounds_secret_check
    check (chain is null or settled_at is not null or num_nulls(server_seed, result, result_at, next_at) = 4);
-- A link decides one round.
create unique index shared_rounds_position on shared_rounds (game_id, chain, position) where chain is not null;
-- Rounds with bets in them are kept for those who check them.
drop index shared_rounds_old;
create index shared_rounds_old on shared_rounds (settled_at)
  where settled_at is not null and (chain is null or bets = 0);
drop index shared_rounds_secret;

-- In place of the seed a bet has the hash of it in client_seed, until the round starts.
alter table open_rounds add column revealed_seed text, drop constraint open_rounds_seed_check;
alter table open_rounds add constraint open_rounds_seed_check check (
  (server_seed is null or pair_id is null) and (pair_id is null) = (nonce is null)
  and num_nulls(server_seed, pair_id, shared_round_id) < 3) not valid;
alter table rounds add column shared_round_id uuid, drop constraint rounds_seed_check;
alter table rounds add constraint rounds_seed_check check (
  (server_seed is null or pair_id is null) and (pair_id is null) = (nonce is null)
  and num_nulls(server_seed, pair_id, shared_round_id) < 3) not valid;
-- Bets that were cashed out of a round that still runs are found by it.
update rounds set shared_round_id = shared.id from shared_rounds as shared
where shared.settled_at is null and shared.started_at is not null and rounds.settled_at >= shared.started_at
  and rounds.server_seed = shared.server_seed;

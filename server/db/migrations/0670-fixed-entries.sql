-- The hashes of a round's first bets are fixed and published when bets close, before any seed is revealed. A round that
-- started earlier has none.
alter table shared_rounds add column entry_hashes text[];
-- When a round was called off because its key is missing: from then on nothing decides it, and its stakes go back.
alter table shared_rounds add column voided_at timestamptz;
alter table shared_rounds add constraint shared_rounds_void_check
  check (voided_at is null or num_nulls(server_seed, result) = 2);

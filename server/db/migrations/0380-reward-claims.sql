-- Rewards that were claimed: each once. What can be claimed follows from turnover and time and is not stored.
create table reward_claims (
  player_id uuid not null references players (id),
  -- What it rewards: a level's name and number, a day, a week, a month, a game type with its last day.
  source text not null,
  key text not null,
  -- Its journal, which tells units and amounts.
  journal_id uuid not null,
  -- JSON list of { propId, count }.
  rewards jsonb not null,
  at timestamptz not null,
  primary key (player_id, source, key)
);
create index reward_claims_by_time on reward_claims (player_id, at desc);

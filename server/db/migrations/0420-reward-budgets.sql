-- What programmes with a budget have given so far. The budget itself is configuration.
create table reward_budgets (
  -- As in reward_claims.source.
  source text primary key,
  -- Cents.
  spent bigint not null check (spent >= 0)
);

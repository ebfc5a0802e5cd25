-- What a tier's pool held at the last readings: the amounts on the board are made of them, for everybody the same.
create table jackpot_readings (
  tier text not null references jackpot_tiers (tier),
  at timestamptz not null,
  -- Of all shards, in cents.
  amount bigint not null check (amount >= 0),
  primary key (tier, at)
);

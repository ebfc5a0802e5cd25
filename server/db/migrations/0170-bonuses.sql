-- Bonuses that come with a deposit. Their money lies in player:bonus, which nothing can be bet or withdrawn from, until
-- bets with the player's own money have earned it; then one journal moves it into the balance.

create table coupons (
  player_id uuid not null references players (id),
  id uuid not null,
  -- 1001-1099 a share, 1201-1299 a share, 1301-1399 an amount.
  prop_id integer not null,
  percent integer not null check (percent between 0 and 200),
  fixed bigint not null check (fixed >= 0),
  max_bonus bigint not null check (max_bonus > 0),
  min_deposit bigint not null check (min_deposit > 0),
  multiple integer not null check (multiple between 0 and 10),
  days integer not null check (days between 1 and 365),
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  -- The deposit that used it up.
  deposit_id uuid,
  primary key (player_id, id)
);
-- Coupons that one operator has named and a second has yet to agree to.
create table coupon_wishes (
  id uuid primary key,
  player_id uuid not null references players (id),
  prop_id integer not null,
  value bigint not null,
  asked_by text not null,
  asked_at timestamptz not null,
  decided_at timestamptz
);

create table bonuses (
  player_id uuid not null,
  -- The deposit's own id: a deposit brings one at most.
  id uuid not null,
  source text not null check (source in ('firstDeposit', 'coupon')),
  amount bigint not null check (amount > 0),
  -- Bets that earn it, and the player's turnover when it was granted: progress follows from the turnover of now, so no bet
  -- has to write it.
  need bigint not null check (need >= 0),
  mark bigint not null,
  state text not null check (state in ('running', 'released', 'givenUp', 'expired')),
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (player_id, id)
);
create unique index bonuses_first_deposit on bonuses (player_id) where source = 'firstDeposit';
create index bonuses_running on bonuses (expires_at) where state = 'running';

-- What was agreed to with the deposit: source, coupon, terms. Null without a bonus.
alter table deposits add column bonus json;

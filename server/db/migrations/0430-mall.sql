-- Goods of the mall that were bought. What is on sale, its price and its stock are configuration.
create table mall_orders (
  player_id uuid not null references players (id),
  -- Its journal, too.
  id uuid not null,
  goods_id integer not null,
  -- What was granted: reward id, and its count.
  prop_id integer not null,
  count bigint not null check (count > 0),
  -- Diamonds.
  price bigint not null check (price > 0),
  at timestamptz not null,
  primary key (player_id, id)
);
create index mall_orders_by_time on mall_orders (at desc);

-- How many of each goods were sold. A sale locks its row, so that of two buyers of the last piece one gets it.
create table mall_stock (
  goods_id integer primary key,
  sold bigint not null check (sold >= 0)
);

-- Decides a player's next scratch card. Secret until that card is opened; only its hash leaves the server before.
create table scratch_seeds (
  player_id uuid primary key references players (id),
  server_seed bytea not null check (length(server_seed) = 32)
) with (fillfactor = 60);

create table scratch_cards (
  player_id uuid not null references players (id),
  id uuid not null,
  server_seed bytea not null check (length(server_seed) = 32),
  client_seed text not null,
  maths text not null,
  -- Cents.
  prize bigint not null check (prize >= 0),
  bought_at timestamptz not null,
  -- Null until it is opened, and the prize paid.
  opened_at timestamptz,
  primary key (player_id, id)
);
-- One waits at most.
create unique index scratch_cards_waiting on scratch_cards (player_id) where opened_at is null;
create index scratch_cards_won on scratch_cards (opened_at desc) where prize > 0;

-- For the log of diamonds: a player has few of these journals among the many of bets.
create index journals_of_diamonds on journals (player_id, id) where 'player:diamonds' = any (accounts);

-- Texts that a player reads are JSON objects by locale.
create table game_types (
  id integer primary key,
  key text not null,
  status integer not null,
  sort integer not null
);

create table game_brands (
  id integer primary key,
  name text not null,
  sort integer not null
);

create table games (
  id integer primary key,
  slug text not null unique,
  name text not null,
  aliases text[] not null,
  type_id integer not null references game_types (id),
  brand_id integer not null references game_brands (id),
  rtp_bp integer not null,
  volatility integer not null,
  min_bet bigint not null check (min_bet > 0),
  max_bet bigint not null,
  tags text[] not null,
  features text[] not null,
  popularity integer not null,
  -- 0 coming, 1 open, 2 maintenance
  status integer not null,
  -- The operator's word, which no seed overwrites.
  status_override integer
);

create table recharge_types (
  id integer primary key,
  key text not null unique,
  name jsonb not null,
  sort integer not null,
  min_amount bigint,
  min_amount2 bigint,
  max_amount bigint not null,
  is_default integer not null,
  status integer not null,
  fee_text jsonb not null,
  time_text jsonb not null
);

create table recharge_items (
  id integer primary key,
  price bigint not null check (price > 0)
);

create table recharge_type_items (
  type_id integer not null references recharge_types (id),
  item_id integer not null references recharge_items (id),
  primary key (type_id, item_id)
);

create table activities (
  id integer primary key,
  name text not null unique,
  -- 1 opens by itself at start-up
  type integer not null,
  sort integer not null,
  title jsonb not null,
  click_type integer not null,
  click_action text not null,
  unlogin_show_status integer not null,
  theme_url text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  is_on boolean not null
);

create table themes (
  id text primary key,
  name text not null,
  domain text not null,
  tokens jsonb not null
);

create table register_entries (
  id uuid primary key,
  kind text not null check (kind in ('restricted', 'excluded')),
  account_key text,
  birth_date date,
  nationality text,
  -- An entry without anything to go by would match everybody.
  check (account_key is not null or birth_date is not null)
);

create table game_likes (
  player_id uuid not null references players (id),
  game_id integer not null references games (id),
  at timestamptz not null,
  primary key (player_id, game_id)
);

create table game_history (
  player_id uuid not null references players (id),
  game_id integer not null references games (id),
  at timestamptz not null,
  primary key (player_id, game_id)
);

create table client_events (
  id uuid primary key,
  received_at timestamptz not null,
  event_at timestamptz not null,
  name text not null,
  user_id text not null,
  event jsonb not null
);

create table jackpot_winners (
  id uuid primary key,
  -- Null for a winner made by the sandbox.
  player_id uuid references players (id),
  nickname text not null,
  tier text not null check (tier in ('mega', 'major', 'minor', 'mini')),
  prop_id integer not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  is_sample boolean not null
);
create index jackpot_winners_at on jackpot_winners (at desc);

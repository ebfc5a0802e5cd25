-- Decides a player's next spin. Secret until that spin is made; only its hash leaves the server before.
create table invite_seeds (
  player_id uuid primary key references players (id),
  server_seed bytea not null check (length(server_seed) = 32)
) with (fillfactor = 60);

create table invite_periods (
  player_id uuid not null references players (id),
  id uuid not null,
  -- As the configuration had them when it began: a change holds for later periods.
  terms jsonb not null,
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  -- Cents.
  won bigint not null default 0 check (won >= 0),
  paid bigint not null default 0 check (paid >= 0 and paid <= won),
  used integer not null default 0 check (used >= 0),
  -- The most that it can cost; what it has not cost goes back to the budget when it is closed.
  reserved bigint not null check (reserved >= won),
  -- Ended, and all of it paid.
  closed_at timestamptz,
  primary key (player_id, id)
);
create unique index invite_periods_open on invite_periods (player_id) where closed_at is null;
create index invite_periods_due on invite_periods (ends_at) where closed_at is null;

-- Days, in UTC, on which sharing brought a spin.
create table invite_shares (
  player_id uuid not null references players (id),
  day date not null,
  period_id uuid not null,
  primary key (player_id, day)
);

-- Friends who brought a spin: each once, ever.
create table invite_friends (
  player_id uuid not null references players (id),
  friend_id uuid not null references players (id),
  period_id uuid not null,
  at timestamptz not null,
  primary key (player_id, friend_id)
);

create table invite_spins (
  player_id uuid not null references players (id),
  id uuid not null,
  period_id uuid not null,
  server_seed bytea not null check (length(server_seed) = 32),
  client_seed text not null,
  maths text not null,
  -- Cents of each sector, as the wheel had them.
  sectors jsonb not null,
  sector integer not null check (sector >= 0),
  prize bigint not null check (prize >= 0),
  at timestamptz not null,
  primary key (player_id, id)
);

-- Cents that periods have cost or can still cost. The budget itself is configuration.
create table invite_budget (
  id integer primary key check (id = 1),
  committed bigint not null check (committed >= 0)
);
insert into invite_budget (id, committed) values (1, 0);

create index if not exists players_invited_by on players (invited_by, id) where invited_by is not null;

-- Times are moments (timestamptz, sent and read as milliseconds); days of the calendar are dates.
create table players (
  id uuid primary key,
  display_id bigint not null unique check (display_id between 100000000 and 999999999),
  -- As typed; `account_key` is the same in lower case, so that names differ by more than their case.
  account text not null,
  account_key text not null unique,
  nickname text not null default '',
  avatar text not null default '',
  mobile text not null default '',
  birth_date date not null,
  nationality text not null,
  status text not null default 'open' check (status in ('open', 'excluded', 'closed', 'restricted')),
  -- 0 none, 1 pending, 2 approved, 3 rejected
  kyc_state smallint not null default 0 check (kyc_state between 0 and 3),
  kyc_reason text not null default '',
  invite_code text not null unique,
  invited_by uuid references players (id),
  -- Made by the sandbox.
  is_sample boolean not null default false,
  -- A registration may be asked for again with the same id: the fingerprint holds everything but the password.
  request_id uuid unique,
  request_fingerprint bytea,
  created_at timestamptz not null
);

create table credentials (
  player_id uuid primary key references players (id),
  password_hash text not null,
  failures integer not null default 0,
  locked_until timestamptz,
  changed_at timestamptz not null
);

create table declarations (
  player_id uuid not null references players (id),
  name text not null,
  accepted_at timestamptz not null,
  ip text not null,
  primary key (player_id, name)
);

create table sessions (
  player_id uuid not null references players (id),
  id uuid not null,
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash bytea not null unique,
  started_at timestamptz not null,
  -- The player's last own act; the heartbeat moves `last_seen_at` only.
  last_act_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- What the heartbeat last said the player looked at; 0 is no game.
  seen_game_id integer not null default 0,
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text not null default '' check (end_reason in ('', 'logout', 'password', 'operator', 'excluded')),
  last_sign_in_at timestamptz,
  ip text not null,
  device text not null,
  primary key (player_id, id)
);
create index sessions_open on sessions (player_id) where ended_at is null;

create table login_history (
  player_id uuid not null references players (id),
  id uuid not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('ok', 'wrong', 'locked', 'refused')),
  ip text not null,
  device text not null,
  primary key (player_id, id)
);

create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  actor text not null,
  act text not null,
  subject text not null,
  details jsonb not null
);

-- Losing these in a crash costs nothing, so they skip the write-ahead log.
create unlogged table rate_windows (
  key text primary key,
  ends_at timestamptz not null,
  used integer not null
);
create index rate_windows_ends_at on rate_windows (ends_at);

-- What a market may be asked to change without a build. Known keys stand in services/config-store.ts.
create table config (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

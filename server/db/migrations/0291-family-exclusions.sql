-- Families ask that somebody be excluded. Who asked, about whom and why is sealed; what the person is told is not.
create table family_requests (
  id uuid primary key,
  -- What people name it by.
  number text not null unique,
  -- A repeat of the same request finds its row again.
  request_id uuid not null unique,
  request_hash bytea not null,
  received_at timestamptz not null,
  -- Of the caller, for the day's bound.
  address text not null,
  locale text not null,
  state text not null default 'open' check (state in ('open', 'approved', 'rejected')),
  decided_at timestamptz,
  decided_by text not null default '',
  -- Whose account it came to; null before it is approved.
  player_id uuid references players (id),
  period text check (period in ('day', 'week', 'month', 'sixWeeks', 'halfYear', 'year', 'threeYears', 'fiveYears',
    'forGood')),
  until timestamptz,
  -- What the person concerned reads.
  told text not null default '',
  -- AES-256-GCM over JSON; null once the retention rule has taken it.
  sealed bytea,
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'approved') = (player_id is not null)),
  check ((player_id is null) = (period is null))
);
create index family_requests_open on family_requests (received_at) where state = 'open';
create index family_requests_player on family_requests (player_id, decided_at desc) where player_id is not null;
create index family_requests_address on family_requests (address, received_at);
create index family_requests_sealed on family_requests (decided_at) where sealed is not null;

create table family_evidence (
  request_id uuid not null references family_requests (id) on delete cascade,
  id uuid not null,
  sealed bytea not null,
  primary key (request_id, id)
);
-- What is sealed does not pack.
alter table family_evidence alter column sealed set storage external;

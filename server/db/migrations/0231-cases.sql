-- What somebody writes to the house and waits for an answer to. A complaint is one kind of it.
create table cases (
  id uuid primary key,
  -- What people name it by; drawn, so that it tells nothing of how many there are.
  number text not null unique,
  kind text not null check (kind in ('complaint')),
  -- Null for a guest, who is known by the code that their browser made.
  player_id uuid references players (id),
  contact text not null default '',
  code_hash bytea,
  topic text not null,
  subject text not null,
  locale text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed', 'disputed')),
  opened_at timestamptz not null,
  -- By when the house owes the next answer; it is kept when somebody adds to it.
  due_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  closed_by text check (closed_by in ('player', 'operator')),
  disputed_at timestamptz,
  -- A repeat of the same request finds its case again.
  request_id uuid not null unique,
  request_hash bytea not null,
  -- Of the caller, for the day's bound of guests.
  address text not null,
  check ((player_id is null) = (code_hash is not null))
);
create index cases_of_player on cases (player_id, opened_at desc);
create index cases_due on cases (due_at) where state = 'open';
create index cases_of_address on cases (address, opened_at);

create table case_messages (
  case_id uuid not null references cases (id),
  id uuid not null,
  at timestamptz not null,
  author text not null check (author in ('player', 'house')),
  -- Who of the house wrote it; the player is not told.
  operator text not null default '',
  text text not null,
  request_id uuid,
  primary key (case_id, id),
  unique (case_id, request_id)
);

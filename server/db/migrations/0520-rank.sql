-- Boards of the best win as a multiple of its stake. A job counts settled rounds; a bet writes nothing here.

-- How far rounds are counted. Its row is locked while they are: of two processes one counts.
create table rank_cursor (
  is_only boolean primary key default true check (is_only),
  counted_until timestamptz not null
);

-- Rounds of a player that were counted on a UTC day, up to as many as may count; of slots by themselves.
create table rank_rounds (
  player_id uuid not null references players (id),
  day date not null,
  is_slots boolean not null,
  rounds integer not null,
  primary key (player_id, day, is_slots)
) with (fillfactor = 80);

create table rank_bests (
  player_id uuid not null references players (id),
  -- slots: the tournament of the week.
  board text not null check (board in ('day', 'week', 'slots')),
  -- The first UTC day of the board.
  since date not null,
  -- Hundredths of the stake.
  multiple bigint not null check (multiple > 100),
  won_at timestamptz not null,
  primary key (player_id, board, since)
) with (fillfactor = 80);
create index rank_bests_places on rank_bests (board, since, multiple desc, won_at, player_id);

-- Weeks of the tournament whose winners stand.
create table slots_hack_weeks (
  week date primary key,
  closed_at timestamptz not null
);

create table slots_hack_winners (
  player_id uuid not null references players (id),
  week date not null references slots_hack_weeks (week),
  place smallint not null check (place > 0),
  multiple bigint not null,
  won_at timestamptz not null,
  -- [{propId, count}], as in reward_claims.
  rewards jsonb not null,
  primary key (player_id, week),
  unique (week, place)
);

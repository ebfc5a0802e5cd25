-- What the rounds of each game took and returned, day by day, to be compared with what the game promises.

-- Rounds are written in the order of their time: a few bytes for each stretch of pages find those of a day.
create index rounds_by_time on rounds using brin (settled_at) with (pages_per_range = 32, autosummarize = on);

create table game_returns (
  game_id integer not null,
  maths text not null,
  -- A UTC date.
  day date not null,
  is_play_money boolean not null,
  rounds bigint not null,
  staked bigint not null,
  won bigint not null,
  -- Of each draw, in square cents: a year of the largest stakes is more than a bigint.
  stake_squares numeric not null,
  largest_stake bigint not null,
  primary key (game_id, maths, day, is_play_money)
);

-- When the rounds of a day were counted last; a day that has long ended is not counted again.
create table counted_days (
  day date primary key,
  counted_at timestamptz not null
);

create table return_alarms (
  id uuid primary key,
  game_id integer not null,
  maths text not null,
  is_above boolean not null,
  -- The first day of the rounds that raised it.
  since date not null,
  rounds bigint not null,
  -- In millionths of the stakes.
  actual_ppm bigint not null,
  low_ppm bigint not null,
  high_ppm bigint not null,
  raised_at timestamptz not null,
  -- After it the rounds of the game are counted from the day after.
  settled_at timestamptz,
  settled_by text,
  found text,
  check ((settled_at is null) = (found is null))
);
create unique index return_alarms_one_open on return_alarms (game_id, maths) where settled_at is null;

-- Games of aggregators in the lobby: what their lists say, and studios that do not answer.
alter table games add column is_remote boolean not null default false;
alter table games drop constraint games_poster_check;
alter table games add constraint games_poster_check check (is_hosted or is_remote or poster is null);

alter table remote_games
  -- Who has made it, as the aggregator spells it.
  add column studio text not null default '',
  -- By the last list that was taken.
  add column is_offered boolean not null default true,
  -- Where the picture came from that the poster was made of, and the poster's file.
  add column picture_url text,
  add column poster_hash bytea check (length(poster_hash) = 32),
  add column poster_bytes integer,
  add constraint remote_games_poster_check check (num_nulls(picture_url, poster_hash, poster_bytes) in (0, 3));
create index remote_games_posters on remote_games (poster_hash);

create table remote_studios (
  aggregator text not null,
  studio text not null,
  -- How the last starts of its games went, the latest one at the end: 1 for a fault.
  starts text not null check (starts ~ '^[01]{0,20}$'),
  -- Null: its games can be started.
  closed_at timestamptz,
  -- When it was last asked whether it answers again.
  tried_at timestamptz,
  primary key (aggregator, studio)
);

create table remote_lists (
  aggregator text primary key,
  -- When the list is asked for next.
  next_at timestamptz not null,
  -- Of the last list that was taken: when, and of how many games. Null: none was, or any is taken next.
  listed_at timestamptz,
  games integer,
  -- Why the latest list was not taken; null where it was.
  fault text
);

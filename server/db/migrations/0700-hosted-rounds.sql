-- Rounds of studios' games: the win of one waits, in player:owed, until the game's page has shown it.
alter table games add column is_hosted boolean not null default false;
alter table game_sessions add column studio_version integer;

create table hosted_rounds (
  player_id uuid not null,
  round_id uuid not null,
  -- What the page knows a round by.
  number bigint not null generated always as identity,
  game_session_id uuid not null,
  game_id integer not null,
  is_play_money boolean not null,
  version integer not null,
  mode text not null,
  -- Cents: what the player has chosen, in which the table's payouts count.
  level bigint not null check (level > 0),
  -- In the mode's table, from 0.
  line bigint not null check (line >= 0),
  -- Hundredths of the level.
  payout bigint not null check (payout >= 0),
  -- Cents: what the round was charged, and what it pays.
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  -- Of the page's own, how far it has shown the round.
  event text check (length(event) <= 4096),
  -- When the win is paid whether it was shown or not.
  due_at timestamptz not null,
  -- Null: the win waits.
  released_at timestamptz,
  primary key (player_id, round_id)
);
-- One round of a game waits at most.
create unique index hosted_rounds_active on hosted_rounds (player_id, game_id, is_play_money) where released_at is null;
create index hosted_rounds_due on hosted_rounds (due_at) where released_at is null;
create index hosted_rounds_of_game on hosted_rounds (player_id, game_id, is_play_money, number);

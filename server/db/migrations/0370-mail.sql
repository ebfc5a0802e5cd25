-- Mails to players. A row has what a text is made of; the text is made in the player's language when it is read.
create table mails (
  player_id uuid not null,
  id uuid not null,
  category text not null check (category in ('service', 'account')),
  template text not null,
  params jsonb not null,
  -- Of a mail to many.
  campaign_id uuid,
  sent_at timestamptz not null,
  read_at timestamptz,
  -- From then on it is not shown any more; null: always.
  expires_at timestamptz,
  -- Hidden from the player; the row still says what was sent, and when it was read.
  deleted_at timestamptz,
  primary key (player_id, id)
);
-- A mail to many reaches each player once, however often its batch is repeated.
create unique index mails_once on mails (campaign_id, player_id) where campaign_id is not null;
create index mails_unread on mails (player_id) where read_at is null and deleted_at is null;

-- A mail to many, which a job delivers in batches, in the order of the players' ids.
create table mail_campaigns (
  id uuid primary key,
  category text not null check (category in ('service', 'account')),
  template text not null,
  params jsonb not null,
  started_at timestamptz not null,
  -- The last player that a committed batch has reached.
  reached_player_id uuid,
  sent integer not null default 0,
  finished_at timestamptz
);
create index mail_campaigns_open on mail_campaigns (started_at) where finished_at is null;

-- What went wrong with a game, and whom it concerns: who settled real rounds of it from `starts_at` on, before `ends_at`.
create table game_incidents (
  -- Also the id of the campaign that tells the players.
  id uuid primary key,
  game_id integer not null,
  kind text not null check (kind in ('returns', 'fault')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Whether rounds were corrected; otherwise they stand as they were settled.
  is_corrected boolean not null,
  -- How many it concerned when it was approved.
  players integer not null,
  asked_by text not null,
  approved_by text not null,
  made_at timestamptz not null,
  check (starts_at < ends_at)
);
create unique index game_incidents_once on game_incidents (game_id, kind, starts_at, ends_at);

-- The incident that the players were told of.
alter table return_alarms add column incident_id uuid references game_incidents (id);

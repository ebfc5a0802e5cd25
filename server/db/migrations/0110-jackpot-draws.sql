-- The draw of the Lucky Jackpot: what it asks for, its odds, its chances, and what was drawn.

alter table jackpot_tiers
  -- The most that one draw pays, in cents.
  add column ceiling bigint,
  -- Share of the wheel once the light has stopped on the jackpot cell.
  add column weight integer;
update jackpot_tiers set ceiling = seed * 10,
  weight = case tier when 'mega' then 1 when 'major' then 10 when 'minor' then 100 else 1000 end;
alter table jackpot_tiers
  alter column ceiling set not null,
  alter column weight set not null,
  -- The board never shows less than what a paid pool begins with, and a draw never pays less.
  add constraint jackpot_ceiling check (ceiling >= seed),
  add constraint jackpot_weight check (weight between 0 and 1000000);

-- One row: what a UTC day must bring for a chance, in cents.
create table jackpot_rules (
  id boolean primary key default true check (id),
  -- Never nothing: what is given for free asks for one paid deposit.
  need_deposit bigint not null check (need_deposit > 0),
  need_typing bigint not null check (need_typing >= 0)
);
insert into jackpot_rules (need_deposit, need_typing) values (50000, 200000);

-- Cells without odds cannot be drawn from; the house's seed puts the board with odds in their place.
delete from config where key = 'jackpotCells' and (value -> 0 ? 'weight') is not true;

-- Decides a player's next draw. Secret until that draw reveals it; only its hash leaves the server before.
create table draw_seeds (
  player_id uuid primary key,
  server_seed bytea not null check (length(server_seed) = 32)
) with (fillfactor = 60);

-- A chance once seen stays, whatever the operator changes; the key makes it one a day.
create table draw_chances (
  player_id uuid not null,
  -- The UTC day that earned it.
  day date not null,
  earned_at timestamptz not null,
  draw_id uuid,
  primary key (player_id, day)
) with (fillfactor = 70);

create table jackpot_draws (
  player_id uuid not null,
  -- Also the id of the draw's journal.
  id uuid not null,
  day date not null,
  at timestamptz not null,
  cell smallint not null check (cell between 0 and 9),
  -- 1 the cell's own reward, 2 a jackpot.
  type smallint not null check (type in (1, 2)),
  prop_id integer not null,
  count bigint not null check (count > 0),
  -- Cents that went to the playable balance.
  bonus bigint not null check (bonus >= 0),
  maths text not null,
  server_seed bytea not null,
  client_seed text not null,
  -- The odds in force, so that a draw can be worked out again whatever they become.
  cell_weights integer[] not null,
  tier_weights integer[] not null,
  primary key (player_id, id),
  unique (player_id, day)
);
create index jackpot_draws_by_id on jackpot_draws (id);

-- What the rank list goes by.
create table draw_totals (
  player_id uuid primary key,
  won bigint not null,
  draws integer not null,
  last_at timestamptz not null
) with (fillfactor = 70);
create index draw_totals_rank on draw_totals (won desc, last_at, player_id);

-- What a player has paid in on a day is asked with every heartbeat.
create index deposits_paid on deposits (player_id, settled_at) where state = 'paid';

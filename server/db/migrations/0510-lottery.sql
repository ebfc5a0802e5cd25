-- Lotteries: rounds with a number of their own in each product, and the tickets that players bought. The tickets of a
-- purchase follow each other, so that a row tells all their numbers.
create table lottery_rounds (
  id uuid primary key,
  product text not null check (product in ('daily', 'weekend')),
  number integer not null check (number > 0),
  state text not null check (state in ('open', 'drawn', 'cancelled')),
  -- Price, prizes and bounds from its opening on.
  terms jsonb not null,
  maths text not null,
  -- Secret until it is drawn.
  server_seed bytea not null check (length(server_seed) = 32),
  -- Of all purchases so far.
  client_seed text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draw_at timestamptz not null,
  sold integer not null default 0 check (sold >= 0),
  -- Null until it is drawn, like the next one.
  result integer,
  -- Sold tickets that won, by prize.
  winners integer[],
  -- When it was drawn or cancelled.
  ended_at timestamptz,
  -- When the last of its purchases was settled.
  paid_at timestamptz,
  unique (product, number),
  check (opens_at < closes_at and closes_at < draw_at),
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'drawn') = (result is not null and winners is not null))
) with (fillfactor = 50);
-- One at a time, however many processes open them.
create unique index lottery_rounds_open on lottery_rounds (product) where state = 'open';
create index lottery_rounds_unpaid on lottery_rounds (ended_at) where ended_at is not null and paid_at is null;

create table lottery_orders (
  player_id uuid not null references players (id),
  -- Its journal, too.
  id uuid not null,
  round_id uuid not null references lottery_rounds (id),
  -- The sign-in session in which it was bought.
  session_id uuid not null,
  first integer not null check (first >= 0),
  count integer not null check (count > 0),
  -- Cents; nothing when it was paid with lottery tickets.
  stake bigint not null check (stake >= 0),
  tickets integer not null check (tickets >= 0),
  client_seed text not null,
  bought_at timestamptz not null,
  prize bigint not null default 0 check (prize >= 0),
  -- Null until its round is drawn or cancelled, and it is paid.
  settled_at timestamptz,
  is_refunded boolean not null default false,
  primary key (player_id, id),
  unique (round_id, first),
  check ((stake > 0) <> (tickets > 0))
) with (fillfactor = 70);
create index lottery_orders_open on lottery_orders (round_id, player_id, id) where settled_at is null;
create index lottery_orders_won on lottery_orders (player_id, settled_at) where prize > 0;
create index lottery_orders_of_session on lottery_orders (player_id, session_id);

-- As before, and what was staked and won in lotteries. A stake counts when it is made, a prize when it is paid.
create or replace function played_since(p_player uuid, p_since timestamptz, out staked bigint, out won bigint)
  language plpgsql as $$
declare
  v_day date := (p_since at time zone 'UTC')::date;
  v_next timestamptz := ((p_since at time zone 'UTC')::date + 1)::timestamp at time zone 'UTC';
  v_staked bigint;
  v_won bigint;
begin
  select coalesce(sum(day.staked), 0), coalesce(sum(day.won), 0) into staked, won
  from player_days as day where day.player_id = p_player and day.day > v_day;
  -- Ids grow with time: the slack is for processes whose clocks differ.
  select coalesce(sum(round.stake), 0), coalesce(sum(round.win), 0) into v_staked, v_won
  from rounds as round
  where round.player_id = p_player and not round.is_play_money
    and round.id >= first_id_of(p_since - interval '5 minutes')
    and round.id < first_id_of(v_next + interval '5 minutes')
    and round.settled_at > p_since and round.settled_at < v_next;
  staked := staked + v_staked;
  won := won + v_won;
  select
    coalesce((
      select sum(bought.stake) from lottery_orders as bought
      where bought.player_id = p_player and bought.id >= first_id_of(p_since - interval '5 minutes')
        and bought.bought_at > p_since and not bought.is_refunded), 0),
    coalesce((
      select sum(paid.prize) from lottery_orders as paid
      where paid.player_id = p_player and paid.prize > 0 and paid.settled_at > p_since), 0)
  into v_staked, v_won;
  staked := staked + v_staked;
  won := won + v_won;
end $$;

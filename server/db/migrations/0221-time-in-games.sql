-- How long a player has played on each of the market's days: a visit to a game counts from its opening to its last
-- round, once it has closed. A report over years reads a row a day and no visit.

create function market_zone() returns text
  language sql stable
  return coalesce((select value ->> 'timeZone' from config where key = 'market'), 'UTC');

create table player_times (
  player_id uuid not null,
  market_day date not null,
  -- Play money too. Milliseconds.
  played_ms bigint not null,
  primary key (player_id, market_day)
) with (fillfactor = 70);

-- A visit's milliseconds on each day that it touches.
create function visit_days(p_from timestamptz, p_to timestamptz) returns table (market_day date, played_ms bigint)
  language sql stable begin atomic
    select day::date, round(extract(epoch from
      least(p_to, (day + interval '1 day') at time zone market_zone())
      - greatest(p_from, day at time zone market_zone())) * 1000)::bigint
    from generate_series(
      (p_from at time zone market_zone())::date::timestamp,
      (p_to at time zone market_zone())::date::timestamp,
      interval '1 day'
    ) as day;
  end;

create function count_visit() returns trigger language plpgsql as $$
begin
  insert into player_times as held (player_id, market_day, played_ms)
  select new.player_id, visit.market_day, visit.played_ms
  from visit_days(new.opened_at, new.last_round_at) as visit
  on conflict (player_id, market_day) do update set played_ms = held.played_ms + excluded.played_ms;
  return null;
end $$;

-- A round does not name this column, so no bet pays for it.
create trigger game_sessions_counted after update of closed_at on game_sessions
for each row when (old.closed_at is null and new.closed_at is not null and new.last_round_at is not null)
execute function count_visit();

insert into player_times (player_id, market_day, played_ms)
select player_id, visit.market_day, sum(visit.played_ms)
from game_sessions, visit_days(opened_at, last_round_at) as visit
where closed_at is not null and last_round_at is not null
group by 1, 2;

-- A game session begins with the time of the player's last round, of whatever session, so that the cycle is kept. One
-- that was left without a round therefore "ended" before it was opened, and took time away. Only a round after the
-- opening makes a visit.

-- A visit's milliseconds on each day that it touches; nothing for one that ended before it began.
create or replace function visit_days(p_from timestamptz, p_to timestamptz)
  returns table (market_day date, played_ms bigint)
  language sql stable begin atomic
    select day::date, round(extract(epoch from
      least(p_to, (day + interval '1 day') at time zone market_zone())
      - greatest(p_from, day at time zone market_zone())) * 1000)::bigint
    from generate_series(
      (p_from at time zone market_zone())::date::timestamp,
      (p_to at time zone market_zone())::date::timestamp,
      interval '1 day'
    ) as day
    where p_to > p_from;
  end;

create or replace trigger game_sessions_counted after update of closed_at on game_sessions
for each row when (old.closed_at is null and new.closed_at is not null and new.last_round_at > new.opened_at)
execute function count_visit();

-- Whoever has left a game without a round is counted anew, from the visits themselves.
create temporary table counted_wrong on commit drop as
  select distinct player_id from game_sessions where last_round_at < opened_at;
delete from player_times where player_id in (select player_id from counted_wrong);
insert into player_times (player_id, market_day, played_ms)
select player_id, visit.market_day, sum(visit.played_ms)
from game_sessions, visit_days(opened_at, last_round_at) as visit
where closed_at is not null and player_id in (select player_id from counted_wrong)
group by 1, 2;

alter table player_times add constraint player_times_played_ms_check check (played_ms >= 0);

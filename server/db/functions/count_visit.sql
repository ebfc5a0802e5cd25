create or replace function count_visit() returns trigger language plpgsql as $$
begin
  insert into player_times as held (player_id, market_day, played_ms)
  select new.player_id, visit.market_day, visit.played_ms
  from visit_days(new.opened_at, new.last_round_at) as visit
  on conflict (player_id, market_day) do update set played_ms = held.played_ms + excluded.played_ms;
  return null;
end $$;

comment on function count_visit is
  'Adds a visit that has just been closed to the player''s playing time of each market day that it touches.';

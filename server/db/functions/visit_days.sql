create or replace function visit_days(p_from timestamptz, p_to timestamptz)
  returns table (market_day date, played_ms bigint)
  language sql stable as $$
  select day::date, round(extract(epoch from
    least(p_to, (day + interval '1 day') at time zone market_zone())
    - greatest(p_from, day at time zone market_zone())) * 1000)::bigint
  from generate_series(
    (p_from at time zone market_zone())::date::timestamp,
    (p_to at time zone market_zone())::date::timestamp,
    interval '1 day'
  ) as day
  where p_to > p_from;
$$;

comment on function visit_days is
  'A visit''s milliseconds on each market day that it touches; nothing for a visit that ended before it began.';

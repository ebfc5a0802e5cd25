create or replace function market_day(p_at timestamptz) returns date
  language sql stable as $$
  select (
    p_at at time zone coalesce((select value ->> 'timeZone' from config where key = 'market'), 'UTC')
  )::date;
$$;

comment on function market_day is
  'The calendar day of a moment in the market''s time zone, or in UTC where no market is configured yet.';

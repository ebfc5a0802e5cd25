create or replace function market_zone() returns text
  language sql stable as $$
  select coalesce((select value ->> 'timeZone' from config where key = 'market'), 'UTC');
$$;

comment on function market_zone is
  'The name of the market''s time zone, or UTC where no market is configured yet.';

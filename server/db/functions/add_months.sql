create or replace function add_months(p_at timestamptz, p_months integer) returns timestamptz
  language sql immutable parallel safe as $$
  select (
    select case when extract(day from there) = extract(day from here) then there
      else date_trunc('month', there) + interval '1 month' end at time zone 'UTC'
    from (select p_at at time zone 'UTC' as here,
      (p_at at time zone 'UTC') + make_interval(months => p_months) as there) as moved
  );
$$;

comment on function add_months is
  'Moves a moment by calendar months of UTC, as contract/protection does: a day that the month does not have '
  'becomes the first moment of the next one.';

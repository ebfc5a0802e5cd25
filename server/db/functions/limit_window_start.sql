create or replace function limit_window_start(p_key text, p_now timestamptz) returns timestamptz
  language sql immutable parallel safe as $$
  select case
    when p_key like '%Month' then add_months(p_now, -1)
    when p_key like '%Week' then p_now - interval '7 days'
    else p_now - interval '1 day'
  end;
$$;

comment on function limit_window_start is
  'The moment from which stakes and losses count for one of the player''s limits now.';

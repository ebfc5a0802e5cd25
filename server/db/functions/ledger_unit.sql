create or replace function ledger_unit(account text) returns text
  language sql immutable parallel safe as $$
  select case split_part(account, ':', 2)
    when 'play' then 'play'
    when 'points' then 'points'
    when 'diamonds' then 'diamonds'
    when 'liveness' then 'liveness'
    when 'lottery' then 'lottery'
    else 'cents'
  end;
$$;

comment on function ledger_unit is
  'The unit that an account is counted in. Accounts of one name hold one unit, whoever owns them, and a journal '
  'sums to zero in each of its units.';

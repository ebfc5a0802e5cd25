-- A clock that is set back must not hold a player up until it has come round again: a round that lies further ahead
-- than two clocks can differ is no reason to wait.
do $$
declare
  v_before text := pg_get_functiondef('settle_round'::regproc);
  v_after text := replace(v_before,
    'wait_ms := ceil(p_cycle_ms - extract(epoch from (p_now - v_session.last_round_at)) * 1000);',
    'wait_ms := ceil(p_cycle_ms - extract(epoch from (p_now - v_session.last_round_at)) * 1000);
  if wait_ms > 2 * p_cycle_ms then wait_ms := 0; end if;');
begin
  if v_after = v_before then raise exception 'settle_round has no wait to mend'; end if;
  execute v_after;
end $$;

create or replace function settle_shared_bets(p_bets json, p_now timestamptz) returns integer language plpgsql as $$
declare
  v_bet record;
  v_open open_rounds;
  v_settled integer := 0;
begin
  -- All locks of the players before any of the pools, which are shared: nobody who holds a pool's waits for one of these.
  for v_bet in
    select (bet ->> 'player')::uuid as player, (bet ->> 'session')::uuid as session
    from json_array_elements(p_bets) as bet order by 1, 2
  loop
    perform from game_sessions where player_id = v_bet.player and id = v_bet.session for update;
  end loop;
  for v_bet in
    select (bet ->> 'player')::uuid as player, (bet ->> 'round')::uuid as round
    from json_array_elements(p_bets) as bet order by 1, 2
  loop
    perform from open_rounds where player_id = v_bet.player and id = v_bet.round for update;
  end loop;
  for v_bet in
    select distinct (bet ->> 'player')::uuid as player from json_array_elements(p_bets) as bet order by 1
  loop
    perform from balances
    where player_id = v_bet.player and account in ('player:coin', 'player:play') order by account for update;
  end loop;

  for v_bet in
    select (bet ->> 'player')::uuid as player, (bet ->> 'round')::uuid as round, (bet ->> 'session')::uuid as session,
      (bet -> 'acts')::jsonb as acts, (bet ->> 'absentActs')::smallint as absent_acts, (bet ->> 'win')::bigint as win,
      bet -> 'outcome' as outcome, (bet ->> 'shard')::smallint as shard
    from json_array_elements(p_bets) as bet order by 8, 1, 2
  loop
    select * into v_open from open_rounds where player_id = v_bet.player and id = v_bet.round;
    if found then
      perform settle_open_round(
        v_open, v_bet.session, null, v_bet.acts, v_bet.absent_acts, v_bet.win, v_bet.outcome, p_now, v_bet.shard);
      v_settled := v_settled + 1;
    end if;
  end loop;
  return v_settled;
end $$;

comment on function settle_shared_bets is
  'Settles any number of bets of a shared round at once, given as a list of {player, round, session, acts, '
  'absentActs, win, outcome, shard}, and returns how many. A bet whose player acted meanwhile is settled already, '
  'and left as it is.';

create or replace function add_remote_win(
  p_bet remote_bets, p_amount bigint, p_journal uuid, p_request uuid, p_now timestamptz
) returns void language plpgsql as $$
declare
  v_settled_at timestamptz;
begin
  perform from balances where player_id = p_bet.player_id and account = 'player:coin' for update;
  update rounds set win = win + p_amount where player_id = p_bet.player_id and id = p_bet.round_id
  returning settled_at into v_settled_at;
  -- On the day of the round, so that the sums of a day are those of its rounds.
  update player_days set won = won + p_amount
  where (player_id, day, market_day, game_type, game_id) = (
    select counted.player_id, counted.day, counted.market_day, counted.game_type, counted.game_id
    from player_days as counted
    where counted.player_id = p_bet.player_id and counted.game_id = p_bet.game_id
      and counted.day = (v_settled_at at time zone 'UTC')::date
    order by counted.market_day = market_day(v_settled_at) desc, counted.market_day limit 1);
  update game_sessions set won = won + p_amount where player_id = p_bet.player_id and id = p_bet.game_session_id;
  insert into journals (player_id, id, kind, request_id, at, accounts, amounts)
  values (p_bet.player_id, p_journal, 'round', p_request, p_now,
    array['player:coin', 'house:games'], array[p_amount, -p_amount]);
end $$;

comment on function add_remote_win is
  'Pays what comes for a bet of a studio''s server after it was booked, and adds it to its record: a further win, a late one, or a stake '
  'that is given back. The caller holds the locks of settle_remote_bet.';

create or replace function settle_remote_bet(
  p_bet remote_bets, p_win bigint, p_request uuid, p_now timestamptz, p_shard smallint
) returns void language plpgsql as $$
declare
  v_round rounds;
begin
  update remote_bets set state = 'settled' where aggregator = p_bet.aggregator and id = p_bet.id;
  update game_sessions set won = won + p_win where player_id = p_bet.player_id and id = p_bet.game_session_id;
  perform from balances where player_id = p_bet.player_id and account = 'player:coin' for update;
  v_round.player_id := p_bet.player_id;
  v_round.id := p_bet.round_id;
  v_round.game_session_id := p_bet.game_session_id;
  v_round.game_id := p_bet.game_id;
  v_round.is_play_money := false;
  v_round.bet := jsonb_build_object('round', p_bet.round);
  v_round.acts := '[]';
  v_round.absent_acts := 0;
  v_round.stake := p_bet.stake;
  v_round.win := p_win;
  v_round.outcome := json_build_object('transaction', p_bet.id);
  v_round.maths := 'remote:' || p_bet.aggregator;
  v_round.client_seed := '';
  v_round.settled_at := p_now;
  perform book_round(
    v_round, (select type_id::smallint from games where id = p_bet.game_id), p_request, 'player:inRounds', p_shard);
end $$;

comment on function settle_remote_bet is
  'Books an open bet of a studio''s server as a round with its win. The caller holds the locks of the player there and of the bet''s '
  'game session.';

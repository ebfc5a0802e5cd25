create or replace function settle_bet(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid,
  p_game integer, p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint, p_win bigint,
  p_outcome json, p_maths text, p_pair uuid, p_nonce integer, p_client_seed text,
  p_now timestamptz, p_cycle_ms integer, p_shard smallint,
  out status text, out balance bigint, out round_id uuid, out nonce integer, out wait_ms integer
) language plpgsql as $$
declare
  v_round rounds;
begin
  select admitted.status, admitted.balance, admitted.round_id, admitted.nonce, admitted.wait_ms
  into status, balance, round_id, nonce, wait_ms
  from admit_bet(
    p_player, p_session, p_request, p_body_hash, p_is_play, p_stake, p_pair, p_nonce, p_now, p_cycle_ms) as admitted;
  if status is not null then return; end if;

  insert into request_ids (player_id, request_id, call, body_hash, result_id, at)
  values (p_player, p_request, 'game/bet', p_body_hash, p_round, p_now);
  update game_sessions
  set last_round_at = p_now, unshown_round_id = p_round, staked = staked + p_stake, won = won + p_win
  where player_id = p_player and id = p_session;

  v_round.player_id := p_player;
  v_round.id := p_round;
  v_round.game_session_id := p_session;
  v_round.game_id := p_game;
  v_round.is_play_money := p_is_play;
  v_round.bet := p_bet;
  v_round.acts := '[]';
  v_round.absent_acts := 0;
  v_round.stake := p_stake;
  v_round.win := p_win;
  v_round.outcome := p_outcome;
  v_round.maths := p_maths;
  v_round.pair_id := p_pair;
  v_round.nonce := p_nonce;
  v_round.client_seed := p_client_seed;
  v_round.settled_at := p_now;
  perform book_round(
    v_round, p_game_type, p_request, case when p_is_play then 'player:play' else 'player:coin' end, p_shard);

  status := 'settled';
  balance := balance - p_stake + p_win;
  round_id := p_round;
end $$;

comment on function settle_bet is
  'Takes a bet whose outcome is decided at once by its place in the open seed pair, and books its round. The status is '
  'settled, replayed, nonceMoved or an error key of the contract, and no money has moved unless it is settled.';

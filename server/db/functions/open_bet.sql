create or replace function open_bet(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid,
  p_game integer, p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint,
  p_maths text, p_pair uuid, p_nonce integer, p_client_seed text,
  p_now timestamptz, p_cycle_ms integer, p_settles_at timestamptz, p_journal uuid,
  out status text, out balance bigint, out round_id uuid, out nonce integer, out wait_ms integer
) language plpgsql as $$
begin
  select admitted.status, admitted.balance, admitted.round_id, admitted.nonce, admitted.wait_ms
  into status, balance, round_id, nonce, wait_ms
  from admit_bet(
    p_player, p_session, p_request, p_body_hash, p_is_play, p_stake, p_pair, p_nonce, p_now, p_cycle_ms) as admitted;
  if status is not null then return; end if;

  insert into request_ids (player_id, request_id, call, body_hash, result_id, at)
  values (p_player, p_request, 'game/bet', p_body_hash, p_round, p_now);
  insert into open_rounds (player_id, id, game_session_id, game_id, game_type, is_play_money, bet, acts, stake, maths,
    pair_id, nonce, client_seed, opened_at, settles_at)
  values (p_player, p_round, p_session, p_game, p_game_type, p_is_play, p_bet, '[]', p_stake, p_maths,
    p_pair, p_nonce, p_client_seed, p_now, p_settles_at);
  update game_sessions set last_round_at = p_now, staked = staked + p_stake
  where player_id = p_player and id = p_session;
  perform stake_in_round(p_player, p_is_play, p_stake, p_journal, p_request, p_now);

  status := 'open';
  balance := balance - p_stake;
  round_id := p_round;
end $$;

comment on function open_bet is
  'Takes the stake of a round that the player acts in, and opens it at its place in the open seed pair. The status is '
  'open, replayed, nonceMoved or an error key of the contract, and no money has moved unless it is open.';

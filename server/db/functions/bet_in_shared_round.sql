create or replace function bet_in_shared_round(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid, p_shared uuid,
  p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint, p_client_seed text,
  p_now timestamptz, p_cycle_ms integer, p_settles_at timestamptz, p_journal uuid,
  out status text, out balance bigint, out round_id uuid, out wait_ms integer
) language plpgsql as $$
declare
  v_shared shared_rounds;
begin
  select admitted.status, admitted.balance, admitted.round_id, admitted.wait_ms
  into status, balance, round_id, wait_ms
  from admit_bet(
    p_player, p_session, p_request, p_body_hash, p_is_play, p_stake, null, null, p_now, p_cycle_ms) as admitted;
  if status is not null then return; end if;

  -- Whoever fixes the hashes of the bets waits for this lock, and then counts this bet. After that none joins.
  select * into v_shared from shared_rounds where id = p_shared for share;
  if not found or v_shared.started_at is not null or v_shared.settled_at is not null or v_shared.closes_at <= p_now
    or v_shared.entry_hashes is not null then
    status := 'betsClosed';
    return;
  end if;

  insert into request_ids (player_id, request_id, call, body_hash, result_id, at)
  values (p_player, p_request, 'game/bet', p_body_hash, p_round, p_now);
  insert into open_rounds (player_id, id, game_session_id, game_id, game_type, is_play_money, bet, acts, stake, maths,
    server_seed, client_seed, opened_at, settles_at, shared_round_id)
  values (p_player, p_round, p_session, v_shared.game_id, p_game_type, p_is_play, p_bet, '[]', p_stake, v_shared.maths,
    case when v_shared.chain is null then v_shared.server_seed end, p_client_seed, p_now, p_settles_at, p_shared);
  update game_sessions set last_round_at = p_now, staked = staked + p_stake
  where player_id = p_player and id = p_session;
  perform stake_in_round(p_player, p_is_play, p_stake, p_journal, p_request, p_now);

  status := 'open';
  balance := balance - p_stake;
  round_id := p_round;
end $$;

comment on function bet_in_shared_round is
  'Places a bet in a shared round that still takes bets, with the hash of its client seed; its stake lies in '
  'player:inRounds until the round is settled. The status is open, replayed or an error key of the contract, and '
  'nothing has moved unless it is open.';

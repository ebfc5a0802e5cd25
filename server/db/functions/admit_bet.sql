create or replace function admit_bet(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_is_play boolean, p_stake bigint,
  p_now timestamptz, p_cycle_ms integer,
  out status text, out balance bigint, out round_id uuid, out wait_ms integer, out is_first boolean
) language plpgsql as $$
declare
  v_game integer;
  v_closed_at timestamptz;
  v_last_round_at timestamptz;
  v_has_open_round boolean;
  v_call text;
  v_body_hash bytea;
  v_result uuid;
begin
  is_first := false;
  select game_id, closed_at, last_round_at into v_game, v_closed_at, v_last_round_at
  from game_sessions where player_id = p_player and id = p_session for update;
  if not found then status := 'gameSessionEnded'; return; end if;

  -- The balance is locked before anything moves: a win must not pay for its own stake.
  select held.amount, prior.call, prior.body_hash, prior.result_id,
    exists (
      select from open_rounds as open
      where open.player_id = p_player and open.game_id = v_game and open.is_play_money = p_is_play)
  into balance, v_call, v_body_hash, v_result, v_has_open_round
  from balances as held
  left join request_ids as prior on prior.player_id = p_player and prior.request_id = p_request
  where held.player_id = p_player and held.account = case when p_is_play then 'player:play' else 'player:coin' end
  for update of held;
  if not found then
    -- Never had any money of this kind, and so no round.
    balance := 0;
    select call, body_hash, result_id into v_call, v_body_hash, v_result
    from request_ids where player_id = p_player and request_id = p_request;
  end if;

  if v_call is not null then
    if v_call <> 'game/bet' or v_body_hash <> p_body_hash then
      status := 'requestIdReused';
    else
      status := 'replayed';
      round_id := v_result;
    end if;
    return;
  end if;

  if v_closed_at is not null then status := 'gameSessionEnded'; return; end if;
  is_first := true;
  if v_has_open_round then status := 'roundRunning'; return; end if;
  wait_ms := ceil(p_cycle_ms - extract(epoch from (p_now - v_last_round_at)) * 1000);
  -- A clock that was set back must not hold a player up until it has come round again.
  if wait_ms > 2 * p_cycle_ms then wait_ms := 0; end if;
  if wait_ms > 0 then status := 'roundTooSoon'; return; end if;
  if balance < p_stake then status := 'balanceTooLow'; return; end if;

  -- Under the lock of the balance: of the player's bets at once each sees what the one before has staked.
  status := stake_refusal(p_player, p_session, p_is_play, p_stake, p_now);
end $$;

comment on function admit_bet is
  'Decides whether a bet may be placed, under the locks of its game session and its balance. The status is null '
  'where it may, replayed for a request that has been answered before, or an error key of the contract; nothing '
  'has moved. is_first says that the session is open and the request is not known, so that a refusal is one of the '
  'bet. Balance, former answer and open round are read in one statement after the session''s lock, so that what '
  'the player''s bet before has left is seen.';

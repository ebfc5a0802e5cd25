create or replace function admit_bet(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_is_play boolean, p_stake bigint,
  p_pair uuid, p_nonce integer, p_now timestamptz, p_cycle_ms integer,
  out status text, out balance bigint, out round_id uuid, out nonce integer, out wait_ms integer
) language plpgsql as $$
declare
  v_game integer;
  v_closed_at timestamptz;
  v_last_round_at timestamptz;
  v_has_open_round boolean;
  v_call text;
  v_body_hash bytea;
  v_result uuid;
  v_kept integer;
  v_kept_hash bytea;
begin
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

  if p_pair is not null then
    -- Whoever reveals the pair waits for this lock, and then sees the round.
    select pair.next_nonce, refused.nonce, refused.body_hash into nonce, v_kept, v_kept_hash
    from seed_pairs as pair
    left join refused_bets as refused
      on refused.player_id = pair.player_id and refused.pair_id = pair.id and refused.request_id = p_request
    where pair.player_id = p_player and pair.id = p_pair and pair.revealed_at is null for update of pair;
    if not found then status := 'seedChanged'; return; end if;
    if v_kept_hash <> p_body_hash then status := 'requestIdReused'; return; end if;
    nonce := coalesce(v_kept, nonce);
  end if;

  wait_ms := ceil(p_cycle_ms - extract(epoch from (p_now - v_last_round_at)) * 1000);
  -- A clock that was set back must not hold a player up until it has come round again.
  if wait_ms > 2 * p_cycle_ms then wait_ms := 0; end if;
  -- Limits last, under the lock of the balance: of the player's bets at once each sees what the one before has staked.
  status := case
    when v_has_open_round then 'roundRunning'
    when wait_ms > 0 then 'roundTooSoon'
    when balance < p_stake then 'balanceTooLow'
    else stake_refusal(p_player, p_session, p_is_play, p_stake, p_now) end;
  if p_pair is null then return; end if;

  if status is not null then
    if v_kept is not null then return; end if;
    insert into refused_bets (player_id, pair_id, nonce, request_id, body_hash, game_id, is_play_money, stake, reason, at)
    values (p_player, p_pair, admit_bet.nonce, p_request, p_body_hash, v_game, p_is_play, p_stake, status, p_now);
  elsif p_nonce is null then
    return;
  elsif nonce <> p_nonce then
    status := 'nonceMoved';
    return;
  elsif v_kept is not null then
    delete from refused_bets as refused
    where refused.player_id = p_player and refused.pair_id = p_pair and refused.nonce = v_kept;
    return;
  end if;
  update seed_pairs set next_nonce = next_nonce + 1 where player_id = p_player and id = p_pair;
end $$;

comment on function admit_bet is
  'Decides whether a bet may be placed, under the locks of its game session and its balance, and gives it its place in '
  'the player''s open seed pair; a bet in a shared round has no pair. A refused bet gets a place too, and keeps it where '
  'the same request is sent again. The status is null where the bet is admitted at p_nonce; nonceMoved where its place '
  'is another one, so that the outcome must be worked out anew; replayed for a request that has been answered '
  'before; or an error key of the contract. With p_nonce null an admitted bet gets no place yet: it is asked before the '
  'outcome is worked out, because the time of a refusal must not tell anything of it. Balance, former answer and open '
  'round are read in one statement after the session''s lock, so that what the player''s bet before has left is seen.';

-- A round of any game: its bet is stored as the game read it. Until now every bet was the stake of a slot.
alter table rounds add column bet jsonb;
update rounds set bet = jsonb_build_object('stake', stake);
alter table rounds alter column bet set not null;

drop function settle_round(
  uuid, uuid, uuid, bytea, uuid, integer, smallint, boolean, bigint, bigint, json, text, bytea, text, bytea,
  timestamptz, integer, smallint);

-- As before, but for the bet and the name of the call.
create function settle_round(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid,
  p_game integer, p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint, p_win bigint,
  p_outcome json, p_maths text, p_seed bytea, p_client_seed text, p_next_seed bytea,
  p_now timestamptz, p_cycle_ms integer, p_shard smallint,
  out status text, out balance bigint, out round_id uuid, out next_seed bytea, out wait_ms integer
) language plpgsql as $$
declare
  v_session game_sessions;
  v_prior request_ids;
  v_account text := case when p_is_play then 'player:play' else 'player:coin' end;
  v_house text := case when p_is_play then 'house:play' else 'house:games' end;
  v_carry integer[];
  v_shares bigint[];
  v_fed bigint[] := '{0,0,0,0}';
  v_tiers text[] := '{mega,major,minor,mini}';
  v_accounts text[];
  v_amounts bigint[];
  v_kept bigint;
begin
  select * into v_session from game_sessions
  where player_id = p_player and id = p_session for update;
  if not found then status := 'gameSessionEnded'; return; end if;

  select * into v_prior from request_ids where player_id = p_player and request_id = p_request;
  if found then
    if v_prior.call <> 'game/bet' or v_prior.body_hash <> p_body_hash then
      status := 'requestIdReused';
    else
      status := 'replayed';
      round_id := v_prior.result_id;
      next_seed := v_session.server_seed;
    end if;
    return;
  end if;

  if v_session.closed_at is not null then status := 'gameSessionEnded'; return; end if;
  if v_session.server_seed <> p_seed then status := 'roundRunning'; return; end if;
  wait_ms := ceil(p_cycle_ms - extract(epoch from (p_now - v_session.last_round_at)) * 1000);
  -- A clock that was set back must not hold a player up until it has come round again.
  if wait_ms > 2 * p_cycle_ms then wait_ms := 0; end if;
  if wait_ms > 0 then status := 'roundTooSoon'; return; end if;

  -- Locked before anything moves: a win must not pay for its own stake.
  select amount into balance from balances
  where player_id = p_player and account = v_account for update;
  balance := coalesce(balance, 0);
  if balance < p_stake then status := 'balanceTooLow'; return; end if;

  -- Under the lock of the balance: of the player's bets at once each sees what the one before has staked.
  status := stake_refusal(p_player, p_session, p_is_play, p_stake, p_now);
  if status is not null then return; end if;

  if not p_is_play then
    -- Nobody else changes the carry: all bets of this player wait for the balance locked above.
    select array_agg(coalesce(held.jackpot_carry[tier.position], 0) + p_stake * tier.share_ppm
      order by tier.position) into v_shares
    from jackpot_tiers as tier left join player_totals as held on held.player_id = p_player;
    v_fed := array[v_shares[1] / 1000000, v_shares[2] / 1000000, v_shares[3] / 1000000, v_shares[4] / 1000000];
    v_carry := array[v_shares[1] % 1000000, v_shares[2] % 1000000, v_shares[3] % 1000000, v_shares[4] % 1000000];
    insert into player_totals as held (player_id, bet, vip_exp, jackpot_carry)
    values (p_player, p_stake, p_stake, v_carry)
    on conflict (player_id) do update
    set bet = held.bet + p_stake, vip_exp = held.vip_exp + p_stake, jackpot_carry = v_carry;
    insert into player_days as held (player_id, day, market_day, game_type, game_id, staked, won, rounds)
    values (p_player, (p_now at time zone 'UTC')::date, market_day(p_now), p_game_type, p_game, p_stake, p_win, 1)
    on conflict (player_id, day, market_day, game_type, game_id) do update
    set staked = held.staked + p_stake, won = held.won + p_win, rounds = held.rounds + 1;
  end if;

  insert into request_ids (player_id, request_id, call, body_hash, result_id, at)
  values (p_player, p_request, 'game/bet', p_body_hash, p_round, p_now);
  v_accounts := array[v_account];
  v_amounts := array[-p_stake];
  if p_win > 0 then
    v_accounts := v_accounts || v_account;
    v_amounts := v_amounts || p_win;
  end if;
  for v_tier in 1 .. 4 loop
    if v_fed[v_tier] > 0 then
      v_accounts := v_accounts || ('pool:' || v_tiers[v_tier] || ':' || p_shard);
      v_amounts := v_amounts || v_fed[v_tier];
    end if;
  end loop;
  v_kept := p_stake - p_win - v_fed[1] - v_fed[2] - v_fed[3] - v_fed[4];
  if v_kept <> 0 then
    v_accounts := v_accounts || v_house;
    v_amounts := v_amounts || v_kept;
  end if;
  insert into rounds (player_id, id, game_session_id, game_id, is_play_money, bet, stake, win, outcome, maths,
    server_seed, client_seed, settled_at)
  values (p_player, p_round, p_session, p_game, p_is_play, p_bet, p_stake, p_win, p_outcome, p_maths,
    p_seed, p_client_seed, p_now);
  update game_sessions
  set server_seed = p_next_seed, last_round_at = p_now, unshown_round_id = p_round,
    staked = staked + p_stake, won = won + p_win
  where player_id = p_player and id = p_session;

  -- Last, because its shard of the pools is shared with other players until this transaction ends.
  insert into journals (player_id, id, kind, request_id, at, accounts, amounts)
  values (p_player, p_round, 'round', p_request, p_now, v_accounts, v_amounts);

  status := 'settled';
  balance := balance - p_stake + p_win;
  round_id := p_round;
  next_seed := p_next_seed;
end $$;

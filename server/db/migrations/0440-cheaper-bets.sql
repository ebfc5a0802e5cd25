-- What a bet asks, in fewer statements: each one that a function of the database runs costs as much as several of its
-- rows. The answers are the same as before.

create or replace function stake_refusal(
  p_player uuid, p_game_session uuid, p_is_play boolean, p_stake bigint, p_now timestamptz
) returns text language plpgsql as $$
declare
  v_is_stale boolean;
  v_is_on_break boolean;
  v_from timestamptz;
  v_seen timestamptz;
  v_session_minutes bigint;
  v_reality_minutes bigint;
  v_has_limits boolean;
  v_limit record;
  v_played record;
  v_open bigint;
begin
  select
    exists (
      select from legal_versions as published
      where published.version > 1 and published.in_force_at <= p_now
        and not exists (
          select from legal_acceptances as accepted
          where accepted.player_id = p_player and accepted.document = published.document
            and accepted.version >= published.version)),
    exists (select from player_protection where player_id = p_player and break_until > p_now),
    played.began, played.seen,
    own.session_minutes, own.reality_minutes, own.has_limits
  into v_is_stale, v_is_on_break, v_from, v_seen, v_session_minutes, v_reality_minutes, v_has_limits
  from (
    select max(value) filter (where key = 'sessionMinutes') as session_minutes,
      max(value) filter (where key = 'realityMinutes') as reality_minutes,
      bool_or(key like 'stake%' or key like 'loss%') as has_limits
    from player_limits where player_id = p_player and value is not null
  ) as own
  left join (
    select coalesce(sessions.played_from, sessions.started_at) as began,
      coalesce(sessions.reality_seen_at, sessions.started_at) as seen
    from game_sessions as game
    join sessions on sessions.player_id = game.player_id and sessions.id = game.session_id
    where game.player_id = p_player and game.id = p_game_session
  ) as played on true;
  if v_is_stale then return 'legalChanged'; end if;
  if v_is_on_break then return 'onBreak'; end if;
  if v_from + make_interval(mins => v_session_minutes::integer) <= p_now then return 'sessionTimeUp'; end if;
  if v_seen + make_interval(mins => coalesce(v_reality_minutes, 60)::integer) <= p_now then
    return 'realityCheckDue';
  end if;

  if p_is_play or v_has_limits is not true then return null; end if;
  for v_limit in
    select key, value from player_limits
    where player_id = p_player and value is not null and (key like 'stake%' or key like 'loss%')
    order by key desc
  loop
    v_open := coalesce(
      v_open,
      (select amount from balances where player_id = p_player and account = 'player:inRounds'),
      0);
    v_played := played_since(p_player, limit_window_start(v_limit.key, p_now));
    if v_limit.key like 'stake%' then
      if v_played.staked + v_open + p_stake > v_limit.value then return 'stakeLimitReached'; end if;
    elsif greatest(0, v_played.staked + v_open - v_played.won) + p_stake > v_limit.value then
      return 'lossLimitReached';
    end if;
  end loop;
  return null;
end $$;

-- As before. A row that is there already, as for every bet but a day's first, is updated without an attempt to insert it.
create or replace function book_round(
  p_round rounds, p_game_type smallint, p_request uuid, p_from text, p_shard smallint
) returns void language plpgsql as $$
declare
  v_player uuid := p_round.player_id;
  v_stake bigint := p_round.stake;
  v_win bigint := p_round.win;
  v_at timestamptz := p_round.settled_at;
  v_account text := case when p_round.is_play_money then 'player:play' else 'player:coin' end;
  v_day date;
  v_market_day date;
  v_carry integer[];
  v_ppm integer[];
  v_share bigint;
  v_fed bigint := 0;
  v_tiers text[] := '{mega,major,minor,mini}';
  v_accounts text[];
  v_amounts bigint[];
  v_kept bigint;
begin
  v_accounts := array[p_from];
  v_amounts := array[-v_stake];
  if v_win > 0 then
    v_accounts := v_accounts || v_account;
    v_amounts := v_amounts || v_win;
  end if;
  if not p_round.is_play_money then
    -- Nobody else changes the carry: whoever books a round of this player waits for the balance.
    select array(select share_ppm from jackpot_tiers order by position),
      coalesce((select jackpot_carry from player_totals where player_id = v_player), '{0,0,0,0}'),
      (v_at at time zone coalesce((select value ->> 'timeZone' from config where key = 'market'), 'UTC'))::date
    into v_ppm, v_carry, v_market_day;
    for v_tier in 1 .. 4 loop
      v_share := v_carry[v_tier] + v_stake * v_ppm[v_tier];
      v_carry[v_tier] := v_share % 1000000;
      v_share := v_share / 1000000;
      if v_share > 0 then
        v_accounts := v_accounts || ('pool:' || v_tiers[v_tier] || ':' || p_shard);
        v_amounts := v_amounts || v_share;
        v_fed := v_fed + v_share;
      end if;
    end loop;
    update player_totals set bet = bet + v_stake, vip_exp = vip_exp + v_stake, jackpot_carry = v_carry
    where player_id = v_player;
    if not found then
      insert into player_totals as held (player_id, bet, vip_exp, jackpot_carry)
      values (v_player, v_stake, v_stake, v_carry)
      on conflict (player_id) do update
      set bet = held.bet + v_stake, vip_exp = held.vip_exp + v_stake, jackpot_carry = v_carry;
    end if;
    v_day := (v_at at time zone 'UTC')::date;
    update player_days set staked = staked + v_stake, won = won + v_win, rounds = rounds + 1
    where player_id = v_player and day = v_day and market_day = v_market_day and game_type = p_game_type
      and game_id = p_round.game_id;
    if not found then
      insert into player_days as held (player_id, day, market_day, game_type, game_id, staked, won, rounds)
      values (v_player, v_day, v_market_day, p_game_type, p_round.game_id, v_stake, v_win, 1)
      on conflict (player_id, day, market_day, game_type, game_id) do update
      set staked = held.staked + v_stake, won = held.won + v_win, rounds = held.rounds + 1;
    end if;
  end if;

  v_kept := v_stake - v_win - v_fed;
  if v_kept <> 0 then
    v_accounts := v_accounts || case when p_round.is_play_money then 'house:play' else 'house:games' end;
    v_amounts := v_amounts || v_kept;
  end if;
  insert into rounds (player_id, id, game_session_id, game_id, is_play_money, bet, acts, absent_acts, stake, win, outcome,
    maths, server_seed, client_seed, settled_at)
  values (v_player, p_round.id, p_round.game_session_id, p_round.game_id, p_round.is_play_money, p_round.bet,
    p_round.acts, p_round.absent_acts, v_stake, v_win, p_round.outcome, p_round.maths, p_round.server_seed,
    p_round.client_seed, v_at);

  -- Last, because its shard of the pools is shared with other players until this transaction ends.
  insert into journals (player_id, id, kind, request_id, at, accounts, amounts)
  values (v_player, p_round.id, 'round', p_request, v_at, v_accounts, v_amounts);
end $$;

-- As before: the balance, the request's former answer and the open round are read in one statement, after the session's
-- lock, so that what the player's bet before has left is seen.
create or replace function check_bet(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_is_play boolean, p_stake bigint, p_seed bytea,
  p_now timestamptz, p_cycle_ms integer,
  out status text, out balance bigint, out round_id uuid, out next_seed bytea, out wait_ms integer
) language plpgsql as $$
declare
  v_game integer;
  v_seed bytea;
  v_closed_at timestamptz;
  v_last_round_at timestamptz;
  v_has_open_round boolean;
  v_call text;
  v_body_hash bytea;
  v_result uuid;
begin
  select game_id, server_seed, closed_at, last_round_at into v_game, v_seed, v_closed_at, v_last_round_at
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
      next_seed := v_seed;
    end if;
    return;
  end if;

  if v_closed_at is not null then status := 'gameSessionEnded'; return; end if;
  if v_seed <> p_seed or v_has_open_round then status := 'roundRunning'; return; end if;
  wait_ms := ceil(p_cycle_ms - extract(epoch from (p_now - v_last_round_at)) * 1000);
  -- A clock that was set back must not hold a player up until it has come round again.
  if wait_ms > 2 * p_cycle_ms then wait_ms := 0; end if;
  if wait_ms > 0 then status := 'roundTooSoon'; return; end if;
  if balance < p_stake then status := 'balanceTooLow'; return; end if;

  -- Under the lock of the balance: of the player's bets at once each sees what the one before has staked.
  status := stake_refusal(p_player, p_session, p_is_play, p_stake, p_now);
end $$;

-- As before; most journals have one unit, whose sum needs no list.
create or replace function post_journal() returns trigger language plpgsql as $$
declare
  v_account text;
  v_amount bigint;
  v_owner text;
  v_at integer;
  v_unit text;
  v_first_unit text;
  v_first_sum bigint := 0;
  v_units text[] := '{}';
  v_sums bigint[] := '{}';
  v_held text[] := '{}';
  v_moves bigint[] := '{}';
  v_tier integer;
  v_shard smallint;
  v_fed bigint[];
begin
  for line in 1 .. cardinality(new.accounts) loop
    v_account := new.accounts[line];
    v_amount := new.amounts[line];
    if v_amount = 0 then raise exception 'a line that moves nothing' using errcode = 'LG002'; end if;
    v_owner := split_part(v_account, ':', 1);

    v_unit := ledger_unit(v_account);
    v_first_unit := coalesce(v_first_unit, v_unit);
    if v_unit = v_first_unit then
      v_first_sum := v_first_sum + v_amount;
    else
      v_at := array_position(v_units, v_unit);
      if v_at is null then
        v_units := v_units || v_unit;
        v_sums := v_sums || v_amount;
      else
        v_sums[v_at] := v_sums[v_at] + v_amount;
      end if;
    end if;

    if v_owner = 'player' then
      if new.player_id = '00000000-0000-0000-0000-000000000000' then
        raise exception 'a player''s account without a player' using errcode = 'LG002';
      end if;
      v_at := array_position(v_held, v_account);
      if v_at is null then
        v_held := v_held || v_account;
        v_moves := v_moves || v_amount;
      else
        v_moves[v_at] := v_moves[v_at] + v_amount;
      end if;
    elsif v_owner = 'pool' then
      v_tier := array_position(array['mega', 'major', 'minor', 'mini'], split_part(v_account, ':', 2));
      if v_tier is null then raise exception 'no such pool: %', v_account using errcode = 'LG004'; end if;
      if v_shard is distinct from split_part(v_account, ':', 3)::smallint then
        if v_shard is not null then perform feed_pool(v_shard, v_fed); end if;
        v_shard := split_part(v_account, ':', 3)::smallint;
        v_fed := '{0,0,0,0}';
      end if;
      v_fed[v_tier] := v_fed[v_tier] + v_amount;
    elsif v_owner <> 'house' and v_owner <> 'provider' then
      raise exception 'no such account: %', v_account using errcode = 'LG002';
    end if;
  end loop;

  if v_first_sum <> 0 or (v_units <> '{}' and v_sums <> array_fill(0::bigint, array[cardinality(v_sums)])) then
    raise exception 'journal does not sum to zero' using errcode = 'LG001';
  end if;
  if cardinality(v_held) > 1 then
    -- In one order always, so that two journals of a player never wait for each other.
    select array_agg(account order by account), array_agg(amount order by account) into v_held, v_moves
    from unnest(v_held, v_moves) as move (account, amount);
  end if;
  for v_at in 1 .. cardinality(v_held) loop
    perform move_balance(new.player_id, v_held[v_at], v_moves[v_at]);
  end loop;
  -- Last, because this row is shared with other players.
  if v_shard is not null then perform feed_pool(v_shard, v_fed); end if;
  return new;
end $$;

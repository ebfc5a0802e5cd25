-- What players have set for their own protection, and the part of it that is kept inside a bet.

create table player_limits (
  player_id uuid not null references players (id),
  key text not null check (key in ('depositDay', 'depositWeek', 'depositMonth', 'lossDay', 'lossWeek', 'lossMonth',
    'stakeDay', 'stakeWeek', 'stakeMonth', 'sessionMinutes', 'realityMinutes')),
  -- Cents, or minutes; null is no limit.
  value bigint check (value >= 0),
  -- A looser value that waits for its time and for a second yes; without `wish_at` none waits.
  wish_value bigint check (wish_value >= 0),
  wish_at timestamptz,
  primary key (player_id, key)
) with (fillfactor = 70);

create table player_protection (
  player_id uuid primary key references players (id),
  break_until timestamptz,
  -- When the player last changed or looked over the limits.
  reviewed_at timestamptz
) with (fillfactor = 70);

create table self_exclusions (
  id uuid primary key,
  player_id uuid not null references players (id),
  made_at timestamptz not null,
  -- Null for good. It does not end by itself: after it, the player asks for it and an operator lifts it.
  until timestamptz,
  lifted_at timestamptz,
  -- What a new registration of the same person is known by.
  birth_date date not null,
  nationality text not null
);
create index self_exclusions_of_player on self_exclusions (player_id);
create index self_exclusions_person on self_exclusions (birth_date, nationality) where lifted_at is null;

-- Account names that an operator has cleared: another person than the excluded one who was born on the same day.
create table cleared_newcomers (
  account_key text primary key,
  cleared_at timestamptz not null
);

alter table sessions
  -- Since when the session's time counts: a sign-in soon after play goes on with the time before it.
  add column played_from timestamptz,
  -- The last reality check that was answered.
  add column reality_seen_at timestamptz;

-- As contract/protection-rules.ts has it: a day that the month does not have is the first moment of the next.
create function add_months(p_at timestamptz, p_months integer) returns timestamptz
  language sql immutable parallel safe
  return (
    select case when extract(day from there) = extract(day from here) then there
      else date_trunc('month', there) + interval '1 month' end at time zone 'UTC'
    from (select p_at at time zone 'UTC' as here,
      (p_at at time zone 'UTC') + make_interval(months => p_months) as there) as moved
  );

-- What happened after this moment counts for the limit now.
create function limit_window_start(p_key text, p_now timestamptz) returns timestamptz
  language sql immutable parallel safe
  return case
    when p_key like '%Month' then add_months(p_now, -1)
    when p_key like '%Week' then p_now - interval '7 days'
    else p_now - interval '1 day'
  end;

-- Real money staked and won by a player after a moment: whole days from their sums, the first day from its rounds.
create function played_since(p_player uuid, p_since timestamptz, out staked bigint, out won bigint)
  language plpgsql as $$
declare
  v_day date := (p_since at time zone 'UTC')::date;
  v_next timestamptz := ((p_since at time zone 'UTC')::date + 1)::timestamp at time zone 'UTC';
  v_staked bigint;
  v_won bigint;
begin
  select coalesce(sum(day.staked), 0), coalesce(sum(day.won), 0) into staked, won
  from player_days as day where day.player_id = p_player and day.day > v_day;
  -- Ids grow with time: the slack is for processes whose clocks differ.
  select coalesce(sum(round.stake), 0), coalesce(sum(round.win), 0) into v_staked, v_won
  from rounds as round
  where round.player_id = p_player and not round.is_play_money
    and round.id >= first_id_of(p_since - interval '5 minutes')
    and round.id < first_id_of(v_next + interval '5 minutes')
    and round.settled_at > p_since and round.settled_at < v_next;
  staked := staked + v_staked;
  won := won + v_won;
end $$;

-- The first UUIDv7 of a moment.
create function first_id_of(p_at timestamptz) returns uuid
  language sql immutable parallel safe
  return (lpad(to_hex(greatest(0, floor(extract(epoch from p_at) * 1000))::bigint), 12, '0')
    || '70008000000000000000')::uuid;

-- Why this player may not stake now, as a key of the contract's errors; null where nothing stands against it. To be
-- called by whatever takes a stake, under a lock that the player's other stakes wait for.
create function stake_refusal(
  p_player uuid, p_game_session uuid, p_is_play boolean, p_stake bigint, p_now timestamptz
) returns text language plpgsql as $$
declare
  v_from timestamptz;
  v_seen timestamptz;
  v_session_minutes bigint;
  v_reality_minutes bigint;
  v_limit record;
  v_played record;
begin
  if exists (select from player_protection where player_id = p_player and break_until > p_now) then
    return 'onBreak';
  end if;

  select coalesce(sessions.played_from, sessions.started_at),
    coalesce(sessions.reality_seen_at, sessions.started_at),
    (select value from player_limits where player_id = p_player and key = 'sessionMinutes'),
    (select value from player_limits where player_id = p_player and key = 'realityMinutes')
  into v_from, v_seen, v_session_minutes, v_reality_minutes
  from game_sessions as game
  join sessions on sessions.player_id = game.player_id and sessions.id = game.session_id
  where game.player_id = p_player and game.id = p_game_session;
  if v_from + make_interval(mins => v_session_minutes::integer) <= p_now then return 'sessionTimeUp'; end if;
  if v_seen + make_interval(mins => coalesce(v_reality_minutes, 60)::integer) <= p_now then
    return 'realityCheckDue';
  end if;

  if p_is_play then return null; end if;
  for v_limit in
    select key, value from player_limits
    where player_id = p_player and value is not null and (key like 'stake%' or key like 'loss%')
    order by key desc
  loop
    v_played := played_since(p_player, limit_window_start(v_limit.key, p_now));
    if v_limit.key like 'stake%' then
      if v_played.staked + p_stake > v_limit.value then return 'stakeLimitReached'; end if;
    elsif greatest(0, v_played.staked - v_played.won) + p_stake > v_limit.value then
      return 'lossLimitReached';
    end if;
  end loop;
  return null;
end $$;

-- Settles one round that the caller has computed from `p_seed`, or says why not.
-- status: settled | replayed | an error key of the contract. Nothing has moved unless it is 'settled'.
create or replace function settle_round(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid,
  p_game integer, p_game_type smallint, p_is_play boolean, p_stake bigint, p_win bigint,
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
    if v_prior.call <> 'game/spin' or v_prior.body_hash <> p_body_hash then
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
    insert into player_days as held (player_id, day, game_type, staked, won, rounds)
    values (p_player, (p_now at time zone 'UTC')::date, p_game_type, p_stake, p_win, 1)
    on conflict (player_id, day, game_type) do update
    set staked = held.staked + p_stake, won = held.won + p_win, rounds = held.rounds + 1;
  end if;

  insert into request_ids (player_id, request_id, call, body_hash, result_id, at)
  values (p_player, p_request, 'game/spin', p_body_hash, p_round, p_now);
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
  insert into rounds (player_id, id, game_session_id, game_id, is_play_money, stake, win, outcome, maths,
    server_seed, client_seed, settled_at)
  values (p_player, p_round, p_session, p_game, p_is_play, p_stake, p_win, p_outcome, p_maths,
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

-- Rounds in which the player acts. While one is open its stakes lie in player:inRounds, or player:play:inRounds: they
-- cannot be spent, and are not the platform's yet. Sums, experience and pools are fed once, when it is settled.
create table open_rounds (
  player_id uuid not null,
  id uuid not null,
  -- The game session that opened it; it may be continued in a later one.
  game_session_id uuid not null,
  game_id integer not null,
  game_type smallint not null,
  is_play_money boolean not null,
  bet jsonb not null,
  -- A list; what the player has done so far, in order.
  acts jsonb not null,
  -- Everything staked so far.
  stake bigint not null check (stake > 0),
  maths text not null,
  -- Secret until the round is settled.
  server_seed bytea not null check (length(server_seed) = 32),
  client_seed text not null,
  opened_at timestamptz not null,
  -- When the published rule settles it. Each act moves it on; what bars the player from play brings it forward.
  settles_at timestamptz not null,
  primary key (player_id, id)
) with (fillfactor = 70);
create unique index open_rounds_of_game on open_rounds (player_id, game_id, is_play_money);
create index open_rounds_due on open_rounds (settles_at);

alter table rounds
  add column acts jsonb not null default '[]',
  -- How many of the acts, counted from the last, the published rule made for a player who did not return.
  add column absent_acts smallint not null default 0;

-- As before, and a stake in an open round counts as staked, and as lost until its round is settled.
create or replace function stake_refusal(
  p_player uuid, p_game_session uuid, p_is_play boolean, p_stake bigint, p_now timestamptz
) returns text language plpgsql as $$
declare
  v_from timestamptz;
  v_seen timestamptz;
  v_session_minutes bigint;
  v_reality_minutes bigint;
  v_limit record;
  v_played record;
  v_open bigint;
begin
  if legal_is_stale(p_player, p_now) then return 'legalChanged'; end if;
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

-- Whether a bet may be placed, under the locks of its session and its balance. `status` is null where it may, `replayed`
-- for a request that has been answered before, or an error key of the contract; nothing has moved.
create function check_bet(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_is_play boolean, p_stake bigint, p_seed bytea,
  p_now timestamptz, p_cycle_ms integer,
  out status text, out balance bigint, out round_id uuid, out next_seed bytea, out wait_ms integer
) language plpgsql as $$
declare
  v_session game_sessions;
  v_prior request_ids;
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
  if exists (
    select from open_rounds
    where player_id = p_player and game_id = v_session.game_id and is_play_money = p_is_play
  ) then
    status := 'roundRunning';
    return;
  end if;
  wait_ms := ceil(p_cycle_ms - extract(epoch from (p_now - v_session.last_round_at)) * 1000);
  -- A clock that was set back must not hold a player up until it has come round again.
  if wait_ms > 2 * p_cycle_ms then wait_ms := 0; end if;
  if wait_ms > 0 then status := 'roundTooSoon'; return; end if;

  -- Locked before anything moves: a win must not pay for its own stake.
  select amount into balance from balances
  where player_id = p_player and account = case when p_is_play then 'player:play' else 'player:coin' end
  for update;
  balance := coalesce(balance, 0);
  if balance < p_stake then status := 'balanceTooLow'; return; end if;

  -- Under the lock of the balance: of the player's bets at once each sees what the one before has staked.
  status := stake_refusal(p_player, p_session, p_is_play, p_stake, p_now);
end $$;

-- Books a round that is over: experience, turnover, sums of the day, jackpot shares, the round with its seed, and its
-- journal, in which the stake is taken from `p_from`. The caller holds the lock of the player's playable balance.
create function book_round(
  p_round rounds, p_game_type smallint, p_request uuid, p_from text, p_shard smallint
) returns void language plpgsql as $$
declare
  v_player uuid := p_round.player_id;
  v_stake bigint := p_round.stake;
  v_win bigint := p_round.win;
  v_at timestamptz := p_round.settled_at;
  v_account text := case when p_round.is_play_money then 'player:play' else 'player:coin' end;
  v_house text := case when p_round.is_play_money then 'house:play' else 'house:games' end;
  v_carry integer[];
  v_shares bigint[];
  v_fed bigint[] := '{0,0,0,0}';
  v_tiers text[] := '{mega,major,minor,mini}';
  v_accounts text[];
  v_amounts bigint[];
  v_kept bigint;
begin
  if not p_round.is_play_money then
    -- Nobody else changes the carry: whoever books a round of this player waits for the balance.
    select array_agg(coalesce(held.jackpot_carry[tier.position], 0) + v_stake * tier.share_ppm
      order by tier.position) into v_shares
    from jackpot_tiers as tier left join player_totals as held on held.player_id = v_player;
    v_fed := array[v_shares[1] / 1000000, v_shares[2] / 1000000, v_shares[3] / 1000000, v_shares[4] / 1000000];
    v_carry := array[v_shares[1] % 1000000, v_shares[2] % 1000000, v_shares[3] % 1000000, v_shares[4] % 1000000];
    insert into player_totals as held (player_id, bet, vip_exp, jackpot_carry)
    values (v_player, v_stake, v_stake, v_carry)
    on conflict (player_id) do update
    set bet = held.bet + v_stake, vip_exp = held.vip_exp + v_stake, jackpot_carry = v_carry;
    insert into player_days as held (player_id, day, market_day, game_type, game_id, staked, won, rounds)
    values (v_player, (v_at at time zone 'UTC')::date, market_day(v_at), p_game_type, p_round.game_id, v_stake, v_win, 1)
    on conflict (player_id, day, market_day, game_type, game_id) do update
    set staked = held.staked + v_stake, won = held.won + v_win, rounds = held.rounds + 1;
  end if;

  v_accounts := array[p_from];
  v_amounts := array[-v_stake];
  if v_win > 0 then
    v_accounts := v_accounts || v_account;
    v_amounts := v_amounts || v_win;
  end if;
  for v_tier in 1 .. 4 loop
    if v_fed[v_tier] > 0 then
      v_accounts := v_accounts || ('pool:' || v_tiers[v_tier] || ':' || p_shard);
      v_amounts := v_amounts || v_fed[v_tier];
    end if;
  end loop;
  v_kept := v_stake - v_win - v_fed[1] - v_fed[2] - v_fed[3] - v_fed[4];
  if v_kept <> 0 then
    v_accounts := v_accounts || v_house;
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

-- As before; its two halves are functions of their own now.
create or replace function settle_round(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid,
  p_game integer, p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint, p_win bigint,
  p_outcome json, p_maths text, p_seed bytea, p_client_seed text, p_next_seed bytea,
  p_now timestamptz, p_cycle_ms integer, p_shard smallint,
  out status text, out balance bigint, out round_id uuid, out next_seed bytea, out wait_ms integer
) language plpgsql as $$
declare
  v_round rounds;
begin
  select * into status, balance, round_id, next_seed, wait_ms from check_bet(
    p_player, p_session, p_request, p_body_hash, p_is_play, p_stake, p_seed, p_now, p_cycle_ms);
  if status is not null then return; end if;

  insert into request_ids (player_id, request_id, call, body_hash, result_id, at)
  values (p_player, p_request, 'game/bet', p_body_hash, p_round, p_now);
  update game_sessions
  set server_seed = p_next_seed, last_round_at = p_now, unshown_round_id = p_round,
    staked = staked + p_stake, won = won + p_win
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
  v_round.server_seed := p_seed;
  v_round.client_seed := p_client_seed;
  v_round.settled_at := p_now;
  perform book_round(
    v_round, p_game_type, p_request, case when p_is_play then 'player:play' else 'player:coin' end, p_shard);

  status := 'settled';
  balance := balance - p_stake + p_win;
  round_id := p_round;
  next_seed := p_next_seed;
end $$;

-- Moves a stake from the playable balance into an open round. Of the two journals of one round, the last has its id.
create function stake_in_round(
  p_player uuid, p_is_play boolean, p_stake bigint, p_journal uuid, p_request uuid, p_now timestamptz
) returns void language sql
begin atomic
  insert into journals (player_id, id, kind, request_id, at, accounts, amounts)
  values (p_player, p_journal, 'round', p_request, p_now,
    case when p_is_play then array['player:play', 'player:play:inRounds'] else array['player:coin', 'player:inRounds'] end,
    array[-p_stake, p_stake]);
end;

-- Takes the stake of a round that the player acts in, and opens it; the next round has a seed of its own.
-- status: open | replayed | an error key of the contract. Nothing has moved unless it is 'open'.
create function open_round(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid,
  p_game integer, p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint,
  p_maths text, p_seed bytea, p_client_seed text, p_next_seed bytea,
  p_now timestamptz, p_cycle_ms integer, p_settles_at timestamptz, p_journal uuid,
  out status text, out balance bigint, out round_id uuid, out next_seed bytea, out wait_ms integer
) language plpgsql as $$
begin
  select * into status, balance, round_id, next_seed, wait_ms from check_bet(
    p_player, p_session, p_request, p_body_hash, p_is_play, p_stake, p_seed, p_now, p_cycle_ms);
  if status is not null then return; end if;

  insert into request_ids (player_id, request_id, call, body_hash, result_id, at)
  values (p_player, p_request, 'game/bet', p_body_hash, p_round, p_now);
  insert into open_rounds (player_id, id, game_session_id, game_id, game_type, is_play_money, bet, acts, stake, maths,
    server_seed, client_seed, opened_at, settles_at)
  values (p_player, p_round, p_session, p_game, p_game_type, p_is_play, p_bet, '[]', p_stake, p_maths,
    p_seed, p_client_seed, p_now, p_settles_at);
  update game_sessions
  set server_seed = p_next_seed, last_round_at = p_now, staked = staked + p_stake
  where player_id = p_player and id = p_session;
  perform stake_in_round(p_player, p_is_play, p_stake, p_journal, p_request, p_now);

  status := 'open';
  balance := balance - p_stake;
  round_id := p_round;
  next_seed := p_next_seed;
end $$;

-- Settles an open round whose row is locked, in the game session that will show its end.
create function settle_open_round(
  p_open open_rounds, p_session uuid, p_request uuid, p_acts jsonb, p_absent_acts smallint, p_win bigint, p_outcome json,
  p_now timestamptz, p_shard smallint
) returns void language plpgsql as $$
declare
  v_round rounds;
begin
  v_round.player_id := p_open.player_id;
  v_round.id := p_open.id;
  v_round.game_session_id := p_open.game_session_id;
  v_round.game_id := p_open.game_id;
  v_round.is_play_money := p_open.is_play_money;
  v_round.bet := p_open.bet;
  v_round.acts := p_acts;
  v_round.absent_acts := p_absent_acts;
  v_round.stake := p_open.stake;
  v_round.win := p_win;
  v_round.outcome := p_outcome;
  v_round.maths := p_open.maths;
  v_round.server_seed := p_open.server_seed;
  v_round.client_seed := p_open.client_seed;
  v_round.settled_at := p_now;
  delete from open_rounds where player_id = p_open.player_id and id = p_open.id;
  update game_sessions set won = won + p_win, unshown_round_id = p_open.id
  where player_id = p_open.player_id and id = p_session;
  -- The lock that all stakes of the player wait for, and that the carry of the jackpot shares needs.
  perform from balances
  where player_id = p_open.player_id
    and account = case when p_open.is_play_money then 'player:play' else 'player:coin' end
  for update;
  perform book_round(
    v_round, p_open.game_type, p_request,
    case when p_open.is_play_money then 'player:play:inRounds' else 'player:inRounds' end, p_shard);
end $$;

-- Adds an act to an open round, with the stake that it costs, and settles the round where it is over.
-- p_count: the acts before it, as the caller has seen them. p_win, p_outcome: null while the round goes on.
-- status: open | settled | replayed | an error key of the contract. Nothing has moved unless it is one of the first two.
create function act_in_round(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid,
  p_acts jsonb, p_count integer, p_added bigint, p_win bigint, p_outcome json,
  p_now timestamptz, p_settles_at timestamptz, p_journal uuid, p_shard smallint,
  out status text
) language plpgsql as $$
declare
  v_session game_sessions;
  v_prior request_ids;
  v_open open_rounds;
  v_balance bigint;
begin
  select * into v_session from game_sessions
  where player_id = p_player and id = p_session for update;
  if not found then status := 'gameSessionEnded'; return; end if;

  select * into v_prior from request_ids where player_id = p_player and request_id = p_request;
  if found then
    status := case
      when v_prior.call = 'game/act' and v_prior.body_hash = p_body_hash then 'replayed'
      else 'requestIdReused' end;
    return;
  end if;
  if v_session.closed_at is not null then status := 'gameSessionEnded'; return; end if;

  select * into v_open from open_rounds where player_id = p_player and id = p_round for update;
  if not found then status := 'roundSettled'; return; end if;
  if jsonb_array_length(v_open.acts) <> p_count then status := 'roundAdvanced'; return; end if;

  if p_added > 0 then
    select amount into v_balance from balances
    where player_id = p_player
      and account = case when v_open.is_play_money then 'player:play' else 'player:coin' end
    for update;
    if coalesce(v_balance, 0) < p_added then status := 'balanceTooLow'; return; end if;
    status := stake_refusal(p_player, p_session, v_open.is_play_money, p_added, p_now);
    if status is not null then return; end if;
    perform stake_in_round(p_player, v_open.is_play_money, p_added, p_journal, p_request, p_now);
    update game_sessions set staked = staked + p_added where player_id = p_player and id = p_session;
    v_open.stake := v_open.stake + p_added;
  end if;

  insert into request_ids (player_id, request_id, call, body_hash, result_id, at)
  values (p_player, p_request, 'game/act', p_body_hash, p_round, p_now);
  if p_outcome is null then
    update open_rounds set acts = p_acts, stake = v_open.stake, settles_at = p_settles_at
    where player_id = p_player and id = p_round;
    status := 'open';
  else
    perform settle_open_round(
      v_open, p_session, p_request, p_acts, 0::smallint, p_win, p_outcome, p_now, p_shard);
    status := 'settled';
  end if;
end $$;

-- Settles the round of an absent player by the published rule. False where it was settled or acted in meanwhile.
create function settle_absent_round(
  p_player uuid, p_round uuid, p_acts jsonb, p_count integer, p_win bigint, p_outcome json, p_now timestamptz,
  p_shard smallint
) returns boolean language plpgsql as $$
declare
  v_session uuid;
  v_open open_rounds;
begin
  -- The session that would show it, locked first, as in every other function.
  select id into v_session from game_sessions
  where player_id = p_player and (game_id, is_play_money) = (
    select game_id, is_play_money from open_rounds where player_id = p_player and id = p_round)
  order by id desc limit 1 for update;
  select * into v_open from open_rounds where player_id = p_player and id = p_round for update;
  if not found or jsonb_array_length(v_open.acts) <> p_count then return false; end if;
  perform settle_open_round(
    v_open, v_session, null, p_acts, (jsonb_array_length(p_acts) - p_count)::smallint, p_win, p_outcome, p_now, p_shard);
  return true;
end $$;

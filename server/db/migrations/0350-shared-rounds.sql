-- Rounds that all players of a game share. One row a round: it takes bets until it is closed, runs until its result may
-- be known, and is settled.
create table shared_rounds (
  id uuid primary key,
  game_id integer not null,
  -- Counts the rounds of the game, for people.
  number integer not null,
  maths text not null,
  -- Secret until the result may be known.
  server_seed bytea not null check (length(server_seed) = 32),
  opens_at timestamptz not null,
  -- When it stops to take bets.
  closes_at timestamptz not null,
  -- Null while it takes bets, like all below.
  started_at timestamptz,
  -- What the players put into it: the seeds of the first bets.
  client_seed text,
  -- Secret until result_at.
  result json,
  result_at timestamptz,
  -- When the next one may open.
  next_at timestamptz,
  bets integer,
  settled_at timestamptz,
  unique (game_id, number),
  check ((started_at is null) = (result is null))
);
-- One at a time, however many processes open them.
create unique index shared_rounds_current on shared_rounds (game_id) where settled_at is null;
create index shared_rounds_secret on shared_rounds (server_seed) where settled_at is null;
create index shared_rounds_old on shared_rounds (settled_at) where settled_at is not null;

alter table open_rounds add column shared_round_id uuid;
create index open_rounds_shared on open_rounds (shared_round_id) where shared_round_id is not null;

-- Places a bet in a shared round that still takes them. The stake lies in player:inRounds until it is settled.
-- status: open | replayed | an error key of the contract. Nothing has moved unless it is 'open'.
create function join_shared_round(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid, p_shared uuid,
  p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint, p_session_seed bytea, p_client_seed text,
  p_now timestamptz, p_cycle_ms integer, p_settles_at timestamptz, p_journal uuid,
  out status text, out balance bigint, out round_id uuid, out wait_ms integer
) language plpgsql as $$
declare
  v_shared shared_rounds;
begin
  select check_bet.status, check_bet.balance, check_bet.round_id, check_bet.wait_ms into status, balance, round_id, wait_ms
  from check_bet(p_player, p_session, p_request, p_body_hash, p_is_play, p_stake, p_session_seed, p_now, p_cycle_ms);
  if status is not null then return; end if;

  -- Whoever closes the round waits for this lock, and then counts this bet.
  select * into v_shared from shared_rounds where id = p_shared for share;
  if not found or v_shared.started_at is not null or v_shared.closes_at <= p_now then
    status := 'betsClosed';
    return;
  end if;

  insert into request_ids (player_id, request_id, call, body_hash, result_id, at)
  values (p_player, p_request, 'game/bet', p_body_hash, p_round, p_now);
  insert into open_rounds (player_id, id, game_session_id, game_id, game_type, is_play_money, bet, acts, stake, maths,
    server_seed, client_seed, opened_at, settles_at, shared_round_id)
  values (p_player, p_round, p_session, v_shared.game_id, p_game_type, p_is_play, p_bet, '[]', p_stake, v_shared.maths,
    v_shared.server_seed, p_client_seed, p_now, p_settles_at, p_shared);
  update game_sessions set last_round_at = p_now, staked = staked + p_stake
  where player_id = p_player and id = p_session;
  perform stake_in_round(p_player, p_is_play, p_stake, p_journal, p_request, p_now);

  status := 'open';
  balance := balance - p_stake;
  round_id := p_round;
end $$;

-- Settles bets of a shared round, any number at once: a list of {player, round, session, acts, absentActs, win, outcome,
-- shard}. A bet whose player acted meanwhile is settled already, and left as it is.
create function settle_shared_bets(p_bets json, p_now timestamptz) returns integer language plpgsql as $$
declare
  v_bet record;
  v_open open_rounds;
  v_settled integer := 0;
begin
  -- All locks of the players before any of the pools, which are shared: nobody who holds a pool's waits for one of these.
  for v_bet in
    select (bet ->> 'player')::uuid as player, (bet ->> 'session')::uuid as session
    from json_array_elements(p_bets) as bet order by 1, 2
  loop
    perform from game_sessions where player_id = v_bet.player and id = v_bet.session for update;
  end loop;
  for v_bet in
    select (bet ->> 'player')::uuid as player, (bet ->> 'round')::uuid as round
    from json_array_elements(p_bets) as bet order by 1, 2
  loop
    perform from open_rounds where player_id = v_bet.player and id = v_bet.round for update;
  end loop;
  for v_bet in
    select distinct (bet ->> 'player')::uuid as player from json_array_elements(p_bets) as bet order by 1
  loop
    perform from balances
    where player_id = v_bet.player and account in ('player:coin', 'player:play') order by account for update;
  end loop;

  for v_bet in
    select (bet ->> 'player')::uuid as player, (bet ->> 'round')::uuid as round, (bet ->> 'session')::uuid as session,
      (bet -> 'acts')::jsonb as acts, (bet ->> 'absentActs')::smallint as absent_acts, (bet ->> 'win')::bigint as win,
      bet -> 'outcome' as outcome, (bet ->> 'shard')::smallint as shard
    from json_array_elements(p_bets) as bet order by 8, 1, 2
  loop
    select * into v_open from open_rounds where player_id = v_bet.player and id = v_bet.round;
    if found then
      perform settle_open_round(
        v_open, v_bet.session, null, v_bet.acts, v_bet.absent_acts, v_bet.win, v_bet.outcome, p_now, v_bet.shard);
      v_settled := v_settled + 1;
    end if;
  end loop;
  return v_settled;
end $$;

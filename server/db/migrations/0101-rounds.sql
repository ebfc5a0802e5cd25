-- Game sessions and rounds. A bet is one call of settle_round: one round trip, one transaction.

create table game_sessions (
  player_id uuid not null,
  id uuid not null,
  -- The sign-in session that opened it.
  session_id uuid not null,
  game_id integer not null,
  activity_id integer,
  is_play_money boolean not null,
  -- SHA-256 of the tokens; the launch token is good once, so its hash goes when it is traded.
  launch_hash bytea,
  launch_until timestamptz not null,
  token_hash bytea,
  -- Decides the next round. Secret until that round reveals it; only its hash leaves the server before.
  server_seed bytea not null check (length(server_seed) = 32),
  last_round_at timestamptz,
  unshown_round_id uuid,
  staked bigint not null default 0,
  won bigint not null default 0,
  opened_at timestamptz not null,
  closed_at timestamptz,
  close_reason text,
  primary key (player_id, id)
) with (fillfactor = 60);
create unique index game_sessions_one_open on game_sessions (player_id) where closed_at is null;
create unique index game_sessions_launch on game_sessions (launch_hash) where launch_hash is not null;
create unique index game_sessions_token on game_sessions (token_hash) where token_hash is not null;

create table rounds (
  player_id uuid not null,
  -- Also the id of the round's journal.
  id uuid not null,
  game_session_id uuid not null,
  game_id integer not null,
  is_play_money boolean not null,
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  outcome json not null,
  maths text not null,
  server_seed bytea not null,
  client_seed text not null,
  settled_at timestamptz not null,
  shown_at timestamptz,
  primary key (player_id, id)
);
create index rounds_by_id on rounds (id);

create table player_totals (
  player_id uuid primary key,
  -- Real-money turnover and experience, in cents.
  bet bigint not null default 0,
  vip_exp bigint not null default 0,
  total_recharge bigint not null default 0,
  exchange bigint not null default 0,
  last_channel_id integer not null default 0,
  -- What a stake's jackpot shares left below a whole cent, in millionths, by tier.
  jackpot_carry integer[] not null default '{0,0,0,0}'
) with (fillfactor = 60);

create table player_days (
  player_id uuid not null,
  -- A UTC date.
  day date not null,
  game_type smallint not null,
  staked bigint not null default 0,
  won bigint not null default 0,
  rounds integer not null default 0,
  primary key (player_id, day, game_type)
) with (fillfactor = 60);

create table jackpot_tiers (
  tier text primary key check (tier in ('mega', 'major', 'minor', 'mini')),
  -- Position in pool_shards and in player_totals.jackpot_carry, richest first.
  position smallint not null unique,
  -- What a paid pool returns to, in cents.
  seed bigint not null check (seed > 0),
  -- Share of each real-money stake, in millionths.
  share_ppm integer not null check (share_ppm between 0 and 100000)
);
insert into jackpot_tiers (tier, position, seed, share_ppm) values
  ('mega', 1, 500000000, 4000), ('major', 2, 50000000, 3000),
  ('minor', 3, 5000000, 2000), ('mini', 4, 500000, 1000);

-- The seeds are the house's money, put in by a journal as any other.
insert into journals (player_id, id, kind, at, accounts, amounts)
select '00000000-0000-0000-0000-000000000000', '00000000-0000-7000-8000-000000000001', 'jackpotSeed', 'epoch',
  array_agg(account), array_agg(amount)
from (
  select 'pool:' || tier || ':0' as account, seed as amount from jackpot_tiers
  union all
  select 'house:jackpot', -sum(seed)::bigint from jackpot_tiers
) as seeds;

-- Settles one round that the caller has computed from `p_seed`, or says why not.
-- status: settled | replayed | an error key of the contract. Nothing has moved unless it is 'settled'.
create function settle_round(
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

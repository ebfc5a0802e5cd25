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
  v_counted bigint;
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
    v_counted := weigh_stake(p_round);
    for v_tier in 1 .. 4 loop
      v_share := v_carry[v_tier] + v_counted * v_ppm[v_tier];
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
    update player_days
    set staked = staked + v_stake, uncounted = uncounted + v_stake - v_counted, won = won + v_win, rounds = rounds + 1
    where player_id = v_player and day = v_day and market_day = v_market_day and game_type = p_game_type
      and game_id = p_round.game_id;
    if not found then
      insert into player_days as held (player_id, day, market_day, game_type, game_id, staked, uncounted, won,
        rounds)
      values (v_player, v_day, v_market_day, p_game_type, p_round.game_id, v_stake, v_stake - v_counted, v_win, 1)
      on conflict (player_id, day, market_day, game_type, game_id) do update
      set staked = held.staked + v_stake, uncounted = held.uncounted + v_stake - v_counted,
        won = held.won + v_win, rounds = held.rounds + 1;
    end if;
  end if;

  v_kept := v_stake - v_win - v_fed;
  if v_kept <> 0 then
    v_accounts := v_accounts || case when p_round.is_play_money then 'house:play' else 'house:games' end;
    v_amounts := v_amounts || v_kept;
  end if;
  insert into rounds (player_id, id, game_session_id, game_id, is_play_money, bet, acts, absent_acts, stake, win, outcome,
    maths, server_seed, pair_id, nonce, client_seed, shared_round_id, settled_at)
  values (v_player, p_round.id, p_round.game_session_id, p_round.game_id, p_round.is_play_money, p_round.bet,
    p_round.acts, p_round.absent_acts, v_stake, v_win, p_round.outcome, p_round.maths, p_round.server_seed,
    p_round.pair_id, p_round.nonce, p_round.client_seed, p_round.shared_round_id, v_at);

  -- Last, because its shard of the pools is shared with other players until this transaction ends.
  insert into journals (player_id, id, kind, request_id, at, accounts, amounts)
  values (v_player, p_round.id, 'round', p_request, v_at, v_accounts, v_amounts);
end $$;

comment on function book_round is
  'Books a round that is over: turnover, experience, the sums of the day, jackpot shares of what counts of the stake, the '
  'round with its seed, and its journal, in which the stake is taken from p_from. The caller holds the lock of the player''s '
  'playable balance. A row that is there already, as for every bet but a day''s first, is updated without an '
  'attempt to insert it.';

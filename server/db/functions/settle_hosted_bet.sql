create or replace function settle_hosted_bet(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid,
  p_game integer, p_game_type smallint, p_is_play boolean, p_bet jsonb, p_stake bigint, p_win bigint,
  p_outcome json, p_maths text, p_pair uuid, p_nonce integer, p_client_seed text,
  p_now timestamptz, p_cycle_ms integer, p_shard smallint,
  p_version integer, p_mode text, p_level bigint, p_line bigint, p_payout bigint, p_due_at timestamptz, p_journal uuid,
  out status text, out balance bigint, out round_id uuid, out nonce integer, out wait_ms integer
) language plpgsql as $$
begin
  perform from game_sessions where player_id = p_player and id = p_session for update;
  -- After the lock: of two bets at once the second sees what the first has left.
  if exists (
      select from hosted_rounds as waiting
      where waiting.player_id = p_player and waiting.game_id = p_game and waiting.is_play_money = p_is_play
        and waiting.released_at is null)
    and not exists (
      select from request_ids as prior where prior.player_id = p_player and prior.request_id = p_request)
  then
    status := 'roundRunning';
    return;
  end if;

  select settled.status, settled.balance, settled.round_id, settled.nonce, settled.wait_ms
  into status, balance, round_id, nonce, wait_ms
  from settle_bet(
    p_player, p_session, p_request, p_body_hash, p_round, p_game, p_game_type, p_is_play, p_bet, p_stake, p_win,
    p_outcome, p_maths, p_pair, p_nonce, p_client_seed, p_now, p_cycle_ms, p_shard) as settled;
  if status <> 'settled' then return; end if;

  insert into hosted_rounds (player_id, round_id, game_session_id, game_id, is_play_money, version, mode, level, line,
    payout, stake, win, due_at, released_at)
  values (p_player, p_round, p_session, p_game, p_is_play, p_version, p_mode, p_level, p_line,
    p_payout, p_stake, p_win, p_due_at, case when p_win = 0 then p_now end);
  if p_win = 0 then
    -- Over with its bet: its page says nothing more of it.
    update rounds set shown_at = p_now where player_id = p_player and id = p_round;
    update game_sessions set unshown_round_id = null where player_id = p_player and id = p_session;
    return;
  end if;
  insert into journals (player_id, id, kind, request_id, at, accounts, amounts)
  values (p_player, p_journal, 'round', p_request, p_now,
    case when p_is_play then array['player:play', 'player:play:owed'] else array['player:coin', 'player:owed'] end,
    array[-p_win, p_win]);
  balance := balance - p_win;
end $$;

comment on function settle_hosted_bet is
  'Takes a bet in a studio''s game as settle_bet does, and lays its win aside until the game''s page has shown it: the '
  'balance is the one without it. The status is roundRunning while a win of the same game waits.';

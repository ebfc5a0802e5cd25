create or replace function place_remote_bet(
  p_aggregator text, p_id uuid, p_body_hash bytea, p_player uuid, p_refusal text, p_session uuid, p_game integer,
  p_round text, p_is_over boolean, p_stake bigint, p_round_id uuid, p_journal uuid, p_now timestamptz,
  p_settles_at timestamptz, p_shard smallint, p_cycle_ms integer,
  out status text, out balance bigint
) language plpgsql as $$
declare
  v_is_begun boolean;
begin
  select known.status, known.balance into status, balance
  from known_remote_transaction(p_aggregator, p_id, p_body_hash, p_player) as known;
  if status is not null then return; end if;

  if exists (
    select from remote_transactions as back
    where back.aggregator = p_aggregator and back.kind = 'rollback' and back.reference = p_id)
  then
    status := 'rolledBack';
  elsif p_refusal is not null then
    status := p_refusal;
  else
    -- Several bets of one round may come at once, until it is heard what one of them has won.
    v_is_begun := exists (
      select from remote_bets as bet
      where bet.player_id = p_player and bet.aggregator = p_aggregator and bet.round = p_round and bet.state = 'open'
        and not bet.is_decided);
    select admitted.status, admitted.balance into status, balance
    from admit_bet(p_player, p_session, p_id, p_body_hash, false, p_stake, null, null, p_now,
      case when v_is_begun then 0 else p_cycle_ms end) as admitted;
  end if;

  if status is null then
    insert into remote_bets (aggregator, id, player_id, game_session_id, game_id, round, round_id, stake, state,
      placed_at, settles_at)
    values (p_aggregator, p_id, p_player, p_session, p_game, p_round, p_round_id, p_stake, 'open', p_now, p_settles_at);
    update game_sessions
    set last_round_at = case when v_is_begun then last_round_at else p_now end, staked = staked + p_stake
    where player_id = p_player and id = p_session;
    perform stake_in_round(p_player, false, p_stake, p_journal, p_id, p_now);
    if p_is_over then perform close_remote_round(p_aggregator, p_player, p_round, p_id, p_now, p_shard); end if;
    status := 'ok';
  end if;

  balance := remote_balance(p_player);
  insert into remote_transactions (aggregator, id, kind, player_id, amount, body_hash, status, balance, at)
  values (p_aggregator, p_id, 'bet', p_player, p_stake, p_body_hash, place_remote_bet.status, place_remote_bet.balance, p_now);
end $$;

comment on function place_remote_bet is
  'Takes a stake that a studio''s server asks for, into player:inRounds, and stores the answer, a refusal too: a repeat gets it '
  'again. p_refusal is what was found against the bet before; else it is admitted as every bet is, a '
  'new round no sooner than its cycle after the one before. The status is ok, '
  'rolledBack where its rollback came first, transactionReused, or a reason.';

create or replace function pay_remote_win(
  p_aggregator text, p_id uuid, p_body_hash bytea, p_player uuid, p_bet uuid, p_amount bigint, p_is_over boolean,
  p_journal uuid, p_now timestamptz, p_shard smallint,
  out status text, out balance bigint
) language plpgsql as $$
declare
  v_bet remote_bets;
begin
  select known.status, known.balance into status, balance
  from known_remote_transaction(p_aggregator, p_id, p_body_hash, p_player) as known;
  if status is not null then return; end if;

  select * into v_bet from remote_bets as bet
  where bet.aggregator = p_aggregator and bet.id = p_bet and bet.player_id = p_player and bet.state <> 'returned';
  if not found or exists (
    select from remote_transactions as back
    where back.aggregator = p_aggregator and back.kind = 'rollback' and back.reference = p_id)
  then
    -- Not stored: the bet may still come, and the win is sent until it is taken.
    status := 'transactionUnknown';
    balance := remote_balance(p_player);
    return;
  end if;

  perform lock_remote_sessions(v_bet);
  if v_bet.state = 'settled' then
    if p_amount > 0 then perform add_remote_win(v_bet, p_amount, p_journal, p_id, p_now); end if;
  elsif p_amount > 0 then
    perform settle_remote_bet(v_bet, p_amount, p_id, p_now, p_shard);
  end if;
  -- A stake that is left open must not open the pace for the rest of the evening.
  update remote_bets as bet set is_decided = true
  where bet.player_id = p_player and bet.aggregator = p_aggregator and bet.round = v_bet.round and bet.state = 'open'
    and not bet.is_decided;
  if p_is_over then perform close_remote_round(p_aggregator, p_player, v_bet.round, p_id, p_now, p_shard); end if;
  update remote_bets as bet set unanswered_since = null
  where bet.player_id = p_player and bet.aggregator = p_aggregator and bet.round = v_bet.round
    and bet.unanswered_since is not null and (p_is_over or bet.id = p_bet);

  status := 'ok';
  balance := remote_balance(p_player);
  insert into remote_transactions (aggregator, id, kind, player_id, reference, amount, body_hash, status, balance, at)
  values (p_aggregator, p_id, 'win', p_player, p_bet, p_amount, p_body_hash, 'ok', pay_remote_win.balance, p_now);
end $$;

comment on function pay_remote_win is
  'Pays a win of a studio''s server, whatever holds of its player now. The first one books the bet that it names; p_is_over books the others of '
  'the round as lost. The status is ok, transactionReused, or transactionUnknown for a bet that is not there or was rolled back.';

create or replace function roll_back_remote_bet(
  p_aggregator text, p_id uuid, p_body_hash bytea, p_player uuid, p_reference uuid, p_journal uuid, p_now timestamptz,
  out status text, out balance bigint
) language plpgsql as $$
declare
  v_bet remote_bets;
begin
  select known.status, known.balance into status, balance
  from known_remote_transaction(p_aggregator, p_id, p_body_hash, p_player) as known;
  if status is not null then return; end if;

  if exists (
    select from remote_transactions as named
    where named.aggregator = p_aggregator and named.id = p_reference
      and (named.player_id <> p_player or named.kind <> 'bet'))
  then
    status := 'transactionUnknown';
    balance := remote_balance(p_player);
    return;
  end if;

  select * into v_bet from remote_bets as bet where bet.aggregator = p_aggregator and bet.id = p_reference;
  if v_bet.state <> 'returned' then
    perform lock_remote_sessions(v_bet);
    update remote_bets as bet set state = 'returned', unanswered_since = null
    where bet.aggregator = p_aggregator and bet.id = p_reference;
    if v_bet.state = 'open' then
      update game_sessions set staked = staked - v_bet.stake
      where player_id = p_player and id = v_bet.game_session_id;
      insert into journals (player_id, id, kind, request_id, at, accounts, amounts)
      values (p_player, p_journal, 'round', p_id, p_now,
        array['player:inRounds', 'player:coin'], array[-v_bet.stake, v_bet.stake]);
    else
      -- Experience and jackpot shares of a booked stake are not taken back: it is paid as if it had been won.
      perform add_remote_win(v_bet, v_bet.stake, p_journal, p_id, p_now);
    end if;
  end if;

  status := 'ok';
  balance := remote_balance(p_player);
  insert into remote_transactions (aggregator, id, kind, player_id, reference, body_hash, status, balance, at)
  values (p_aggregator, p_id, 'rollback', p_player, p_reference, p_body_hash, 'ok', roll_back_remote_bet.balance, p_now);
end $$;

comment on function roll_back_remote_bet is
  'Gives the stake of a bet back, whatever holds of its player now; the wins that were paid for it stay. It is stored also where the bet '
  'never came, which is then refused when it does. The status is ok, transactionReused, or transactionUnknown for a win, a '
  'rollback or a bet of another player.';

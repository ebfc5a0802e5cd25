create or replace function settle_absent_remote_bet(
  p_aggregator text, p_id uuid, p_player uuid, p_now timestamptz, p_shard smallint
) returns boolean language plpgsql as $$
declare
  v_bet remote_bets;
begin
  perform from remote_players where aggregator = p_aggregator and player_id = p_player for update;
  select * into v_bet from remote_bets as bet
  where bet.aggregator = p_aggregator and bet.id = p_id and bet.state = 'open' and bet.settles_at <= p_now;
  if not found then return false; end if;
  perform lock_remote_sessions(v_bet);
  perform settle_remote_bet(v_bet, 0, null, p_now, p_shard);
  -- A win of 0 is an answer, though it has not closed the round.
  update remote_bets as bet set unanswered_since = v_bet.placed_at
  where bet.aggregator = p_aggregator and bet.id = p_id and not exists (
    select from remote_transactions as win
    where win.player_id = p_player and win.aggregator = p_aggregator and win.reference = p_id);
  return true;
end $$;

comment on function settle_absent_remote_bet is
  'Books a bet as lost for which a studio''s server has sent nothing in time, and notes since when it is unanswered. It returns false where something came meanwhile.';

create or replace function lock_remote_sessions(p_bet remote_bets) returns void language plpgsql as $$
begin
  perform from game_sessions
  where player_id = p_bet.player_id
    and (id = p_bet.game_session_id or id in (
      select other.game_session_id from remote_bets as other
      where other.player_id = p_bet.player_id and other.aggregator = p_bet.aggregator and other.round = p_bet.round
        and other.state = 'open'))
  order by id for update;
end $$;

comment on function lock_remote_sessions is
  'Locks the game sessions of a bet and of the open bets of its round, in one order and before any balance, as every bet does.';

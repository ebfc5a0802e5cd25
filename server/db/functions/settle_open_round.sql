create or replace function settle_open_round(
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
  v_round.pair_id := p_open.pair_id;
  v_round.nonce := p_open.nonce;
  v_round.client_seed := p_open.client_seed;
  v_round.shared_round_id := p_open.shared_round_id;
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

comment on function settle_open_round is
  'Closes an open round whose row is locked, shows its end in the given game session, and books it.';

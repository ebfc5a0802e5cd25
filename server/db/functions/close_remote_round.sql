create or replace function close_remote_round(
  p_aggregator text, p_player uuid, p_round text, p_request uuid, p_now timestamptz, p_shard smallint
) returns void language plpgsql as $$
declare
  v_bet remote_bets;
begin
  for v_bet in
    select * from remote_bets as open
    where open.player_id = p_player and open.aggregator = p_aggregator and open.round = p_round and open.state = 'open'
    order by open.id
  loop
    perform settle_remote_bet(v_bet, 0, p_request, p_now, p_shard);
  end loop;
end $$;

comment on function close_remote_round is
  'Books what is still open of a round of a studio''s server as lost: the round is over. A win that comes later is added to its bet.';

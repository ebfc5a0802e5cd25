create or replace function check_bet(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_is_play boolean, p_stake bigint, p_seed bytea,
  p_now timestamptz, p_cycle_ms integer,
  out status text, out balance bigint, out round_id uuid, out next_seed bytea, out wait_ms integer
) language plpgsql as $$
begin
  select admitted.status, admitted.balance, admitted.round_id, admitted.wait_ms
  into status, balance, round_id, wait_ms
  from admit_bet(
    p_player, p_session, p_request, p_body_hash, p_is_play, p_stake, null, null, p_now, p_cycle_ms) as admitted;
  select server_seed into next_seed from game_sessions where player_id = p_player and id = p_session;
  if status is null and next_seed <> p_seed then status := 'roundRunning'; end if;
end $$;

comment on function check_bet is
  'Decides whether a bet of a shared round may be placed, and one of a process of the version before. The status is '
  'null where it may, replayed for a request that has been answered before, or an error key of the contract; nothing '
  'has moved.';

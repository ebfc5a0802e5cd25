create or replace function settle_absent_round(
  p_player uuid, p_round uuid, p_acts jsonb, p_count integer, p_win bigint, p_outcome json, p_now timestamptz,
  p_shard smallint
) returns boolean language plpgsql as $$
declare
  v_session uuid;
  v_open open_rounds;
begin
  -- The session that would show it, locked first, as in every other function.
  select id into v_session from game_sessions
  where player_id = p_player and (game_id, is_play_money) = (
    select game_id, is_play_money from open_rounds where player_id = p_player and id = p_round)
  order by id desc limit 1 for update;
  select * into v_open from open_rounds where player_id = p_player and id = p_round for update;
  if not found or jsonb_array_length(v_open.acts) <> p_count then return false; end if;
  perform settle_open_round(
    v_open, v_session, null, p_acts, (jsonb_array_length(p_acts) - p_count)::smallint, p_win, p_outcome, p_now, p_shard);
  return true;
end $$;

comment on function settle_absent_round is
  'Settles the round of an absent player by the published rule. It returns false where the round was settled or '
  'acted in meanwhile.';

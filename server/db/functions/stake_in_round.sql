create or replace function stake_in_round(
  p_player uuid, p_is_play boolean, p_stake bigint, p_journal uuid, p_request uuid, p_now timestamptz
) returns void language sql as $$
  insert into journals (player_id, id, kind, request_id, at, accounts, amounts)
  values (p_player, p_journal, 'round', p_request, p_now,
    case when p_is_play then array['player:play', 'player:play:inRounds'] else array['player:coin', 'player:inRounds'] end,
    array[-p_stake, p_stake]);
$$;

comment on function stake_in_round is
  'Moves a stake from the playable balance into an open round. Of the two journals of one round, the last has its '
  'id.';

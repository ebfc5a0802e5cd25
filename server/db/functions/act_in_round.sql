create or replace function act_in_round(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_round uuid,
  p_acts jsonb, p_count integer, p_added bigint, p_win bigint, p_outcome json,
  p_now timestamptz, p_settles_at timestamptz, p_journal uuid, p_shard smallint,
  out status text
) language plpgsql as $$
declare
  v_session game_sessions;
  v_prior request_ids;
  v_open open_rounds;
  v_balance bigint;
begin
  select * into v_session from game_sessions
  where player_id = p_player and id = p_session for update;
  if not found then status := 'gameSessionEnded'; return; end if;

  select * into v_prior from request_ids where player_id = p_player and request_id = p_request;
  if found then
    status := case
      when v_prior.call = 'game/act' and v_prior.body_hash = p_body_hash then 'replayed'
      else 'requestIdReused' end;
    return;
  end if;
  if v_session.closed_at is not null then status := 'gameSessionEnded'; return; end if;

  select * into v_open from open_rounds where player_id = p_player and id = p_round for update;
  if not found then status := 'roundSettled'; return; end if;
  if jsonb_array_length(v_open.acts) <> p_count then status := 'roundAdvanced'; return; end if;

  if p_added > 0 then
    select amount into v_balance from balances
    where player_id = p_player
      and account = case when v_open.is_play_money then 'player:play' else 'player:coin' end
    for update;
    if coalesce(v_balance, 0) < p_added then status := 'balanceTooLow'; return; end if;
    status := stake_refusal(p_player, p_session, v_open.is_play_money, p_added, p_now);
    if status is not null then return; end if;
    perform stake_in_round(p_player, v_open.is_play_money, p_added, p_journal, p_request, p_now);
    update game_sessions set staked = staked + p_added where player_id = p_player and id = p_session;
    v_open.stake := v_open.stake + p_added;
  end if;

  insert into request_ids (player_id, request_id, call, body_hash, result_id, at)
  values (p_player, p_request, 'game/act', p_body_hash, p_round, p_now);
  if p_outcome is null then
    update open_rounds set acts = p_acts, stake = v_open.stake, settles_at = p_settles_at
    where player_id = p_player and id = p_round;
    status := 'open';
  else
    perform settle_open_round(
      v_open, p_session, p_request, p_acts, 0::smallint, p_win, p_outcome, p_now, p_shard);
    status := 'settled';
  end if;
end $$;

comment on function act_in_round is
  'Adds the player''s next acts to an open round, takes the stake that they cost, and settles the round where it '
  'is over. p_count is the number of acts before it as the caller has seen them; p_win and p_outcome are null '
  'while the round goes on. The status is open, settled, replayed or an error key of the contract, and nothing '
  'has moved unless it is one of the first two.';

create or replace function stake_refusal(
  p_player uuid, p_game_session uuid, p_is_play boolean, p_stake bigint, p_now timestamptz
) returns text language plpgsql as $$
declare
  v_is_stale boolean;
  v_is_on_break boolean;
  v_from timestamptz;
  v_seen timestamptz;
  v_session_minutes bigint;
  v_reality_minutes bigint;
  v_has_limits boolean;
  v_limit record;
  v_played record;
  v_open bigint;
begin
  select
    exists (
      select from legal_versions as published
      where published.version > 1 and published.in_force_at <= p_now
        and not exists (
          select from legal_acceptances as accepted
          where accepted.player_id = p_player and accepted.document = published.document
            and accepted.version >= published.version)),
    exists (select from player_protection where player_id = p_player and break_until > p_now),
    played.began, played.seen,
    own.session_minutes, own.reality_minutes, own.has_limits
  into v_is_stale, v_is_on_break, v_from, v_seen, v_session_minutes, v_reality_minutes, v_has_limits
  from (
    select max(value) filter (where key = 'sessionMinutes') as session_minutes,
      max(value) filter (where key = 'realityMinutes') as reality_minutes,
      bool_or(key like 'stake%' or key like 'loss%') as has_limits
    from player_limits where player_id = p_player and value is not null
  ) as own
  left join (
    select coalesce(sessions.played_from, sessions.started_at) as began,
      coalesce(sessions.reality_seen_at, sessions.started_at) as seen
    from game_sessions as game
    join sessions on sessions.player_id = game.player_id and sessions.id = game.session_id
    where game.player_id = p_player and game.id = p_game_session
  ) as played on true;
  if v_is_stale then return 'legalChanged'; end if;
  if v_is_on_break then return 'onBreak'; end if;
  if v_from + make_interval(mins => v_session_minutes::integer) <= p_now then return 'sessionTimeUp'; end if;
  if v_seen + make_interval(mins => coalesce(v_reality_minutes, 60)::integer) <= p_now then
    return 'realityCheckDue';
  end if;

  if p_is_play or v_has_limits is not true then return null; end if;
  for v_limit in
    select key, value from player_limits
    where player_id = p_player and value is not null and (key like 'stake%' or key like 'loss%')
    order by key desc
  loop
    v_open := coalesce(
      v_open,
      (select amount from balances where player_id = p_player and account = 'player:inRounds'),
      0);
    v_played := played_since(p_player, limit_window_start(v_limit.key, p_now));
    if v_limit.key like 'stake%' then
      if v_played.staked + v_open + p_stake > v_limit.value then return 'stakeLimitReached'; end if;
    elsif greatest(0, v_played.staked + v_open - v_played.won) + p_stake > v_limit.value then
      return 'lossLimitReached';
    end if;
  end loop;
  return null;
end $$;

comment on function stake_refusal is
  'The reason why a player may not stake an amount now, as an error key of the contract, or null: new terms, a '
  'break, time limits, and limits of stakes and losses. What lies in an open round counts as staked, and as lost '
  'until it is settled.';

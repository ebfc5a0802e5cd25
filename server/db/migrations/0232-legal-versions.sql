-- Versions of the texts that every player agrees to. The first of each is what everybody agreed to who came before.
create table legal_versions (
  document text not null check (document in ('terms', 'privacy')),
  version integer not null check (version > 0),
  published_at timestamptz not null,
  -- It may be told and agreed to before it holds.
  in_force_at timestamptz not null,
  -- What is new in it, by language.
  changes jsonb not null,
  primary key (document, version)
);
insert into legal_versions (document, version, published_at, in_force_at, changes)
  select document, 1, '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z', '{"en": "", "fil": "", "zh-CN": ""}'
  from unnest(array['terms', 'privacy']) as document;

-- Every agreement is kept, also to versions that have been replaced.
create table legal_acceptances (
  player_id uuid not null references players (id),
  document text not null,
  version integer not null,
  accepted_at timestamptz not null,
  ip text not null,
  primary key (player_id, document, version),
  foreign key (document, version) references legal_versions (document, version)
);
insert into legal_acceptances (player_id, document, version, accepted_at, ip)
  select player_id, name, 1, accepted_at, ip from declarations where name in ('terms', 'privacy');

-- Whether a version is in force that this player has not agreed to. The first one was agreed to with the account.
create function legal_is_stale(p_player uuid, p_now timestamptz) returns boolean language sql stable
  return exists (
    select from legal_versions as published
    where published.version > 1 and published.in_force_at <= p_now
      and not exists (
        select from legal_acceptances as accepted
        where accepted.player_id = p_player and accepted.document = published.document
          and accepted.version >= published.version)
  );

-- As before, and nothing is staked under terms that the player has not agreed to.
create or replace function stake_refusal(
  p_player uuid, p_game_session uuid, p_is_play boolean, p_stake bigint, p_now timestamptz
) returns text language plpgsql as $$
declare
  v_from timestamptz;
  v_seen timestamptz;
  v_session_minutes bigint;
  v_reality_minutes bigint;
  v_limit record;
  v_played record;
begin
  if legal_is_stale(p_player, p_now) then return 'legalChanged'; end if;
  if exists (select from player_protection where player_id = p_player and break_until > p_now) then
    return 'onBreak';
  end if;

  select coalesce(sessions.played_from, sessions.started_at),
    coalesce(sessions.reality_seen_at, sessions.started_at),
    (select value from player_limits where player_id = p_player and key = 'sessionMinutes'),
    (select value from player_limits where player_id = p_player and key = 'realityMinutes')
  into v_from, v_seen, v_session_minutes, v_reality_minutes
  from game_sessions as game
  join sessions on sessions.player_id = game.player_id and sessions.id = game.session_id
  where game.player_id = p_player and game.id = p_game_session;
  if v_from + make_interval(mins => v_session_minutes::integer) <= p_now then return 'sessionTimeUp'; end if;
  if v_seen + make_interval(mins => coalesce(v_reality_minutes, 60)::integer) <= p_now then
    return 'realityCheckDue';
  end if;

  if p_is_play then return null; end if;
  for v_limit in
    select key, value from player_limits
    where player_id = p_player and value is not null and (key like 'stake%' or key like 'loss%')
    order by key desc
  loop
    v_played := played_since(p_player, limit_window_start(v_limit.key, p_now));
    if v_limit.key like 'stake%' then
      if v_played.staked + p_stake > v_limit.value then return 'stakeLimitReached'; end if;
    elsif greatest(0, v_played.staked - v_played.won) + p_stake > v_limit.value then
      return 'lossLimitReached';
    end if;
  end loop;
  return null;
end $$;

create or replace function legal_is_stale(p_player uuid, p_now timestamptz) returns boolean language sql stable as $$
  select exists (
    select from legal_versions as published
    where published.version > 1 and published.in_force_at <= p_now
      and not exists (
        select from legal_acceptances as accepted
        where accepted.player_id = p_player and accepted.document = published.document
          and accepted.version >= published.version)
  );
$$;

comment on function legal_is_stale is
  'Whether terms or a privacy notice are in force that this player has not agreed to. The first version was '
  'agreed to with the account.';

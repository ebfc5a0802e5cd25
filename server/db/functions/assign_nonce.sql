create or replace function assign_nonce(
  p_player uuid, p_session uuid, p_request uuid, p_body_hash bytea, p_game integer, p_is_play boolean, p_stake bigint,
  p_pair uuid, p_nonce integer, p_now timestamptz, p_cycle_ms integer,
  out status text, out balance bigint, out round_id uuid, out nonce integer, out wait_ms integer
) language plpgsql as $$
declare
  v_is_first boolean;
  v_kept_hash bytea;
  v_kept integer;
begin
  select admitted.status, admitted.balance, admitted.round_id, admitted.wait_ms, admitted.is_first
  into status, balance, round_id, wait_ms, v_is_first
  from admit_bet(p_player, p_session, p_request, p_body_hash, p_is_play, p_stake, p_now, p_cycle_ms) as admitted;
  if not v_is_first then return; end if;

  -- Whoever reveals the pair waits for this lock, and then sees the round.
  select pair.next_nonce into nonce from seed_pairs as pair
  where pair.player_id = p_player and pair.id = p_pair and pair.revealed_at is null for update;
  if not found then status := 'seedChanged'; return; end if;
  select refused.nonce, refused.body_hash into v_kept, v_kept_hash from refused_bets as refused
  where refused.player_id = p_player and refused.pair_id = p_pair and refused.request_id = p_request;
  if v_kept_hash <> p_body_hash then status := 'requestIdReused'; return; end if;
  nonce := coalesce(v_kept, nonce);

  if status is null then
    if p_nonce is null then return; end if;
    if nonce <> p_nonce then status := 'nonceMoved'; return; end if;
    if v_kept is not null then
      delete from refused_bets as refused
      where refused.player_id = p_player and refused.pair_id = p_pair and refused.nonce = v_kept;
      return;
    end if;
  elsif v_kept is not null then
    return;
  else
    insert into refused_bets (player_id, pair_id, nonce, request_id, body_hash, game_id, is_play_money, stake, reason, at)
    values (p_player, p_pair, assign_nonce.nonce, p_request, p_body_hash, p_game, p_is_play, p_stake, status, p_now);
  end if;
  update seed_pairs set next_nonce = next_nonce + 1 where player_id = p_player and id = p_pair;
end $$;

comment on function assign_nonce is
  'Gives a bet its place in the player''s open seed pair. A refused bet gets one too, and keeps it where the same '
  'request is sent again. The status is null where the bet is admitted and has the place p_nonce; nonceMoved where it '
  'is another one, so that the outcome must be worked out anew; replayed, or an error key of the contract. With '
  'p_nonce null an admitted bet gets no place yet: it is asked before the outcome is worked out, because the time of '
  'a refusal must not tell anything of it.';

create or replace function weigh_stake(p_round rounds) returns bigint language plpgsql stable as $$
declare
  v_weight integer;
begin
  -- The rounds of games of ours, of which there are most, cost no look into the tables.
  if position('@' in p_round.maths) > 0 then
    select modes.weight into v_weight
    from mode_weights as modes where modes.maths = p_round.maths and modes.mode = p_round.bet ->> 'mode';
  elsif p_round.maths like 'remote:%' then
    select games.least_weight into v_weight from games where games.id = p_round.game_id;
  end if;
  return p_round.stake * coalesce(v_weight, 10000) / 10000;
end $$;

comment on function weigh_stake is
  'What of a round''s stake counts, in cents, rounded down: by its mode in a studio''s game whose versions have an @ in their '
  'names, by the game in one that a studio''s server decides, and all of it in a game of ours. The one place where a stake in a '
  'studio''s game is weighed.';

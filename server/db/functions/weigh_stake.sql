create or replace function weigh_stake(p_round rounds) returns bigint language plpgsql stable as $$
begin
  -- The rounds of games of ours, of which there are most, cost no look into the table.
  if position('@' in p_round.maths) = 0 then return p_round.stake; end if;
  return coalesce(
    (select p_round.stake * modes.weight / 10000
      from mode_weights as modes where modes.maths = p_round.maths and modes.mode = p_round.bet ->> 'mode'),
    p_round.stake);
end $$;

comment on function weigh_stake is
  'What of a round''s stake its mode lets count, in cents, rounded down: all of it in a game of ours, whose versions have no '
  '@ in their names. The one place where a stake in a studio''s game is weighed.';

create or replace function weigh_stake(p_round rounds) returns bigint language sql stable as $$
  select coalesce(
    (select p_round.stake * modes.weight / 10000
      from mode_weights as modes where modes.maths = p_round.maths and modes.mode = p_round.bet ->> 'mode'),
    p_round.stake);
$$;

comment on function weigh_stake is
  'What of a round''s stake its mode lets count, in cents, rounded down: all of it in a game of ours. The one place where '
  'a stake in a studio''s game is weighed.';

create or replace function played_since(p_player uuid, p_since timestamptz, out staked bigint, out won bigint)
  language plpgsql as $$
declare
  v_day date := (p_since at time zone 'UTC')::date;
  v_next timestamptz := ((p_since at time zone 'UTC')::date + 1)::timestamp at time zone 'UTC';
  v_staked bigint;
  v_won bigint;
begin
  select coalesce(sum(day.staked), 0), coalesce(sum(day.won), 0) into staked, won
  from player_days as day where day.player_id = p_player and day.day > v_day;
  -- Ids grow with time: the slack is for processes whose clocks differ.
  select coalesce(sum(round.stake), 0), coalesce(sum(round.win), 0) into v_staked, v_won
  from rounds as round
  where round.player_id = p_player and not round.is_play_money
    and round.id >= first_id_of(p_since - interval '5 minutes')
    and round.id < first_id_of(v_next + interval '5 minutes')
    and round.settled_at > p_since and round.settled_at < v_next;
  staked := staked + v_staked;
  won := won + v_won;
  select
    coalesce((
      select sum(bought.stake) from lottery_orders as bought
      where bought.player_id = p_player and bought.id >= first_id_of(p_since - interval '5 minutes')
        and bought.bought_at > p_since and not bought.is_refunded), 0),
    coalesce((
      select sum(paid.prize) from lottery_orders as paid
      where paid.player_id = p_player and paid.prize > 0 and paid.settled_at > p_since), 0)
  into v_staked, v_won;
  staked := staked + v_staked;
  won := won + v_won;
end $$;

comment on function played_since is
  'What a player has staked and won with real money after a moment: whole days from their sums, the rest of the '
  'first day from its rounds, and lotteries from their orders. A lottery''s stake counts when it is made, its '
  'prize when it is paid.';

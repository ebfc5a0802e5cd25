-- Stakes count toward rewards by what their game keeps of them; the weights are config. What was earned before stays.

-- Chances of the jackpot that are earned and were not looked at yet.
insert into draw_chances (player_id, day, earned_at)
select played.player_id, played.day, now()
from (
  select player_id, day, sum(staked) as staked from player_days
  where day >= (now() at time zone 'UTC')::date - 1 group by player_id, day
) as played cross join jackpot_rules
where played.staked >= need_typing and need_deposit <= (
  select coalesce(sum(amount), 0) from deposits
  where deposits.player_id = played.player_id and state = 'paid'
    and settled_at >= played.day::timestamp at time zone 'UTC'
    and settled_at < (played.day + 1)::timestamp at time zone 'UTC'
)
on conflict do nothing;

-- Where bets were taken already, the weights begin with the next day; without a row, with the first one.
insert into config (key, value, updated_at)
select 'gameWeights',
  jsonb_build_array(jsonb_build_object(
    'from', to_char((now() at time zone 'UTC') + interval '1 day', 'YYYY-MM-DD'), 'byGame', '{}'::jsonb)),
  now()
where exists (select from player_days)
on conflict do nothing;

-- The bets that a platform begins with cost more than a draw pays, with every pool at its ceiling. An operator's own figure stays.
update jackpot_rules set need_typing = 560000 where need_typing = 200000;

import type { Db } from '../db/sql.ts';
import type { RiskAlert } from './risk-alert.ts';

/** Players who deposited, or withdrew, 500,000 or more since then. */
export const findLargeSum = (db: Db, since: number): Promise<RiskAlert[]> =>
  db<RiskAlert[]>`
    with moved as (
      select player_id, 'deposited' as way, amount, settled_at as at from deposits where state = 'paid'
      union all
      select player_id, 'withdrawn', amount, requested_at from withdrawals where state <> 'rejected'
    )
    select players.id as player_id, account, max(at) as last_at,
      'cents:' || sum(amount)::bigint || ' ' || way as told
    from moved join players on players.id = moved.player_id
    where at > ${since} group by players.id, way having sum(amount) >= 50000000`;

/** Players who deposited, or withdrew, 400,000 to just under 500,000 on 2 or more days since then. */
export const findBelowLarge = (db: Db, since: number): Promise<RiskAlert[]> =>
  db<RiskAlert[]>`
    with moved as (
      select player_id, 'deposited' as way, amount, settled_at as at from deposits where state = 'paid'
      union all
      select player_id, 'withdrawn', amount, requested_at from withdrawals where state <> 'rejected'
    ), days as (
      select player_id, way, sum(amount) as amount, max(at) as last_at from moved
      where at > ${since} group by player_id, way, (at at time zone 'UTC')::date
      having sum(amount) >= 40000000 and sum(amount) < 50000000
    )
    select players.id as player_id, account, max(last_at) as last_at,
      count(*) || ' days, ' || 'cents:' || sum(amount)::bigint || ' ' || way as told
    from days join players on players.id = days.player_id
    group by players.id, way having count(*) >= 2`;

/** Players who withdrew 80 % or more of 50,000 or more that they deposited since then, and bet less than 1.5 times of it. */
export const findPassThrough = (db: Db, since: number): Promise<RiskAlert[]> =>
  db<RiskAlert[]>`
    with paid as (
      select player_id, sum(amount) as amount, max(settled_at) as at from deposits
      where state = 'paid' and settled_at > ${since} group by player_id
    ), taken as (
      select player_id, sum(amount) as amount, max(requested_at) as at from withdrawals
      where state <> 'rejected' and requested_at > ${since} group by player_id
    )
    select players.id as player_id, account, greatest(paid.at, taken.at) as last_at,
      'cents:' || paid.amount::bigint || ' in, ' || 'cents:' || taken.amount::bigint || ' out, '
        || 'cents:' || played.staked::bigint || ' bet' as told
    from paid join taken on taken.player_id = paid.player_id join players on players.id = paid.player_id
      cross join lateral played_since(players.id, ${since}) as played
    where paid.amount >= 5000000 and taken.amount * 10 >= paid.amount * 8
      and played.staked * 2 < paid.amount * 3`;

/** Players with 3 or more withdrawals since then, each at 80 to 100 % of `autoApproveMax`, in cents. */
export const findBelowReview = (
  db: Db,
  { since, autoApproveMax }: { since: number; autoApproveMax: number },
): Promise<RiskAlert[]> =>
  db<RiskAlert[]>`
    select players.id as player_id, account, max(requested_at) as last_at,
      count(*) || ' withdrawals' as told
    from withdrawals join players on players.id = player_id
    where requested_at > ${since}
      and amount * 10 >= ${autoApproveMax}::bigint * 8 and amount <= ${autoApproveMax}::bigint
    group by players.id having count(*) >= 3`;

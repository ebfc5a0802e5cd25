import type { Tx } from '../../db/sql.ts';

/** From a moment to the moment before another, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly before: number;
}

/** What was claimed of one reward id in a programme. */
interface ClaimedRow {
  source: string;
  propId: number;
  claims: number;
  /** Cents for coin, whole units otherwise. */
  total: number;
}

export const readClaimed = (tx: Tx, { from, before }: Span): Promise<ClaimedRow[]> =>
  tx<ClaimedRow[]>`
    select source, (reward ->> 'propId')::int as prop_id, count(*)::int as claims,
      sum((reward ->> 'count')::bigint)::bigint as total
    from reward_claims cross join lateral jsonb_array_elements(rewards) as reward
    where at >= ${from} and at < ${before} group by 1, 2 order by 1, 2`;

interface ClaimersRow {
  source: string;
  claims: number;
  players: number;
}

export const readClaimers = (tx: Tx, { from, before }: Span): Promise<ClaimersRow[]> =>
  tx<ClaimersRow[]>`
    select source, count(*)::int as claims, count(distinct player_id)::int as players
    from reward_claims where at >= ${from} and at < ${before} group by 1 order by 1`;

interface BonusesRow {
  source: string;
  state: 'running' | 'released' | 'givenUp' | 'expired';
  bonuses: number;
  amount: number;
}

/** Bonuses granted in the time, by how they stand today. Cents. */
export const readGrantedBonuses = (tx: Tx, { from, before }: Span): Promise<BonusesRow[]> =>
  tx<BonusesRow[]>`
    select source, state, count(*)::int as bonuses, sum(amount)::bigint as amount
    from bonuses where granted_at >= ${from} and granted_at < ${before} group by 1, 2 order by 1, 2`;

interface CouponsRow {
  granted: number;
  used: number;
  expired: number;
}

/** Coupons granted in the time; expired are those that nobody has used until now. */
export async function readGrantedCoupons(
  tx: Tx,
  { from, before, now }: Span & { readonly now: number },
): Promise<CouponsRow> {
  const [row] = await tx<CouponsRow[]>`
    select count(*)::int as granted, count(deposit_id)::int as used,
      (count(*) filter (where deposit_id is null and expires_at <= ${now}))::int as expired
    from coupons where granted_at >= ${from} and granted_at < ${before}`;
  return row ?? { granted: 0, used: 0, expired: 0 };
}

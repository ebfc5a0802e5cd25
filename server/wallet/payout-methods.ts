import { cents } from '../../contract/money.ts';
import { type PayoutKind, type PayoutMethod, payoutKind } from '../../contract/wallet/withdrawal.ts';
import { readConfig } from '../config/public/config-store.ts';
import type { Db } from '../db/sql.ts';

export const PAYOUT_KINDS: readonly PayoutKind[] = payoutKind.options;

async function readHouses(db: Db): Promise<Record<PayoutKind, { id: number; name: string }[]>> {
  const [bank, ewallet] = await Promise.all([readConfig(db, 'banks'), readConfig(db, 'eWallets')]);
  return { bank, ewallet };
}

/** Names of banks and e-wallets; empty for one that is not offered. */
export async function readHouseNames(db: Db): Promise<(kind: PayoutKind, houseId: number) => string> {
  const houses = await readHouses(db);
  return (kind, houseId) => houses[kind].find(({ id }) => id === houseId)?.name ?? '';
}

/** Fewer past ones tell nothing of the usual. */
const FEWEST = 3;
const LATEST = 200;

interface UsualRow {
  isReviewed: boolean;
  usualMs: number;
}

/** Medians of the latest ones that were paid. */
async function readUsualTimes(
  db: Db,
  kind: PayoutKind,
): Promise<Pick<PayoutMethod, 'usualMs' | 'usualReviewedMs'>> {
  const rows = await db<UsualRow[]>`
    select reviewing_at is not null as is_reviewed,
      (percentile_cont(0.5) within group (order by extract(epoch from paid_at - requested_at)) * 1000)::bigint
        as usual_ms
    from (
      select requested_at, reviewing_at, paid_at from withdrawals
      where kind = ${kind} and state = 'paid' order by paid_at desc limit ${LATEST}
    ) as latest
    group by 1 having count(*) >= ${FEWEST}`;
  const of = (isReviewed: boolean) => rows.find((row) => row.isReviewed === isReviewed)?.usualMs ?? null;
  return { usualMs: of(false), usualReviewedMs: of(true) };
}

export async function readPayoutMethods(db: Db): Promise<PayoutMethod[]> {
  const [terms, houses] = await Promise.all([readConfig(db, 'withdraw'), readHouses(db)]);
  return Promise.all(
    PAYOUT_KINDS.map(async (name) => {
      const { isOpen, minAmount, maxAmount, feeFixed, feePpm } = terms.methods[name];
      return {
        name,
        isOpen,
        feePpm,
        minAmount: cents(minAmount),
        maxAmount: cents(maxAmount),
        feeFixed: cents(feeFixed),
        houses: houses[name],
        ...(await readUsualTimes(db, name)),
      };
    }),
  );
}

import { cents } from '../../contract/money.ts';
import { type PayoutKind, type PayoutMethod, payoutKindSchema } from '../../contract/wallet/withdrawal.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Db } from '../db/sql.ts';
import { withdrawConfig } from './public/wallet-config.ts';
import { banksConfig, eWalletsConfig } from './wallet-config.ts';
import { readUsualTimes } from './withdrawal-queries.ts';

const PAYOUT_KINDS: readonly PayoutKind[] = payoutKindSchema.options;

async function readInstitutions(db: Db): Promise<Record<PayoutKind, { id: number; name: string }[]>> {
  const [bank, ewallet] = await Promise.all([readConfig(db, banksConfig), readConfig(db, eWalletsConfig)]);
  return { bank, ewallet };
}

/** Names of banks and e-wallets; empty for one that is not offered. */
export async function readInstitutionNames(
  db: Db,
): Promise<(kind: PayoutKind, institutionId: number) => string> {
  const institutions = await readInstitutions(db);
  return (kind, institutionId) => institutions[kind].find(({ id }) => id === institutionId)?.name ?? '';
}

/** Fewer past ones are not representative. */
const FEWEST_PAYOUTS = 3;
const LATEST_PAYOUTS = 200;

/** Medians of the latest ones that were paid. */
async function usualTimesOf(
  db: Db,
  kind: PayoutKind,
): Promise<Pick<PayoutMethod, 'usualMs' | 'usualReviewedMs'>> {
  const rows = await readUsualTimes(db, kind, { latest: LATEST_PAYOUTS, fewest: FEWEST_PAYOUTS });
  const of = (isReviewed: boolean) => rows.find((row) => row.isReviewed === isReviewed)?.usualMs ?? null;
  return { usualMs: of(false), usualReviewedMs: of(true) };
}

export async function readPayoutMethods(db: Db): Promise<PayoutMethod[]> {
  const [terms, institutions] = await Promise.all([readConfig(db, withdrawConfig), readInstitutions(db)]);
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
        institutions: institutions[name],
        ...(await usualTimesOf(db, name)),
      };
    }),
  );
}

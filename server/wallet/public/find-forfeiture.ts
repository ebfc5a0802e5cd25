import { cents } from '../../../contract/money.ts';
import type { Forfeiture } from '../../../contract/wallet/forfeiture-calls.ts';
import type { Db } from '../../db/sql.ts';
import { type ForfeitureRow, readForfeitureRows } from '../forfeiture-queries.ts';

const asForfeiture = ({ number, at, reason, text, appealUntil, reversedAt, ...row }: ForfeitureRow) => {
  const amount = cents(row.coin + row.safebox + row.bonus);
  return { number, at, amount, reason, text, appealUntil, reversedAt } satisfies Forfeiture;
};

export async function readForfeitures(db: Db, playerId: string): Promise<Forfeiture[]> {
  return (await readForfeitureRows(db, playerId)).map(asForfeiture);
}

/** The last one that is not reversed; null when there is none. */
export async function findForfeiture(db: Db, playerId: string): Promise<Forfeiture | null> {
  const all = await readForfeitures(db, playerId);
  return all.find(({ reversedAt }) => reversedAt === null) ?? null;
}

import { cents } from '../../contract/money.ts';
import type { Forfeiture } from '../../contract/wallet/forfeiture-calls.ts';
import type { Db } from '../db/sql.ts';
import type { RefusalDetails, RefusedSignIn } from '../hooks.ts';
import { type ForfeitureRow, readForfeitureRows } from './forfeiture-queries.ts';

const asForfeiture = ({ number, at, reason, text, appealUntil, reversedAt, ...row }: ForfeitureRow) => {
  const amount = cents(row.coin + row.safebox + row.bonus);
  return { number, at, amount, reason, text, appealUntil, reversedAt } satisfies Forfeiture;
};

export async function readForfeitures(db: Db, playerId: string): Promise<Forfeiture[]> {
  return (await readForfeitureRows(db, playerId)).map(asForfeiture);
}

/** The last one that is not reversed, for a refused sign-in. */
export async function readStandingForfeiture(
  db: Db,
  { playerId }: RefusedSignIn,
): Promise<Pick<RefusalDetails, 'forfeiture'>> {
  const all = await readForfeitures(db, playerId);
  const forfeiture = all.find(({ reversedAt }) => reversedAt === null);
  return { ...(forfeiture && { forfeiture }) };
}

import { cents } from '../../../contract/money.ts';
import type { Forfeiture } from '../../../contract/wallet/forfeiture-calls.ts';
import type { ForfeitReason } from '../../../contract/wallet/forfeiture-rules.ts';
import type { Db } from '../../db/sql.ts';

export interface ForfeitureRow {
  readonly id: string;
  readonly number: string;
  readonly playerId: string;
  readonly at: number;
  readonly reason: ForfeitReason;
  readonly text: string;
  readonly askedBy: string;
  readonly decidedBy: string;
  readonly coin: number;
  readonly safebox: number;
  readonly bonus: number;
  readonly statusBefore: string;
  readonly appealUntil: number;
  readonly reversedAt: number | null;
}

const asForfeiture = ({ number, at, reason, text, appealUntil, reversedAt, ...row }: ForfeitureRow) => {
  const amount = cents(row.coin + row.safebox + row.bonus);
  return { number, at, amount, reason, text, appealUntil, reversedAt } satisfies Forfeiture;
};

export async function readForfeitures(db: Db, playerId: string): Promise<Forfeiture[]> {
  const rows = await db<ForfeitureRow[]>`
    select * from forfeitures where player_id = ${playerId} order by at desc, id desc limit 50`;
  return rows.map(asForfeiture);
}

/** The last one that stands; null when none does. */
export async function findForfeiture(db: Db, playerId: string): Promise<Forfeiture | null> {
  const all = await readForfeitures(db, playerId);
  return all.find(({ reversedAt }) => reversedAt === null) ?? null;
}

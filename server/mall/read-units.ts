import { type Cents, cents } from '../../contract/money.ts';
import type { Db } from '../db/sql.ts';
import { readBalance } from '../ledger/read-balance.ts';

interface HeldUnits {
  readonly points: number;
  readonly diamonds: number;
  readonly coin: Cents;
}

/** What the mall moves, as the player holds it now. */
export async function readUnits(db: Db, playerId: string): Promise<HeldUnits> {
  return {
    points: await readBalance(db, playerId, 'points'),
    diamonds: await readBalance(db, playerId, 'diamonds'),
    coin: cents(await readBalance(db, playerId, 'coin')),
  };
}

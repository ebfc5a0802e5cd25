import type { Db } from '../../db/sql.ts';
import { hasUnearnedBonus } from '../bonus-queries.ts';

/** Whether the player has a running bonus whose bets are not complete. */
export const isEarningBonus = (db: Db, playerId: string): Promise<boolean> => hasUnearnedBonus(db, playerId);

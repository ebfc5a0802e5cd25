import { readConfig } from '../../config/public/config-value-queries.ts';
import type { Db } from '../../db/sql.ts';
import { vipLevelsConfig } from '../rewards-config.ts';
import { readVipTurnover } from '../vip/turnover-queries.ts';
import { levelInForce } from '../vip/vip-level.ts';

/** The VIP level that counts for a player now. */
export async function readVipLevel(db: Db, playerId: string, now: number): Promise<number> {
  const [levels, turnover] = await Promise.all([
    readConfig(db, vipLevelsConfig),
    readVipTurnover(db, playerId, now),
  ]);
  return levelInForce(levels, turnover);
}

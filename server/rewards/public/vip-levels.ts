import { readConfig } from '../../config/public/config-value-queries.ts';
import type { Db } from '../../db/sql.ts';
import { vipLevelsConfig } from '../rewards-config.ts';
import { readVipTurnovers } from '../vip/turnover-queries.ts';
import { levelInForce } from '../vip/vip-level.ts';

/** The VIP levels that count now, by player. */
export async function readVipLevels(
  db: Db,
  playerIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const levels = await readConfig(db, vipLevelsConfig);
  const rows = await readVipTurnovers(db, playerIds, now);
  return new Map(rows.map(({ playerId, ...turnover }) => [playerId, levelInForce(levels, turnover)]));
}

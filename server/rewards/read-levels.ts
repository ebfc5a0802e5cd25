import type { UserInfo } from '../../contract/profile/user.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Db } from '../db/sql.ts';
import type { UserQuery } from '../hooks.ts';
import { readVipLevel } from './public/vip-level.ts';
import { userLevelsConfig } from './rewards-config.ts';

/** Levels follow from the turnover; nothing of them is stored. */
export async function readLevels(
  db: Db,
  { playerId, bet, now }: UserQuery,
): Promise<Pick<UserInfo, 'vip' | 'userLevel'>> {
  const [vip, userLevels] = await Promise.all([
    readVipLevel(db, playerId, now),
    readConfig(db, userLevelsConfig),
  ]);
  const reached = userLevels.filter(({ betAmount }) => betAmount <= bet);
  return { vip, userLevel: Math.max(0, ...reached.map(({ level }) => level)) };
}

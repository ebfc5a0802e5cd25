import { cents } from '../../../contract/money.ts';
import type { VipData } from '../../../contract/rewards/vip-calls.ts';
import { readConfig } from '../../config/public/config-value-queries.ts';
import type { Db } from '../../db/sql.ts';
import { readVipClaims } from '../claim-queries.ts';
import { vipLevelsConfig, vipRewardsConfig } from '../rewards-config.ts';
import { readVipTurnover } from './turnover-queries.ts';
import { levelInForce, levelReached } from './vip-level.ts';
import { levelUpKey, REPEATED_REWARDS, type RepeatedReward, repeatedReward, stepsOf } from './vip-rewards.ts';

export async function readSteps(db: Db) {
  const [levels, rows] = await Promise.all([
    readConfig(db, vipLevelsConfig),
    readConfig(db, vipRewardsConfig),
  ]);
  return { levels, steps: stepsOf(levels, rows) };
}

/** The player's level, every level with its rewards, and which of them were claimed. */
export async function readVipState(
  db: Db,
  playerId: string,
  now: number,
): Promise<Omit<VipData, 'canClaim'>> {
  const kinds = Object.keys(REPEATED_REWARDS) as RepeatedReward[];
  const keys = kinds.map((kind) => REPEATED_REWARDS[kind].stretchOf(now).key);
  const [{ levels, steps }, turnover, claims] = await Promise.all([
    readSteps(db),
    readVipTurnover(db, playerId, now),
    readVipClaims(db, playerId, keys),
  ]);
  const vip = levelInForce(levels, turnover);
  const reached = levelReached(levels, turnover.all);
  const isClaimed = (source: string, key: string) =>
    claims.some((claim) => claim.source === source && claim.key === key);
  const repeated = (kind: RepeatedReward): VipData['daily'] => {
    const { source, key, rewards, nextAt } = repeatedReward(steps, vip, { kind, now });
    const state = isClaimed(source, key) ? 'claimed' : rewards.length > 0 ? 'open' : 'none';
    return { rewards: [...rewards], state, nextAt };
  };
  return {
    vip,
    reached,
    vipExp: cents(turnover.all),
    daily: repeated('daily'),
    signIn: repeated('signIn'),
    monthly: repeated('monthly'),
    levels: steps.map(({ level, levelUp, daily, signIn, monthly }) => ({
      level,
      levelUp: [...levelUp],
      state: level > reached ? 'locked' : isClaimed('vipLevelUp', levelUpKey(level)) ? 'claimed' : 'open',
      daily: [...daily],
      signIn: [...signIn],
      monthly: [...monthly],
    })),
  };
}

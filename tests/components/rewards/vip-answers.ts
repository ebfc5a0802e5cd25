import { cents } from '../../../contract/money.ts';
import type { VipData } from '../../../contract/rewards/vip-calls.ts';
import { getVipInfo, getVipLevelAudit } from '../../../contract/rewards/vip-calls.ts';
import { VIP_LEVELS, VIP_REWARDS } from '../../../server/rewards/default-vip-levels.ts';
import { VIP_THEMES } from '../../../server/rewards/default-vip-themes.ts';
import { server } from '../support/server.ts';

/** The levels and looks of a new platform. */
export const VIP_CONFIG = {
  vipMap: Object.fromEntries(VIP_LEVELS.map((level) => [level.level, level])),
  vipThemes: Object.fromEntries(
    Object.entries(VIP_THEMES).map(([showType, { name, tokens }]) => [showType, { name: name.en, tokens }]),
  ),
};

const none: VipData['daily'] = { rewards: [], state: 'none', nextAt: 1_800_000_000_000 };

/** A player at `level`, whose level-up reward waits; all below are claimed. */
export function someVip(level: number, changes: Partial<VipData> = {}): VipData {
  return {
    vip: level,
    reached: level,
    vipExp: cents(VIP_LEVELS[level]?.experience ?? 0),
    canClaim: true,
    daily: none,
    signIn: none,
    monthly: none,
    levels: VIP_LEVELS.map((row) => {
      const rewards = VIP_REWARDS.find((one) => one.level === row.level);
      return {
        level: row.level,
        levelUp: rewards?.levelUp ?? [],
        state: row.level > level ? 'locked' : row.level === level ? 'open' : 'claimed',
        daily: [],
        signIn: rewards?.signIn ?? [],
        monthly: rewards?.monthly ?? [],
      };
    }),
    ...changes,
  };
}

export function answerVip(vipData: VipData): void {
  server().answer(getVipInfo, { vipData });
  server().answer(getVipLevelAudit, {
    vip: vipData.vip,
    reached: vipData.reached,
    betLimit: cents(25_000),
    betThisMonth: cents(0),
    betLastMonth: cents(0),
    missing: cents(0),
    monthEndsAt: 1_800_000_000_000,
    nextMonthVip: vipData.vip,
  });
}

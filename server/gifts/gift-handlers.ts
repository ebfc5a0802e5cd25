import type { getGifts, receiveSupply, Supply } from '../../contract/gifts/gift-calls.ts';
import { ActivityId } from '../../contract/ids.ts';
import { assertActivityRuns, isActivityRunning } from '../activities/public/running-activities.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { claimRewards } from '../rewards/public/claim-rewards.ts';
import { hasClaimedReward } from '../rewards/public/has-claimed-reward.ts';
import { POINTS_PROP } from '../rewards/public/reward-accounts.ts';
import { utcWeek } from '../rewards/public/utc-calendar.ts';
import { readVipLevel } from '../rewards/public/vip-level.ts';
import { readFundState } from './funds.ts';
import { supplyConfig } from './gifts-config.ts';
import { readRedPackets } from './packets.ts';

const SUPPLY = 'supply';

async function readSupply(
  db: Db,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<Supply> {
  const { key, endsAt } = utcWeek(now);
  const [{ minLevel, points }, level, isClaimed] = await Promise.all([
    readConfig(db, supplyConfig),
    readVipLevel(db, playerId, now),
    hasClaimedReward(db, { playerId, source: SUPPLY, key }),
  ]);
  const state = isClaimed ? 'claimed' : level >= minLevel ? 'open' : 'locked';
  return { minLevel, level, rewards: [{ propId: POINTS_PROP, count: points }], state, nextAt: endsAt };
}

const readGifts: Handler<typeof getGifts> = async (_body, request) => {
  const { context, locale } = request;
  const { sql, clock } = context;
  const { id: playerId } = memberOf(request);
  const now = clock.now();
  const [hasPackets, hasSupply, fund, canClaim] = await Promise.all([
    isActivityRunning(sql, ActivityId.redPacket, now),
    isActivityRunning(sql, ActivityId.supply, now),
    readFundState(sql, { playerId, now }),
    mayBeOffered(context, playerId),
  ]);
  return {
    packets: hasPackets ? await readRedPackets(sql, { playerId, now, locale }) : null,
    fund,
    supply: hasSupply ? await readSupply(sql, { playerId, now }) : null,
    canClaim,
    now,
  };
};

const claimSupply: Handler<typeof receiveSupply> = ({ requestId }, request) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveSupply', requestId, body: {} };
  return claimRewards(request.context, about, async (tx, now) => {
    await assertActivityRuns(tx, ActivityId.supply, now);
    const { minLevel, points } = await readConfig(tx, supplyConfig);
    if ((await readVipLevel(tx, playerId, now)) < minLevel) return [];
    return [{ source: SUPPLY, key: utcWeek(now).key, rewards: [{ propId: POINTS_PROP, count: points }] }];
  });
};

export const giftHandlers = { getGifts: readGifts, receiveSupply: claimSupply };

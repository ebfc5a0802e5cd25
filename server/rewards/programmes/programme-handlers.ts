import type {
  getRewardProgrammes,
  RewardProgramme,
  receiveRewardProgramme,
} from '../../../contract/rewards/programme-calls.ts';
import { CallError } from '../../call-error.ts';
import { type Handler, memberOf } from '../../http/handler.ts';
import { mayBeOffered } from '../../protection/public/offers.ts';
import { hasClaimed } from '../claim-queries.ts';
import { claimRewards } from '../public/claim-rewards.ts';
import { readVipLevel } from '../public/vip-level.ts';
import {
  lockProgramme,
  readClaimedProgrammes,
  readRunningProgrammes,
  updateProgrammeSpent,
} from './programme-queries.ts';
import { findProgrammeBar } from './programme-rules.ts';

const SOURCE = 'programme';

const listProgrammes: Handler<typeof getRewardProgrammes> = async (_body, request) => {
  const { context, locale } = request;
  const { sql, clock } = context;
  const { id } = memberOf(request);
  const now = clock.now();
  const [rows, claimed, level, isOffered] = await Promise.all([
    readRunningProgrammes(sql, now),
    readClaimedProgrammes(sql, id),
    readVipLevel(sql, id, now),
    mayBeOffered(context, id),
  ]);
  const shown = rows.flatMap((row): RewardProgramme[] => {
    const isClaimed = claimed.has(row.id);
    if (!isClaimed && (!isOffered || findProgrammeBar(row, { level, now }) !== null)) return [];
    const { id: programmeId, name, rewards, endsAt } = row;
    return [
      {
        programmeId,
        name: name[locale],
        rewards: [...rewards],
        endsAt,
        state: isClaimed ? 'claimed' : 'open',
      },
    ];
  });
  return { list: shown };
};

const claimProgrammeReward: Handler<typeof receiveRewardProgramme> = (
  { requestId, programmeId },
  request,
) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveRewardProgramme', requestId, body: { programmeId } };
  return claimRewards(request.context, about, async (tx, now) => {
    const programme = await lockProgramme(tx, programmeId);
    if (!programme) return [];
    if (await hasClaimed(tx, { playerId, source: SOURCE, key: programmeId }))
      throw new CallError('rewardClaimed', `programme ${programmeId} was claimed before`);
    const bar = findProgrammeBar(programme, { level: await readVipLevel(tx, playerId, now), now });
    if (bar) throw new CallError(bar, `programme ${programmeId} cannot be claimed now`);
    await updateProgrammeSpent(tx, programmeId, programme.spent + programme.cost);
    return [{ source: SOURCE, key: programmeId, rewards: programme.rewards }];
  });
};

export const programmeHandlers = {
  getRewardProgrammes: listProgrammes,
  receiveRewardProgramme: claimProgrammeReward,
};

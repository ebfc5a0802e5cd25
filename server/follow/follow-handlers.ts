import type {
  FollowChannel,
  getFollowChannels,
  openFollowChannel,
  receiveFollowReward,
} from '../../contract/follow/follow-calls.ts';
import { ActivityId } from '../../contract/ids.ts';
import { assertActivityRuns, isActivityRunning } from '../activities/public/running-activities.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { claimRewards } from '../rewards/public/claim-rewards.ts';
import { hasClaimedReward } from '../rewards/public/has-claimed-reward.ts';
import { POINTS_PROP } from '../rewards/public/reward-accounts.ts';
import { followConfig } from './follow-config.ts';
import { type ChannelMarks, hasOpened, insertMissingOpening, readChannelMarks } from './follow-queries.ts';

const SOURCE = 'follow';
const NO_MARKS: ChannelMarks = { opened: [], claimed: [] };

const listChannels: Handler<typeof getFollowChannels> = async (_body, { context, player, locale }) => {
  const { sql, clock } = context;
  const [isRunning, { points, channels }, marks, canClaim] = await Promise.all([
    isActivityRunning(sql, ActivityId.followRewards, clock.now()),
    readConfig(sql, followConfig),
    player ? readChannelMarks(sql, player.id) : NO_MARKS,
    player !== null && mayBeOffered(context, player.id),
  ]);
  if (!isRunning) throw new CallError('activityClosed', 'the channels are not shown');
  const stateOf = (key: string): FollowChannel['state'] => {
    if (marks.claimed.includes(key)) return 'claimed';
    return marks.opened.includes(key) ? 'opened' : 'new';
  };
  return {
    channels: channels
      .filter(({ isOn }) => isOn)
      .map(({ isOn: _, name, ...channel }) => ({
        ...channel,
        name: name[locale],
        state: stateOf(channel.key),
      })),
    rewards: [{ propId: POINTS_PROP, count: points }],
    canClaim,
  };
};

/** The points of a channel that is shown. @throws CallError activityClosed, followChannelUnknown */
async function pointsOf(tx: Tx, channel: string, now: number): Promise<number> {
  await assertActivityRuns(tx, ActivityId.followRewards, now);
  const { points, channels } = await readConfig(tx, followConfig);
  if (!channels.some(({ key, isOn }) => isOn && key === channel))
    throw new CallError('followChannelUnknown', `there is no channel ${channel}`);
  return points;
}

const openChannel: Handler<typeof openFollowChannel> = ({ channelKey: channel }, request) => {
  const { sql, clock } = request.context;
  const { id: playerId } = memberOf(request);
  return runTransaction(sql, async (tx) => {
    const now = clock.now();
    await pointsOf(tx, channel, now);
    await insertMissingOpening(tx, { playerId, channel, now });
    const isClaimed = await hasClaimedReward(tx, { playerId, source: SOURCE, key: channel });
    return { state: isClaimed ? 'claimed' : 'opened' } as const;
  });
};

const claimFollowReward: Handler<typeof receiveFollowReward> = (
  { requestId, channelKey: channel },
  request,
) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveFollowReward', requestId, body: { channelKey: channel } };
  return claimRewards(request.context, about, async (tx, now) => {
    const points = await pointsOf(tx, channel, now);
    if (!(await hasOpened(tx, { playerId, channel })))
      throw new CallError('followNotOpened', `channel ${channel} was not opened through the site`);
    return [{ source: SOURCE, key: channel, rewards: [{ propId: POINTS_PROP, count: points }] }];
  });
};

export const followHandlers = {
  getFollowChannels: listChannels,
  openFollowChannel: openChannel,
  receiveFollowReward: claimFollowReward,
};

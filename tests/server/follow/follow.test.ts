import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import type { FollowChannels } from '../../../contract/follow/follow-calls.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { followConfig } from '../../../server/follow/follow-config.ts';
import type { TestPlayer } from '../games/platform.ts';
import { DAY, useRewards } from '../rewards/rewards-platform.ts';

const { sql, clock, newPlayer, ask, claim, at, pointsOf } = useRewards();
const ID = ActivityId.followRewards;
const channelsOf = async (player: TestPlayer): Promise<FollowChannels> =>
  (await ask('getFollowChannels', player)).data;
const open = (player: TestPlayer, channel = 'telegram') =>
  ask('openFollowChannel', player, { channelKey: channel });
const receive = (player: TestPlayer, body: Record<string, unknown> = {}) =>
  claim('receiveFollowReward', player, { channelKey: 'telegram', ...body });
const stateOf = async (player: TestPlayer, key = 'telegram') =>
  (await channelsOf(player)).channels.find((channel) => channel.key === key)?.state;
const setOn = (isOn: boolean) => sql`update activities set is_on = ${isOn} where id = ${ID}`;
const setChannels = (points: number, off: readonly string[] = []) =>
  writeConfig(
    sql,
    followConfig,
    {
      points,
      channels: followConfig.initial.channels.map((one) => ({ ...one, isOn: !off.includes(one.key) })),
    },
    clock.now(),
  );

describe('channels to follow', () => {
  beforeAll(() => setChannels(50));

  it('[R05] guest sees the channels on https addresses, and can claim nothing', async () => {
    const { data } = await ask('getFollowChannels', { id: '', sessionId: '' });
    expect(data.canClaim).toBe(false);
    expect(data.rewards).toEqual([{ propId: 2002, count: 50 }]);
    expect(data.channels.map(({ key }: { key: string }) => key)).toEqual([
      'facebook',
      'telegram',
      'line',
      'youtube',
      'instagram',
    ]);
    for (const { address, state } of data.channels) {
      expect(address).toMatch(/^https:\/\/[a-z]+\.example\.com\//);
      expect(state).toBe('new');
    }
    for (const call of ['openFollowChannel', 'receiveFollowReward'])
      expect(
        (await ask(call, { id: '', sessionId: '' }, { channelKey: 'line', requestId: randomUUID() })).status,
      ).toBe(401);
  });

  it('[R05] [C90] player gets the points of a followed channel once, and only after opening it through the site', async () => {
    const player = await newPlayer();
    expect((await receive(player)).code).toBe(ERROR_CODES.followNotOpened);
    expect((await open(player)).data).toEqual({ state: 'opened' });
    expect(await stateOf(player)).toBe('opened');
    const requestId = randomUUID();
    const claimed = await receive(player, { requestId });
    expect(claimed.data).toEqual({ rewards: [{ propId: 2002, count: 50 }], coin: 0 });
    expect((await receive(player, { requestId })).data).toEqual(claimed.data);
    expect((await receive(player)).code).toBe(ERROR_CODES.rewardClaimed);
    expect((await open(player)).data).toEqual({ state: 'claimed' });
    expect([await stateOf(player), await stateOf(player, 'line')]).toEqual(['claimed', 'new']);
    expect(await pointsOf(player)).toBe(50);
    const { list } = (await ask('getRewardRecord', player, { cursor: null, pageSize: 20 })).data;
    expect(list).toMatchObject([{ source: 'follow', rewards: [{ propId: 2002, count: 50 }] }]);
  });

  it('[C90] claims of one channel at once grant it once', async () => {
    const player = await newPlayer();
    await open(player);
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await receive(player)).code));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === ERROR_CODES.rewardClaimed)).toHaveLength(7);
    expect(await pointsOf(player)).toBe(50);
  });

  it('[C90] opening of another player brings nothing', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    await open(one);
    expect((await receive(other)).code).toBe(ERROR_CODES.followNotOpened);
  });

  it.each([['unheard'], ['x-'.repeat(15)]])('[C90] channel %s is unknown', async (channel) => {
    const player = await newPlayer();
    expect((await open(player, channel)).code).toBe(ERROR_CODES.followChannelUnknown);
    expect((await receive(player, { channelKey: channel })).code).toBe(ERROR_CODES.followChannelUnknown);
  });

  it.each([[''], ['Facebook'], ["line'--"], ['https://line.example'], ['a'.repeat(40)], [7], [null]])(
    '[C90] channel %j is refused before anything is read',
    async (channel) => {
      const player = await newPlayer();
      expect((await ask('openFollowChannel', player, { channelKey: channel })).status).toBe(400);
      expect((await claim('receiveFollowReward', player, { channelKey: channel })).status).toBe(400);
    },
  );

  it('[C90] channel that is off is not shown, and its points are not granted', async () => {
    const player = await newPlayer();
    await open(player);
    await setChannels(50, ['telegram']);
    expect(await stateOf(player)).toBeUndefined();
    expect((await receive(player)).code).toBe(ERROR_CODES.followChannelUnknown);
    await setChannels(50);
    expect((await receive(player)).code).toBe(0);
  });

  it('[C90] claim is granted until the last millisecond of the activity, and refused at its end and once it is stopped', async () => {
    const player = await newPlayer();
    await open(player);
    await open(player, 'line');
    const [row] = await sql<[{ endAt: number }]>`select end_at from activities where id = ${ID}`;
    const end = clock.now() + DAY;
    await sql`update activities set end_at = ${end} where id = ${ID}`;
    await at(end, player, async () => {
      expect((await receive(player)).code).toBe(ERROR_CODES.activityClosed);
      expect((await open(player, 'youtube')).code).toBe(ERROR_CODES.activityClosed);
      expect((await ask('getFollowChannels', player)).code).toBe(ERROR_CODES.activityClosed);
    });
    await at(end - 1, player, async () => {
      expect((await receive(player)).code).toBe(0);
    });
    await sql`update activities set end_at = ${row.endAt} where id = ${ID}`;
    await setOn(false);
    expect((await receive(player, { channelKey: 'line' })).code).toBe(ERROR_CODES.activityClosed);
    await setOn(true);
    expect(await pointsOf(player)).toBe(50);
  });

  it('[R51] [C90] player on a break or excluded gets no points and no offer', async () => {
    const [paused, excluded] = [await newPlayer(), await newPlayer()];
    for (const player of [paused, excluded]) await open(player);
    await sql`insert into player_protection (player_id, break_until) values (${paused.id}, ${clock.now() + DAY})`;
    await sql`update players set status = 'excluded' where id = ${excluded.id}`;
    expect((await channelsOf(paused)).canClaim).toBe(false);
    expect((await receive(paused)).code).toBe(ERROR_CODES.onBreak);
    expect((await ask('getActivityIds', paused)).data.activityMap).not.toHaveProperty(String(ID));
    // An exclusion ends the session: whoever still has its token is a guest.
    expect((await channelsOf(excluded)).canClaim).toBe(false);
    expect([ERROR_CODES.selfExcluded, ERROR_CODES.sessionEnded]).toContain((await receive(excluded)).code);
    for (const player of [paused, excluded]) expect(await pointsOf(player)).toBe(0);
  });

  it.each([
    ['http', { address: 'http://line.example.com/' }],
    ['a script', { address: 'javascript:alert(1)' }],
    ['an unknown icon', { icon: 'skull' }],
  ])('[C90] config with a channel of %s is refused', (_case, change) => {
    const [first] = followConfig.initial.channels;
    const { schema } = followConfig;
    expect(schema.safeParse({ points: 1, channels: [{ ...first, ...change }] }).success).toBe(false);
    expect(schema.safeParse({ points: 1, channels: [first, first] }).success).toBe(false);
    expect(schema.safeParse({ points: 1, channels: [first] }).success).toBe(true);
  });
});

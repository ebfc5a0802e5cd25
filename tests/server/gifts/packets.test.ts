import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { emptyOldPackets } from '../../../server/gifts/packets.ts';
import { DAY } from '../rewards/rewards-platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useGifts } from './gifts-platform.ts';

const { sql, clock, context, newPlayer, send, giftsOf, makePacket, heldPoints, pointsOf, byOne, byTwo, at } =
  useGifts();
const isSound = async () => (await auditLedger(sql)).isSound;

describe('red packets', () => {
  it('[C90] packet is opened once by a player, and tells what was found', async () => {
    const packetId = await makePacket(1_000, 10);
    const player = await newPlayer();
    expect((await giftsOf(player)).packets).toContainEqual({
      packetId,
      name: 'Lunar New Year',
      endsAt: clock.now() + DAY,
      pieces: 10,
      left: 10,
      found: null,
    });
    const requestId = randomUUID();
    const first = await send('openRedPacket', player, { packetId, requestId });
    const [{ count }] = first.data.rewards;
    expect(first.data.rewards).toEqual([{ propId: 2002, count }]);
    expect((await send('openRedPacket', player, { packetId, requestId })).data).toEqual(first.data);
    expect((await send('openRedPacket', player, { packetId })).code).toBe(ERROR_CODES.rewardClaimed);
    expect(await pointsOf(player)).toBe(count);
    const shown = (await giftsOf(player)).packets?.find((one) => one.packetId === packetId);
    expect(shown).toMatchObject({ left: 9, found: count });
    expect(await isSound()).toBe(true);
  });

  it('[C90] pieces go to as many players as there are, however many come at once', async () => {
    const before = await heldPoints();
    const packetId = await makePacket(777, 6);
    expect(await heldPoints()).toBe(before + 777);
    const players = await Promise.all(Array.from({ length: 14 }, newPlayer));
    const opened = await Promise.all(
      players.flatMap((player) => [
        send('openRedPacket', player, { packetId }),
        send('openRedPacket', player, { packetId }),
      ]),
    );
    const found = opened.filter(({ code }) => code === 0).map(({ data }) => data.rewards[0].count as number);
    expect(found).toHaveLength(6);
    expect(found.reduce((sum, points) => sum + points, 0)).toBe(777);
    const owners = await sql`select distinct player_id from red_packet_pieces where packet_id = ${packetId}`;
    expect(owners).toHaveLength(6);
    expect(await heldPoints()).toBe(before);
    const held = await Promise.all(players.map(pointsOf));
    expect(held.reduce((sum, points) => sum + points, 0)).toBe(777);
    const late = await newPlayer();
    expect((await send('openRedPacket', late, { packetId })).code).toBe(ERROR_CODES.packetEmpty);
    expect(await isSound()).toBe(true);
  });

  it('[C90] packet that has ended or was stopped is opened by nobody, and its points go back', async () => {
    const before = await heldPoints();
    const [over, stopped] = [await makePacket(500, 5), await makePacket(400, 4)];
    const player = await newPlayer();
    expect(await byOne('packet', 'stop', stopped)).toContain('400 points are back');
    expect((await send('openRedPacket', player, { packetId: stopped })).code).toBe(ERROR_CODES.packetUnknown);
    await expect(byOne('packet', 'stop', stopped)).rejects.toThrow('ended');
    await at(clock.now() + DAY, player, async () => {
      expect((await send('openRedPacket', player, { packetId: over })).code).toBe(ERROR_CODES.packetUnknown);
      await Promise.all([emptyOldPackets(context()), emptyOldPackets(context())]);
    });
    expect(await heldPoints()).toBeLessThanOrEqual(before);
    expect(await byOne('packet', 'list')).toContain('0 of 5 opened');
    expect(await isSound()).toBe(true);
  });

  it('[C90] packet is refused on a break, and once its activity is stopped', async () => {
    const packetId = await makePacket(100, 2);
    const player = await newPlayer();
    await sql`insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + DAY})`;
    expect((await giftsOf(player)).canClaim).toBe(false);
    expect((await send('openRedPacket', player, { packetId })).code).toBe(ERROR_CODES.onBreak);
    await sql`update activities set is_on = false where id = ${ActivityId.redPacket}`;
    const other = await newPlayer();
    expect((await giftsOf(other)).packets).toBeNull();
    expect((await send('openRedPacket', other, { packetId })).code).toBe(ERROR_CODES.activityClosed);
    await sql`update activities set is_on = true where id = ${ActivityId.redPacket}`;
  });

  it.each([
    ['fewer points than pieces', { points: 3, pieces: 4 }, 'fewer points than pieces'],
    ['an end before its beginning', { until: '2020-01-01T00:00:00Z' }, 'end before it begins'],
    ['no points', { points: 0 }, 'points'],
  ])('operator’s packet with %s is rejected', async (_case, changes, text) => {
    const terms = {
      name: { en: 'A', fil: 'A', 'zh-CN': 'A' },
      points: 10,
      pieces: 2,
      from: new Date(clock.now()).toISOString(),
      until: new Date(clock.now() + DAY).toISOString(),
      ...changes,
    };
    await expect(byTwo('packet', 'create', JSON.stringify(terms))).rejects.toThrow(text);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { findProgrammeBar } from '../../../server/rewards/programmes/programme-rules.ts';
import { costOf } from '../../../server/rewards/public/reward-cost.ts';
import type { TestPlayer } from '../games/platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { operate, operateByTwo } from '../support/operators.ts';
import { DAY, useRewards } from './rewards-platform.ts';

const { sql, clock, newPlayer, ask, claim, bet, at, pointsOf } = useRewards();
const HOUR = DAY / 24;
const NAME = { en: 'Anniversary', fil: 'Anibersaryo', 'zh-CN': '周年庆' };
const iso = (moment: number) => new Date(moment).toISOString();

/** 500 points for everybody, from now on for a day; three claims at 50 cents each. */
const terms = (changes: Record<string, unknown> = {}) => ({
  name: NAME,
  rewards: [{ propId: 2002, count: 500 }],
  minLevel: 0,
  budget: 150,
  from: iso(clock.now()),
  until: iso(clock.now() + DAY),
  ...changes,
});

const byTwo = (...words: string[]) => operateByTwo(sql, clock.now(), words);
const byOne = (...words: string[]) => operate(sql, clock.now(), 'olive', words);

async function create(changes: Record<string, unknown> = {}): Promise<string> {
  const said = await byTwo('programme', 'create', JSON.stringify(terms(changes)));
  const [, id] = /Programme (\S+):/.exec(said) ?? [];
  if (!id) throw new Error(said);
  return id;
}

const listed = async (player: TestPlayer, id: string) =>
  (await ask('getRewardProgrammes', player)).data.list.find(
    ({ programmeId }: { programmeId: string }) => programmeId === id,
  );
const receive = (player: TestPlayer, programmeId: string, requestId = randomUUID()) =>
  claim('receiveRewardProgramme', player, { programmeId, requestId });

describe('programmes of the operator', () => {
  it('programme waits for a second operator, and is then on offer with its terms', async () => {
    const asked = await byOne(
      'programme',
      'create',
      JSON.stringify(terms({ name: { ...NAME, en: 'Alone' } })),
    );
    expect(asked).toContain('act approve');
    expect(await byOne('programme', 'list')).not.toContain('Alone');
    const id = await create();
    const player = await newPlayer();
    expect(await listed(player, id)).toEqual({
      programmeId: id,
      name: 'Anniversary',
      rewards: [{ propId: 2002, count: 500 }],
      endsAt: clock.now() + DAY,
      state: 'open',
    });
  });

  it('claim pays once: its repeat gets the same answer, and 16 at once pay one', async () => {
    const [id, player] = [await create(), await newPlayer()];
    const requestId = randomUUID();
    const first = await receive(player, id, requestId);
    expect(first.data.rewards).toEqual([{ propId: 2002, count: 500 }]);
    expect((await receive(player, id, requestId)).data).toEqual(first.data);
    expect((await receive(player, id)).code).toBe(ERROR_CODES.rewardClaimed);
    expect(await pointsOf(player)).toBe(500);
    expect((await listed(player, id)).state).toBe('claimed');
    const racer = await newPlayer();
    const codes = await Promise.all(Array.from({ length: 16 }, async () => (await receive(racer, id)).code));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(await pointsOf(racer)).toBe(500);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('budget for three is claimed by three of eight at once; then nothing is offered, and what was claimed stays', async () => {
    const id = await create();
    const players = await Promise.all(Array.from({ length: 8 }, newPlayer));
    const codes = await Promise.all(players.map(async (player) => (await receive(player, id)).code));
    expect(codes.filter((code) => code === 0)).toHaveLength(3);
    expect(codes.filter((code) => code === ERROR_CODES.rewardBudgetSpent)).toHaveLength(5);
    expect(await listed(await newPlayer(), id)).toBeUndefined();
    const points = await Promise.all(players.map(pointsOf));
    expect(points.toSorted()).toEqual([0, 0, 0, 0, 0, 500, 500, 500]);
  });

  it('scheduled programme is offered from its first moment to before its last', async () => {
    const start = clock.now() + HOUR;
    const id = await create({ from: iso(start), until: iso(start + HOUR) });
    const player = await newPlayer();
    expect(await listed(player, id)).toBeUndefined();
    expect((await receive(player, id)).code).toBe(ERROR_CODES.rewardNotDue);
    await at(start, player, async () => expect((await listed(player, id)).state).toBe('open'));
    await at(start + HOUR, player, async () => {
      expect(await listed(player, id)).toBeUndefined();
      expect((await receive(player, id)).code).toBe(ERROR_CODES.rewardNotDue);
    });
  });

  it('stop ends new claims at once, and a new schedule by two operators opens them again', async () => {
    const [id, early, late] = [await create(), await newPlayer(), await newPlayer()];
    expect((await receive(early, id)).code).toBe(0);
    expect(await byOne('programme', 'stop', id)).toBe('Anniversary: stopped.');
    await expect(byOne('programme', 'stop', id)).rejects.toThrow('Anniversary was stopped');
    expect((await receive(late, id)).code).toBe(ERROR_CODES.rewardNotDue);
    expect(await pointsOf(early)).toBe(500);
    await byTwo('programme', 'schedule', id, iso(clock.now()), iso(clock.now() + HOUR), '100');
    expect((await receive(late, id)).code).toBe(0);
    const line = (await byOne('programme', 'list')).split('\n').find((one) => one.startsWith(id));
    expect(line).toContain('running');
    expect(line).toContain('2 claims');
    expect(line).toContain('(0 cents) left');
  });

  it('programme of a level is offered from that level on, and a coupon of it waits for a deposit', async () => {
    const id = await create({ minLevel: 1, rewards: [{ propId: 1301, count: 150 }] });
    const [newcomer, member] = [await newPlayer(), await newPlayer()];
    await bet(member, 100_000);
    expect(await listed(newcomer, id)).toBeUndefined();
    expect((await receive(newcomer, id)).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await receive(member, id)).data).toMatchObject({
      rewards: [{ propId: 1301, count: 150 }],
      coin: 0,
    });
    const { offers } = (await ask('getBonusState', member)).data;
    expect(offers.find(({ source }: { source: string }) => source === 'coupon')).toMatchObject({
      propId: 1301,
      fixed: 150,
    });
  });

  it.each([
    ['text that is no JSON', 'not json', 'not JSON'],
    ['money at once', JSON.stringify({ ...terms(), rewards: [{ propId: 2001, count: 1 }] }), 'points (2002)'],
    ['an end before the beginning', JSON.stringify({ ...terms(), until: iso(0) }), 'end before it begins'],
    ['a negative count', JSON.stringify({ ...terms(), rewards: [{ propId: 2002, count: -1 }] }), 'rewards'],
    ['a budget below one claim', JSON.stringify({ ...terms(), budget: 49 }), 'more than the budget'],
    [
      'a share of too much',
      JSON.stringify({ ...terms(), rewards: [{ propId: 1001, count: 5_000 }] }),
      'share',
    ],
  ])('%s is rejected with its reason', async (_, words, reason) => {
    await expect(byTwo('programme', 'create', words)).rejects.toThrow(reason);
  });

  it('unknown programme is rejected by stop and schedule, and is not due for a claim', async () => {
    await expect(byOne('programme', 'stop', 'x')).rejects.toThrow('There is no programme "x"');
    expect((await receive(await newPlayer(), randomUUID())).code).toBe(ERROR_CODES.rewardNotDue);
  });
});

describe('rules of programmes', () => {
  const unitValues = { points: null, diamonds: { units: 1, cents: 100 }, liveness: null, lottery: null };

  it('claim is calculated at its highest cost: points by the report, diamonds by their rate, a share by its cap', () => {
    const cost = (propId: number, count: number) =>
      costOf([{ propId, count }], { unitValues, maxCouponBonus: 50_000 });
    expect([cost(2002, 1_000), cost(2002, 1), cost(60_001, 3), cost(1001, 10), cost(1301, 700)]).toEqual([
      100, 1, 300, 50_000, 700,
    ]);
  });

  it('last claim that fits into the budget is open, and the one after it is not', () => {
    const row = {
      id: '',
      name: NAME,
      rewards: [],
      minLevel: 0,
      cost: 50,
      budget: 100,
      startsAt: 0,
      endsAt: 10,
      stoppedAt: null,
    };
    const when = { level: 0, now: 5 };
    expect(findProgrammeBar({ ...row, spent: 50 }, when)).toBeNull();
    expect(findProgrammeBar({ ...row, spent: 51 }, when)).toBe('rewardBudgetSpent');
    expect(findProgrammeBar({ ...row, spent: 0 }, { level: 0, now: 10 })).toBe('rewardNotDue');
  });
});

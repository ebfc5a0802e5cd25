import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { useDatabase } from '../support/database.ts';
import { operateByTwo } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';
import { DAY_MS, dayOf, drawNow, luckyPlayer, NEEDS } from './draw-platform.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);

function ops(line: string): Promise<string> {
  app.clock.advance(1);
  return operateByTwo(sql, app.clock.now(), ['jackpot', ...line.split(' ')]);
}

const infoOf = async (player?: TestPlayer) =>
  (await app.call('getJackpotDrawInfo', {}, player?.sessionId)).data;

async function accountOf({ id }: TestPlayer): Promise<string> {
  const [row] = await sql<{ account: string }[]>`select account from players where id = ${id}`;
  return row?.account ?? '';
}

async function staySignedIn({ id }: TestPlayer): Promise<void> {
  const now = app.clock.now();
  await sql`
    update sessions set last_act_at = ${now}, ends_at = ${now + DAY_MS} where player_id = ${id}`;
}

describe('jackpot operator commands', () => {
  it('[C73] [C74] operator closes and opens the draw, and chances are kept', async () => {
    const player = await luckyPlayer(app);
    await ops('close');
    expect((await infoOf(player)).draw).toMatchObject({ isOpen: false, chances: 1 });
    expect((await drawNow(app, player)).code).toBe(1001);
    expect(await ops('open')).toBe('The draw is open.');
    expect((await drawNow(app, player)).code).toBe(0);
  });

  it('[D09] operator sees pools, odds and what a chance costs', async () => {
    const shown = await ops('show');
    for (const text of [
      'open',
      'deposits of ₱500.00 (50000 cents) and bets of ₱5,600.00 (560000 cents) as they count',
      'mega\tpool ₱5,000,000.00 (500000000 cents)\tpays ₱5,000,000.00 (500000000 cents)\tseed ₱5,000,000.00 (500000000 cents)\tceiling ₱50,000,000.00 (5000000000 cents)\tshare 4000 ppm\t1 in 1,000,000',
      'mini\tpool ₱5,000.00 (500000 cents)\tpays ₱5,000.00 (500000 cents)\tseed ₱5,000.00 (500000 cents)\tceiling ₱50,000.00 (5000000 cents)\tshare 1000 ppm\t1 in 1,000',
      'cell 5\tjackpot\t1 in 900',
      'cell 0\t₱5.00 (500 cents)\t1 in 4',
    ]) {
      expect(shown).toContain(text);
    }
  });

  it('[D09] [C73] operator sets needs, seed, ceiling, share and odds, and players see them at once', async () => {
    await ops('needs 70000 0');
    await ops('ceiling mini 900000');
    await ops('seed mini 600000');
    await ops('share mini 2500');
    await ops('weight mini 500');
    const info = await infoOf();
    expect(info.draw).toMatchObject({ depositTarget: 70_000, typingTarget: 0 });
    expect(info.tiers[3]).toEqual({
      tier: 'mini',
      seed: 600_000,
      ceiling: 900_000,
      sharePpm: 2_500,
      weight: 500,
    });
    // The running pool is unchanged: a seed is added when a pool has been paid.
    expect(info.miniJackpot).toBe(500_000);
    const audit = await sql<{ act: string; actor: string }[]>`
      select act, actor from audit_log where subject = 'jackpot mini' order by id`;
    expect(audit.map(({ act }) => act)).toEqual([
      'jackpot ceiling',
      'jackpot seed',
      'jackpot share',
      'jackpot weight',
    ]);
    await ops(`needs ${NEEDS.deposit} ${NEEDS.betting}`);
  });

  it.each([
    ['needs 0 100', 'at least 1 cent'],
    ['needs 100', 'Missing: the bets'],
    ['seed mini 1.5', 'not a whole number'],
    ['seed mini 0', 'out of range'],
    ['seed mini 999999999', 'out of range'],
    ['ceiling mega 1', 'out of range'],
    ['seed giga 100', 'There is no tier "giga"'],
  ])('jackpot command "%s" is rejected', async (line, message) => {
    const before = await infoOf();
    await expect(ops(line)).rejects.toThrow(message);
    expect((await infoOf()).tiers).toEqual(before.tiers);
  });

  it('last tier on the wheel cannot be removed', async () => {
    for (const tier of ['mega', 'major', 'minor']) await ops(`weight ${tier} 0`);
    await expect(ops('weight mini 0')).rejects.toThrow('One tier at least');
    expect((await infoOf()).tiers[3].weight).toBeGreaterThan(0);
  });

  it('[C74] operator replaces a lost chance once a day, for a player with a paid deposit', async () => {
    const player = await seedPlayer(app.context);
    const account = await accountOf(player);
    await expect(ops(`grant ${account}`)).rejects.toThrow('Missing: the reason');
    await expect(ops(`grant ${account} it froze`)).rejects.toThrow('no paid deposit');
    await sql`insert into player_totals (player_id, total_recharge) values (${player.id}, 100)`;
    for (const kind of ['excluded', 'restricted']) {
      const entry = { id: randomUUID(), kind, accountKey: account.toLowerCase() };
      await sql`insert into register_entries ${sql(entry)}`;
      await expect(ops(`grant ${account} it froze`)).rejects.toThrow(`is ${kind}`);
      await sql`delete from register_entries where id = ${entry.id}`;
    }
    expect(await ops(`grant ${account} it froze`)).toContain('a chance for');
    expect((await infoOf(player)).canReceiveDrawChance).toBe(true);
    expect((await drawNow(app, player)).code).toBe(0);
    await expect(ops(`grant ${account} it froze`)).rejects.toThrow('has already used the chance');
  });
});

describe('chance delayed by the platform', () => {
  it('[C73] [C74] chance is kept for days while the draw is closed, and is valid when it opens again', async () => {
    const player = await luckyPlayer(app);
    expect((await infoOf(player)).draw.chances).toBe(1);
    await ops('close');
    app.clock.advance(5 * DAY_MS);
    await staySignedIn(player);
    await ops('close');
    expect((await drawNow(app, player)).code).toBe(1001);
    await ops('open');
    expect(await infoOf(player)).toMatchObject({ canReceiveDrawChance: true, draw: { chances: 1 } });
    // Valid on the day of the opening and the next one; then it expires like any other.
    app.clock.advance(2 * DAY_MS);
    await staySignedIn(player);
    expect((await infoOf(player)).draw.chances).toBe(0);
    app.clock.advance(-DAY_MS);
    expect((await drawNow(app, player)).code).toBe(0);
    expect((await infoOf(player)).draw.chances).toBe(0);
  });

  it('[C74] chance that was not delayed expires after its next day, also where another one was delayed before', async () => {
    const player = await luckyPlayer(app);
    expect((await infoOf(player)).draw.chances).toBe(1);
    app.clock.advance(2 * DAY_MS);
    await staySignedIn(player);
    expect((await infoOf(player)).draw.chances).toBe(0);
  });

  it('[C73] [C74] chance is replaced for the day on which it was lost, also beside the chance of today', async () => {
    const player = await luckyPlayer(app);
    const account = await accountOf(player);
    await sql`insert into player_totals (player_id, total_recharge) values (${player.id}, 100)`;
    expect((await drawNow(app, player)).code).toBe(0);
    await expect(ops(`grant ${account} it froze`)).rejects.toThrow('has already used the chance');
    const lost = dayOf(app.clock.now() - 9 * DAY_MS);
    const until = dayOf(app.clock.now() + DAY_MS);
    expect(await ops(`grant ${account} ${lost} it froze`)).toBe(
      `${account}: a chance for ${lost}, valid until ${until}.`,
    );
    await expect(ops(`grant ${account} ${lost} again`)).rejects.toThrow('still');
    const drawn = await drawNow(app, player);
    expect(drawn).toMatchObject({ code: 0, data: { day: lost } });
    await expect(ops(`grant ${account} ${lost} again`)).rejects.toThrow('has already used the chance');
    for (const day of ['2026-02-30', dayOf(app.clock.now() + DAY_MS), '2020-01-01'])
      await expect(ops(`grant ${account} ${day} x`)).rejects.toThrow('is not a UTC day');
  });

  it('[C73] replaced chance does not count as a deposit or as bets', async () => {
    const player = await seedPlayer(app.context);
    await sql`insert into player_totals (player_id, total_recharge) values (${player.id}, 100)`;
    await ops(`grant ${await accountOf(player)} it froze`);
    expect(await infoOf(player)).toMatchObject({
      canReceiveDrawChance: true,
      needDeposit: NEEDS.deposit,
      needTyping: NEEDS.betting,
    });
  });
});

describe('board changed by an operator', () => {
  const set = (value: unknown) => {
    return operateByTwo(sql, app.clock.now(), ['config', 'set', 'jackpotCells', JSON.stringify(value)]);
  };

  it('[D10] board that cannot be drawn from or paid is rejected', async () => {
    const { jackpotAwardConfigs: cells } = (await app.call('anonymous/appConfig')).data;
    const change = (index: number, fields: object) =>
      cells.map((cell: object, at: number) => (at === index ? { ...cell, ...fields } : cell));
    await expect(set(cells.slice(1))).rejects.toThrow('a ring has 10 cells');
    await expect(set(change(0, { propId: 9 }))).rejects.toThrow('a reward that can be paid');
    await expect(set(change(0, { type: 2, propId: 50_000 }))).rejects.toThrow('one jackpot cell');
    await expect(set(change(5, { propId: 2001 }))).rejects.toThrow('has the prop 50000');
    await expect(set(change(1, { count: 0 }))).rejects.toThrow('a count is at least 1');
    for (const weight of [-1, 1_000_001]) {
      await expect(set(change(1, { weight }))).rejects.toThrow('at least 0 and at most 1000000');
    }
    const none = cells.map((cell: object) => ({ ...cell, weight: 0 }));
    await expect(set(none)).rejects.toThrow('one at least is above 0');
    expect(await set(change(1, { count: 25, showNum: '25' }))).toContain('"count":25');
  });
});

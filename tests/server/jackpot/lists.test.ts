import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyDraw } from '../../../maths/verify-draw.ts';
import { insertMissingChances } from '../../../server/jackpot/draw-chance-queries.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';
import { DAY_MS, dayOf, drawNow, luckyPlayer, rig } from './draw-platform.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);

/** Makes one draw on each of this many days and moves the clock. */
async function drawDaily(player: TestPlayer, days: number): Promise<void> {
  for (let index = 0; index < days; index += 1) {
    app.clock.advance(DAY_MS);
    const now = app.clock.now();
    await sql`update sessions set last_act_at = ${now}, ends_at = ${now + DAY_MS}`;
    await insertMissingChances(sql, player.id, [dayOf(now)], now);
    expect((await drawNow(app, player)).code).toBe(0);
  }
}

describe('record of draws', () => {
  it('[C75] [K04] [D10] record has 20 draws a page, newest first, the player’s own only, each of them verifiable', async () => {
    const player = await seedPlayer(app.context);
    await drawDaily(player, 23);
    await drawNow(app, await luckyPlayer(app));
    const page = async (pageNum: number) =>
      (await app.call('getPersonJackpotDrawAwardLog', { pageNum, pageSize: 20 }, player.sessionId)).data;
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([first.list.length, second.list.length, third.list.length]).toEqual([20, 3, 0]);
    expect([first.pages, second.pages, third.pages]).toEqual([2, 2, 2]);
    const all = [...first.list, ...second.list];
    const times = all.map(({ createTime }) => createTime);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(new Set(all.map(({ id }) => id)).size).toBe(23);
    for (const draw of all) expect(verifyDraw(draw).isFair).toBe(true);
  });

  it('[C75] [K04] page of more than 20 draws and page zero are rejected', async () => {
    const { sessionId } = await seedPlayer(app.context);
    for (const body of [
      { pageNum: 1, pageSize: 21 },
      { pageNum: 0, pageSize: 20 },
    ]) {
      expect((await app.call('getPersonJackpotDrawAwardLog', body, sessionId)).status).toBe(400);
    }
  });

  it('[C90] [D10] draw with its proof is shown to anyone who knows its id', async () => {
    const { data } = await drawNow(app, await luckyPlayer(app));
    const { coin: _, nextCommit: __, ...draw } = data;
    expect((await app.call('getJackpotDrawProof', { drawId: draw.id })).data).toEqual(draw);
    expect((await app.call('getJackpotDrawProof', { drawId: 'nobodys' })).code).toBe(1012);
  });
});

describe('jackpot ranking', () => {
  it('[C76] [K04] [D11] ranking orders players by their prizes, 10 a page, with masked names and the player’s own rank', async () => {
    await sql`delete from draw_totals`;
    const players: TestPlayer[] = [];
    for (const cell of [9, 6, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]) {
      await rig(sql, cell);
      const player = await luckyPlayer(app);
      await drawNow(app, player);
      players.push(player);
      app.clock.advance(1_000);
    }
    await rig(sql, 1);
    const noCoin = await luckyPlayer(app);
    await drawNow(app, noCoin);

    const page = async (pageNum: number, token?: string) =>
      (await app.call('getJackpotRank', { pageNum, pageSize: 10 }, token)).data;
    const own = players[11];
    const [first, second] = [await page(1), await page(2, own?.sessionId)];
    expect(first.allRank.pages).toBe(2);
    expect(first.personRank).toBeNull();
    expect(first.allRank.list.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(first.allRank.list.map((row: { amountSection: number[] }) => row.amountSection[0])).toEqual([
      5_000, 2_000, 1_000, 500, 500, 500, 500, 500, 500, 500,
    ]);
    for (const { nickname, isSelf } of first.allRank.list) {
      expect(nickname).toMatch(/^p\*\*\*.$/);
      expect(isSelf).toBe(false);
    }
    // At equal amounts the earlier winner ranks higher.
    expect(second.allRank.list.map(({ id }: { id: number }) => id)).toEqual([11, 12]);
    expect(second.allRank.list[1]).toEqual(second.personRank);
    expect(second.personRank).toMatchObject({ id: 12, isSelf: true, amountSection: [500, 500] });
    expect(second.personRank.nickname).toMatch(/^player_/);
    expect((await page(1, noCoin.sessionId)).personRank).toBeNull();
  });

  it('[C76] [D11] excluded player is not in the ranking', async () => {
    const before = (await app.call('getJackpotRank', { pageNum: 1, pageSize: 10 })).data.allRank.list;
    const people = await sql<{ accountKey: string }[]>`
      select account_key from draw_totals join players on players.id = player_id
      order by won desc limit 2`;
    const [named, born] = people;
    // The first is on the register by name, the second by birth date, the third has an excluded account.
    await sql`insert into register_entries ${sql([
      { id: randomUUID(), kind: 'restricted', accountKey: named?.accountKey ?? '' },
    ])}`;
    const rankNow = async () =>
      (await app.call('getJackpotRank', { pageNum: 1, pageSize: 10 })).data.allRank.list;
    expect((await rankNow())[0]).toEqual({ ...before[1], id: 1 });
    await sql`update players set birth_date = '1971-03-04' where account_key = ${born?.accountKey ?? ''}`;
    await sql`insert into register_entries ${sql([
      { id: randomUUID(), kind: 'excluded', birthDate: '1971-03-04' },
    ])}`;
    expect((await rankNow())[0]).toEqual({ ...before[2], id: 1 });
    await sql`
      update players set status = 'excluded'
      where id = (select player_id from draw_totals order by won desc offset 2 limit 1)`;
    expect((await rankNow())[0]).toEqual({ ...before[3], id: 1 });
  });
});

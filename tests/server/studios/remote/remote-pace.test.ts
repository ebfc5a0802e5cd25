import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GameType } from '../../../../contract/ids.ts';
import { GAME_CYCLE_MS, SLOT_CYCLE_MS } from '../../../../contract/limits.ts';
import { useDatabase } from '../../support/database.ts';
import { AGGREGATORS, type RemoteSeat, UNIT, useRemotePlatform } from './remote-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useRemotePlatform(database);
const { seat, bet, win, coinOf, clock, pace } = platform;

/** So early a bet comes: it is held for this long, in true time. */
const EARLY_MS = 200;
const refusals = () =>
  platform.lines
    .map((line) => JSON.parse(line))
    .filter(({ msg, reason }) => msg === 'call' && reason !== 'ok')
    .map(({ reason }) => reason);

/** The platform's clock goes on with true time, from here to the end of the test. */
function runClock(): void {
  const [at, startedAt] = [clock.at, performance.now()];
  running = setInterval(() => {
    clock.at = Math.max(clock.at, at + Math.floor(performance.now() - startedAt));
  }, 1);
}
let running: NodeJS.Timeout | undefined;

/** Milliseconds of the platform's clock between the begins of a player's rounds. */
async function gapsOf({ player }: RemoteSeat): Promise<number[]> {
  const bets = await sql<{ placedAt: number }[]>`
    select placed_at from remote_bets where player_id = ${player.id} order by placed_at`;
  return bets.slice(1).map(({ placedAt }, at) => placedAt - (bets[at]?.placedAt ?? 0));
}

beforeEach(() => {
  pace.ms = 0;
  platform.lines.length = 0;
});
afterEach(() => {
  clearInterval(running);
  clock.at += 60_000;
});

describe('pace of a studio’s server', () => {
  it('bet of another round is held until the cycle is over, and then taken', async () => {
    const own = await seat();
    await bet(own);
    clock.at += SLOT_CYCLE_MS - EARLY_MS;
    runClock();
    expect(await bet(own)).toMatchObject({ status: 'RS_OK', balance: 998 * UNIT });
    const [gap = 0] = await gapsOf(own);
    expect(gap).toBeGreaterThanOrEqual(SLOT_CYCLE_MS);
  });

  it('bets of a round that is open are taken at once, and none of them delays the next round', async () => {
    const own = await seat();
    const round = randomUUID();
    const sentAt = performance.now();
    await bet(own, { round });
    clock.at += SLOT_CYCLE_MS - EARLY_MS;
    const both = await Promise.all([bet(own, { round }), bet(own, { round })]);
    expect(both.map(({ status }) => status)).toEqual(['RS_OK', 'RS_OK']);
    clock.at += EARLY_MS;
    expect(await bet(own)).toMatchObject({ status: 'RS_OK', balance: 996 * UNIT });
    expect(performance.now() - sentAt).toBeLessThan(SLOT_CYCLE_MS - EARLY_MS);
  });

  it.each([
    ['a win', 0, 1],
    ['a win beside a stake that is left open', 1, 1],
    ['a win of nothing beside a stake that is left open', 1, 0],
  ])('%s does not open its round to further stakes before the cycle is over', async (_name, left, won) => {
    const own = await seat();
    const [id, round] = [randomUUID(), randomUUID()];
    if (left > 0) await bet(own, { round });
    await bet(own, { transaction_uuid: id, round });
    await win(own, id, { amount: won * UNIT });
    clock.at += SLOT_CYCLE_MS - EARLY_MS;
    // Nothing moves the clock while it is held, so that its time has not come after the wait either.
    expect(await bet(own, { round })).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
    expect(refusals()).toEqual(['roundTooSoon']);
  });

  it('bet that is held while maintenance begins stakes nothing', async () => {
    const own = await seat();
    await bet(own);
    clock.at += SLOT_CYCLE_MS - EARLY_MS;
    const answering = bet(own);
    await delay(EARLY_MS / 2);
    await sql`update config set value = value || '{"status": 1}' where key = 'maintenance'`;
    clock.at += EARLY_MS;
    expect(await answering).toMatchObject({ status: 'RS_ERROR_UNKNOWN' });
    expect([await coinOf(own), refusals()]).toEqual([99_900, ['maintenance']]);
    await sql`update config set value = value || '{"status": 0}' where key = 'maintenance'`;
  });

  it('rounds that wait at once do not begin at once', async () => {
    const own = await seat();
    await bet(own);
    clock.at += SLOT_CYCLE_MS - EARLY_MS;
    runClock();
    const answers = await Promise.all([bet(own), bet(own)]);
    expect(answers.map(({ status }) => status)).toContain('RS_OK');
    expect(Math.min(...(await gapsOf(own)))).toBeGreaterThanOrEqual(SLOT_CYCLE_MS);
  });

  it('a player who is barred while a bet is held stakes nothing', async () => {
    const own = await seat();
    await bet(own);
    clock.at += SLOT_CYCLE_MS - EARLY_MS;
    const answering = bet(own);
    await sql`update players set status = 'excluded' where id = ${own.player.id}`;
    clock.at += EARLY_MS;
    expect(await answering).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
    expect(await coinOf(own)).toBe(99_900);
  });

  it('cycle of another game than a slot is twice as long', async () => {
    const own = await seat();
    await sql`update games set type_id = ${GameType.tables} where slug = 'far-reels'`;
    await bet(own);
    clock.at += GAME_CYCLE_MS - EARLY_MS;
    runClock();
    expect(await bet(own)).toMatchObject({ status: 'RS_OK' });
    expect((await gapsOf(own))[0]).toBeGreaterThanOrEqual(GAME_CYCLE_MS);
    await sql`update games set type_id = ${GameType.slots} where slug = 'far-reels'`;
  });
});

describe('bounds of a stake', () => {
  it.each([
    [19, 'RS_ERROR_USER_DISABLED'],
    [20, 'RS_OK'],
    [500, 'RS_OK'],
    [501, 'RS_ERROR_USER_DISABLED'],
  ])('stake of %i cents with bounds of 20 and 500 is answered %s', async (stake, status) => {
    const [hub, ...others] = AGGREGATORS;
    const bounded = [{ ...hub, minStake: 20, maxStake: 500 }, ...others];
    await sql`update config set value = ${sql.json(bounded)} where key = 'aggregators'`;
    const own = await seat();
    expect(await bet(own, { amount: stake * (UNIT / 100) })).toMatchObject({ status });
    expect(await coinOf(own)).toBe(status === 'RS_OK' ? 100_000 - stake : 100_000);
    expect(refusals()).toEqual(status === 'RS_OK' ? [] : ['stakeNotOffered']);
  });
});

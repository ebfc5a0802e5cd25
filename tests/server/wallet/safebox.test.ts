import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { CallError } from '../../../server/call-error.ts';
import { readWallet } from '../../../server/ledger/read-balance.ts';
import { moveLocked } from '../../../server/wallet/safebox.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import type { TestApp } from '../support/app.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { openSeedPair } from '../support/seed-pair.ts';
import { PIN, useWithdrawPlatform } from './withdraw-platform.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = useWithdrawPlatform(database);
const { readyPlayer, withdraw } = platform;
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});

const COIN = 100_000;
const move = (
  player: TestPlayer,
  direction: 'in' | 'out',
  amount: number,
  body: Record<string, unknown> = {},
) =>
  app.call(
    'moveSafebox',
    { requestId: randomUUID(), direction, amount, password: PIN, ...body },
    player.sessionId,
  );
const held = async (player: TestPlayer) => {
  const { data } = await app.call('getSafebox', {}, player.sessionId);
  return { coin: data.coin, safebox: data.safebox };
};

describe('safebox', () => {
  it('[C90] [D01] safebox holds money and returns it, to the cent', async () => {
    const player = await readyPlayer({ coin: COIN });
    expect((await move(player, 'in', 40_001)).data).toEqual({ coin: 59_999, safebox: 40_001 });
    const { data } = await app.call('refreshData', {}, player.sessionId);
    expect(data.coin).toBe(59_999);
    expect((await move(player, 'out', 1)).code).toBe(ERROR_CODES.safeboxTooSmall);
    expect((await move(player, 'out', 40_001)).data).toEqual({ coin: COIN, safebox: 0 });
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C90] money in the safebox cannot be played or withdrawn', async () => {
    const player = await readyPlayer({ coin: COIN });
    await move(player, 'in', COIN);
    expect((await withdraw(player)).code).toBe(ERROR_CODES.balanceTooLow);
    const { data } = await app.call('startGame', { gameId: 101, tryIt: 0 }, player.sessionId);
    const launchToken = new URLSearchParams(new URL(data.url).hash.slice(1)).get('launch');
    const { data: frame } = await app.call('game/open', { launchToken });
    expect(frame.balance).toBe(0);
    const spin = {
      requestId: randomUUID(),
      bet: { stake: frame.defaultStake },
      ...(await openSeedPair(app, frame)),
    };
    expect((await app.call('game/bet', spin, frame.gameToken)).code).toBe(ERROR_CODES.balanceTooLow);
  });

  it('[C90] safebox opens with its password only, and is locked after five wrong ones', async () => {
    const player = await readyPlayer({ coin: COIN });
    expect((await move(player, 'in', 10_000, { password: '000000' })).code).toBe(
      ERROR_CODES.withdrawPasswordWrong,
    );
    for (let tries = 0; tries < 4; tries += 1) await move(player, 'in', 10_000, { password: '000000' });
    expect((await move(player, 'in', 10_000)).code).toBe(ERROR_CODES.withdrawPasswordLocked);
    expect((await app.call('getSafebox', {}, player.sessionId)).data.passwordLockedUntil).toBeGreaterThan(
      platform.clock.now(),
    );
    expect(await held(player)).toEqual({ coin: COIN, safebox: 0 });
    const bare = await seedPlayer(app.context, { coin: COIN });
    expect((await move(bare, 'in', 10_000)).code).toBe(ERROR_CODES.withdrawPasswordMissing);
  });

  it('[C90] safebox rejects more than the balance or its maximum, and moves money once per request', async () => {
    const player = await readyPlayer({ coin: COIN });
    expect((await move(player, 'in', COIN + 1)).code).toBe(ERROR_CODES.balanceTooLow);
    expect((await move(player, 'out', 100)).code).toBe(ERROR_CODES.safeboxTooLow);
    const rich = await readyPlayer({ coin: 2_000_000_000 });
    expect((await move(rich, 'in', 1_000_000_001)).code).toBe(ERROR_CODES.safeboxTooLarge);
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => move(player, 'in', 30_000, { requestId })));
    expect(answers.map(({ data }) => data)).toEqual(Array(3).fill({ coin: 70_000, safebox: 30_000 }));
    expect((await move(player, 'in', 30_001, { requestId })).code).toBe(ERROR_CODES.requestIdReused);
  });

  it('[C23] [C25] safebox movements are in the records and in the statement', async () => {
    const player = await readyPlayer({ coin: COIN });
    await move(player, 'in', 30_000);
    await move(player, 'out', 10_000);
    const page = { from: null, to: null, cursor: null, pageSize: 20, kind: 'safebox' };
    const { data } = await app.call('appUserCoinDetail', page, player.sessionId);
    expect(data.list.map(({ amount }: { amount: number }) => amount)).toEqual([10_000, -30_000]);
    const { data: report } = await app.call('betRecordReport', { from: null, to: null }, player.sessionId);
    expect(report).toMatchObject({ opening: 0, closing: 80_000 });
    expect(report.totals).toMatchObject({ safebox: -20_000, other: COIN });
  });

  it('[D01] [C90] every read has the same total while 32 workers move money to and from the safebox', async () => {
    const player = await readyPlayer({ coin: COIN });
    const breakdown = new Set<number>();
    const ends = { moved: 0, refused: 0 };
    await Promise.all(
      Array.from({ length: 32 }, async (_, worker) => {
        for (let turn = 0; turn < 6; turn += 1) {
          // Without the password, whose check is slow on purpose: the movement itself is under test here.
          const direction = (worker + turn) % 2 === 0 ? 'in' : 'out';
          const wanted = {
            playerId: player.id,
            requestId: randomUUID(),
            direction,
            amount: 1_000 + worker * 997,
          };
          await moveLocked(app.context, wanted as Parameters<typeof moveLocked>[1]).then(
            () => (ends.moved += 1),
            (error: unknown) => {
              if (!(error instanceof CallError)) throw error;
              ends.refused += 1;
            },
          );
          const { coin, safebox } = await readWallet(sql, player.id);
          breakdown.add(coin + safebox);
        }
      }),
    );
    expect([...breakdown]).toEqual([COIN]);
    expect(ends.moved + ends.refused).toBe(32 * 6);
    expect(ends.moved).toBeGreaterThan(32);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });
});

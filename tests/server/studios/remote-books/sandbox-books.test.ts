import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../../../server/context.ts';
import { readBalance } from '../../../../server/ledger/read-balance.ts';
import { compareRemoteBooks } from '../../../../server/studios/remote-books/compare-remote-books-job.ts';
import { newKeys } from '../../../tools/sandbox-aggregator/fake-wallet.ts';
import {
  launch,
  PLATFORM,
  startAggregator,
  type TestAggregator,
} from '../../../tools/sandbox-aggregator/start-aggregator.ts';
import { seedOpenGame, seedPlayer } from '../../games/platform.ts';
import { createTestClock } from '../../support/app.ts';
import { useDatabase } from '../../support/database.ts';
import { useApp } from '../../support/use-app.ts';
import { startPacer } from '../remote/pacer.ts';
import { openRemoteSeat } from './remote-seat.ts';

const database = useDatabase();
const { sql } = database;
const keys = newKeys();
const sandboxAggregatorKey = String(keys.publicKey.export({ type: 'spki', format: 'pem' }));
/** The aggregator has the clock of the machine: ours is five minutes ahead of it. */
const clock = createTestClock(Date.now() + 5 * 60_000);
const app = useApp(database, { clock, settings: { sandboxAggregatorKey } });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'books-'));
/** Paths of calls whose next answer is lost. */
const lost: string[] = [];
const lines: string[] = [];
let aggregator: TestAggregator;
let pacer: Awaited<ReturnType<typeof startPacer>>;

function losesAnswer(address: string): boolean {
  const at = lost.findIndex((end) => address.endsWith(end));
  return at >= 0 && lost.splice(at, 1).length > 0;
}

beforeAll(async () => {
  await seedOpenGame(sql, 200_001, 'copper-lantern');
  await sql`
    insert into remote_games (aggregator, code, game_id) values ('sandbox', 'hbw_copper_lantern', 200001)`;
  pacer = await startPacer(app.url, clock, losesAnswer);
  aggregator = await startAggregator({
    folder,
    wallet: { keys },
    walletUrl: `${pacer.url}/remote/sandbox`,
    // Answers are lost where the test says so, and by no slow machine.
    timeoutMs: 10_000,
  });
});
afterAll(async () => {
  await aggregator.stop();
  pacer.stop();
  fs.rmSync(folder, { recursive: true });
});

/** The platform as it calls this aggregator. */
const calling = (): Context => ({
  ...app.context,
  log: pino({ level: 'error' }, { write: (line) => lines.push(line) }),
  settings: {
    ...app.context.settings,
    port: Number(new URL(aggregator.url).port) - 4,
    remoteKey: { id: 'sandbox', privateKey: PLATFORM.privateKey },
  },
});

it('books are equal after rounds, lost answers and a rollback, and what is changed here is found once', async () => {
  const player = await seedPlayer(app.context, { coin: 100_000 });
  const { token, user } = await openRemoteSeat(app.context, player, 200_001);
  const { session } = await launch(aggregator, { user, token });
  const play = async () => {
    const round = randomUUID();
    await aggregator.play('round', { session, round, pick: 3, stake: 100 });
    await expect
      .poll(async () => (await aggregator.play('state', { session, round })).isOver, { timeout: 10_000 })
      .toBe(true);
    return aggregator.play('state', { session, round });
  };
  expect(await play()).toMatchObject({ payout: 768 });
  lost.push('/transaction/bet');
  expect(await play()).toMatchObject({ error: 'betReturned' });
  lost.push('/transaction/win', '/transaction/win');
  expect(await play()).toMatchObject({ payout: 768 });
  lost.push('/transaction/bet', '/transaction/rollback');
  expect(await play()).toMatchObject({ error: 'betReturned' });
  expect(lost).toEqual([]);
  expect(await readBalance(sql, player.id, 'coin')).toBe(100_000 + 2 * 668);
  const kinds =
    await sql`select kind, count(*) from remote_transactions where status = 'ok' group by kind order by kind`;
  expect(kinds.map(({ kind, count }) => [kind, count])).toEqual([
    ['bet', 4],
    ['rollback', 2],
    ['win', 2],
  ]);

  clock.advance(3 * 60 * 60_000);
  expect(await compareRemoteBooks(calling())).toBe(24);
  expect(await sql`select from remote_differences`).toHaveLength(0);
  expect(lines).toEqual([]);

  await sql`alter table remote_transactions disable trigger remote_transactions_written_once`;
  await sql`update remote_transactions set amount = 769 where kind = 'win' and ctid = (
    select max(ctid) from remote_transactions where kind = 'win')`;
  await sql`alter table remote_transactions enable trigger remote_transactions_written_once`;
  for (const isNew of [true, false]) {
    await sql`delete from remote_books`;
    expect(await compareRemoteBooks(calling())).toBe(24);
    expect(await sql`select differs from remote_differences`).toMatchObject([{ differs: 'amount' }]);
    expect(lines.splice(0)).toHaveLength(isNew ? 1 : 0);
  }
});

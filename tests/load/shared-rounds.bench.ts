import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AIRSHIP } from '../../maths/airship.ts';
import { startEmbeddedDatabase } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase, type Sql } from '../../server/db/sql.ts';
import { settleSharedRound } from '../../server/games/shared-rounds/settle-shared-round.ts';
import { createPlatform, seedGames } from '../server/games/platform.ts';
import { AIRSHIP_ID, knownRound, makeSharedGames, seedSharedGames } from '../server/games/shared-games.ts';
import { auditLedger } from '../server/support/audit-ledger.ts';
import type { Bench, Figure } from './bench.ts';

const PLAYERS = 500;
const ROUNDS = 5;
/** In flight at once while frames are opened and bets placed. */
const CLIENTS = 16;
const STAKE = 1_000;

async function forAll<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const next = async (): Promise<void> => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: CLIENTS }, next));
}

/** The pool, and how many statements were sent to it. */
function countingPool(sql: Sql): { sql: Sql; sent: () => number } {
  let sent = 0;
  const counting = new Proxy(sql, {
    apply(target, self, given) {
      sent += 1;
      return Reflect.apply(target, self, given);
    },
  });
  return { sql: counting, sent: () => sent };
}

async function runOn(sql: Sql): Promise<Figure[]> {
  await migrate(sql);
  await seedGames(sql);
  await seedSharedGames(sql);
  const platform = createPlatform(sql);
  const { clock, context } = platform;
  const { join, bet, startFlight } = makeSharedGames(sql, platform);
  const seats = Array.from({ length: PLAYERS }, (_, seat) => seat);
  const frames: Awaited<ReturnType<typeof join>>[] = [];
  await forAll(seats, async () => void frames.push(await join(AIRSHIP_ID)));
  const first = frames[0]?.frame;
  if (!first) throw new Error('nobody plays');

  const times: number[] = [];
  let statements = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    clock.at += 30_000;
    await sql`update sessions set last_act_at = ${clock.at}, reality_seen_at = ${clock.at}, ends_at = ${clock.at + 86_400_000}`;
    await forAll(frames, async ({ frame }) => void (await bet(frame, { stake: STAKE, cashOutAt: 150 })));
    const { resultAt } = await startFlight(first);
    clock.at = resultAt + 1_000;
    const row = await knownRound(context, AIRSHIP_ID);
    const pool = countingPool(sql);
    const from = performance.now();
    await settleSharedRound({ ...context, sql: pool.sql }, AIRSHIP, row, false);
    times.push(performance.now() - from);
    statements = pool.sent();
  }
  const { count } = await sql`select from rounds`;
  if (count !== PLAYERS * ROUNDS) throw new Error(`${count} rounds of ${PLAYERS * ROUNDS} are settled`);
  if (!(await auditLedger(sql)).isSound) throw new Error('the ledger is not sound');
  const slowest = Math.max(...times);
  return [
    {
      name: `settling a round of ${PLAYERS} players, the slowest of ${ROUNDS}`,
      value: slowest,
      unit: 'ms',
      limit: { atMost: 1_000 },
    },
    { name: 'statements for 100 bets', value: (statements * 100) / PLAYERS, unit: '', limit: { atMost: 1 } },
  ];
}

/** One round for many players: how long they wait for its settlement, and what that asks of the database. */
export const bench: Bench = {
  name: 'shared-rounds',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'shared-rounds-'));
    const database = await startEmbeddedDatabase(folder);
    const sql = openDatabase(database.url);
    try {
      return await runOn(sql);
    } finally {
      await sql.end();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

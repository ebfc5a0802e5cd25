import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECORD_EXPORT_PAGE_SIZE, RECORD_PAGE_SIZE } from '../../contract/limits.ts';
import { startEmbeddedDatabase } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase, type Sql } from '../../server/db/sql.ts';
import { seedPlatform } from '../../server/modules.ts';
import { playReportHandlers } from '../../server/protection/play-report.ts';
import { coinRecordHandlers } from '../../server/wallet/coin-records.ts';
import { recordHandlers } from '../../server/wallet/records.ts';
import { statementHandlers } from '../../server/wallet/statement.ts';
import {
  createPlatform,
  requestOf,
  seedGames,
  seedPlayer,
  type TestPlayer,
} from '../server/games/platform.ts';
import type { Bench, Figure } from './bench.ts';
import { countRowsRead, type RowsRead, seedBets } from './million-bets.ts';

const BETS = 1_000_000;
const PAGES = 60;
const ALLOWED_MS = 50;
/** Rows that a page may read for each one that it shows: a round is found by its time alone. */
const ROWS_A_ROW = 2;

interface Timed {
  readonly middle: number;
  readonly worst: number;
}

/** Times of `PAGES` pages from the newest on, each with the cursor of the one before. Milliseconds. */
async function timePages(
  ask: (cursor: string | null) => Promise<{ nextCursor: string | null }>,
): Promise<Timed> {
  const times: number[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const from = performance.now();
    cursor = (await ask(cursor)).nextCursor;
    times.push(performance.now() - from);
    if (cursor === null) throw new Error('the list ended too early');
  }
  times.sort((a, b) => a - b);
  return { middle: times[PAGES / 2] ?? 0, worst: times[Math.floor(PAGES * 0.95)] ?? 0 };
}

/** Reads a page in the middle of the year, measured by the counters of the database. */
async function countReads(url: string, player: TestPlayer, middleDay: string): Promise<RowsRead> {
  const alone = openDatabase(url, { max: 1 });
  const asMember = requestOf(createPlatform(alone).context, player);
  const body = { from: null, to: middleDay, kind: null, cursor: null, pageSize: RECORD_PAGE_SIZE };
  try {
    return await countRowsRead(alone, () => coinRecordHandlers.appUserCoinDetail(body, asMember));
  } finally {
    await alone.end({ timeout: 5 });
  }
}

async function runOn(sql: Sql, url: string): Promise<Figure[]> {
  await migrate(sql);
  await seedGames(sql);
  const { context, clock } = createPlatform(sql);
  await seedPlatform(sql, clock.at);
  const player = await seedPlayer(context, { coin: 1_000_000_000 });
  const others = await Promise.all(
    Array.from({ length: 9 }, () => seedPlayer(context, { coin: 1_000_000_000 })),
  );
  const { first, last } = await seedBets(sql, { player, others, bets: BETS });
  const asMember = requestOf(context, player);
  const lastDay = new Date(last).toISOString().slice(0, 10);
  const middleDay = new Date((first + last) / 2).toISOString().slice(0, 10);
  const page = (pageSize: number, to: string | null) =>
    timePages((cursor) =>
      coinRecordHandlers.appUserCoinDetail({ from: null, to, kind: null, cursor, pageSize }, asMember),
    );
  const timed: [string, Timed][] = [
    ['a page of 20, newest first', await page(RECORD_PAGE_SIZE, null)],
    ['a page of 20, half a million bets down', await page(RECORD_PAGE_SIZE, middleDay)],
    ['a page of 200, for a file', await page(RECORD_EXPORT_PAGE_SIZE, null)],
    [
      'a page of 20 bets alone',
      await timePages((cursor) =>
        recordHandlers.betRecord({ from: null, to: null, cursor, pageSize: RECORD_PAGE_SIZE }, asMember),
      ),
    ],
    [
      'the statement of all days',
      await timePages(async () => {
        await statementHandlers.betRecordReport({ from: null, to: null }, asMember);
        return { nextCursor: '' };
      }),
    ],
  ];
  const report = (from: string | null) =>
    timePages(async () => {
      const body =
        from === null
          ? ({ period: 'year', from, to: null } as const)
          : ({ period: 'own', from, to: lastDay } as const);
      await playReportHandlers.playReport(body, asMember);
      return { nextCursor: '' };
    });
  timed.push(
    ['the report of 12 months', await report(null)],
    ['the report of all days', await report('2000-01-01')],
  );
  const read = await countReads(url, player, middleDay);
  return [
    { name: 'bets of the player', value: BETS, unit: '', limit: { atLeast: BETS } },
    ...timed.flatMap(([name, { middle, worst }]) => [
      { name: `${name}: median`, value: middle, unit: 'ms', limit: { atMost: ALLOWED_MS } },
      { name: `${name}: p95`, value: worst, unit: 'ms' },
    ]),
    {
      name: 'rows read for a page of 20',
      value: read.byIndex,
      unit: '',
      limit: { atMost: (RECORD_PAGE_SIZE + 1) * ROWS_A_ROW },
    },
    { name: 'sequential scans for it', value: read.sequentialScans, unit: '', limit: { atMost: 0 } },
  ];
}

export const bench: Bench = {
  name: 'records',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'records-bench-'));
    const database = await startEmbeddedDatabase(dataDir);
    const sql = openDatabase(database.url, { max: 4 });
    try {
      return await runOn(sql, database.url);
    } finally {
      await sql.end({ timeout: 5 });
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

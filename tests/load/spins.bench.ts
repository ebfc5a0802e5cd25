import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase, type Sql } from '../../server/db/sql.ts';
import { gameHandlers } from '../../server/games/game-handlers.ts';
import { auditLedger } from '../../server/ledger/audit-ledger.ts';
import {
  createPlatform,
  frameRequest,
  newRequestId,
  requestOf,
  seedGames,
  seedPlayer,
} from '../server/games/platform.ts';
import { placeBareBet, prepareBareBets } from './bare-bets.ts';
import type { Bench, Figure } from './bench.ts';
import { ledgerFigures } from './ledger-figures.ts';

const CLIENTS = 16;
const TURNS = 5;
const TURN_MS = 1_500;
const STAKE = 1_000;
const CYCLE_MS = 2_500;
/** A session ends after 30 minutes without activity. */
const SIGNED_IN_MS = 1_500_000;

type Place = () => Promise<void>;

/**
 * Bets per second, with all clients in parallel and each client's bets in sequence. `times` receives the milliseconds
 * of each.
 */
async function measure(clients: readonly Place[], times: number[] = []): Promise<number> {
  const from = performance.now();
  let bets = 0;
  await Promise.all(
    clients.map(async (place) => {
      while (performance.now() - from < TURN_MS) {
        const begun = performance.now();
        await place();
        times.push(performance.now() - begun);
        bets += 1;
      }
    }),
  );
  return (bets * 1000) / (performance.now() - from);
}

/** One signed-in player with an open frame, who spins real money through the service as HTTP would. */
async function openSpinner(platform: ReturnType<typeof createPlatform>): Promise<Place> {
  const { context, clock } = platform;
  const player = await seedPlayer(context, { coin: 1_000_000_000 });
  const { url } = await gameHandlers.startGame({ gameId: 101, tryIt: 0 }, requestOf(context, player));
  const launchToken = new URL(url).hash.replace('#launch=', '');
  const frame = await gameHandlers.gameOpen({ launchToken }, requestOf(context, null));
  let commit = frame.nextCommit;
  return async () => {
    clock.at += CYCLE_MS;
    // The clock outruns the players' own sessions: ten minutes of bets are months of its time.
    if (clock.at % SIGNED_IN_MS < CYCLE_MS) await holdSignedIn(context.sql, clock.at);
    const requestId = newRequestId();
    const request = await frameRequest(context, frame.gameToken, requestId);
    const body = { requestId, bet: { stake: STAKE }, clientSeed: 'bench-seed', commit };
    commit = (await gameHandlers.gameBet(body, request)).nextCommit;
  };
}

/** Answers each reality check as a player who continues. */
async function holdSignedIn(sql: Sql, now: number): Promise<void> {
  await sql`
    update sessions set last_act_at = ${now}, reality_seen_at = ${now}, ends_at = ${now + 86_400_000}`;
}

/** The value below which this share of all lie. */
const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
const median = (values: readonly number[]) => share(values, 0.5);

async function runOn(sql: Sql): Promise<Figure[]> {
  await migrate(sql);
  await seedGames(sql);
  await prepareBareBets(sql, CLIENTS);
  const platform = createPlatform(sql);
  const spinners: Place[] = [];
  for (let client = 0; client < CLIENTS; client += 1) spinners.push(await openSpinner(platform));
  const bare = Array.from({ length: CLIENTS }, (_, player) => () => placeBareBet(sql, player, STAKE, 900));

  await measure(bare);
  await measure(spinners);
  // Alternating, so that a busy moment of the machine affects both.
  const times: number[] = [];
  const turns: { bare: number; spins: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push({ bare: await measure(bare), spins: await measure(spinners, times) });
  }
  const audit = await auditLedger(sql);
  const [p50, p99] = [share(times, 0.5), share(times, 0.99)];
  const alone = { bare: await measure(bare.slice(0, 1)), spins: await measure(spinners.slice(0, 1)) };
  return [
    { name: `spins, ${CLIENTS} clients`, value: median(turns.map(({ spins }) => spins)), unit: '1/s' },
    {
      name: `bare six statements, ${CLIENTS} clients`,
      value: median(turns.map((turn) => turn.bare)),
      unit: '1/s',
    },
    {
      name: 'spins to bare transactions',
      value: median(turns.map((turn) => turn.spins / turn.bare)),
      unit: '',
      limit: { atLeast: 0.5 },
    },
    { name: 'time of a spin, median', value: p50, unit: 'ms' },
    { name: 'time of a spin, p99', value: p99, unit: 'ms' },
    { name: 'p99 to median', value: p99 / p50, unit: '', limit: { atMost: 10 } },
    { name: 'spins to bare transactions, 1 client', value: alone.spins / alone.bare, unit: '' },
    ...ledgerFigures(audit),
  ];
}

export const bench: Bench = {
  name: 'spins',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'spins-bench-'));
    const database = await startEmbeddedDatabase(dataDir);
    const sql = openDatabase(database.url, { max: CLIENTS });
    try {
      return await runOn(sql);
    } finally {
      await sql.end({ timeout: 5 });
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

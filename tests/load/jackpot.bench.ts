import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JACKPOT_TIERS } from '../../contract/ids.ts';
import { chanceOf, drawCell } from '../../maths/jackpot-draw.ts';
import { commitOf, fairSource } from '../../maths/provably-fair.ts';
import { startEmbeddedDatabase } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase, type Sql } from '../../server/db/sql.ts';
import { JACKPOT_CELLS } from '../../server/jackpot/default-cells.ts';
import { insertMissingChances } from '../../server/jackpot/draw-chance-queries.ts';
import { readRules } from '../../server/jackpot/jackpot-chances.ts';
import { jackpotHandlers } from '../../server/jackpot/jackpot-handlers.ts';
import { readTiers } from '../../server/jackpot/jackpot-pools.ts';
import { seedPlatform } from '../../server/modules.ts';
import { listedRegisters } from '../../server/protection/public/listed-registers.ts';
import { utcDate } from '../../server/rewards/public/utc-calendar.ts';
import { createPlatform, requestOf, seedPlayer, type TestPlayer } from '../server/games/platform.ts';
import { JACKPOT_CELL, rig } from '../server/jackpot/draw-platform.ts';
import { auditLedger } from '../server/support/audit-ledger.ts';
import type { Bench, Figure } from './bench.ts';
import { type SimulatedPlatform, type Simulation, simulateDraws } from './jackpot-simulation.ts';
import { ledgerFigures } from './ledger-figures.ts';

const SIMULATED = 10_000_000;
const CLIENTS = 16;
const REAL = 640;
/** Revenue of the platform from the bets that earn a draw, at 96.04 % return, after the one per cent for the pools. */
const LEFT_OF_STAKES = 0.0396 - 0.01;

/** The initial settings of the platform, read from its own tables. */
async function readPlatform(sql: Sql): Promise<SimulatedPlatform> {
  const [tiers, { needTyping }] = await Promise.all([readTiers(sql), readRules(sql)]);
  return { cells: JACKPOT_CELLS, tiers, typing: needTyping };
}

const chiSquare = (counts: readonly number[], weights: readonly number[], draws: number): number =>
  counts.reduce((sum, count, index) => {
    const expected = draws * chanceOf(weights, index);
    return sum + (count - expected) ** 2 / expected;
  }, 0);

function describeSimulation(platform: SimulatedPlatform, run: Simulation, seconds: number): Figure[] {
  const { draws } = run;
  const cellWeights = platform.cells.map(({ weight }) => weight);
  const tierWeights = platform.tiers.map(({ weight }) => weight);
  const jackpot = chanceOf(cellWeights, JACKPOT_CELL);
  const tiers = platform.tiers.flatMap(({ tier, ceiling }, index): Figure[] => {
    const { wins, paid, highest } = run.tiers[tier];
    const expected = draws * jackpot * chanceOf(tierWeights, index);
    const deviations = (wins - expected) / Math.sqrt(expected);
    return [
      { name: `${tier}: won, expected ${Math.round(expected)}`, value: wins, unit: '' },
      {
        name: `${tier}: deviation from it, in standard deviations`,
        value: Math.abs(deviations),
        unit: '',
        limit: { atMost: 4 },
      },
      { name: `${tier}: mean prize`, value: paid / 100 / Math.max(wins, 1), unit: 'PHP' },
      { name: `${tier}: highest pool to its ceiling`, value: highest / ceiling, unit: '' },
    ];
  });
  const cost = (run.awarded + run.seeded) / draws;
  return [
    { name: 'simulated draws', value: draws, unit: '', limit: { atLeast: SIMULATED } },
    { name: 'simulated draws', value: draws / seconds, unit: '1/s' },
    // 9 degrees of freedom: 27.9 is the 99.9 % point. The seed is fixed, so the result is stable.
    {
      name: 'ten cells against their odds, chi square',
      value: chiSquare(run.cells, cellWeights, draws),
      unit: '',
      limit: { atMost: 27.9 },
    },
    ...tiers,
    {
      name: 'cost of a draw to the platform',
      value: cost / 100,
      unit: 'PHP',
      limit: { atMost: (platform.typing * LEFT_OF_STAKES) / 100 },
    },
    { name: 'share of the cells', value: run.awarded / draws / 100, unit: 'PHP' },
    { name: 'share of the seeds of won pools', value: run.seeded / draws / 100, unit: 'PHP' },
    { name: 'sum of all simulated accounts', value: Math.abs(run.sum), unit: 'cents', limit: { atMost: 0 } },
  ];
}

/** Time to decide, and so to verify, one draw from its own pair of seeds. */
function measureDecisions(platform: SimulatedPlatform): Figure {
  const odds = {
    cellWeights: platform.cells.map(({ weight }) => weight),
    tierWeights: platform.tiers.map(({ weight }) => weight),
  };
  const draws = 20_000;
  const from = performance.now();
  for (let index = 0; index < draws; index += 1) {
    const seed = index.toString(16).padStart(64, '0');
    commitOf(seed);
    drawCell(odds, seed, 'bench-seed');
  }
  return {
    name: 'draws decided and committed',
    value: (draws * 1000) / (performance.now() - from),
    unit: '1/s',
  };
}

interface Drawer {
  readonly player: TestPlayer;
  readonly commit: string;
}

/** Real draws through the service, this many at once. Milliseconds of each, shortest first. */
async function drawThrough(sql: Sql, platform: ReturnType<typeof createPlatform>): Promise<number[]> {
  const context = { ...platform.context, registers: listedRegisters(sql) };
  const drawers: Drawer[] = [];
  for (let index = 0; index < REAL; index += 1) {
    const player = await seedPlayer(context);
    await insertMissingChances(sql, player.id, [utcDate(platform.clock.at)], platform.clock.at);
    const { draw } = await jackpotHandlers.getJackpotDrawInfo({}, requestOf(context, player));
    drawers.push({ player, commit: draw.commit ?? '' });
  }
  const times: number[] = [];
  const drawNext = async (): Promise<void> => {
    for (let next = drawers.pop(); next; next = drawers.pop()) {
      const body = { requestId: randomUUID(), clientSeed: 'bench-seed', commit: next.commit };
      const from = performance.now();
      await jackpotHandlers.receiveDrawChance(body, requestOf(context, next.player));
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, drawNext));
  return times.sort((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function runReal(sql: Sql): Promise<Figure[]> {
  const platform = createPlatform(sql);
  await seedPlatform(sql, platform.clock.at);
  const plain = await drawThrough(sql, platform);
  // The worst case is every pool paid at once to everybody: each draw locks all shards of all pools.
  await rig(sql, JACKPOT_CELL);
  const jackpots = await drawThrough(sql, platform);
  const audit = await auditLedger(sql);
  const [rows] = await sql<[{ draws: number; bonus: number; paid: number }]>`
    select (select count(*) from jackpot_draws) as draws,
      (select sum(bonus)::bigint from jackpot_draws) as bonus,
      (select sum(amount)::bigint from balances where account = 'player:coin') as paid`;
  return [
    { name: `real draws, ${CLIENTS} clients: median`, value: at(plain, 0.5), unit: 'ms' },
    { name: `real draws, ${CLIENTS} clients: p95`, value: at(plain, 0.95), unit: 'ms' },
    { name: `jackpots only, ${CLIENTS} clients: median`, value: at(jackpots, 0.5), unit: 'ms' },
    {
      name: 'real draws lost or executed twice',
      value: Math.abs(rows.draws - 2 * REAL),
      unit: '',
      limit: { atMost: 0 },
    },
    {
      name: 'cents won less cents credited',
      value: Math.abs(rows.bonus - rows.paid),
      unit: '',
      limit: { atMost: 0 },
    },
    ...ledgerFigures(audit),
  ];
}

export const bench: Bench = {
  name: 'jackpot',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'jackpot-bench-'));
    const database = await startEmbeddedDatabase(dataDir);
    const sql = openDatabase(database.url, { max: CLIENTS });
    try {
      await migrate(sql);
      const platform = await readPlatform(sql);
      const from = performance.now();
      const run = simulateDraws(platform, SIMULATED, fairSource('6a'.repeat(32), JACKPOT_TIERS.join('-')));
      const seconds = (performance.now() - from) / 1000;
      return [
        ...describeSimulation(platform, run, seconds),
        measureDecisions(platform),
        ...(await runReal(sql)),
      ];
    } finally {
      await sql.end({ timeout: 5 });
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

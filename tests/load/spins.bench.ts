import { migrate } from '../../server/db/migrate.ts';
import type { Sql } from '../../server/db/sql.ts';
import { createPlatform, seedGames } from '../server/games/platform.ts';
import { auditLedger } from '../server/support/audit-ledger.ts';
import { placeBareBet, prepareBareBets } from './bare-bets.ts';
import type { Bench, Figure } from './bench.ts';
import { ledgerFigures } from './ledger-figures.ts';
import { openSpinner, type Place, share } from './spinners.ts';
import { withDatabase } from './with-database.ts';

const CLIENTS = 16;
const TURNS = 5;
const TURN_MS = 1_500;
const STAKE = 1_000;

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
  run: () => withDatabase('spins', CLIENTS, runOn),
};

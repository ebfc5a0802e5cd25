import { pino } from 'pino';
import { createContext } from '../../server/context.ts';
import { migrate } from '../../server/db/migrate.ts';
import type { Sql } from '../../server/db/sql.ts';
import { runLotteries } from '../../server/lottery/run-lotteries-job.ts';
import { hooks, seedPlatform } from '../../server/modules.ts';
import { listedRegisters } from '../../server/protection/public/listed-registers.ts';
import { readSettings } from '../../server/settings.ts';
import { countNumbers, numberChiSquare } from '../maths/support/lottery-draws.ts';
import { TEST_SEAL_KEY } from '../server/support/app.ts';
import type { Bench, Figure } from './bench.ts';
import { withDatabase } from './with-database.ts';

const DRAWS = 1_000_000;
const TICKETS = 10_000;
const START = Date.UTC(2027, 2, 10, 4);

/** A round that is sold out to this many players, each with one ticket: the most rows that it can have. */
async function sellOut(sql: Sql): Promise<number> {
  await sql`
    insert into players (id, display_id, account, account_key, birth_date, nationality, invite_code, created_at)
    select gen_random_uuid(), 100000000 + at, 'bench_' || at, 'bench_' || at, '1990-01-01', 'PH', 'bench_' || at, ${START}
    from generate_series(1, ${TICKETS}) as at`;
  await sql`
    insert into journals (player_id, id, kind, at, accounts, amounts)
    select id, gen_random_uuid(), 'lotteryBought', ${START}, array['house:lottery', 'player:lottery:entered'],
      array[-1, 1]::bigint[] from players`;
  await sql`
    insert into lottery_orders (player_id, id, round_id, session_id, first, count, stake, tickets, client_seed, bought_at)
    select players.id, gen_random_uuid(), round.id, gen_random_uuid(), row_number() over () - 1, 1, 1000, 0,
      encode(sha256('bench-seed'), 'hex'), ${START}
    from players, lottery_rounds as round where product = 'daily'`;
  const [round] = await sql<[{ drawAt: number }]>`
    update lottery_rounds set sold = ${TICKETS} where product = 'daily' returning draw_at`;
  return round.drawAt;
}

/** Draws and pays a round that is sold out. */
const measurePaying = (): Promise<Figure[]> =>
  withDatabase('lottery', 4, async (sql) => {
    await migrate(sql);
    await seedPlatform(sql, START);
    const clock = { at: START, now: () => clock.at };
    const settings = readSettings({ PORT: '8300', SEAL_KEYS: TEST_SEAL_KEY });
    const log = pino({ level: 'silent' });
    const context = createContext({ sql, log, settings, clock, registers: listedRegisters(sql), hooks });
    await runLotteries(context);
    clock.at = await sellOut(sql);
    const start = performance.now();
    await runLotteries(context);
    const seconds = (performance.now() - start) / 1000;
    const [paid] = await sql<[{ orders: number; prizes: number }]>`
      select count(*)::int as orders, sum(prize)::bigint as prizes from lottery_orders where settled_at is not null`;
    return [
      { name: 'tickets drawn and paid', value: paid.orders, unit: '', limit: { atLeast: TICKETS } },
      { name: 'prizes, expected 72,700', value: paid.prizes / 100, unit: 'pesos' },
      { name: 'time to draw and pay', value: seconds, unit: 's', limit: { atMost: 2 } },
    ];
  });

/** A million draws with fixed seeds, and the payment of a round that is sold out. */
export const bench: Bench = {
  name: 'lottery',
  async run() {
    const { chiSquare, p } = numberChiSquare(countNumbers(4, DRAWS));
    return [
      { name: 'draws', value: DRAWS, unit: '' },
      { name: 'chi-square of 10,000 numbers', value: chiSquare, unit: '' },
      { name: 'p of the chi-square', value: p, unit: '', limit: { atLeast: 0.001 } },
      ...(await measurePaying()),
    ];
  },
};

import { beforeAll, expect, it } from 'vitest';
import { cents, formatCents } from '../../../contract/money.ts';
import { payTwoWinners } from '../../../maths/jackpot-payment.ts';
import { readPools } from '../../../server/jackpot/jackpot-readings.ts';
import { transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import en from '../../../src/messages/en/jackpot.json' with { type: 'json' };
import fil from '../../../src/messages/fil/jackpot.json' with { type: 'json' };
import zh from '../../../src/messages/zh-CN/jackpot.json' with { type: 'json' };
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';
import { drawNow, JACKPOT_CELL, luckyPlayer, rig } from './draw-platform.ts';

const database = useDatabase(RACES);
const { sql } = database;
const app = useApp(database);
beforeAll(async () => {
  await rig(sql, JACKPOT_CELL, 'mini');
});

const FORMAT = { locale: 'en-PH', sign: '₱' };
const SEED = 500_000;

async function fillMini(amount: number): Promise<void> {
  const missing = amount - (await readPools(sql)).mini;
  const entries = transfer(cents(missing), { from: 'house:games', to: 'pool:mini:7' });
  const at = app.clock.now();
  await postJournal(sql, { playerId: null, id: app.context.newId(), kind: 'round', at, entries });
}

/** The rule as a player reads it, with the amounts that the page inserts. */
function publishedRule(template: string, pool: number, ceiling: number): string {
  const terms = { seed: cents(SEED), ceiling: cents(ceiling) };
  const [first, second] = payTwoWinners(cents(pool), terms).map((amount) => formatCents(amount, FORMAT));
  return template.replace('{first}', first ?? '').replace('{second}', second ?? '');
}

const amountsIn = (text: string) => text.match(/₱[\d,]+\.\d\d/g);

it.each([
  // The pool is paid in full and its seed is added again.
  { pool: 1_234_567, ceiling: 200_000_000, paid: [1_234_567, SEED] },
  // The second winner gets the amount above the ceiling, on top of the seed.
  { pool: 1_700_000, ceiling: 1_000_000, paid: [1_000_000, 1_200_000 - 200_000] },
])(
  '[D09, C74] two concurrent winners of one pot of $pool are paid as the published rule says',
  async (given) => {
    const { pool, ceiling, paid } = given;
    await sql`update jackpot_tiers set ceiling = ${ceiling} where tier = 'mini'`;
    const players = [await luckyPlayer(app), await luckyPlayer(app)];
    await fillMini(pool);
    const answers = await Promise.all(players.map((player) => drawNow(app, player)));
    const won = await sql<{ amount: number }[]>`
    select amounts[array_position(accounts, 'player:coin')] as amount from journals
    where kind = 'draw' and id in ${sql(answers.map(({ data }) => data.id as string))}`;
    const inOrder = answers.map(({ data }) => data.bonus as number).sort((a, b) => b - a);
    expect(won.map(({ amount }) => amount).sort((a, b) => b - a)).toEqual(inOrder);
    expect(inOrder).toEqual([...paid].sort((a, b) => b - a));
    for (const words of [en, fil, zh]) {
      const rule = publishedRule(words['rules.tieText'], pool, ceiling);
      expect(amountsIn(rule)).toEqual(paid.map((amount) => formatCents(cents(amount), FORMAT)));
    }
    expect((await auditLedger(sql)).isSound).toBe(true);
  },
);

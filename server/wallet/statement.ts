import { cents } from '../../contract/money.ts';
import type {
  betRecordReport,
  RecordKind,
  Statement,
  StatementFigures,
} from '../../contract/wallet/record-calls.ts';
import type { Tx } from '../db/sql.ts';
import type { JournalRecords } from '../hooks.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { recordKindOf } from '../ledger/record-kinds.ts';
import { spanOf } from './record-pages.ts';
import { readMovedDays, readPlayedDays } from './record-queries.ts';

type Figures = { -readonly [K in keyof StatementFigures]: number };

const zeroFigures = (): Figures => ({
  deposited: 0,
  withdrawn: 0,
  returned: 0,
  staked: 0,
  won: 0,
  prizes: 0,
  safebox: 0,
  bonuses: 0,
  other: 0,
  rounds: 0,
});

/** The effect of the figures on the balance. */
const effectOf = ({ withdrawn, staked, rounds: _rounds, ...added }: Figures): number =>
  Object.values(added).reduce((sum, amount) => sum + amount, -withdrawn - staked);

const FIELD_OF: Readonly<Record<RecordKind, keyof Figures>> = {
  // Outside of the games: tickets of a lottery. Rounds of games come from their sums by day.
  bet: 'staked',
  deposit: 'deposited',
  withdrawal: 'withdrawn',
  returned: 'returned',
  prize: 'prizes',
  safebox: 'safebox',
  bonus: 'bonuses',
  // Part of the statement's last line; the list of movements names it.
  forfeit: 'other',
  other: 'other',
};

/** Everything since the span began, by UTC day: from the current balance it gives the one before the span. */
async function readDays(
  tx: Tx,
  journals: JournalRecords,
  { playerId, start }: { readonly playerId: string; readonly start: number },
): Promise<Map<string, Figures>> {
  const days = new Map<string, Figures>();
  const of = (day: string): Figures => {
    const held = days.get(day) ?? zeroFigures();
    days.set(day, held);
    return held;
  };
  const first = new Date(start).toISOString().slice(0, 10);
  const played = await readPlayedDays(tx, playerId, first);
  for (const { day, ...figures } of played) Object.assign(of(day), figures);
  const moved = await readMovedDays(tx, playerId, start);
  for (const { day, kind, amount } of moved) {
    const field = journals[kind]?.isWon ? 'won' : FIELD_OF[recordKindOf(journals, kind)];
    of(day)[field] += field === 'withdrawn' || field === 'staked' ? -amount : amount;
  }
  return days;
}

function asFigures(figures: Figures): StatementFigures {
  const { rounds, ...breakdown } = figures;
  const money = Object.fromEntries(Object.entries(breakdown).map(([name, sum]) => [name, cents(sum)]));
  return { ...(money as Omit<StatementFigures, 'rounds'>), rounds };
}

function addUp(all: readonly Figures[]): Figures {
  const total = zeroFigures();
  for (const figures of all) {
    for (const name of Object.keys(total) as (keyof Figures)[]) total[name] += figures[name];
  }
  return total;
}

const readStatement: Handler<typeof betRecordReport> = async ({ from, to }, request) => {
  const { id } = memberOf(request);
  const { sql, hooks } = request.context;
  // One snapshot of the database: a bet between two queries would make the totals disagree.
  const [coin, days] = await sql.begin('isolation level repeatable read read only', async (tx) => {
    // A round counts when it is settled: until then its stake is still part of the balance here, and after it a win that waits.
    const coin =
      (await readBalance(tx, id, 'coin')) +
      (await readBalance(tx, id, 'inRounds')) +
      (await readBalance(tx, id, 'owed'));
    return [coin, await readDays(tx, hooks.journals, { ...spanOf({ from, to }), playerId: id })] as const;
  });
  const within = [...days].filter(([day]) => to === null || day <= to).sort(([a], [b]) => (a < b ? -1 : 1));
  const totals = addUp(within.map(([, figures]) => figures));
  const opening = coin - effectOf(addUp([...days.values()]));
  const statement: Statement = {
    from,
    to,
    opening: cents(opening),
    closing: cents(opening + effectOf(totals)),
    totals: asFigures(totals),
    days: within.map(([day, figures]) => ({ day, ...asFigures(figures) })),
  };
  return statement;
};

export const statementHandlers = { betRecordReport: readStatement };

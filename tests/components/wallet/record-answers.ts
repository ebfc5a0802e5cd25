import { cents, NO_CENTS } from '../../../contract/money.ts';
import {
  appUserCoinDetail,
  betRecordReport,
  type CoinRow,
  getHeldPayments,
  type Statement,
} from '../../../contract/wallet/record-calls.ts';
import { server } from '../support/server.ts';

export const NO_FIGURES = {
  deposited: NO_CENTS,
  withdrawn: NO_CENTS,
  returned: NO_CENTS,
  staked: NO_CENTS,
  won: NO_CENTS,
  prizes: NO_CENTS,
  safebox: NO_CENTS,
  bonuses: NO_CENTS,
  other: NO_CENTS,
  rounds: 0,
};

/** Days in which nothing moved, but for `changes`. */
export const someStatement = (changes: Partial<Statement> = {}): Statement => ({
  from: null,
  to: null,
  opening: NO_CENTS,
  closing: NO_CENTS,
  totals: NO_FIGURES,
  days: [],
  ...changes,
});

/** Movements of ₱1.00 each, newest first. */
export const rows = (count: number, from = 0): CoinRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${from + index}`,
    at: 1_790_000_000_000 - index,
    kind: 'other',
    amount: cents(100),
    gameName: null,
    stake: null,
    win: null,
  }));

/** Lets the server answer with these movements on one page, no payment that is held, and a statement. */
export function answerRecords(list: CoinRow[], statement: Partial<Statement> = {}): void {
  server().answer(appUserCoinDetail, { list, nextCursor: null });
  server().answer(betRecordReport, someStatement(statement));
  server().answer(getHeldPayments, { list: [] });
}

import { drawLottery, LOTTERY_MATHS, mixSeed, winningNumbers } from '../../maths/lottery.ts';
import { hexOf } from '../../maths/provably-fair.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { readNumbers } from './order-queries.ts';
import { lockDueRound, type RoundRow, updateDrawn } from './round-queries.ts';

/** The seed of all purchases after one more. */
export const mixedAfter = ({ clientSeed }: Pick<RoundRow, 'clientSeed'>, seed: string): string =>
  mixSeed(clientSeed, seed);

export const LOTTERY_RULES = LOTTERY_MATHS;

/**
 * Draws one round whose time has come, however late. Its row is locked, and a drawn one is not open any more: of several
 * processes one draws it. Paying comes after, in transactions of its own.
 * @returns whether there was one
 */
export const drawDueRound = ({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<boolean> =>
  runTransaction(sql, async (tx) => {
    const now = clock.now();
    const round = await lockDueRound(tx, now);
    if (!round) return false;
    const { id, terms, serverSeed, clientSeed } = round;
    const result = drawLottery(terms.digits, hexOf(serverSeed), clientSeed);
    const winners = terms.prizes.map(() => 0);
    for (const order of await readNumbers(tx, id))
      for (const { prize } of winningNumbers(order, result, terms.prizes))
        winners[prize] = (winners[prize] ?? 0) + 1;
    await updateDrawn(tx, { id, result, winners, now });
    return true;
  });

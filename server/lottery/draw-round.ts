import { drawLottery, mixSeed, winningNumbers } from '../../maths/lottery.ts';
import { hexOf } from '../../maths/provably-fair.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { isKeyMissing } from '../sealed-seed.ts';
import { readNumbers } from './order-queries.ts';
import { lockDueRound, type RoundRow, readDueRounds, updateDrawn } from './round-queries.ts';
import { openRoundSeed } from './round-seed.ts';

/** The seed of all purchases after one more. */
export const mixedAfter = ({ clientSeed }: Pick<RoundRow, 'clientSeed'>, seed: string): string =>
  mixSeed(clientSeed, seed);

/**
 * Draws the rounds whose time has come, however late. Paying comes after, in transactions of its own. A round whose key
 * this process lacks is left to one that has it.
 * @returns how many it has drawn
 */
export async function drawDueRounds(context: Context): Promise<number> {
  const { sql, clock, log } = context;
  let drawn = 0;
  for (const id of await readDueRounds(sql, clock.now())) {
    try {
      if (await drawRound(context, id)) drawn += 1;
    } catch (error) {
      if (!isKeyMissing(error)) throw error;
      log.error(
        { round: id },
        'the key of a lottery round is missing: its draw waits for a process that has it',
      );
    }
  }
  return drawn;
}

/**
 * The round is locked, and a drawn one is not open any more: of several processes one draws it. By the rule of before
 * and by that of chains the number follows from the seeds in the same way.
 */
const drawRound = ({ sql, clock, seedSealer }: Context, id: string): Promise<boolean> =>
  runTransaction(sql, async (tx) => {
    const round = await lockDueRound(tx, id);
    if (!round) return false;
    const { terms, clientSeed } = round;
    const serverSeed = openRoundSeed(seedSealer, round);
    const result = drawLottery(terms.digits, hexOf(serverSeed), clientSeed);
    const winners = terms.prizes.map(() => 0);
    for (const order of await readNumbers(tx, id))
      for (const { prize } of winningNumbers(order, result, terms.prizes))
        winners[prize] = (winners[prize] ?? 0) + 1;
    await updateDrawn(tx, { id, serverSeed, result, winners, now: clock.now() });
    return true;
  });

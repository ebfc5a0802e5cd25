import { lotteryNumber } from '../../maths/lottery.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { sendMails } from '../mail/public/mail-box.ts';
import type { MailContent } from '../outbox.ts';
import { type PlayerOutcome, readOutcomes } from './order-queries.ts';
import type { RoundRow } from './round-queries.ts';

/** Mails in one transaction. */
const BATCH = 1_000;

function contentOf({ product, number, state, result, terms }: RoundRow, own: PlayerOutcome): MailContent {
  if (state === 'cancelled' || result === null)
    return { template: 'lotteryRefunded', params: { product, draw: number } };
  const drawn = lotteryNumber(result, terms.digits);
  const { prize, stake } = own;
  return { template: 'lotteryPaid', params: { product, draw: number, result: drawn, prize, stake } };
}

/**
 * Mails what a settled round paid or refunded, one mail a player. Who won nothing is sent none: it would only remind
 * them of it. Repeated after a crash it sends nobody a second one.
 */
export async function notifyPlayers(
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
  round: RoundRow,
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const reached: string | null = after;
    const last = await runTransaction(sql, async (tx) => {
      const outcomes = await readOutcomes(tx, round.id, { after: reached, limit: BATCH });
      const now = clock.now();
      const mails = outcomes.map((own) => ({
        id: newId(),
        playerId: own.playerId,
        now,
        content: contentOf(round, own),
      }));
      await sendMails(tx, round.id, mails);
      return outcomes.length < BATCH ? null : (outcomes.at(-1)?.playerId ?? null);
    });
    if (last === null) return;
    after = last;
  }
}

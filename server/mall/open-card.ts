import type { OpenedCard } from '../../contract/mall/scratch-calls.ts';
import { cents } from '../../contract/money.ts';
import { commitOf, hexOf } from '../../maths/provably-fair.ts';
import { scratchCard } from '../../maths/scratch-card.ts';
import type { Context, Work } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { transfer } from '../ledger/entries.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { type CardRow, lockOldCards, updateCardOpened } from './scratch-queries.ts';

/** In wire format, with its seed. @param at when it was opened, in milliseconds since 1970 */
export function asOpened({ id, serverSeed, clientSeed, maths, prize }: CardRow, at: number): OpenedCard {
  const seed = hexOf(serverSeed);
  return {
    cardId: id,
    fields: scratchCard(seed, clientSeed).fields,
    prize: cents(prize),
    at,
    proof: { commit: commitOf(seed), serverSeed: seed, clientSeed, maths },
  };
}

interface CardOpening {
  /** Null: the platform opens it. */
  readonly requestId: string | null;
  readonly now: number;
}

/** Pays the prize of a card that is locked and still waits. */
export async function openCard(
  tx: Tx,
  { newId }: Pick<Work, 'newId'>,
  { playerId, id, prize }: CardRow,
  { requestId, now }: CardOpening,
): Promise<void> {
  await updateCardOpened(tx, { playerId, id, now });
  if (prize === 0) return;
  const entries = transfer(cents(prize), { from: 'house:awards', to: 'player:coin' });
  await postJournal(tx, { playerId, id: newId(), kind: 'scratchCardPaid', requestId, entries, at: now });
}

const WAITING_MS = 24 * 3_600_000;
const BATCH = 50;

/** Opens cards that were bought a day ago: what was decided is paid, whoever comes back. */
export async function openOldCards(context: Context): Promise<number> {
  const now = context.clock.now();
  return runTransaction(context.sql, async (tx) => {
    const cards = await lockOldCards(tx, { before: now - WAITING_MS, limit: BATCH });
    for (const card of cards) await openCard(tx, context, card, { requestId: null, now });
    return cards.length;
  });
}

import type { OpenedCard } from '../../contract/mall/scratch-calls.ts';
import { cents } from '../../contract/money.ts';
import { commitOf, hexOf } from '../../maths/provably-fair.ts';
import { SCRATCH_MATHS, scratchCard } from '../../maths/scratch-card.ts';
import type { Context, Work } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { transfer } from '../ledger/entries.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { SealError } from '../seal.ts';
import { readStoredSeed, type SeedSealer } from '../sealed-seed.ts';
import { placeOfCard } from './scratch-card-table-queries.ts';
import { type CardRow, lockOldCards, type OpenedCardRow, updateCardOpened } from './scratch-queries.ts';

/** In wire format, with its seed. */
export function asOpened({ id, serverSeed, clientSeed, maths, prize, openedAt }: OpenedCardRow): OpenedCard {
  const seed = hexOf(serverSeed);
  return {
    cardId: id,
    fields: scratchCard(seed, clientSeed).fields,
    prize: cents(prize),
    at: openedAt,
    proof: { commit: commitOf(seed), serverSeed: seed, clientSeed, maths },
  };
}

interface CardOpening {
  /** Null: the platform opens it. */
  readonly requestId: string | null;
  readonly now: number;
}

/** The seed of a card, also of one that waits. @throws SealError without its key */
export const seedOfCard = (sealer: SeedSealer, card: CardRow): Uint8Array =>
  readStoredSeed(sealer, card, placeOfCard(card.playerId, card.id));

/**
 * Reveals the seed of a card that is locked and still waits, and pays its prize.
 * @throws SealError without the key of the seed
 */
export async function openCard(
  tx: Tx,
  { newId, seedSealer }: Pick<Work, 'newId' | 'seedSealer'>,
  card: CardRow,
  { requestId, now }: CardOpening,
): Promise<OpenedCardRow> {
  const { playerId, clientSeed, maths } = card;
  if (maths !== SCRATCH_MATHS) throw new Error(`no maths ${maths}`);
  const serverSeed = seedOfCard(seedSealer, card);
  const { prize } = scratchCard(hexOf(serverSeed), clientSeed);
  const opened = { ...card, serverSeed, sealedSeed: null, prize, openedAt: now };
  await updateCardOpened(tx, opened);
  if (prize === 0) return opened;
  const entries = transfer(prize, { from: 'house:awards', to: 'player:coin' });
  await postJournal(tx, { playerId, id: newId(), kind: 'scratchCardPaid', requestId, entries, at: now });
  return opened;
}

const WAITING_MS = 24 * 3_600_000;
const BATCH = 50;

/** Opens cards that were bought a day ago: what was decided is paid, whoever comes back. */
export async function openOldCards(context: Context): Promise<number> {
  const now = context.clock.now();
  return runTransaction(context.sql, async (tx) => {
    const cards = await lockOldCards(tx, {
      before: now - WAITING_MS,
      keyIds: context.seedSealer.keyIds,
      limit: BATCH,
    });
    let opened = 0;
    for (const card of cards) {
      try {
        await openCard(tx, context, card, { requestId: null, now });
        opened += 1;
      } catch (error) {
        // The seed is opened before anything is written; one row that was changed keeps no other card from being paid.
        if (!(error instanceof SealError)) throw error;
        context.log.error({ err: error, card: card.id }, 'the seed of a card cannot be opened');
      }
    }
    return opened;
  });
}

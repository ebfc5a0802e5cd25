import type { CallData } from '../../../contract/call.ts';
import type { rotateSeedPair } from '../../../contract/games/seed-pair-calls.ts';
import { commitOf, hexOf, SERVER_SEED_BYTES } from '../../../maths/provably-fair.ts';
import { CallError } from '../../call-error.ts';
import type { Context } from '../../context.ts';
import { type Db, sqlState, type Tx } from '../../db/sql.ts';
import { runTransaction } from '../../ledger/run-transaction.ts';
import { readStoredSeed, type SeedSealer, sealSeed } from '../../sealed-seed.ts';
import { placeOfPair } from './place-of-pair.ts';
import {
  findNextPair,
  lockOpenPair,
  readRoundsOfPair,
  updateOpenedPair,
  updateRevealedPair,
} from './seed-pair-queries.ts';

type Rotation = CallData<typeof rotateSeedPair>;

interface AskedRotation {
  /** Of the server seed that comes next, as the player was shown it. */
  readonly commit: string;
  readonly clientSeed: string;
}

/**
 * The commitment of the server seed that comes next. It is fixed when it is first asked for, before anybody knows the
 * client seed that goes with it. Hex.
 */
export async function readNextCommit(
  { newId, random, seedSealer }: Pick<Context, 'newId' | 'random' | 'seedSealer'>,
  db: Db,
  playerId: string,
): Promise<string> {
  const serverSeed = random.bytes(SERVER_SEED_BYTES);
  const commit = Buffer.from(commitOf(hexOf(serverSeed)), 'hex');
  const id = newId();
  const sealedSeed = sealSeed(seedSealer, serverSeed, placeOfPair(playerId, id));
  const next = await findNextPair(db, playerId, { id, sealedSeed, commit });
  return hexOf(next.commit);
}

/**
 * Reveals the open seed pair of a player, if there is one, and opens the next one.
 * @throws CallError seedInUse while a round of the open pair is open; seedChanged where the commitment is not the next one
 */
export async function rotatePair(
  { sql, clock, newId, random, seedSealer }: Context,
  playerId: string,
  { commit, clientSeed }: AskedRotation,
): Promise<Rotation> {
  const changed = () => new CallError('seedChanged', 'this is not the commitment of the next server seed');
  try {
    return await runTransaction(sql, async (tx) => {
      const now = clock.now();
      const revealed = await revealPair(tx, seedSealer, { playerId, now });
      const isOpened = await updateOpenedPair(tx, {
        playerId,
        commit: Buffer.from(commit, 'hex'),
        clientSeed,
        now,
      });
      if (!isOpened) throw changed();
      const nextCommit = await readNextCommit({ newId, random, seedSealer }, tx, playerId);
      return { seedPair: { commit, clientSeed, nextNonce: 0 }, nextCommit, revealed };
    });
  } catch (error) {
    // Two first pairs at once: the index admits one that is open.
    if (sqlState(error) === '23505') throw changed();
    throw error;
  }
}

interface Reveal {
  readonly playerId: string;
  readonly now: number;
  /** A pair that was opened later stays open. */
  readonly openedBefore?: number;
}

/**
 * Ends the open pair, if there is one: from now on everybody may know its server seed.
 * @throws CallError seedInUse while a round needs it
 * @throws SealError without the key of its seed
 */
export async function revealPair(
  tx: Tx,
  sealer: SeedSealer,
  { playerId, now, openedBefore = Number.POSITIVE_INFINITY }: Reveal,
): Promise<Rotation['revealed']> {
  const open = await lockOpenPair(tx, playerId);
  if (!open || open.openedAt >= openedBefore) return null;
  // After the lock: a bet that came before has opened its round.
  const rounds = await readRoundsOfPair(tx, playerId, open.id);
  if (rounds.length > 0) throw new CallError('seedInUse', 'a round of this seed pair is open', { rounds });
  const { id, commit, clientSeed, nextNonce } = open;
  const serverSeed = readStoredSeed(sealer, open, placeOfPair(playerId, id));
  await updateRevealedPair(tx, { playerId, id, serverSeed, now });
  return { commit: hexOf(commit), serverSeed: hexOf(serverSeed), clientSeed, bets: nextNonce };
}

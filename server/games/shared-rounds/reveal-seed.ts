import { seedHashOf } from '../../../maths/shared-seed.ts';
import type { Context } from '../../context.ts';
import { isUuid } from '../../db/is-uuid.ts';
import type { GameSessionRow } from '../game-session-queries.ts';
import { updateRevealedSeed } from './seed-entry-queries.ts';

/** The seed of a bettor, whose hash came with the bet. */
interface Reveal {
  readonly roundId: string;
  readonly clientSeed: string;
}

/**
 * Takes the seed between the fixing of the bets' hashes and the start of the round, so that nobody chooses one who knows
 * the others. One that comes earlier or later, or that is not the one of the hash, changes nothing.
 */
export async function revealSeed(
  { sql, clock }: Context,
  { playerId }: GameSessionRow,
  { roundId, clientSeed }: Reveal,
): Promise<void> {
  if (!isUuid(roundId)) return;
  await updateRevealedSeed(sql, {
    playerId,
    roundId,
    seed: clientSeed,
    hash: seedHashOf(clientSeed),
    now: clock.now(),
  });
}

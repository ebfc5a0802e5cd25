import type { revealLotterySeed } from '../../contract/lottery/reveal-calls.ts';
import { LOTTERY_REVEAL_MATHS } from '../../maths/lottery.ts';
import { seedHashOf } from '../../maths/shared-seed.ts';
import { CallError } from '../call-error.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { lockRoundForReveal, updateHashMixes, updateRevealedSeed } from './entry-queries.ts';
import { readOwnParts } from './order-queries.ts';
import type { RoundRow } from './round-queries.ts';

/** @returns the mix of the hashes, which is fixed in a round that takes seeds */
function assertTakesSeeds({ id, state, closesAt, drawAt, hashMix }: RoundRow, now: number): string {
  if (state !== 'open' || now >= drawAt) throw new CallError('lotteryRevealLate', `round ${id} is over`);
  if (now < closesAt || hashMix === null)
    throw new CallError('lotteryRevealEarly', `round ${id} is still on sale`);
  return hashMix;
}

/**
 * Takes a buyer's seed between the fixing of all hashes and the draw, so that nobody chooses one who knows the others. It
 * counts for all purchases of the player in the round. Repeated it gives the same answer.
 */
export const revealSeed: Handler<typeof revealLotterySeed> = async (
  { product, number, clientSeed },
  request,
) => {
  const { sql, clock } = request.context;
  const { id: playerId } = memberOf(request);
  await updateHashMixes(sql, clock.now());
  return runTransaction(sql, async (tx) => {
    const round = await lockRoundForReveal(tx, { product, number });
    const own = round && (await readOwnParts(tx, playerId, [round.id])).get(round.id);
    if (!own) throw new CallError('lotteryOrderUnknown', `no tickets of ${product} ${number}`);
    if (round.maths !== LOTTERY_REVEAL_MATHS)
      throw new CallError('lotteryRevealsNone', `${product} ${number} takes no seeds`);
    if (seedHashOf(clientSeed) !== own.hash)
      throw new CallError('lotterySeedWrong', `not the seed of the tickets of ${product} ${number}`);
    if (own.isRevealed && round.hashMix !== null) return { hashMix: round.hashMix };
    const hashMix = assertTakesSeeds(round, clock.now());
    await updateRevealedSeed(tx, { playerId, roundId: round.id, hash: own.hash, seed: clientSeed });
    return { hashMix };
  });
};

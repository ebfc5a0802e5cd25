import { drawLottery, LOTTERY_REVEAL_MATHS, winningNumbers } from '../../maths/lottery.ts';
import { mixEntry } from '../../maths/lottery-entries.ts';
import { hexOf } from '../../maths/provably-fair.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { isKeyMissing } from '../sealed-seed.ts';
import { type EntryRow, readEntries } from './entry-queries.ts';
import { lockDueRound, type RoundRow, readDueRounds, updateDrawn } from './round-queries.ts';
import { openRoundSeed } from './round-seed.ts';

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

/** Purchases that are read at once: a draw needs no more memory for a round that is sold out. */
const PAGE = 1_000;

async function* pagesOfEntries(tx: Tx, roundId: string): AsyncGenerator<readonly EntryRow[]> {
  let after = -1;
  for (;;) {
    const page = await readEntries(tx, roundId, { after, limit: PAGE });
    yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.position ?? after;
  }
}

/** The client seed begins with the mix of the hashes; by older rules the purchases have mixed it. */
async function mixSeeds(tx: Tx, { id, maths, clientSeed, hashMix }: RoundRow) {
  if (maths !== LOTTERY_REVEAL_MATHS) return { clientSeed, hashMix: null };
  const fixed = hashMix ?? clientSeed;
  let mixed = fixed;
  for await (const page of pagesOfEntries(tx, id)) mixed = page.reduce(mixEntry, mixed);
  return { clientSeed: mixed, hashMix: fixed };
}

/** How many sold numbers win each prize. */
async function countWinners(tx: Tx, { id, terms: { prizes } }: RoundRow, result: number): Promise<number[]> {
  const winners = prizes.map(() => 0);
  for await (const page of pagesOfEntries(tx, id))
    for (const { position, count } of page)
      for (const { prize } of winningNumbers({ first: position, count }, result, prizes))
        winners[prize] = (winners[prize] ?? 0) + 1;
  return winners;
}

/**
 * The round is locked: no purchase and no seed comes into it any more. A drawn one is not open any more: of several
 * processes one draws it. By all rules the number follows from server seed and client seed in the same way.
 */
const drawRound = ({ sql, clock, seedSealer }: Context, id: string): Promise<boolean> =>
  runTransaction(sql, async (tx) => {
    const round = await lockDueRound(tx, id);
    if (!round) return false;
    const serverSeed = openRoundSeed(seedSealer, round);
    const mixed = await mixSeeds(tx, round);
    const result = drawLottery(round.terms.digits, hexOf(serverSeed), mixed.clientSeed);
    const winners = await countWinners(tx, round, result);
    await updateDrawn(tx, { id, serverSeed, ...mixed, result, winners, now: clock.now() });
    return true;
  });

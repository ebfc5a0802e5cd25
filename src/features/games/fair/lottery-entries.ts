import type { CallData } from '../../../../contract/call.ts';
import type { LotteryProduct } from '../../../../contract/lottery/lottery-terms.ts';
import type { getLotteryEntries } from '../../../../contract/lottery/reveal-calls.ts';
import { addEntry, isSumOfDraw, type LotteryEntry, noEntries } from '../../../../maths/lottery-entries.ts';
import { seedHashOf } from '../../../../maths/shared-seed.ts';
import type { KeptLotterySeed } from '../../../session/player/lottery-seeds.ts';

/** What the purchases of a draw must come to. */
export interface DrawEntries {
  readonly product: LotteryProduct;
  readonly number: number;
  readonly commit: string;
  readonly hashMix: string;
  readonly clientSeed: string;
}

export interface CheckedEntries {
  /** Hashes and seeds fit each other, and give what the proof says. */
  readonly isRight: boolean;
  readonly count: number;
  /** Seeds that were not revealed. */
  readonly withheld: number;
  /** Whether what this device has kept is in them; null where it has kept nothing. */
  readonly areOwnKept: boolean | null;
}

/** A device keeps receipts, the mix that it was told before it revealed, and its seed, which counts once it was taken. */
function isKept(
  kept: KeptLotterySeed,
  hashMix: string,
  own: readonly LotteryEntry[],
  found: number,
): boolean {
  if (kept.hashMix !== null && kept.hashMix !== hashMix) return false;
  const wasTaken = kept.isDone && kept.hashMix !== null;
  return found === kept.receipts.length && (!wasTaken || own.every(({ seed }) => seed === kept.seed));
}

/**
 * Reads the purchases of a draw page by page, and works out what they come to.
 * @param kept what this device has of the player's purchases in it
 */
export async function checkEntries(
  draw: DrawEntries,
  kept: KeptLotterySeed | null,
  fetchPage: (after: number | null) => Promise<CallData<typeof getLotteryEntries>>,
): Promise<CheckedEntries> {
  const receipts = new Map(kept?.receipts.map(({ position, hashMix }) => [position, hashMix]));
  const ownHash = kept && seedHashOf(kept.seed);
  const own: LotteryEntry[] = [];
  let sum = noEntries(draw.commit, draw.hashMix);
  let count = 0;
  let withheld = 0;
  let found = 0;
  let after: number | null = null;
  do {
    const { list, nextAfter }: CallData<typeof getLotteryEntries> = await fetchPage(after);
    for (const entry of list) {
      sum = addEntry(sum, entry);
      count += 1;
      if (entry.seed === null) withheld += 1;
      if (receipts.get(entry.position) === sum.hashMix) found += 1;
      if (entry.hash === ownHash) own.push(entry);
    }
    after = list.length > 0 ? nextAfter : null;
    // What is out of order never ends.
  } while (after !== null && sum.isRight);
  return {
    isRight: isSumOfDraw(sum, draw),
    count,
    withheld,
    areOwnKept: kept && kept.receipts.length > 0 ? isKept(kept, draw.hashMix, own, found) : null,
  };
}

import type { LotteryReceipt } from '../../../contract/lottery/lottery-calls.ts';
import type { LotteryProduct } from '../../../contract/lottery/lottery-terms.ts';
import { localKeys } from '../../platform/key-values.ts';
import { timeNow } from '../../platform/time.ts';
import { profileStore } from './profile-store.ts';

/** What this device keeps of the player's purchases in one round of a lottery. */
export interface KeptLotterySeed {
  readonly product: LotteryProduct;
  readonly number: number;
  /** The purchases carry its hash; it is revealed once the sale has ended. */
  readonly seed: string;
  readonly closesAt: number;
  readonly drawAt: number;
  readonly receipts: readonly LotteryReceipt[];
  /** The mix of all hashes as it was told before the seed was revealed; null until then. */
  readonly hashMix: string | null;
  /** Nothing is left to reveal. */
  readonly isDone: boolean;
}

const PREFIX = 'lottery_seed:';
/** As long after the draw as a round's promise is kept. */
const KEPT_MS = 90 * 86_400_000;

// With the player's id in its name: another player of this device has other seeds, and signing out keeps them.
const playerPrefix = () => `${PREFIX}${profileStore.getState().user?.id ?? 0}:`;
const keyOf = ({ product, number }: Pick<KeptLotterySeed, 'product' | 'number'>) =>
  `${playerPrefix()}${product}:${number}`;

function read(key: string): KeptLotterySeed | null {
  try {
    return JSON.parse(localKeys.get(key) ?? 'null') as KeptLotterySeed | null;
  } catch {
    return null;
  }
}

/** Whether any player of this device has one. */
export const hasLotterySeeds = (): boolean => localKeys.keys().some((key) => key.startsWith(PREFIX));

/** Those of the player who is signed in. */
export const listLotterySeeds = (): KeptLotterySeed[] =>
  localKeys
    .keys()
    .filter((key) => key.startsWith(playerPrefix()))
    .flatMap((key) => read(key) ?? []);

export const findLotterySeed = (round: Pick<KeptLotterySeed, 'product' | 'number'>): KeptLotterySeed | null =>
  read(keyOf(round));

/** Where the browser keeps nothing it is held until the page is closed. */
export function saveLotterySeed(kept: KeptLotterySeed): void {
  for (const old of listLotterySeeds()) if (old.drawAt + KEPT_MS < timeNow()) localKeys.remove(keyOf(old));
  localKeys.set(keyOf(kept), JSON.stringify(kept));
}

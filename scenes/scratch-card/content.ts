import type { Cents } from '../../contract/money.ts';

/** The card as it is to be shown. */
export interface ScratchContent {
  /** Another key is another card. */
  readonly key: string;
  /** `closed` under its foil; `waiting` for what lies under it; `scratching` with the fields under the foil; `revealed`. */
  readonly phase: 'closed' | 'waiting' | 'scratching' | 'revealed';
  /** Row by row; null while they are not known. */
  readonly fields: readonly Cents[] | null;
  /** Fields, by index, that show the prize. */
  readonly winning: readonly number[];
  readonly prize: Cents;
  /** The prize is worth more than the card. */
  readonly isCelebrated: boolean;
}

import { createStore } from 'zustand/vanilla';
import type { OpenCard, OpenedCard } from '../../../contract/mall/scratch-calls.ts';
import type { Cents } from '../../../contract/money.ts';
import { onSignedOut } from '../../session/sign-in/sign-out.ts';

export interface LaidCard {
  readonly card: OpenCard;
  /** What its diamonds are worth; null while they have no price. */
  readonly cost: Cents | null;
}

/**
 * The card on the table. `closed`: bought, the server has not opened it. `opening`: the server is asked. `scratching`: its
 * fields lie under the foil. `revealed`: all of it is told. `failure` belongs to `closed`: why it was not opened.
 */
export type ScratchTable =
  | { readonly phase: 'empty' }
  | (LaidCard & { readonly phase: 'closed'; readonly failure: unknown })
  | (LaidCard & { readonly phase: 'opening'; readonly isRevealWanted: boolean })
  | (LaidCard & {
      readonly phase: 'scratching' | 'revealed';
      readonly opened: OpenedCard;
      /** The balance with the prize; it is shown when the prize is. */
      readonly coin: Cents;
    });

export const EMPTY_TABLE: ScratchTable = { phase: 'empty' };

export const scratchStore = createStore<{ readonly table: ScratchTable }>()(() => ({ table: EMPTY_TABLE }));

onSignedOut(() => scratchStore.setState({ table: EMPTY_TABLE }));

/** The opened card, whatever of it can be seen yet; null before. */
export const openedOf = (table: ScratchTable): OpenedCard | null =>
  table.phase === 'scratching' || table.phase === 'revealed' ? table.opened : null;

/** The server may have opened it, and its prize is not told: its answer is on its way or lost, or it is being scratched. */
export const isUntold = (table: ScratchTable): boolean =>
  table.phase === 'opening' ||
  table.phase === 'scratching' ||
  (table.phase === 'closed' && table.failure !== null);

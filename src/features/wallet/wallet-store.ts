import { createStore } from 'zustand/vanilla';
import type { Deposit, TradeInfo } from '../../../contract/wallet/wallet-calls.ts';

export interface WalletState {
  /** Null until the server has answered once; an older answer stays while a newer one is fetched. */
  readonly trade: TradeInfo | null;
  readonly loading: 'idle' | 'running' | 'failed';
  /** The player's own choice; null follows the rule for the channel to show. */
  readonly chosenChannelId: number | null;
  /** The visible deposit, instead of the form. */
  readonly deposit: Deposit | null;
  /** `unsure`: the answer never came, and the same request can be sent again without paying twice. */
  readonly sending: 'idle' | 'running' | 'uncertain' | 'refused';
  readonly cancelling: 'idle' | 'running' | 'failed';
  /** What `loading`, `sending` or `cancelling` met last; null when all is well. */
  readonly failure: unknown;
  /** The last question about the open deposit got no answer. The next one comes by itself. */
  readonly isWatchFailing: boolean;
}

export const EMPTY_WALLET: WalletState = {
  trade: null,
  loading: 'idle',
  chosenChannelId: null,
  deposit: null,
  sending: 'idle',
  cancelling: 'idle',
  failure: null,
  isWatchFailing: false,
};

export const createWalletStore = () => createStore<WalletState>(() => EMPTY_WALLET);
export type WalletStore = ReturnType<typeof createWalletStore>;
export const walletStore = createWalletStore();

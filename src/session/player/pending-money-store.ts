import { createStore } from 'zustand/vanilla';

/** Whether money of the player is on its way, as the server said with the last balances. */
export const pendingMoneyStore = createStore(() => ({ isPending: false }));

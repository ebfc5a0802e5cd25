import { createStore } from 'zustand/vanilla';
import {
  type BonusState,
  getBonusState,
  giveUpBonus,
  releaseBonus,
} from '../../../contract/rewards/bonus-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyBalance } from '../../session/profile-store.ts';
import { whenSignedOut } from '../../session/sign-out.ts';
import { keptRequest } from './kept-request.ts';

interface BonusesState {
  /** Null until the server has answered once. */
  readonly bonuses: BonusState | null;
  readonly failure: unknown;
}

const NOTHING: BonusesState = { bonuses: null, failure: null };
export const bonusStore = createStore<BonusesState>()(() => NOTHING);

export async function loadBonuses(): Promise<void> {
  try {
    bonusStore.setState({ bonuses: await callServer(getBonusState, {}, { isSilent: true }), failure: null });
  } catch (failure) {
    bonusStore.setState({ failure });
  }
}

const CALLS = { release: releaseBonus, giveUp: giveUpBonus } as const;
const REQUESTS = {
  release: keptRequest<{ bonusId: string }>('releaseBonus'),
  giveUp: keptRequest<{ bonusId: string }>('giveUpBonus'),
};

/** Ends a bonus as the player wishes; its money is in the balance, or back with the house. */
export async function endBonus(how: keyof typeof CALLS, bonusId: string): Promise<void> {
  const { coin } = await REQUESTS[how].send({ bonusId }, (requestId) =>
    callServer(CALLS[how], { requestId, bonusId }),
  );
  applyBalance(coin);
  await loadBonuses();
}

/** Nothing of one player may be shown to the next one on the same machine. */
whenSignedOut(() => bonusStore.setState(NOTHING));

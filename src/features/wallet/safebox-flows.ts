import { createStore } from 'zustand/vanilla';
import {
  getSafebox,
  moveSafebox,
  type SafeboxDirection,
  type SafeboxTerms,
} from '../../../contract/wallet/safebox-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyBalance } from '../../session/profile-store.ts';
import { whenSignedOut } from '../../session/sign-out.ts';
import { asWayOut } from '../../session/way-out.ts';
import { keptRequest } from './kept-request.ts';

interface SafeboxState {
  /** Null until the server has answered once. */
  readonly terms: SafeboxTerms | null;
  readonly isLoading: boolean;
  readonly failure: unknown;
}

const NOTHING: SafeboxState = { terms: null, isLoading: false, failure: null };
export const safeboxStore = createStore<SafeboxState>()(() => NOTHING);

export async function loadSafebox(): Promise<void> {
  safeboxStore.setState({ isLoading: true, failure: null });
  try {
    const terms = await callServer(getSafebox, {}, { isSilent: true, ...asWayOut() });
    safeboxStore.setState({ terms, isLoading: false });
    applyBalance(terms.coin);
  } catch (failure) {
    safeboxStore.setState({ failure, isLoading: false });
  }
}

export interface SafeboxMove {
  readonly direction: SafeboxDirection;
  readonly amount: number;
}

const request = keptRequest<SafeboxMove>('moveSafebox');
export const unansweredMove = request.unanswered;

export async function moveMoney(body: SafeboxMove, password: string): Promise<void> {
  const held = await request.send(body, (requestId) =>
    callServer(moveSafebox, { requestId, ...body, password }, asWayOut()),
  );
  applyBalance(held.coin);
  safeboxStore.setState(({ terms }) => ({ terms: terms && { ...terms, ...held } }));
}

/** Nothing of one player may be shown to the next one on the same machine. */
whenSignedOut(() => safeboxStore.setState(NOTHING));

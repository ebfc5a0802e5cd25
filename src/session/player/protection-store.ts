import { createStore } from 'zustand/vanilla';
import { getSelfLimited, type SelfLimited } from '../../../contract/protection/protection-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { timeNow } from '../../platform/time.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { onSignedOut } from '../sign-in/sign-out.ts';
import { isSignedIn } from './profile-store.ts';

export interface ProtectionState {
  /** Limits, break and session of the server's last answer; null before. */
  readonly told: SelfLimited | null;
  /** `performance.now()` at that answer: a clock that the player cannot set. */
  readonly toldAt: number;
}

const EMPTY_PROTECTION: ProtectionState = { told: null, toldAt: 0 };

export const protectionStore = createStore<ProtectionState>()(() => EMPTY_PROTECTION);

export function applyProtection(told: SelfLimited): void {
  protectionStore.setState({ told, toldAt: performance.now() });
}

/** The server's time now, whatever the clock of this machine says. */
export function serverNow({ told, toldAt }: ProtectionState = protectionStore.getState()): number {
  return told ? told.serverTime + performance.now() - toldAt : timeNow();
}

/** @throws CallFailure */
export async function loadProtection(): Promise<void> {
  const asked = tokenStore.read();
  if (!isSignedIn() || !asked) return;
  const told = await callServer(getSelfLimited, {}, { isSilent: true });
  // An answer for a player who has left must not be shown to the next one.
  if (tokenStore.read() === asked) applyProtection(told);
}

onSignedOut(() => protectionStore.setState(EMPTY_PROTECTION, true));

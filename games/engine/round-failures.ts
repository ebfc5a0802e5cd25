import { type FailureKey, isCallFailure } from '../../src/platform/http/call-failure.ts';
import { PROTECTION_NOTICES } from './frame-state.ts';

/** The request may have reached the server: it is kept, to be sent again. */
export const LOST_ON_THE_WAY: readonly FailureKey[] = [
  'timeout',
  'offline',
  'unreadable',
  'internal',
  'busy',
  'tooOften',
];

export const NOT_OFFERED: readonly FailureKey[] = ['stakeNotOffered', 'betNotOffered'];

/** The server knows better how far the round has come; there is nothing to say to the player. */
const OUT_OF_STEP_FAILURES: readonly FailureKey[] = ['roundRunning', 'roundAdvanced', 'roundSettled'];

/** The game goes on from the server's state. */
const NEEDS_FRESH_STATE: readonly FailureKey[] = [
  ...OUT_OF_STEP_FAILURES,
  ...NOT_OFFERED,
  ...PROTECTION_NOTICES,
  'actNotAllowed',
  'seedChanged',
  'roundUnknown',
  'requestIdReused',
  'invalidValue',
  'balanceTooLow',
];

/** The game session is over: only another launch opens the game again. */
export const isSessionOver = (key: FailureKey): boolean =>
  key === 'gameSessionEnded' || key === 'sessionEnded' || key === 'launchTokenInvalid';

export const needsFreshState = (key: FailureKey): boolean => NEEDS_FRESH_STATE.includes(key);

export const isOutOfStep = (key: FailureKey): boolean => OUT_OF_STEP_FAILURES.includes(key);

export function failureKeyOf(error: unknown): FailureKey {
  if (isCallFailure(error)) return error.key;
  // A bug of ours must be seen, and still leave the player a way on.
  console.error(error);
  return 'unknown';
}

/** When a round that was requested too soon may be requested again; null where the server did not say. Milliseconds. */
export function waitMsOf(error: unknown): number | null {
  const details = isCallFailure(error) ? (error.details as { waitMs?: unknown } | undefined) : undefined;
  return typeof details?.waitMs === 'number' ? details.waitMs : null;
}

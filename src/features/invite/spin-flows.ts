import { actInviteUserRecord, actInviteUserSpin } from '../../../contract/invite/invite-spin-calls.ts';
import { actInviteUser, actInviteUserStatus } from '../../../contract/invite/invite-state-calls.ts';
import { SPIN_DEBOUNCE_MS } from '../../../contract/limits.ts';
import type { Cents } from '../../../contract/money.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { mayBeDone } from '../../platform/http/request-outcome.ts';
import { pendingRequests } from '../../platform/pending-requests.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { changeAnswer, renewAnswers } from '../../session/calls/query-client.ts';
import { renewClaims } from '../../session/claims/renew-claims.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { inviteWheelStore, type SpinRequest, type SpinTurn } from './spin-store.ts';

const turnNow = () => inviteWheelStore.getState().turn;
const setTurn = (turn: SpinTurn) => inviteWheelStore.setState({ turn });

/** Incremented where an answer on its way does not count any more. */
let generation = 0;

export const setSectors = (sectors: readonly Cents[]): void => inviteWheelStore.setState({ sectors });

let pressedAt = Number.NEGATIVE_INFINITY;

/** Uses a spin, for the hash that the page shows; not for the second press of a double one. One whose result is not known yet comes first. */
export async function spinWheel(commit: string): Promise<void> {
  const now = performance.now();
  const isTooSoon = now - pressedAt < SPIN_DEBOUNCE_MS;
  pressedAt = now;
  if (isTooSoon) return;
  const { phase } = turnNow();
  if (phase === 'turning' || phase === 'landing') return;
  const saved = savedSpin();
  await send(saved ?? { requestId: newRequestId(), clientSeed: newRequestId(), commit }, saved !== null);
}

/** Asks again for a spin whose result was never shown, as after a reload or a lost connection. */
export async function resumeSpin(): Promise<void> {
  const { phase } = turnNow();
  if (phase === 'turning' || phase === 'landing') return;
  const saved = savedSpin();
  if (saved) await send(saved, true);
}

async function send(request: SpinRequest, isRepeat: boolean): Promise<void> {
  const token = tokenStore.read();
  generation += 1;
  const own = generation;
  if (!isRepeat) saveSpin(request);
  setTurn({ phase: 'turning', request });
  const isCurrent = () => own === generation && tokenStore.read() === token;
  try {
    const answer = await callServer(actInviteUserSpin, { ...request }, { isSilent: true });
    if (isCurrent()) setTurn({ phase: 'landing', request, answer });
  } catch (failure) {
    if (!isCurrent()) return;
    if (mayBeDone(isCallFailure(failure) ? failure.key : 'unreadable', isRepeat))
      return setTurn({ phase: 'cut', request, failure });
    deleteSpin(request);
    setTurn({ phase: 'still', failure });
    await renewAnswers(actInviteUser);
  }
}

/** The wheel rests at its result, which is told now. @param spinId of the one that landed */
export function showResult(spinId: string): void {
  const turn = turnNow();
  if (turn.phase !== 'landing' || turn.answer.spin.spinId !== spinId) return;
  const { won, spins, canExchange, nextCommit } = turn.answer;
  setTurn({ ...turn, phase: 'shown' });
  deleteSpin(turn.request);
  changeAnswer(actInviteUser, {}, (state) => ({
    ...state,
    commit: nextCommit,
    period: state.period && { ...state.period, won, spins, canExchange },
  }));
  void renewClaims(actInviteUser, actInviteUserRecord, actInviteUserStatus);
}

/** The page is left: what was not told is told on the next visit. */
export function leaveWheel(): void {
  generation += 1;
  pressedAt = Number.NEGATIVE_INFINITY;
  setTurn({ phase: 'still', failure: null });
}

// With the player's id in its name, no other player of this device ever repeats a request.
const requestKind = () => `actInviteUserSpin:${profileStore.getState().user?.id}`;

/** Before it is sent, so that a reload in mid-spin asks for the same result again. */
function saveSpin({ requestId, ...order }: SpinRequest): void {
  pendingRequests.remember(requestKind(), requestId, order);
}

/** A spin whose result has not been shown; null without one. */
function savedSpin(): SpinRequest | null {
  const saved = pendingRequests.list(requestKind())[0];
  if (!saved) return null;
  const { clientSeed, commit } = saved.body as Omit<SpinRequest, 'requestId'>;
  return { requestId: saved.id, clientSeed, commit };
}

/** After its result was shown, or when it is certain that it was not made. */
const deleteSpin = ({ requestId }: SpinRequest): void => pendingRequests.forget(requestId);

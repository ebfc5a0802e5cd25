import { createStore } from 'zustand/vanilla';
import type { CallData } from '../../../contract/call.ts';
import type { actInviteUserSpin } from '../../../contract/invite/invite-spin-calls.ts';
import type { Cents } from '../../../contract/money.ts';
import { onSignedOut } from '../../session/sign-in/sign-out.ts';

type SpinAnswer = CallData<typeof actInviteUserSpin>;

/** As it was stored before it was sent. */
export interface SpinRequest {
  readonly requestId: string;
  readonly clientSeed: string;
  readonly commit: string;
}

/**
 * `still`: nothing turns; `failure` is why the last spin was not made. `turning`: the server is asked. `landing`: its answer is
 * known and the wheel on its way to it. `shown`: it is told. `cut`: no answer came; the spin may have been made.
 */
export type SpinTurn =
  | { readonly phase: 'still'; readonly failure: unknown }
  | { readonly phase: 'turning'; readonly request: SpinRequest }
  | { readonly phase: 'landing' | 'shown'; readonly request: SpinRequest; readonly answer: SpinAnswer }
  | { readonly phase: 'cut'; readonly request: SpinRequest; readonly failure: unknown };

export interface InviteWheel {
  /** What each sector pays; empty until it is known. */
  readonly sectors: readonly Cents[];
  readonly turn: SpinTurn;
}

const EMPTY_WHEEL: InviteWheel = { sectors: [], turn: { phase: 'still', failure: null } };

export const inviteWheelStore = createStore<InviteWheel>()(() => EMPTY_WHEEL);

onSignedOut(() => inviteWheelStore.setState(EMPTY_WHEEL));

/** A spin that the server has answered and the page has not told yet. */
export const untoldSpin = ({ turn }: InviteWheel): string | null =>
  turn.phase === 'landing' ? turn.answer.spin.spinId : null;

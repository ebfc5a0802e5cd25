import { createStore } from 'zustand/vanilla';
import { exchange, exchangeOrder, getExchange } from '../../../contract/calls/withdraw.ts';
import type { Withdrawal, WithdrawTerms } from '../../../contract/entities/withdrawal.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { forgetRequest, pendingRequests, rememberRequest } from '../../platform/pending-requests.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { applyBalance, profileStore } from '../../session/profile-store.ts';
import { whenSignedOut } from '../../session/sign-out.ts';
import { isUncertain } from './rules.ts';

interface TermsState {
  /** Null until the server has answered once. */
  readonly terms: WithdrawTerms | null;
  readonly isLoading: boolean;
  readonly failure: unknown;
}

const NOTHING: TermsState = { terms: null, isLoading: false, failure: null };
export const termsStore = createStore<TermsState>()(() => NOTHING);

/** Asks what can be withdrawn; an older answer stays on the screen meanwhile. */
export async function loadTerms(): Promise<void> {
  termsStore.setState({ isLoading: true, failure: null });
  try {
    const terms = await callServer(getExchange, {}, { isSilent: true });
    termsStore.setState({ terms, isLoading: false });
    applyBalance(terms.coin);
  } catch (failure) {
    termsStore.setState({ failure, isLoading: false });
  }
}

export interface WithdrawBody {
  readonly bankId: number;
  readonly amount: number;
}

// With the player's id in its name, no other player of this device ever repeats a request.
const pendingKind = () => `exchange:${profileStore.getState().user?.id ?? 0}`;

/** A request whose answer was lost. The password is not kept: it has to be typed again. */
export function unansweredRequest(): { id: string; body: WithdrawBody } | null {
  const request = pendingRequests.list(pendingKind()).at(-1);
  return request ? { id: request.id, body: request.body as WithdrawBody } : null;
}

function forgetUnanswered(): void {
  for (const { id } of pendingRequests.list(pendingKind())) forgetRequest(id);
}

/** Asks for the money; the same request again while nobody knows what became of it. */
export async function askForMoney(body: WithdrawBody, password: string): Promise<Withdrawal> {
  const known = unansweredRequest();
  const isSame = known?.body.bankId === body.bankId && known.body.amount === body.amount;
  const requestId = isSame ? known.id : newRequestId();
  forgetUnanswered();
  rememberRequest(pendingKind(), requestId, body);
  try {
    const { coin, ...withdrawal } = await callServer(exchange, { requestId, ...body, password });
    forgetUnanswered();
    applyBalance(coin);
    void loadTerms();
    return withdrawal;
  } catch (error) {
    // A wrong password says nothing of what became of an earlier try of the same request.
    const isAboutPassword = isCallFailure(error) && error.key.startsWith('withdrawPassword');
    if (!isUncertain(isCallFailure(error) ? error.key : 'unreadable') && !(isSame && isAboutPassword))
      forgetUnanswered();
    throw error;
  }
}

export async function askForState(withdrawalId: string): Promise<Withdrawal> {
  const { coin, ...withdrawal } = await callServer(exchangeOrder, { withdrawalId }, { isSilent: true });
  applyBalance(coin);
  return withdrawal;
}

/** Nothing of one player may be shown to the next one on the same machine. */
whenSignedOut(() => termsStore.setState(NOTHING));

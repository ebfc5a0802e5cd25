import { createStore } from 'zustand/vanilla';
import { exchange, exchangeOrder, getExchange } from '../../../contract/wallet/withdraw-calls.ts';
import type { Withdrawal, WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyBalance } from '../../session/profile-store.ts';
import { whenSignedOut } from '../../session/sign-out.ts';
import { asWayOut } from '../../session/way-out.ts';
import { keptRequest } from './kept-request.ts';

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
    const terms = await callServer(getExchange, {}, { isSilent: true, ...asWayOut() });
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

const request = keptRequest<WithdrawBody>('exchange');
/** A request whose answer was lost. The password is not kept: it has to be typed again. */
export const unansweredRequest = request.unanswered;

/** Asks for the money; the same request again while nobody knows what became of it. */
export async function askForMoney(body: WithdrawBody, password: string): Promise<Withdrawal> {
  const { coin, ...withdrawal } = await request.send(body, (requestId) =>
    callServer(exchange, { requestId, ...body, password }, asWayOut()),
  );
  applyBalance(coin);
  void loadTerms();
  return withdrawal;
}

export async function askForState(withdrawalId: string): Promise<Withdrawal> {
  const { coin, ...withdrawal } = await callServer(
    exchangeOrder,
    { withdrawalId },
    { isSilent: true, ...asWayOut() },
  );
  applyBalance(coin);
  return withdrawal;
}

/** Nothing of one player may be shown to the next one on the same machine. */
export const forgetTerms = () => termsStore.setState(NOTHING);
whenSignedOut(forgetTerms);

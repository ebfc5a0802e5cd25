import { getWithdrawTerms, requestWithdrawal } from '../../../contract/wallet/withdraw-calls.ts';
import type { Withdrawal } from '../../../contract/wallet/withdrawal.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { renewAnswers } from '../../session/calls/query-client.ts';
import { retryableRequest } from '../../session/calls/retryable-request.ts';
import { applyBalance } from '../../session/player/profile-store.ts';
import { withWithdrawalOnlyToken } from '../../session/player/withdrawal-only.ts';

export interface WithdrawBody {
  readonly bankId: number;
  readonly amount: number;
}

const request = retryableRequest<WithdrawBody>(requestWithdrawal.name);
/** A request whose answer was lost. The password is not stored: it has to be typed again. */
export const unansweredRequest = request.unanswered;

/** Requests the withdrawal; the same request again while its result is unknown. */
export async function sendWithdrawal(body: WithdrawBody, password: string): Promise<Withdrawal> {
  const { coin, ...withdrawal } = await request.send(body, (requestId) =>
    callServer(requestWithdrawal, { requestId, ...body, password }, withWithdrawalOnlyToken()),
  );
  applyBalance(coin);
  void renewAnswers(getWithdrawTerms);
  return withdrawal;
}

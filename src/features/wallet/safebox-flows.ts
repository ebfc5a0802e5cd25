import { getSafebox, moveSafebox, type SafeboxDirection } from '../../../contract/wallet/safebox-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { changeAnswer } from '../../session/calls/query-client.ts';
import { retryableRequest } from '../../session/calls/retryable-request.ts';
import { applyBalance } from '../../session/player/profile-store.ts';
import { withWithdrawalOnlyToken } from '../../session/player/withdrawal-only.ts';

export interface SafeboxMove {
  readonly direction: SafeboxDirection;
  readonly amount: number;
}

const request = retryableRequest<SafeboxMove>('moveSafebox');
export const unansweredMove = request.unanswered;

export async function moveMoney(body: SafeboxMove, password: string): Promise<void> {
  const held = await request.send(body, (requestId) =>
    callServer(moveSafebox, { requestId, ...body, password }, withWithdrawalOnlyToken()),
  );
  applyBalance(held.coin);
  changeAnswer(getSafebox, {}, (terms) => ({ ...terms, ...held }));
}

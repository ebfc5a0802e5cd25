import { isCallFailure } from '../../platform/http/call-failure.ts';
import { mayBeDone } from '../../platform/http/request-outcome.ts';
import { forgetRequest, pendingRequests, rememberRequest } from '../../platform/pending-requests.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { profileStore } from '../player/profile-store.ts';
import { withdrawalOnlyPlayer } from '../player/withdrawal-only.ts';

interface UnansweredRequest<Body> {
  readonly id: string;
  readonly body: Body;
}

/**
 * The one request of a kind whose answer may have been lost. The same body is sent again with the same id, so that nothing
 * is done twice; the password that goes with it is never stored.
 */
export function retryableRequest<Body extends object>(call: string) {
  // With the player's id in its name, no other player of this device ever repeats a request.
  const kind = () => `${call}:${profileStore.getState().user?.id ?? withdrawalOnlyPlayer()}`;

  const unanswered = (): UnansweredRequest<Body> | null => {
    const request = pendingRequests.list(kind()).at(-1);
    return request ? { id: request.id, body: request.body as Body } : null;
  };
  const forget = () => {
    for (const { id } of pendingRequests.list(kind())) forgetRequest(id);
  };

  async function send<Answer>(body: Body, sendWith: (requestId: string) => Promise<Answer>): Promise<Answer> {
    const known = unanswered();
    const isSame = known !== null && JSON.stringify(known.body) === JSON.stringify(body);
    const requestId = isSame ? known.id : newRequestId();
    forget();
    rememberRequest(kind(), requestId, body);
    try {
      const answer = await sendWith(requestId);
      forget();
      return answer;
    } catch (error) {
      if (!mayBeDone(isCallFailure(error) ? error.key : 'unreadable', isSame)) forget();
      throw error;
    }
  }

  return { unanswered, send };
}
